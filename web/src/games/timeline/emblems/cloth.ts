// Emblems of what is worn and woven.

import { box, disc, dot, DYE, GROUND, line, row, shape, stitch, turn, wash, type Emblem } from "./pen";

const JACKET_L = "M-4 0H46Q52 20 60 30V84H-4z";
const JACKET_R = "M126 0H76Q70 20 62 30V84H126z";

export const CLOTH = {
  zip: {
    ground: GROUND.water,
    art:
      wash(JACKET_L, DYE.woad) +
      wash(JACKET_R, DYE.woad) +
      stitch("M36 0Q44 24 50 34V84M86 0Q78 24 72 34V84") +
      row(9, (n) => box(n % 2 ? 54 : 60, 34 + n * 5.6, 8, 3.6, DYE.weld, 1, 0.8)) +
      row(4, (n) => line(`M${44 + n * 2.6} ${2 + n * 5.6}h7M${78 - n * 2.6} ${2 + n * 5.6}h-7`, 3.6, DYE.weld)) +
      shape("M54 24h14l2 12q0 4-4 4h-10q-4 0-4-4z", DYE.brass, 2) +
      shape("M58 34h6l3 22q0 5-6 5t-6-5z", DYE.weld, 2) +
      disc(61, 53, 2.5, DYE.woad, 1.2),
  },
  loom: {
    ground: GROUND.sand,
    art:
      row(3, (n) => {
        const x = 26 + n * 24;
        const holes = row(14, (k) => ((n * 5 + (k >> 1) * 3 + (k % 2) * 2) % 4 === 1 ? "" : dot(x + 6 + (k % 2) * 8, 18 + (k >> 1) * 8, 2)));
        return box(x, 10, 20, 64, DYE.sand, 2) + holes;
      }) + line("M46 18h4M46 66h4M70 18h4M70 66h4M94 18q12 0 14 6M26 66q-10 0-14-6"),
  },
  pin: {
    ground: GROUND.rose,
    art:
      line("M24 60L88 34M25 64q-12 4-14-5t9-12q10-2 9 6M25 64L94 46", 4.5, DYE.steel) +
      `<g opacity=".45">${line("M24 60L88 34M20 47q10-2 9 6M25 64L94 46M25 64q-12 4-14-5t9-12", 1)}</g>` +
      shape("M86 28q14-8 20 3t-6 19q-10 4-13-4z", DYE.weld),
  },
  jeans: {
    ground: GROUND.flax,
    art:
      shape("M30 4H90L96 84H68L61 36 54 84H24z", DYE.indigo) +
      stitch("M30 12H90M60 12V36M34 14q2 14-6 18M86 14q-2 14 6 18", "#E2B04A") +
      line("M29 13H91", 1) +
      dot(35, 16, 2, "#E2B04A") +
      dot(85, 16, 2, "#E2B04A") +
      dot(60, 8, 2.4, "#E2B04A"),
  },
  sock: {
    ground: GROUND.cream,
    art:
      shape("M48 4H80V44Q82 56 96 62 108 66 106 76 104 82 92 80L56 70Q44 66 46 50z", "#E7BDB0") +
      line("M49 8H79", 4, "#86394A") +
      line("M48 12H80") +
      `<g opacity=".7">${line("M52 20Q50 50 58 62M58 20Q56 46 64 62", 2, "#fff")}</g>` +
      line("M47 54q8 2 10 15M96 63q-4 8 0 17", 1.5),
  },
  machine: {
    ground: GROUND.peach,
    art:
      box(10, 72, 100, 8, DYE.walnut, 0) +
      shape("M22 72V60Q22 56 28 56H70V34H36V44H24V20Q24 12 34 12H88Q98 12 98 24V72z", DYE.night) +
      line("M30 44V62", 3, DYE.steel) +
      disc(104, 32, 11, DYE.weld) +
      dot(104, 32, 4, DYE.night) +
      box(52, 3, 12, 9, DYE.madder, 0, 1.6) +
      line("M40 22q18 8 46-2M80 40q8 6 6 22", 1.8, "#E2B04A"),
  },
  shoe: {
    ground: GROUND.leaf,
    art:
      shape("M22 22Q34 16 46 22L52 40Q74 52 98 54 108 58 106 68H24Q18 46 22 22z", DYE.walnut) +
      shape("M20 68H108V76H20z", DYE.sand, 2) +
      line("M50 32l12-6M56 40l12-7M64 46l11-8", 2, DYE.straw) +
      stitch("M26 28q8-4 17 0M84 56q2 6 0 11", DYE.straw, 1.4),
  },
  dress: {
    ground: GROUND.rose,
    art:
      shape("M48 6Q60 14 72 6L80 24 72 38Q92 58 98 80 60 88 22 80 28 58 48 38L40 24z", DYE.rose) +
      shape("M47 37Q60 42 73 37L75 44Q60 49 45 44z", DYE.indigo, 1.8) +
      line("M52 48Q44 64 42 81M60 49V84M68 48Q76 64 78 81", 1.6) +
      dot(60, 20, 1.8) +
      dot(60, 28, 1.8),
  },
  spool: {
    ground: GROUND.straw,
    art:
      shape("M38 24Q34 42 38 64H82Q86 42 82 24z", DYE.madder) +
      row(6, (n) => line(`M37 ${31 + n * 6}q23 6 46 0`, 1.3, "#F0B7A6")) +
      shape("M32 14Q60 22 88 14V22Q60 30 32 22z", DYE.sand) +
      shape("M32 62Q60 70 88 62V72Q60 80 32 72z", DYE.sand) +
      line("M82 44q18 4 16 18t12 16", 2.2, DYE.madder) +
      turn(-24, 20, 46, line("M20 20V70", 3, DYE.steel) + line("M20 23v6", 1.4, GROUND.straw)),
  },
  shell: {
    ground: GROUND.water,
    art:
      line("M10 26Q60 78 110 26", 2, DYE.walnut) +
      row(5, (n) => {
        const x = 22 + n * 19;
        const y = [36, 47, 51, 47, 36][n] ?? 0;
        return shape(`M${x} ${y - 10}q10 4 8 16-8 8-16 0-2-12 8-16z`, n % 2 ? DYE.blush : DYE.chalk, 2) + line(`M${x} ${y - 6}v12`, 1.2);
      }),
  },
} satisfies Record<string, Emblem>;
