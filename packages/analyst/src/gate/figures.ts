/** A figure as it is written. */
export interface Figure {
  value: number;
  isPercent: boolean;
  /** 1, -1, or 0 for one without a sign. */
  sign: number;
  /** 1000 for "1.2k". */
  scale: number;
}

const figurePattern =
  /(?<![\p{L}\p{N}.,])(?<sign>[+–-])?(?<digits>\d{1,12}(?:[.,’' ]\d{3}){0,3}(?:[.,]\d{1,2})?)(?<scale>k)?(?<percent> ?(?:%|percent|per cent|prozent|pour cent|por ciento|per cento)(?!\p{L}))?(?![\p{L}\p{N}]|[.,]\d)/gu;

/** Replaces each figure of a text in lower case by `<f0>`, or `<p0>` for a percentage, and collects them. */
export function markFigures(text: string, found: Figure[]): string {
  return text.replaceAll(figurePattern, (whole: string, ...rest) => {
    const groups = rest.at(-1) as Record<string, string | undefined>;
    const value = readNumeral(groups.digits ?? '');
    if (value === null) return whole;
    const sign = groups.sign === undefined ? 0 : groups.sign === '+' ? 1 : -1;
    const isPercent = groups.percent !== undefined;
    found.push({ value, isPercent, sign, scale: groups.scale ? 1000 : 1 });
    return `<${isPercent ? 'p' : 'f'}${found.length - 1}>`;
  });
}

/** True if prose shows the fact as this figure: itself, or rounded to one decimal or to a whole number. */
export function isShownAs(fact: number, { value, scale }: Figure): boolean {
  const size = Math.abs(fact) / scale;
  return [size, Math.round(size), Math.round(size * 10) / 10].includes(value);
}

/** 1,310 · 1.310 · 1 310 · 14.3 · 14,3. Three digits behind a separator are a group: no fact shows three decimals. */
export function readNumeral(digits: string): number | null {
  const grouped = /^\d{1,3}((?<mark>[.,’' ])\d{3}(?:\k<mark>\d{3})*)(?:[.,]\d{1,2})?$/u.exec(digits);
  if (grouped) {
    const mark = grouped.groups?.mark ?? '';
    const plain = digits.replaceAll(new RegExp(`[${mark}](?=\\d{3})`, 'g'), '');
    return Number(plain.replace(',', '.'));
  }
  return /^\d+(?:[.,]\d{1,2})?$/.test(digits) ? Number(digits.replace(',', '.')) : null;
}
