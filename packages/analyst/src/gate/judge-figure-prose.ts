import { readClause } from './clause.ts';
import { figurePatternsOf } from './figures/figure-patterns.ts';
import { isClaiming, judgeClauses, type ProseContext } from './judge-clauses.ts';
import { isTelling } from './open-word.ts';

/** Words of a bound that bound nothing. */
const only = /^(?:only|just|nur|gut|seulement|que|solo|sólo|su|sur|on|auf|bis|fino|hasta|à|up|sobre|von)$/;

/** The words beside proven figures: plain ones, that neither deny, bound, date, count nor compare what is proven. */
export function judgeFigureProse(text: string, context: ProseContext): string[] {
  const { language, known } = context;
  const { free, isNoun } = figurePatternsOf(language);
  return [...text.matchAll(/[^.;:!?–—,()]+/g)].flatMap(({ 0: words, index }) => {
    const clause = readClause(text, index, words, language);
    const { tokens } = clause;
    if (!tokens.some((token) => /^<[vux]/.test(token))) {
      const isPhrase = tokens.length < 7 && !tokens.some((token) => language.finite.has(token));
      const problems = judgeClauses(words, context);
      return isPhrase ? problems.filter((problem) => !/states something/.test(problem)) : problems;
    }
    return tokens.flatMap((token, at) => {
      if (token.startsWith('<') || /^[&/]$/.test(token)) return [];

      const isNow = token === 'ora' && !/^(?:all|per|ogni|un|l)$/.test(tokens[at - 1] ?? '');
      if (language.otherPeriods.has(token) && !isNow) return [`${token} is no period of the facts`];
      const isBound = language.bounds.has(token) && /^<[vf]/.test(tokens[at + 1] ?? '');
      if (isBound && !only.test(token)) return [`${token} turns a figure into a bound`];
      if (free.has(token) || isNoun(token)) return [];
      if (language.negations.has(token)) return [`${token} denies a claim`];
      if (language.sayings.has(token) || language.comparatives.has(token) || language.amounts.has(token))
        return [`${token} says more than the figure`];
      if (known.words.has(token) && !isClaiming(token, language)) return [];
      const isKnown = language.words.has(token) || (language.isCompound?.(token) ?? false);
      if (isKnown && !isClaiming(token, language)) return [];
      return isTelling(token) || !isKnown ? [`the word ${token} is outside of the vocabulary`] : [];
    });
  });
}
