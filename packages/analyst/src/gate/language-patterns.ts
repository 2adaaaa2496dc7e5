import type { Measure } from '../facts/measures.ts';
import type { Language } from './language.ts';

/** The phrases of a language as patterns over a skeleton. */
export interface LanguagePatterns {
  ranges: readonly [RegExp, number][];
  bands: readonly [RegExp, number][];
  periods: readonly [RegExp, number][];
  phrases: readonly [Measure, RegExp][];
  /** "/100" and "out of 100" behind a figure. */
  hundred: RegExp;
}

const made = new Map<Language['code'], LanguagePatterns>();

/** Compiles the phrases of a language, once. */
export function patternsOf(language: Language): LanguagePatterns {
  const known = made.get(language.code);
  if (known) return known;
  const patterns: LanguagePatterns = {
    ranges: [
      [
        whole(
          `(?:positions?|positionen|position|posiciones|posizioni|plätze[n]?|lugares) (?:4|four|vier|quatre|cuatro|quattro)(?: ?[-–] ?| to | bis | à | a )(?:10|ten|zehn|dix|diez|dieci)`,
        ),
        10,
      ],
      [
        whole(
          `(?:positions?|positionen|position|posiciones|posizioni|plätze[n]?|lugares) 21(?: ?[-–] ?| to | bis | à | a )50`,
        ),
        50,
      ],
    ],
    bands: language.bands.map(([phrase, last]) => [whole(phrase), last]),
    periods: language.periods.map(([phrase, months]) => [whole(phrase), months]),
    phrases: language.phrases.map(([measure, phrase]) => [
      measure,
      whole(phrase.replace('#', String.raw`<f(\d+)>`).replace('%', String.raw`<p(\d+)>`)),
    ]),
    hundred: / ?\/ ?100(?!\d)|(?<=\d) (?:(?:out )?of|von|sur|de|su) 100(?!\d)/g,
  };
  made.set(language.code, patterns);
  return patterns;
}

/** A phrase that neither begins nor ends inside a word. */
function whole(phrase: string): RegExp {
  return new RegExp(String.raw`(?<![\p{L}\p{N}-])(?:${phrase})(?![\p{L}\p{N}])`, 'gu');
}
