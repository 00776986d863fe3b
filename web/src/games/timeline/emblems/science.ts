// Emblems of what is looked at, measured and wired.

import { box, disc, dot, DYE, GROUND, INK, line, rays, row, shape, stitch, turn, wash, type Emblem } from "./pen";

export const SCIENCE = {
  telescope: {
    ground: GROUND.dusk,
    art:
      turn(-24, 60, 36, shape("M18 30H50V44H18z", DYE.brass) + shape("M50 26H82V48H50z", DYE.weld) + shape("M82 22H102V52H82z", DYE.walnut) + box(10, 32, 8, 10, DYE.night, 1)) +
      line("M58 46L36 80M60 46V80M62 46L84 80", 3.2) +
      disc(60, 44, 5, DYE.steel) +
      rays(18, 18, 2, 7, 6, 1.8, DYE.weld),
  },
  microscope: {
    ground: GROUND.leaf,
    art:
      shape("M26 72H94V80H26z", DYE.night) +
      shape("M70 20Q96 34 86 62L78 72H66Q82 56 76 42L64 32z", DYE.night) +
      turn(-28, 56, 34, box(48, 2, 16, 12, DYE.brass, 2) + box(46, 14, 20, 30, DYE.weld, 2) + box(51, 44, 10, 10, DYE.steel, 1)) +
      shape("M36 62H66V67H36z", DYE.steel, 1.8) +
      dot(78, 46, 4, DYE.brass),
  },
  atom: {
    ground: GROUND.water,
    art:
      row(3, (n) => `<ellipse cx="60" cy="42" rx="44" ry="15" transform="rotate(${n * 60} 60 42)" fill="none" stroke="${INK}" stroke-width="2.200"/>`) +
      disc(60, 42, 9, DYE.madder) +
      disc(104, 42, 4.5, DYE.indigo, 1.6) +
      disc(38, 4.500, 4.5, DYE.weld, 1.6) +
      disc(38, 79.500, 4.5, DYE.sage, 1.6),
  },
  star: {
    ground: GROUND.dusk,
    art:
      shape("M46 12L55 33 78 35 60 50 66 73 46 60 26 73 32 50 14 35 37 33z", DYE.straw) +
      rays(94, 24, 3, 10, 8, 1.8, DYE.weld) +
      rays(100, 62, 2, 6, 6, 1.6, DYE.indigo) +
      stitch("M46 22L52 37 67 39", DYE.weld, 1.4),
  },
  comet: {
    ground: GROUND.dusk,
    art:
      wash("M94 12Q70 14 30 44L44 62Q78 38 96 14z", DYE.sky) +
      line("M108 6Q70 14 34 42M112 16Q84 40 50 64M104 20Q78 36 52 50", 2.2, DYE.woad) +
      disc(38, 56, 18, DYE.straw) +
      line("M30 50q6-6 13-3", 2, DYE.chalk) +
      row(4, (n) => dot([14, 84, 106, 18][n] ?? 0, [16, 70, 52, 34][n] ?? 0, 2, DYE.indigo)),
  },
  moon: {
    ground: GROUND.dusk,
    art:
      disc(60, 42, 34, DYE.chalk) +
      wash("M72 10Q92 20 93 42 92 66 70 75 84 42 72 10z", DYE.stone) +
      disc(48, 30, 7, DYE.stone, 1.4) +
      disc(60, 54, 9, DYE.stone, 1.4) +
      disc(40, 52, 4, DYE.stone, 1.2) +
      disc(72, 32, 4, DYE.stone, 1.2) +
      row(4, (n) => dot([12, 104, 110, 18][n] ?? 0, [24, 18, 60, 66][n] ?? 0, 2, DYE.indigo)),
  },
  planet: {
    ground: GROUND.dusk,
    art:
      disc(60, 42, 26, DYE.weld) +
      wash("M36 34Q60 42 84 32L86 42Q60 52 34 44z", DYE.madder) +
      line("M37 55Q60 62 83 53", 1.6) +
      `<g fill="none"><path d="M36 50Q8 66 14 70 36 72 80 46 112 24 106 18 98 16 84 30" stroke="${INK}" stroke-width="6"/><path d="M36 50Q8 66 14 70 36 72 80 46 112 24 106 18 98 16 84 30" stroke="${DYE.brass}" stroke-width="2.600"/></g>` +
      row(4, (n) => dot([16, 30, 100, 90][n] ?? 0, [20, 10, 60, 74][n] ?? 0, 2, DYE.indigo)),
  },
  sun: {
    ground: GROUND.sky,
    art: rays(60, 42, 28, 40, 16, 2.6, DYE.weld) + disc(60, 42, 24, DYE.straw) + shape("M60 18A24 24 0 0 1 60 66Q44 42 60 18z", DYE.night, 2),
  },
  volcano: {
    ground: GROUND.peach,
    art:
      shape("M8 78L46 28H74L112 78z", DYE.walnut) +
      shape("M46 28H74L82 40 74 48 68 38 62 58 54 38 46 46 38 39z", DYE.madder, 2) +
      line("M60 24V8M50 24Q44 14 36 12M70 24Q76 14 84 12", 3, DYE.weld) +
      disc(32, 9, 3, DYE.madder, 1.4) +
      disc(88, 9, 3, DYE.madder, 1.4) +
      disc(60, 5, 3, DYE.madder, 1.4) +
      line("M4 79H116"),
  },
  mountain: {
    ground: GROUND.mist,
    art:
      shape("M4 78L40 26 60 52 78 10 116 78z", DYE.woad) +
      shape("M78 10L92 34 84 30 78 40 70 32 64 42z", DYE.chalk, 2) +
      shape("M40 26L50 39 42 37 38 44 32 37z", DYE.chalk, 1.8) +
      line("M78 10V2") +
      shape("M78 2H88V7H78z", DYE.madder, 1.2) +
      line("M2 79H118"),
  },
  heart: {
    ground: GROUND.rose,
    art:
      shape("M60 76Q12 46 22 24 38 4 60 28 82 4 98 24 108 46 60 76z", DYE.madder) +
      stitch("M60 68Q22 44 30 28 40 16 60 38 80 16 90 28 98 44 60 68z") +
      line("M30 48H46L52 36 60 58 66 44 70 48H90", 2.4, "#FFF8E8"),
  },
  flask: {
    ground: GROUND.moss,
    art:
      shape("M48 6H72V30L96 70Q98 80 88 80H32Q22 80 24 70L48 30z", "#FFFFFF") +
      wash("M41 44H79L95 71Q96 79 88 79H32Q24 79 25 71z", DYE.sage) +
      shape("M44 4H76V11H44z", DYE.steel, 1.8) +
      disc(52, 62, 5, DYE.leaf, 1.4) +
      disc(68, 56, 3.4, DYE.leaf, 1.4) +
      disc(72, 70, 4.2, DYE.leaf, 1.4),
  },
  syringe: {
    ground: GROUND.water,
    art: turn(
      -28,
      60,
      42,
      line("M96 42H116", 2) +
        box(32, 30, 58, 24, "#FFFFFF", 3, 2.2) +
        wash("M52 31.500H89V52.500H52z", DYE.rose) +
        line("M52 30V54M62 30v7M72 30v7M82 30v7", 1.8) +
        shape("M90 36H97V48H90z", DYE.steel, 1.8) +
        line("M32 42H12M12 30V54", 4),
    ),
  },
  helix: {
    ground: GROUND.leaf,
    art:
      row(9, (n) => line(`M${16 + n * 11} ${(42 - 24 * Math.cos(n * 0.78)).toFixed(1)}V${(42 + 24 * Math.cos(n * 0.78)).toFixed(1)}`, 2.6, [DYE.weld, DYE.sage, DYE.rose][n % 3])) +
      line("M8 14C34 14 34 70 60 70S86 14 112 14", 4.4, DYE.indigo) +
      line("M8 70C34 70 34 14 60 14S86 70 112 70", 4.4, DYE.madder),
  },
  compass: {
    ground: GROUND.straw,
    art:
      disc(60, 42, 36, DYE.weld) +
      disc(60, 42, 29, DYE.chalk) +
      rays(60, 42, 23, 27, 8, 2) +
      turn(32, 60, 42, shape("M60 18L67 42H53z", DYE.madder, 1.8) + shape("M60 66L67 42H53z", DYE.indigo, 1.8)) +
      dot(60, 42, 3, DYE.brass),
  },
  bone: {
    ground: GROUND.sand,
    art:
      turn(-20, 60, 40, shape("M34 34Q20 20 18 34 10 40 20 46 22 58 36 48H84Q98 60 100 46 110 40 100 34 98 22 84 34z", DYE.chalk)) +
      line("M10 72q14-6 28 0t28 0 28 0 18-1", 2.2, DYE.walnut) +
      dot(28, 78, 2, DYE.walnut) +
      dot(70, 80, 2, DYE.walnut) +
      dot(96, 77, 2, DYE.walnut),
  },
  leaf: {
    ground: GROUND.cream,
    art:
      shape("M16 70Q10 22 60 16 94 14 106 8 108 58 72 70 44 78 22 66z", DYE.sage) +
      line("M8 80Q40 50 88 26M44 52L40 32M58 42L58 24M50 47Q62 50 72 60M64 38Q76 40 86 48", 1.8),
  },
  insect: {
    ground: GROUND.cream,
    art:
      shape("M56 40Q30 4 14 18 10 40 50 46 22 56 30 72 48 76 58 50z", DYE.weld) +
      shape("M64 40Q90 4 106 18 110 40 70 46 98 56 90 72 72 76 62 50z", DYE.weld) +
      disc(28, 28, 5, DYE.madder, 1.6) +
      disc(92, 28, 5, DYE.madder, 1.6) +
      shape("M57 26H63L64 70 60 78 56 70z", DYE.night, 1.8) +
      line("M58 26Q54 14 46 10M62 26Q66 14 74 10", 1.8),
  },
  paw: {
    ground: GROUND.peach,
    art:
      shape("M60 40Q80 42 84 60 84 74 70 74 60 70 50 74 36 74 36 60 40 42 60 40z", DYE.walnut) +
      disc(30, 40, 9, DYE.walnut) +
      disc(48, 22, 10, DYE.walnut) +
      disc(72, 22, 10, DYE.walnut) +
      disc(90, 40, 9, DYE.walnut),
  },
  sheep: {
    ground: GROUND.leaf,
    art:
      line("M42 62V78M54 64V78M72 64V78M84 62V78", 4) +
      shape("M30 40Q24 26 38 24 44 12 58 18 70 10 80 20 96 18 96 32 106 44 94 54 88 66 74 62 62 70 52 62 36 66 32 54 24 48 30 40z", DYE.chalk) +
      shape("M18 32Q28 26 36 36L34 52Q26 60 18 50 12 40 18 32z", DYE.night) +
      dot(25, 42, 2, "#fff") +
      line("M46 34q6 5 12 0M64 40q6 5 12 0M50 50q6 5 12 0", 1.6) +
      line("M8 79H112"),
  },
  triangle: {
    ground: GROUND.mist,
    art:
      shape("M16 72L16 16 96 72z", DYE.straw) +
      shape("M30 60V40L58 60z", GROUND.mist, 1.8) +
      line("M16 28h6M16 40h4M16 52h6M34 72v-6M50 72v-4M66 72v-6", 1.6) +
      line("M76 8L62 46M76 8L96 44", 3, DYE.steel) +
      disc(76, 8, 5, DYE.weld) +
      line("M60 50Q80 60 98 46", 1.6, DYE.madder),
  },
  ruler: {
    ground: GROUND.rose,
    art: turn(-14, 60, 42, box(4, 28, 112, 28, "#F1D27A", 2, 2.2) + line(row(13, (n) => `M${12 + n * 8} 28v${n % 4 ? 7 : 13}`), 1.6) + box(0, 26, 8, 32, DYE.weld, 2)),
  },
  gears: {
    ground: GROUND.sand,
    art:
      rays(44, 46, 22, 30, 10, 8, INK) +
      rays(44, 46, 22, 29, 10, 4.5, DYE.weld) +
      disc(44, 46, 24, DYE.weld) +
      disc(44, 46, 9, GROUND.sand) +
      rays(88, 30, 13, 20, 8, 7, INK) +
      rays(88, 30, 13, 19, 8, 4, DYE.steel) +
      disc(88, 30, 15, DYE.steel) +
      disc(88, 30, 5.5, GROUND.sand),
  },
  steam: {
    ground: GROUND.cream,
    art:
      shape("M20 40Q20 28 34 28H70V66H20z", "#B8683F") +
      shape("M28 28V10H40V28z", DYE.night) +
      disc(88, 52, 24, GROUND.cream, 5) +
      rays(88, 52, 0, 22, 6, 2) +
      line("M58 40L88 60", 3.4, DYE.steel) +
      dot(88, 52, 4) +
      line("M32 6q2-5 8-4M46 10q6-6 10 0t10-2", 2, DYE.steel) +
      shape("M12 66H76V78H12z", DYE.walnut),
  },
  phone: {
    ground: GROUND.peach,
    art:
      shape("M28 78Q30 52 48 46V36H72V46Q90 52 92 78z", DYE.night) +
      shape("M14 30Q16 10 60 10T106 30Q106 38 98 38L84 36 80 26Q60 20 40 26L36 36 22 38Q14 38 14 30z", DYE.madder) +
      disc(60, 62, 12, DYE.chalk) +
      row(6, (n) => dot(60 + 7.5 * Math.cos(n), 62 + 7.5 * Math.sin(n), 1.6)),
  },
  mobile: {
    ground: GROUND.dusk,
    art:
      turn(8, 60, 42, box(40, 2, 40, 78, DYE.night, 7, 2.2) + box(45, 10, 30, 56, DYE.sky, 2, 1.4) + dot(60, 73, 3.4, DYE.chalk) + row(6, (n) => box(48 + (n % 2) * 13, 15 + (n >> 1) * 16, 10, 10, [DYE.madder, DYE.weld, DYE.sage][n % 3] ?? DYE.woad, 2, 1.2))) +
      line("M96 26q8 14 0 28M104 20q12 20 0 40", 2.2, DYE.indigo),
  },
  computer: {
    ground: GROUND.flax,
    art:
      box(26, 8, 68, 52, DYE.chalk, 5, 2.2) +
      box(34, 15, 52, 36, DYE.night, 3, 1.6) +
      line("M41 24h20M41 32h30M41 40h14", 2.2, "#A9C48F") +
      shape("M50 60H70V66H50z", DYE.stone, 1.8) +
      shape("M16 66H104L110 80H10z", DYE.stone) +
      line("M24 72H96", 2.4),
  },
  screen: {
    ground: GROUND.leaf,
    art:
      line("M60 20L42 2M60 20L80 4", 2) +
      box(18, 18, 84, 56, DYE.walnut, 6, 2.2) +
      box(26, 25, 54, 42, DYE.sky, 8, 2) +
      line("M36 36q8-6 18-3", 2.2, "#fff") +
      disc(91, 34, 4, DYE.brass, 1.4) +
      disc(91, 47, 4, DYE.brass, 1.4) +
      line("M87 58h8M87 63h8", 1.6) +
      line("M32 74L28 82M88 74L92 82", 3),
  },
  pad: {
    ground: GROUND.dusk,
    art:
      shape("M30 24H90Q112 26 112 56 108 74 96 70L82 58H38L24 70Q12 74 8 56 8 26 30 24z", DYE.indigo) +
      line("M34 34V50M26 42H42", 5.5, DYE.chalk) +
      disc(80, 46, 5, DYE.madder, 1.6) +
      disc(92, 36, 5, DYE.weld, 1.6) +
      line("M54 40h12", 3, DYE.chalk),
  },
  telegraph: {
    ground: GROUND.mist,
    art:
      line("M60 14V80", 5) +
      line("M60 14V80", 2, DYE.walnut) +
      line("M30 22H90M38 36H82", 4.5) +
      line("M30 22H90M38 36H82", 1.8, DYE.walnut) +
      row(4, (n) => disc([34, 86, 42, 78][n] ?? 0, [17, 17, 31, 31][n] ?? 0, 4, DYE.sky, 1.6)) +
      line("M-4 26Q16 22 34 16M86 16Q104 22 124 26M-4 38Q20 36 42 30M78 30Q100 36 124 38", 1.5) +
      line("M40 80H80"),
  },
  ball: {
    ground: GROUND.leaf,
    art:
      disc(60, 40, 33, DYE.chalk) +
      shape("M60 24L75 35 69 52H51L45 35z", INK, 1) +
      line("M60 24V8M75 35L91 30M69 52L79 67M51 52L41 67M45 35L29 30", 2.2) +
      line("M14 78H106"),
  },
} satisfies Record<string, Emblem>;
