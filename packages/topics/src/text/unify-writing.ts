import { baseLanguage, isDense } from './segment-text.ts';
import { simplifyHan } from './simplify-han.ts';

const measures =
  /(?<=\d) ?(ft|foot|feet|inch|inches|mm|cm|km|kg|mg|ml|oz|lbs?|cc|hp|mah|hz|khz|mhz|ghz|kw|gb|tb|mb|mp)(?![\p{L}\p{N}])/gu;
const sameMeasure: Readonly<Record<string, string>> = {
  foot: 'ft',
  feet: 'ft',
  inches: 'inch',
  lbs: 'lb',
};

/** A text in the one of several writings that all its like are compared in: “8ft” as “8 ft”, Chinese simplified. */
export function unifyWriting(text: string, language: string): string {
  const measured = text.replace(measures, (_, measure: string) => ` ${sameMeasure[measure] ?? measure}`);
  return baseLanguage(language) === 'ja' ? measured : simplifyHan(measured);
}

/** Equal for two writings of one search: in scripts without spaces, people type some or none. */
export function searchKey(text: string): string {
  return isDense(text) ? text.replaceAll(' ', '') : text;
}
