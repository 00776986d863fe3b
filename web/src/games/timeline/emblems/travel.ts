// Emblems of what rolls, sails and flies.

import { box, disc, dot, DYE, GROUND, line, rays, row, shape, turn, wash, type Emblem } from "./pen";

const ENVELOPE = "M60 4c22 0 33 15 31 30-1 11-14 20-20 28H49c-6-8-19-17-20-28C27 19 38 4 60 4z";
const GORE = "M60 4c9 0 13 15 12 30-1 11-5 20-7 28h-10c-2-8-6-17-7-28C47 19 51 4 60 4z";
const SEA = "M8 78q8-5 16 0t16 0 16 0 16 0 16 0 16 0 10-2";

export const TRAVEL = {
  balloon: {
    ground: GROUND.sky,
    art:
      shape(ENVELOPE, DYE.madder) +
      shape(GORE, DYE.straw) +
      line("M29 31q31 12 62 0M51 64l2 8M69 64l-2 8") +
      box(51, 72, 18, 10, DYE.walnut) +
      `<g opacity=".5">${line("M10 66q6-5 12 0t12 0M88 74q5-4 10 0t10 0")}</g>`,
  },
  bicycle: {
    ground: GROUND.leaf,
    art:
      rays(32, 56, 0, 17, 8, 1.3) +
      rays(88, 56, 0, 17, 8, 1.3) +
      `<g fill="none" stroke="${DYE.walnut}" stroke-width="4"><circle cx="32" cy="56" r="19"/><circle cx="88" cy="56" r="19"/></g>` +
      dot(32, 56, 3) +
      dot(88, 56, 3) +
      line("M32 56L40 34H84L88 56") +
      shape("M38 34q20-8 46 0l-2 5H40z", DYE.sage, 2) +
      shape("M48 29q8-6 20-1l-1 4H49z", DYE.madder, 2) +
      line("M84 34L86 18M86 18q-8-2-12 2M86 18q8-1 9 3"),
  },
  train: {
    ground: GROUND.mist,
    art:
      shape("M14 26H42V60H14z", DYE.madder) +
      box(20, 32, 15, 12, DYE.straw) +
      shape("M42 36H96Q104 48 96 60H42z", DYE.night) +
      shape("M84 36L81 14H95L92 36z", DYE.night) +
      shape("M54 36Q54 27 61 27T68 36z", DYE.weld) +
      line("M56 37V60M72 37V60", 2, DYE.weld) +
      disc(28, 66, 9, DYE.steel) +
      disc(54, 66, 9, DYE.steel) +
      disc(80, 66, 9, DYE.steel) +
      line("M28 66H80") +
      line("M6 78H114") +
      line("M92 10q2-7 9-5 6-5 11 1", 2, DYE.steel),
  },
  plane: {
    ground: GROUND.sky,
    art:
      shape("M10 40Q60 26 98 38 108 42 98 48 60 56 20 48z", DYE.chalk) +
      shape("M10 40L4 20 18 20 30 37z", DYE.madder) +
      shape("M44 12H74L66 36H52z", DYE.madder) +
      shape("M46 46H72L60 76H44z", DYE.madder) +
      line("M104 28V58", 3) +
      disc(104, 43, 4, DYE.weld) +
      dot(82, 41, 2.6) +
      dot(72, 41, 2.6) +
      line("M8 70q6-5 12 0t12 0", 1.6),
  },
  car: {
    ground: GROUND.sand,
    art:
      shape("M10 60V44Q20 38 34 38L46 18H78L88 38Q104 38 110 46V60z", DYE.woad) +
      shape("M42 36L50 24H60V36zM64 36V24H75L82 36z", DYE.chalk, 1.8) +
      disc(34, 62, 12, DYE.night) +
      disc(88, 62, 12, DYE.night) +
      dot(34, 62, 4.5, DYE.brass) +
      dot(88, 62, 4.5, DYE.brass) +
      disc(106, 48, 4, DYE.straw, 1.6) +
      line("M4 76H116"),
  },
  ship: {
    ground: GROUND.water,
    art:
      shape("M60 6V50L24 50Q44 30 60 6z", DYE.chalk) +
      shape("M64 14Q92 26 88 50H64z", DYE.blush) +
      line("M62 4V58", 3, DYE.walnut) +
      shape("M62 4H78L72 9 78 14H62z", DYE.madder, 1.6) +
      shape("M14 56H106L94 74H28z", DYE.walnut) +
      line("M18 63H101", 1.6, DYE.brass) +
      line(SEA, 2.2, DYE.woad),
  },
  lighthouse: {
    ground: GROUND.sky,
    art:
      shape("M50 26H70L78 80H42z", DYE.chalk) +
      wash("M48.500 38h23l1.800 13H46.700zM45 64h30l1.800 13H43.200z", DYE.madder) +
      box(51, 12, 18, 14, DYE.straw, 0) +
      shape("M48 12q12-12 24 0zM46 26H74", DYE.madder, 2) +
      line("M48 16L12 6M48 22L12 30M72 16L108 6M72 22L108 30", 2.2, DYE.weld) +
      line("M8 80q8-5 16 0t16 0 16 0 16 0 16 0 16 0 10-2", 2.2, DYE.woad),
  },
  rocket: {
    ground: GROUND.dusk,
    art: turn(
      28,
      60,
      42,
      shape("M46 46L34 64 48 60zM74 46L86 64 72 60z", DYE.indigo) +
        shape("M60 2Q78 18 74 60H46Q42 18 60 2z", DYE.chalk) +
        wash("M60 2Q70 11 73 24H47Q50 11 60 2z", DYE.madder) +
        disc(60, 34, 7, DYE.sky) +
        shape("M52 60H68Q66 74 60 82 54 74 52 60z", DYE.straw, 2),
    ) + row(5, (n) => dot([14, 28, 100, 108, 88][n] ?? 0, [20, 62, 20, 58, 74][n] ?? 0, 2, DYE.indigo)),
  },
  bridge: {
    ground: GROUND.water,
    art:
      shape("M4 34H116V46H110V74H98Q96 54 84 54T70 74H50Q48 54 36 54T22 74H10V46H4z", DYE.stone) +
      line("M4 40H116M16 34v6M32 34v6M48 34v6M64 34v6M80 34v6M96 34v6", 1.3) +
      line("M6 80q8-5 16 0t16 0 16 0 16 0 16 0 16 0 10-2", 2.2, DYE.woad) +
      line("M84 20q4-4 8 0M92 20q4-4 8 0", 1.6),
  },
  globe: {
    ground: GROUND.sand,
    art:
      disc(60, 38, 30, DYE.sky) +
      shape("M42 18Q58 14 62 24 52 32 56 40 44 44 38 34 36 24 42 18zM68 40Q82 36 86 44 78 58 68 60 62 50 68 40z", DYE.sage, 1.6) +
      line("M60 8Q44 38 60 68M60 8Q76 38 60 68M31 32H89M31 46H89", 1) +
      line("M84 10Q104 38 84 66M60 68V78M42 80H78"),
  },
  wheel: {
    ground: GROUND.flax,
    art:
      disc(60, 42, 36, DYE.walnut) +
      disc(60, 42, 28, GROUND.flax) +
      rays(60, 42, 8, 28, 8, 4.5, DYE.walnut) +
      disc(60, 42, 9, DYE.weld) +
      dot(60, 42, 3),
  },
  cart: {
    ground: GROUND.moss,
    art:
      shape("M24 24Q52 14 92 24V50Q58 62 24 50z", DYE.madder) +
      shape("M34 28H50V42H34zM64 28H82V42H64z", DYE.straw, 1.8) +
      rays(34, 62, 0, 14, 8, 1.4) +
      rays(86, 62, 0, 14, 8, 1.4) +
      `<g fill="none" stroke="${DYE.walnut}" stroke-width="4"><circle cx="34" cy="62" r="15"/><circle cx="86" cy="62" r="15"/></g>` +
      line("M92 46L114 40M20 20q40-14 76 0"),
  },
  tent: {
    ground: GROUND.leaf,
    art:
      shape("M14 76L58 12 106 76z", DYE.sand) +
      shape("M44 76L58 34 74 76z", DYE.night, 1.8) +
      line("M58 12V4M14 76H112") +
      shape("M58 4H72L67 8 72 12H58z", DYE.madder, 1.6) +
      line("M84 48Q92 56 100 68", 1.4),
  },
} satisfies Record<string, Emblem>;
