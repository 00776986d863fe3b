// Emblems of history: crowns and laws, walls and monuments.

import { box, disc, dot, DYE, GROUND, line, row, shape, stitch, turn, wash, type Emblem } from "./pen";

export const POWER = {
  crown: {
    ground: GROUND.rose,
    art:
      shape("M20 66L12 24 38 42 60 12 82 42 108 24 100 66z", DYE.weld) +
      shape("M20 66H100V76H20z", DYE.madder) +
      disc(12, 22, 5, DYE.straw) +
      disc(60, 11, 5, DYE.straw) +
      disc(108, 22, 5, DYE.straw) +
      disc(60, 54, 6, DYE.indigo, 1.6) +
      dot(38, 57, 3.6, DYE.sage) +
      dot(82, 57, 3.6, DYE.sage),
  },
  castle: {
    ground: GROUND.mist,
    art:
      shape("M30 40H90V80H30z", DYE.stone) +
      shape("M14 28H20V34H26V28H32V34H38V28H42V80H14zM78 28H82V34H88V28H94V34H100V28H106V80H78z", DYE.sand) +
      shape("M52 80V62Q60 50 68 62V80z", DYE.walnut) +
      line("M24 44v8M96 44v8M46 40v-6h6v6h6v-6h6v6h6v-6h6v6", 2) +
      line("M92 28V8") +
      shape("M92 8H108L103 13 108 18H92z", DYE.madder, 1.6),
  },
  tower: {
    ground: GROUND.mist,
    art:
      shape("M60 2L66 40Q70 66 90 82H76Q68 64 60 64T44 82H30Q50 66 54 40z", DYE.walnut, 2) +
      line("M50 40h20M42 62h36M55 30l10 10M65 30L55 40M50 46l18 12M70 46L52 58", 1.6, DYE.straw) +
      line("M8 82H112") +
      line("M14 30q6-6 12 0M26 30q6-6 12 0M92 18q4-4 8 0M100 18q4-4 8 0", 1.6),
  },
  temple: {
    ground: GROUND.sky,
    art:
      shape("M60 6L108 30H12z", DYE.chalk) +
      shape("M14 30H106V38H14z", DYE.sand) +
      row(5, (n) => box(20 + n * 17.5, 38, 10, 30, DYE.chalk, 0)) +
      shape("M12 68H108V74H12zM6 74H114V80H6z", DYE.sand) +
      disc(60, 21, 5, DYE.madder, 1.6),
  },
  pyramid: {
    ground: GROUND.straw,
    art:
      disc(96, 18, 9, DYE.weld) +
      shape("M52 10L98 76H6z", DYE.sand) +
      wash("M52 12L96 75H60z", DYE.walnut, 0.35) +
      line("M42 25H62M32 40H73M22 54H82M14 66H91", 1.2) +
      shape("M92 48L114 76H82L80 68z", DYE.sand, 2) +
      line("M4 78H116"),
  },
  dome: {
    ground: GROUND.dusk,
    art:
      shape("M30 46Q28 18 60 10 92 18 90 46z", DYE.woad) +
      line("M60 10V2M60 12Q44 26 44 46M60 12Q76 26 76 46", 1.6) +
      shape("M26 46H94V78H26z", DYE.chalk) +
      shape("M52 78V62Q60 50 68 62V78zM34 64Q38 54 43 64V72H34zM77 64Q82 54 86 64V72H77z", DYE.night, 1.6) +
      shape("M10 28H18V78H10zM102 28H110V78H102z", DYE.chalk) +
      shape("M9 28L14 16 19 28zM101 28L106 16 111 28z", DYE.woad, 1.8) +
      line("M4 79H116"),
  },
  cathedral: {
    ground: GROUND.cream,
    art:
      shape("M30 80V24L42 6 54 24V80zM66 80V24L78 6 90 24V80z", DYE.stone) +
      shape("M48 80V34L60 22 72 34V80z", DYE.sand) +
      disc(60, 44, 7, DYE.woad, 1.8) +
      line("M60 37V51M53 44H67", 1.2) +
      shape("M54 80V66Q60 56 66 66V80z", DYE.walnut, 1.8) +
      line("M42 32v14M78 32v14M42 56v12M78 56v12", 3, "#5F5249") +
      line("M16 80H104"),
  },
  column: {
    ground: GROUND.peach,
    art:
      shape("M44 22H76V68H44z", DYE.chalk) +
      line("M52 22V68M60 22V68M68 22V68", 1.4) +
      shape("M34 22Q26 22 28 14 34 8 40 12H80Q86 8 92 14 94 22 86 22z", DYE.sand) +
      shape("M38 68H82V74H38zM30 74H90V80H30z", DYE.sand) +
      line("M14 80H106"),
  },
  wall: {
    ground: GROUND.leaf,
    art:
      shape("M8 26H24V34H40V26H56V34H72V26H88V34H104V26H114V78H8z", "#B8714F") +
      line("M8 44H114M8 55H114M8 66H114M28 34V44M60 34V44M92 34V44M20 44V55M44 44V55M76 44V55M100 44V55M30 55V66M62 55V66M94 55V66M22 66V78M50 66V78M80 66V78", 1.5, "#5B2F1C") +
      line("M80 14q4-4 8 0M88 14q4-4 8 0", 1.6),
  },
  arch: {
    ground: GROUND.sky,
    art:
      shape("M18 14H102V80H76V54Q76 40 60 40T44 54V80H18z", DYE.sand) +
      shape("M12 8H108V18H12z", DYE.stone) +
      line("M18 30H102", 1.6) +
      box(26, 40, 11, 22, DYE.chalk, 0, 1.6) +
      box(83, 40, 11, 22, DYE.chalk, 0, 1.6) +
      line("M6 80H114"),
  },
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
  flag: {
    ground: GROUND.sky,
    art:
      line("M24 6V80", 4) +
      line("M24 6V80", 1.6, DYE.brass) +
      shape("M26 12Q46 4 64 12T104 10V52Q84 60 64 54T26 54z", DYE.chalk) +
      wash("M27 13Q40 7 51 9V51Q38 50 27 53z", DYE.indigo) +
      wash("M78 14Q94 14 103 11V51Q92 55 78 55z", DYE.madder) +
      line("M26 12Q46 4 64 12T104 10V52Q84 60 64 54T26 54") +
      disc(24, 6, 4, DYE.weld) +
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
