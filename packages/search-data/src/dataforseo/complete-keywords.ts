import { type KeywordTraits, normaliseKeywordText } from '@keydence/domain';
import type { z } from 'zod';
import { difficultyItem, intentItem, itemsOf, type List, listOf } from './answer-schemas.ts';
import { toIntent } from './map-keyword.ts';
import { traitsSize } from './prices.ts';
import { toDifficulty } from './read-figure.ts';

/** Requests from the keyword database; null: no results. */
type AskLabs = <Item>(
  fields: { path: string; keywords: readonly string[] },
  expected: { answer: z.ZodType<List<Item>>; items: number },
) => Promise<List<Item> | null>;

/**
 * Intents and difficulties of keywords, a thousand per request; keywords with neither are omitted.
 */
export async function completeKeywords(ask: AskLabs, texts: readonly string[]): Promise<KeywordTraits[]> {
  const found = new Map<string, KeywordTraits>();
  const traitsOf = (keyword: string) => {
    const keywordText = normaliseKeywordText(keyword);
    const traits = found.get(keywordText) ?? { keywordText, intent: null, difficulty: null };
    found.set(keywordText, traits);
    return traits;
  };
  for (let start = 0; start < texts.length; start += traitsSize) {
    const keywords = texts.slice(start, start + traitsSize);
    const items = keywords.length;
    const intents = await ask({ path: 'search_intent', keywords }, { answer: listOf(intentItem), items });
    for (const { keyword, keyword_intent: intent } of itemsOf(intents)) {
      traitsOf(keyword).intent = toIntent(intent?.label);
    }
    const answer = listOf(difficultyItem);
    const difficulties = await ask({ path: 'bulk_keyword_difficulty', keywords }, { answer, items });
    for (const { keyword, keyword_difficulty: difficulty } of itemsOf(difficulties)) {
      traitsOf(keyword).difficulty = toDifficulty(difficulty);
    }
  }
  const asked = new Set(texts);
  return [...found.values()].filter(
    ({ keywordText, intent, difficulty }) =>
      asked.has(keywordText) && (intent !== null || difficulty !== null),
  );
}
