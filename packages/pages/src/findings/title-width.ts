/** Pixels after which search engines cut a title on a wide screen. */
export const mostTitlePixels = 600;

/** Search engines show titles in Arial of 20 pixels. */
const pixelsPerUnit = 20 / 1_000;
/** Widths of Arial in thousandths of its size, from the space to the tilde. */
const asciiWidths = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556,
  556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1_015, 667, 667, 722, 722, 667, 611, 778, 722, 278,
  500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469,
  556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500,
  278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
];
const otherWidth = 556;
const wideWidth = 1_000;
const wide =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u303f\uff00-\uff60]/u;
const marks = /\p{M}/gu;

/** Approximate display width of a title in pixels. Accents do not change the width. */
export function measureTitle(title: string): number {
  let units = 0;
  for (const character of title.normalize('NFD').replace(marks, '').normalize('NFC')) {
    units +=
      asciiWidths[(character.codePointAt(0) ?? 0) - 32] ?? (wide.test(character) ? wideWidth : otherWidth);
  }
  return Math.round(units * pixelsPerUnit);
}
