import type { ContentSuggestion } from '../content-plan/schema.ts';
import { difficultyFromOpportunity } from '../keywords/difficulty.ts';
import { type ContentFormat, chooseContentFormat, contentFormats } from './content-format.ts';
import { writeContentOutline } from './content-outline.ts';
import type { KeywordFacts } from './facts.ts';
import { positionOf, quoted, searchesAMonth } from './prose.ts';

/** Writing plan for a keyword: format, length, angle, outline, alternatives and expected gain. */
export function writeContentStrategy(
  keyword: KeywordFacts,
  languageCode: string,
  format: ContentFormat = chooseContentFormat(keyword),
): ContentSuggestion {
  const { name, wordCount, alternatives } = contentFormats[format];
  return {
    recommendedFormat: name,
    targetWordCount: wordCount,
    contentAngle: writeAngle(keyword, format),
    contentOutline: writeContentOutline(keyword, format, languageCode),
    alternativeFormats: [...alternatives],
    impactAssessment: {
      difficulty: difficultyOf(keyword),
      estimatedTraffic: Math.round(keyword.calculatedOpportunity),
    },
  };
}

const angles: Record<ContentFormat, string> = {
  guide:
    'Teach from experience: show the steps, the mistakes and the results that generic articles leave out.',
  comparison: 'Help the reader decide: fixed criteria, honest limits and one clear recommendation per need.',
  product: 'Sell with facts: price, proof and delivery above the fold, without a detour.',
  pricing:
    'Be the page that states the price: clear numbers and what drives them, where others ask for a call.',
  local: 'Be concretely local: place, hours, people and reviews that no national page can show.',
  brand: 'Be the official answer: put what visitors look for most at the top.',
};

function writeAngle(keyword: KeywordFacts, format: ContentFormat): string {
  return [angles[format], startingPoint(keyword), ...featureNotes(keyword)].join(' ');
}

function startingPoint(keyword: KeywordFacts): string {
  const { keywordText, rankGroup, rankState, rankingUrl, searchVolume, move } = keyword;
  if (move) return move.sentence;
  if (rankState === 'not_checked' || rankState === 'failed') {
    return `Your rank for ${quoted(keywordText)} (${searchesAMonth(searchVolume)}) is unknown: look for an existing page before you write a new one.`;
  }
  if (rankGroup === null) {
    return `You do not rank for ${quoted(keywordText)} yet (${searchesAMonth(searchVolume)}), so this is a new page.`;
  }
  const page = rankingUrl ?? 'the ranking page';
  return rankGroup <= 20
    ? `Extend ${page} rather than write a new page: it is at ${positionOf(rankGroup)} already.`
    : `${page} is at ${positionOf(rankGroup)}: rebuild it around ${quoted(keywordText)}.`;
}

function featureNotes({ serpFeatures }: KeywordFacts): string[] {
  const notes: string[] = [];
  if (serpFeatures.includes('featured_snippet')) {
    notes.push('The results show a featured snippet: open with an answer that can be quoted.');
  }
  if (serpFeatures.includes('ai_overview')) {
    notes.push('An AI overview gives the plain answer, so add data or examples of your own.');
  }
  if (serpFeatures.includes('image'))
    notes.push('Images rank here: use original pictures with clear file names.');
  return notes;
}

function difficultyOf({ difficultyScore, opportunityScore }: KeywordFacts): 'low' | 'medium' | 'high' {
  if (difficultyScore !== null) {
    if (difficultyScore <= 30) return 'low';
    return difficultyScore <= 60 ? 'medium' : 'high';
  }
  if (opportunityScore === null) return 'medium';
  return ({ Low: 'low', Medium: 'medium', High: 'high' } as const)[
    difficultyFromOpportunity(opportunityScore)
  ];
}
