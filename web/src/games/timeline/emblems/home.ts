// Emblems of the house and the street: what one eats, plays with and keeps.

import { box, disc, dot, DYE, GROUND, line, rays, row, shape, stitch, turn, wash, type Emblem } from "./pen";

export const HOME = {
  bread: {
    ground: GROUND.straw,
    art:
      shape("M14 52Q12 28 38 26H84Q108 28 106 52 104 66 92 66H28Q16 66 14 52z", "#D29A52") +
      row(4, (n) => line(`M${34 + n * 17} 34q8 4 6 14`, 2.6, "#8A5A2C")) +
      line("M22 58H98", 1.4, "#8A5A2C") +
      line("M10 74H110"),
  },
  cup: {
    ground: GROUND.cream,
    art:
      shape("M30 34H84V50Q84 70 66 70H48Q30 70 30 50z", DYE.chalk) +
      line("M84 40q18-3 16 10t-18 10") +
      wash("M31 42H83V50H31z", DYE.woad) +
      shape("M18 74H98Q94 80 86 80H30Q22 80 18 74z", DYE.sand, 2) +
      line("M46 26q-5-6 0-11t0-9M60 26q-5-6 0-11t0-9M74 26q-5-6 0-11t0-9", 2, DYE.steel),
  },
  bottle: {
    ground: GROUND.moss,
    art:
      shape("M40 4H52V24Q62 30 62 42V80H30V42Q30 30 40 24z", "#4E6640") +
      box(33, 46, 26, 20, DYE.chalk, 1) +
      line("M38 53h16M38 59h10", 1.6) +
      shape("M74 34H98Q98 54 86 56 74 54 74 34z", DYE.chalk, 2) +
      wash("M75 42H97Q95 54 86 55 77 54 75 42z", DYE.madder) +
      line("M86 56V78M76 80H96"),
  },
  bowl: {
    ground: GROUND.rose,
    art:
      shape("M14 40H106Q102 74 60 76 18 74 14 40z", DYE.woad) +
      wash("M20 50H100L98 55H22z", DYE.chalk) +
      shape("M22 40Q30 26 42 36 50 22 62 34 72 22 80 36 92 28 98 40z", DYE.straw, 2) +
      line("M70 34L104 6M78 36L112 12", 3, DYE.walnut) +
      line("M44 80H76"),
  },
  pot: {
    ground: GROUND.peach,
    art:
      shape("M40 10H80Q74 20 78 26 98 36 94 56 90 74 72 78H48Q30 74 26 56 22 36 42 26 46 20 40 10z", "#B8683F") +
      line("M28 44q8 8 16 0t16 0 16 0 16 0", 2.2, DYE.straw) +
      line("M42 26H78M30 62H90", 1.8),
  },
  bulb: {
    ground: GROUND.dusk,
    art:
      rays(60, 34, 34, 44, 10, 2.2, DYE.weld) +
      shape("M60 8Q86 10 84 36 82 48 72 56H48Q38 48 36 36 34 10 60 8z", DYE.straw) +
      line("M52 54L48 34 56 40 60 32 64 40 72 34 68 54", 1.8) +
      shape("M49 56H71V74Q60 82 49 74z", DYE.steel) +
      line("M49 62H71M49 68H71", 1.6),
  },
  lamp: {
    ground: GROUND.straw,
    art:
      shape("M60 4Q80 24 70 40 78 38 78 28 92 52 76 68 60 80 44 68 28 54 44 30 46 40 52 42 46 22 60 4z", DYE.madder) +
      shape("M60 40Q72 54 64 68 60 72 54 68 46 56 60 40z", DYE.straw, 1.8) +
      line("M20 80H100"),
  },
  letter: {
    ground: GROUND.peach,
    art:
      shape("M16 18H104V70H16z", DYE.chalk) +
      line("M16 18L60 50 104 18M16 70L46 42M104 70L74 42", 1.8) +
      shape("M78 10H106V44H78z", DYE.indigo, 1.8) +
      stitch("M81 13H103V41H81z", DYE.chalk, 1.2) +
      dot(92, 27, 6, DYE.blush) +
      disc(34, 58, 8, DYE.madder, 1.8),
  },
  newspaper: {
    ground: GROUND.flax,
    art:
      shape("M20 10H92V76H28Q20 76 20 68z", DYE.chalk) +
      shape("M92 26H104V68Q104 76 96 76 92 76 92 70z", DYE.stone, 2) +
      line("M28 20H84", 4.5) +
      box(28, 30, 26, 20, DYE.sky, 1, 1.6) +
      line("M60 32H84M60 39H84M60 46H84M28 57H84M28 64H84M28 70H62", 1.6),
  },
  bear: {
    ground: GROUND.leaf,
    art:
      disc(38, 20, 11, DYE.walnut) +
      disc(82, 20, 11, DYE.walnut) +
      shape("M60 12Q92 14 90 44 86 70 60 72 34 70 30 44 28 14 60 12z", "#A87644") +
      disc(60, 52, 15, DYE.sand) +
      dot(48, 36, 3) +
      dot(72, 36, 3) +
      shape("M55 45H65L60 51z", "#2B2330", 1) +
      line("M60 51v5M52 58q8 5 16 0", 1.8) +
      stitch("M60 13V34", DYE.straw, 1.2) +
      shape("M46 72L60 77 74 72 76 82 60 79 44 82z", DYE.madder, 1.8),
  },
  dice: {
    ground: GROUND.moss,
    art:
      turn(-10, 42, 46, box(18, 24, 44, 44, DYE.chalk, 7, 2.2) + row(5, (n) => dot([29, 51, 40, 29, 51][n] ?? 0, [35, 35, 46, 57, 57][n] ?? 0, 3.4))) +
      turn(14, 86, 40, box(70, 22, 34, 44, DYE.madder, 4, 2.2) + shape("M87 32q8 7 4 13-2 3-4 0-2 3-4 0-4-6 4-13z", DYE.chalk, 1.4) + line("M87 46v7", 2, DYE.chalk)) +
      line("M8 76H112"),
  },
  key: {
    ground: GROUND.mist,
    art:
      line("M46 42H106V54M92 42V52", 7.5) +
      line("M46 42H106V54M92 42V52", 4, DYE.weld) +
      disc(30, 42, 19, DYE.weld) +
      disc(30, 42, 8.5, GROUND.mist) +
      line("M16 32q6-8 16-6", 1.6, DYE.straw),
  },
  perfume: {
    ground: GROUND.rose,
    art:
      box(28, 36, 48, 42, DYE.straw, 6, 2.2) +
      box(36, 50, 32, 18, DYE.chalk, 1, 1.6) +
      line("M43 57h18M46 62h12", 1.4) +
      box(44, 20, 16, 16, DYE.walnut, 2) +
      line("M60 26Q76 24 82 26") +
      shape("M82 18Q98 14 98 28 96 38 84 34z", DYE.rose) +
      row(4, (n) => dot(30 - n * 6, 22 + (n % 2) * 6, 1.8, DYE.rose)),
  },
  clock: {
    ground: GROUND.sand,
    art:
      disc(60, 42, 35, DYE.walnut) +
      disc(60, 42, 28, DYE.chalk) +
      rays(60, 42, 22, 26, 12, 2) +
      line("M60 42V22M60 42L74 50", 2.8) +
      dot(60, 42, 3.2, DYE.madder),
  },
  glasses: {
    ground: GROUND.sky,
    art:
      disc(36, 48, 20, "#FFFFFF99", 3.2) +
      disc(84, 48, 20, "#FFFFFF99", 3.2) +
      line("M55 44q5-6 10 0M17 40L8 24M103 40L112 24", 3.2) +
      line("M26 42q4-8 12-8M74 42q4-8 12-8", 2, DYE.woad),
  },
  needlebox: {
    ground: GROUND.dusk,
    art:
      shape("M26 18H94L88 80H32z", DYE.steel) +
      shape("M20 10H100V20H20z", DYE.night) +
      line("M44 28L47 72M60 28V72M76 28L73 72", 1.8) +
      line("M52 10V5H68V10"),
  },
} satisfies Record<string, Emblem>;
