// Emblems of what people do with power: money, war, votes and laws.

import { box, disc, dot, DYE, GROUND, line, row, shape, stitch, turn, wash, type Emblem } from "./pen";

export const DEEDS = {
  coin: {
    ground: GROUND.leaf,
    art:
      disc(74, 48, 28, DYE.weld) +
      disc(46, 38, 30, DYE.brass) +
      `<circle cx="46" cy="38" r="23" fill="none" stroke="#8A6420" stroke-width="1.500" stroke-dasharray="3 3"/>` +
      shape("M38 50V40Q36 26 46 24 56 26 54 36L58 40 53 42V50z", DYE.weld, 1.8) +
      line("M40 26q8-6 14 2", 2, DYE.sage),
  },
  sword: {
    ground: GROUND.mist,
    art: turn(
      -40,
      60,
      42,
      shape("M56 52V-4L60-14 64-4V52z", "#D5DBE1") +
        line("M60-6V50", 1.2, DYE.steel) +
        shape("M42 52H78V59H42z", DYE.weld) +
        box(56, 59, 8, 20, DYE.madder, 1) +
        disc(60, 84, 5.5, DYE.weld),
    ),
  },
  shield: {
    ground: GROUND.flax,
    art:
      line("M16 8L104 78M104 8L16 78", 3.4, DYE.walnut) +
      shape("M34 10H86V42Q84 68 60 80 36 68 34 42z", DYE.indigo) +
      wash("M60 11H85V42H60zM35 43H60V79Q37 67 35 43z", DYE.straw) +
      line("M60 10V80M34 42H86", 2) +
      stitch("M39 15H81V42Q79 64 60 74 41 64 39 42z", "#FFF8E8", 1.3),
  },
  helmet: {
    ground: GROUND.peach,
    art:
      shape("M26 34Q34 4 78 8 104 16 108 44 96 26 78 24z", DYE.madder) +
      shape("M30 78V42Q32 20 60 20 88 22 88 44V78H72V56L62 50V62L54 54 46 60V78z", DYE.weld) +
      line("M44 44Q52 38 58 44", 2.2) +
      stitch("M84 46V72M36 46V72", DYE.straw, 1.3),
  },
  cannon: {
    ground: GROUND.moss,
    art:
      shape("M16 40L86 22Q94 22 96 30T92 42L30 58Q14 60 12 50T16 40z", DYE.night) +
      line("M34 36l5 19M76 25l4 20", 2.4, DYE.weld) +
      shape("M28 54L72 46 100 74H86z", DYE.walnut) +
      disc(48, 62, 17, DYE.walnut) +
      disc(48, 62, 11, DYE.sand) +
      line("M48 47V77M33 62H63", 2) +
      disc(102, 20, 3, DYE.madder, 1) +
      line("M6 80H114"),
  },
  // Of no country: it stands for all of them.
  flag: {
    ground: GROUND.sky,
    art:
      line("M24 6V80", 4) +
      line("M24 6V80", 1.6, DYE.brass) +
      shape("M26 12Q46 4 64 12T104 10V52Q84 60 64 54T26 54z", DYE.weld) +
      wash("M27 33Q46 26 64 33T103 31V51Q84 59 64 53T27 53z", DYE.sage) +
      line("M26 12Q46 4 64 12T104 10V52Q84 60 64 54T26 54") +
      stitch("M31 16Q48 10 64 17T99 16V48Q82 54 64 49T31 49", "#FFF8E8", 1.4) +
      disc(24, 6, 4, DYE.brass) +
      line("M10 80H40"),
  },
  cockade: {
    ground: GROUND.cream,
    art:
      shape("M48 50L36 82 50 76 58 82 62 54zM72 50L84 82 70 76 62 82 58 54z", DYE.madder) +
      disc(60, 36, 30, DYE.madder) +
      disc(60, 36, 21, DYE.chalk, 1.6) +
      disc(60, 36, 12, DYE.indigo, 1.6) +
      stitch("M60 10A26 26 0 1 1 59.900 10", "#FFF8E8", 1.4),
  },
  ballot: {
    ground: GROUND.dusk,
    art:
      turn(-8, 60, 22, box(44, 2, 32, 36, DYE.chalk, 1) + line("M52 20l6 6 12-14", 3, DYE.sage)) +
      shape("M22 34H98V80H22z", DYE.woad) +
      shape("M18 30H102V40H18z", DYE.night) +
      line("M42 35H78", 3.4, DYE.chalk) +
      stitch("M30 48H90V72H30z"),
  },
  scales: {
    ground: GROUND.straw,
    art:
      line("M60 10V74M22 22Q60 12 98 22M44 78H76", 3) +
      disc(60, 10, 5, DYE.weld) +
      line("M22 22L8 54M22 22L36 54M98 22L84 54M98 22L112 54", 1.4) +
      shape("M6 54H38Q34 66 22 66T6 54zM82 54H114Q110 66 98 66T82 54z", DYE.weld),
  },
  laurel: {
    ground: GROUND.moss,
    art:
      line("M60 76Q22 68 26 22M60 76Q98 68 94 22") +
      row(5, (n) => {
        const y = 62 - n * 11;
        const x = [42, 33, 28, 26, 27][n] ?? 0;
        const leaf = (sx: number, s: number) => shape(`M${sx} ${y}q${-s * 14}-2 ${-s * 16}-12 ${s * 14} 0 ${s * 16} 12zM${sx} ${y}q${s * 2}-12 ${s * 12}-14 ${s * 2} 10 ${-s * 12} 14z`, DYE.sage, 1.6);
        return leaf(x, 1) + leaf(120 - x, -1);
      }) +
      disc(60, 40, 14, DYE.weld) +
      line("M56 36l5-4v17M56 49h10", 2.2, "#FFF8E8"),
  },
  ring: {
    ground: GROUND.rose,
    art:
      `<g fill="none"><circle cx="46" cy="50" r="23" stroke="#2B2330" stroke-width="8.500"/><circle cx="46" cy="50" r="23" stroke="${DYE.weld}" stroke-width="4.500"/><circle cx="76" cy="50" r="23" stroke="#2B2330" stroke-width="8.500"/><circle cx="76" cy="50" r="23" stroke="${DYE.brass}" stroke-width="4.500"/></g>` +
      shape("M34 14H58L64 20 46 32 28 20z", DYE.sky, 2) +
      line("M28 20H64M40 14L46 31 52 14", 1.3),
  },
  chain: {
    ground: GROUND.sand,
    art:
      `<g fill="none" stroke="#2B2330" stroke-width="9" ><rect x="6" y="34" width="34" height="18" rx="9"/><rect x="80" y="34" width="34" height="18" rx="9"/></g>` +
      `<g fill="none" stroke="${DYE.steel}" stroke-width="5"><rect x="6" y="34" width="34" height="18" rx="9"/><rect x="80" y="34" width="34" height="18" rx="9"/></g>` +
      line("M40 43h10M70 43h10", 6) +
      line("M54 24l-4-10M62 22V10M70 24l6-10M54 62l-4 10M62 64v12M70 62l6 10", 2.4, DYE.madder),
  },
  elephant: {
    ground: GROUND.leaf,
    art:
      shape("M26 78V44Q26 22 54 22H72Q94 18 98 38 106 56 112 60 110 68 102 66 94 62 92 54L88 56V78H76V60H48V78z", DYE.steel) +
      shape("M70 26Q84 26 84 44 74 52 66 42 62 32 70 26z", "#A4ACB7", 2) +
      dot(92, 36, 2.4) +
      shape("M44 14H66L70 24H40z", DYE.madder, 2) +
      line("M92 54q6 4 10-1", 3, DYE.chalk) +
      line("M26 46q-10 4-10 16M8 79H114"),
  },
} satisfies Record<string, Emblem>;
