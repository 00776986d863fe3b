// Emblems of words, music, pictures and the stage.

import { box, disc, dot, DYE, GROUND, INK, line, row, shape, stitch, turn, wash, type Emblem } from "./pen";

export const ARTS = {
  book: {
    ground: GROUND.moss,
    art:
      shape("M60 20Q40 8 12 14V70Q40 64 60 76 80 64 108 70V14Q80 8 60 20z", DYE.chalk) +
      line("M60 20V76") +
      line("M20 26Q38 22 52 30M20 36Q38 32 52 40M20 46Q38 42 52 50M68 30Q84 22 100 26M68 40Q84 32 100 36M68 50Q84 42 100 46", 1.5) +
      shape("M84 10V34L90 28 96 34V10z", DYE.madder, 1.8),
  },
  scroll: {
    ground: GROUND.straw,
    art:
      shape("M28 14H92Q86 22 88 30V70H24V28Q22 20 28 14z", DYE.chalk) +
      shape("M28 14Q16 14 18 26H34Q38 16 28 14z", DYE.sand) +
      shape("M24 66H88Q104 66 100 78H34Q22 78 24 66z", DYE.sand) +
      line("M40 32H78M40 41H78M40 50H66", 1.8) +
      disc(76, 58, 7, DYE.madder, 1.8),
  },
  pen: {
    ground: GROUND.straw,
    art:
      turn(
        -32,
        60,
        42,
        box(18, 34, 66, 15, DYE.indigo, 4, 2.2) +
          shape("M84 34L100 39.500 106 41.500 100 43.500 84 49z", DYE.brass, 2) +
          line("M20 32H52", 3.4, DYE.weld) +
          shape("M14 38h4v7h-4z", DYE.weld, 1.6),
      ) + line("M66 76q6-8 11 0t11 0 10-2 12 1", 2.2, DYE.indigo),
  },
  press: {
    ground: GROUND.sand,
    art:
      shape("M26 8H94V18H26zM30 18H38V80H30zM82 18H90V80H82z", DYE.walnut) +
      line("M60 18V38", 5) +
      line("M60 26L100 20", 4, DYE.weld) +
      box(44, 38, 32, 9, DYE.steel, 1) +
      shape("M22 56H98V64H22z", DYE.sand) +
      shape("M42 52H78V57H42z", DYE.chalk, 1.6) +
      line("M18 80H102"),
  },
  letters: {
    ground: GROUND.water,
    art:
      turn(-8, 34, 46, box(14, 28, 38, 38, DYE.chalk, 4, 2.2) + line("M24 58L33 36 42 58M27 51H39", 3.2, DYE.madder)) +
      turn(7, 82, 40, box(64, 22, 38, 38, DYE.straw, 4, 2.2) + line("M76 30V52M76 30q14 0 12 6t-12 5q16 0 14 6t-14 5", 3, DYE.indigo)) +
      line("M8 76H112"),
  },
  violin: {
    ground: GROUND.peach,
    art: turn(
      38,
      60,
      42,
      line("M60-6V30", 5) +
        shape("M60 22Q78 20 76 34 68 42 78 50 88 70 60 78 32 70 42 50 52 42 44 34 42 20 60 22z", "#B0602E") +
        line("M50 46q-4 6 0 12M70 46q4 6 0 12M58 16V62M62 16V62", 1.4) +
        box(54, 60, 12, 5, INK, 1, 1) +
        line("M52-8H68", 3),
    ) + line("M10 24L60 78", 2, DYE.walnut),
  },
  note: {
    ground: GROUND.leaf,
    art:
      line("M8 22H112M8 34H112M8 46H112M8 58H112M8 70H112", 1.1, "#6F685C") +
      shape("M44 16L84 8V18L44 26z", INK, 1) +
      line("M44 18V62M84 10V54", 3) +
      `<ellipse cx="36" cy="63" rx="10" ry="7.500" transform="rotate(-18 36 63)" fill="${DYE.madder}" stroke="${INK}" stroke-width="2"/>` +
      `<ellipse cx="76" cy="55" rx="10" ry="7.500" transform="rotate(-18 76 55)" fill="${DYE.madder}" stroke="${INK}" stroke-width="2"/>`,
  },
  metronome: {
    ground: GROUND.moss,
    art:
      shape("M46 6H74L92 80H28z", DYE.walnut) +
      shape("M51 18H69L77 56H43z", DYE.chalk, 1.6) +
      line("M60 62L80 8") +
      turn(20, 74, 26, box(69, 22, 11, 9, DYE.weld, 1.5, 1.8)) +
      line("M34 62H86") +
      line("M56 24h8M55 31h7M54 38h6M53 45h6", 1.3),
  },
  piano: {
    ground: GROUND.dusk,
    art:
      shape("M12 14H108V44H12z", DYE.night) +
      box(12, 44, 96, 26, DYE.chalk, 0, 2.2) +
      line(row(7, (n) => `M${24 + n * 12} 44V70`), 1.4) +
      row(5, (n) => wash(`M${[20, 32, 56, 68, 80][n]} 44h8v15h-8z`, INK)) +
      line("M18 70V80M102 70V80", 3) +
      line("M36 22H84V36H36z", 1.4, DYE.weld),
  },
  disc: {
    ground: GROUND.rose,
    art:
      disc(52, 42, 34, INK) +
      `<g fill="none" stroke="#6A5F70" stroke-width="1"><circle cx="52" cy="42" r="28"/><circle cx="52" cy="42" r="23"/><circle cx="52" cy="42" r="18"/></g>` +
      disc(52, 42, 12, DYE.madder, 1) +
      dot(52, 42, 2.6, DYE.chalk) +
      line("M104 12L100 40 72 52", 3.4, DYE.steel) +
      disc(104, 12, 6, DYE.weld),
  },
  mask: {
    ground: GROUND.rose,
    art:
      shape("M14 16Q36 24 60 14V40Q56 64 38 66 16 60 14 16z", DYE.straw) +
      line("M24 34q6-5 11 0M42 33q6-5 11 0M26 48q12 12 24-1") +
      shape("M60 26Q84 34 106 24 108 68 82 78 62 74 60 50z", DYE.woad) +
      line("M68 44q6-4 11-1M88 42q6-4 11 0M74 66q9-10 20-2"),
  },
  brush: {
    ground: GROUND.cream,
    art:
      shape("M54 18Q96 12 102 44 104 70 76 68 68 66 66 58 60 50 54 58 50 72 36 70 12 66 16 44 22 22 54 18z", DYE.sand) +
      disc(40, 36, 6.5, DYE.madder, 1.6) +
      disc(60, 30, 6.5, DYE.weld, 1.6) +
      disc(80, 38, 6.5, DYE.indigo, 1.6) +
      disc(86, 55, 6, DYE.sage, 1.6) +
      line("M110 6L62 66", 6) +
      line("M110 6L62 66", 3, DYE.walnut) +
      shape("M66 58L70 62Q66 74 54 76 58 70 58 64z", DYE.madder, 1.8),
  },
  frame: {
    ground: GROUND.leaf,
    art:
      line("M60 2L44 14M60 2L76 14", 1.8) +
      shape("M20 12H100V78H20z", DYE.weld) +
      shape("M30 21H90V69H30z", DYE.sky, 1.8) +
      wash("M31 56Q46 38 58 52 70 34 89 54V68H31z", DYE.sage) +
      disc(76, 32, 6, DYE.straw, 1.6) +
      stitch("M25 16.500H95V73.500H25z", DYE.straw, 1.3),
  },
  statue: {
    ground: GROUND.mist,
    art:
      shape("M46 30Q44 8 62 8 80 10 76 30 80 34 74 40 72 48 66 48V56Q88 58 92 72H30Q32 58 54 56V46Q46 42 46 30z", DYE.chalk) +
      shape("M46 26Q42 4 64 5 84 8 77 28 72 16 60 18 50 20 46 26z", DYE.stone, 2) +
      shape("M28 72H94V80H28z", DYE.stone) +
      line("M66 30h4M70 30q4 4 2 8M64 43h6", 1.6),
  },
  camera: {
    ground: GROUND.sand,
    art:
      shape("M14 26H38L44 14H74L80 26H106V72H14z", DYE.night) +
      wash("M15 34H105V44H15z", DYE.walnut) +
      disc(60, 48, 19, DYE.steel) +
      disc(60, 48, 12, DYE.woad) +
      dot(55, 43, 3.4, DYE.chalk) +
      box(88, 18, 12, 8, DYE.weld, 1, 1.6) +
      dot(26, 32, 3, DYE.madder),
  },
  film: {
    ground: GROUND.dusk,
    art:
      shape("M18 38H102V78H18z", DYE.night) +
      row(5, (n) => wash(`M${22 + n * 17} 38h8l-5 9h-8z`, DYE.chalk)) +
      turn(-9, 18, 34, shape("M18 24H102V36H18z", DYE.night) + row(5, (n) => wash(`M${24 + n * 17} 25h8l5 10h-8z`, DYE.chalk))) +
      shape("M54 54L72 63 54 72z", DYE.straw, 1.6),
  },
  quilt: {
    ground: GROUND.flax,
    art:
      shape("M8 24Q60 34 112 24V68Q60 78 8 68z", DYE.chalk) +
      line("M8 32Q60 42 112 32M8 60Q60 70 112 60", 1.6, DYE.madder) +
      shape("M26 54q6-10 14-4l8-6 2 6-4 10H30z", DYE.walnut, 1.6) +
      shape("M66 58q6-10 14-4l8-6 2 6-4 10H70z", DYE.woad, 1.6) +
      line("M54 46L62 40M94 46l8-4", 2, DYE.sage),
  },
} satisfies Record<string, Emblem>;
