// Emblems of what is measured, driven and wired.

import { box, disc, dot, DYE, GROUND, INK, line, rays, row, shape, turn, type Emblem } from "./pen";

export const DEVICES = {
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
