// Emblems of what is looked at: the sky, the earth, what lives.

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
} satisfies Record<string, Emblem>;
