import { gainSpeech } from '../gain/gain-text.ts';
import { type Cited, cited, type Draft } from './cited.ts';
import type { CompetitorFacts, KeywordFacts, ReportFacts } from './facts.ts';
import { capitalised, figure, listed, positionOf, quoted, standing } from './prose.ts';
import type { PriorityAction } from './schema.ts';
import { competitorCard, ownRows, theirRows } from './sources.ts';

/** An action with its expected extra clicks a month; null if there is nothing to act on. */
export type WeighedAction = { clicks: number; action: Draft<PriorityAction> } | null;

/** Subject of an action. */
export type ActionKind = 'ranking' | 'snippet' | 'page' | 'merge' | 'coverage';

const openFieldWordings: Record<ActionKind, (keyword: string, closest: CompetitorFacts) => string> = {
  ranking: (_, { name, overlapPercentage }) =>
    `No tracked competitor is known to lead here; ${name} is the closest overall, with an overlap of ${figure(overlapPercentage)}%.`,
  snippet: (keyword) => `None of the tracked competitors is known to hold the snippet for ${keyword}.`,
  page: (keyword, { name }) =>
    `${name} is not known to rank for ${keyword}, so a better page meets little resistance from it.`,
  merge: () => 'The competition here is your own second page, not another site.',
  coverage: (keyword) => `No tracked competitor is known to answer ${keyword}.`,
};

/**
 * The leader for a keyword, or the closest competitor if none is known to rank for it. `kind`
 * varies the wording, since several actions may concern one keyword.
 */
export function competitorContextFor(keywordText: string, facts: ReportFacts, kind: ActionKind): Cited {
  const competitors = facts.competitors.flatMap((competitor) => {
    const { topKeywords, gapKeywords } = competitor;
    const gap = gapKeywords.find(({ keyword }) => keyword === keywordText);
    const top = topKeywords.find(({ keyword }) => keyword === keywordText);
    const rank = gap?.rank ?? top?.rankGroup ?? null;
    const known = gap ?? top;
    return rank === null || !known ? [] : [{ rank, known, competitor }];
  });
  const [best] = competitors.sort((a, b) => a.rank - b.rank);
  if (best) {
    const { competitor, known, rank } = best;
    return cited(
      `${competitor.name} holds ${positionOf(rank)} for ${quoted(keywordText)}.`,
      theirRows(competitor, known),
    );
  }
  const [closest] = [...facts.competitors].sort((a, b) => b.overlapPercentage - a.overlapPercentage);
  if (!closest) return cited('No competitor is tracked yet, so there is no comparison.');
  const own = facts.opportunities.find((keyword) => keyword.keywordText === keywordText);
  return cited(
    openFieldWordings[kind](quoted(keywordText), closest),
    competitorCard(closest),
    own ? ownRows(own) : {},
  );
}

/** Level of the work by the keyword's difficulty; an unknown one counts as medium. */
export function workLevel(difficultyScore: number | null): PriorityAction['implementationDifficulty'] {
  if (difficultyScore === null) return 'medium';
  if (difficultyScore <= 30) return 'low';
  return difficultyScore <= 60 ? 'medium' : 'high';
}

/** "“x” (position 8, 2,400 searches a month)" for each of a few keywords. */
export function describeKeywords(keywords: readonly KeywordFacts[]): string {
  return listed(
    keywords.map(
      ({ keywordText, rankGroup, searchVolume, rankState }) =>
        `${quoted(keywordText)} (${standing(rankGroup, searchVolume, rankState)})`,
    ),
  );
}

export function clicksSentence(keyword: KeywordFacts): Cited {
  const { keywordText, gain } = keyword;
  if (gain === null) return cited(`What ${quoted(keywordText)} would bring is not known.`, ownRows(keyword));
  const text =
    gain.mid >= 1
      ? `${capitalised(gainSpeech(gain))} from ${quoted(keywordText)} alone.`
      : `Few more visits from ${quoted(keywordText)} itself; most of the gain comes from related keywords.`;
  return cited(text, ownRows(keyword));
}

/** Sum of the extra clicks a month of several keywords. */
export function sumClicks(keywords: readonly KeywordFacts[]): number {
  return keywords.reduce((sum, { calculatedOpportunity }) => sum + calculatedOpportunity, 0);
}
