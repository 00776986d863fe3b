// Lets people choose the size of words. Styles are written in plain pixels, as they are drawn; here every font size and line
// height in pixels is multiplied by what was chosen (`--text-size`, 1 unless set), so that no component has to think of it.

interface Declaration {
  prop: string;
  value: string;
}

const PLAIN = /^(font-size|line-height)$/;
/** In the shorthand `560 19px/1.1 var(--display)`: the size, and a line height in pixels. */
const SHORTHAND = /(\d+(?:\.\d+)?px)/g;

const scaled = (value: string): string => `calc(${value} * var(--text-size))`;

export function resize({ prop, value }: Declaration): string {
  if (value.includes("--text-size") || !value.includes("px")) return value;
  if (PLAIN.test(prop)) return scaled(value);
  return prop === "font" ? value.replace(SHORTHAND, scaled) : value;
}

export function textSize(): { postcssPlugin: string; Declaration: (declaration: Declaration) => void } {
  return {
    postcssPlugin: "text-size",
    Declaration(declaration) {
      const value = resize(declaration);
      if (value !== declaration.value) declaration.value = value;
    },
  };
}
