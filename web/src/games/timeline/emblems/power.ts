// Emblems of crowns, walls and monuments.

import { box, disc, dot, DYE, GROUND, line, row, shape, wash, type Emblem } from "./pen";

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
} satisfies Record<string, Emblem>;
