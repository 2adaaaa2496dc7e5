import type { AddedKeywords, AddKeywordsInput, Keyword, SearchIntent, SourceKeyword } from '@keydence/domain';
import type { DomainContext } from '../access/get-domain-scope.ts';
import { buildStoredKeyword } from '../keyword-lists/build-stored-keyword.ts';
import { changeList } from '../keyword-lists/change-list.ts';
import { ensureKeywordList } from '../keyword-lists/ensure-keyword-list.ts';
import { findKeywordIds } from '../keyword-lists/find-keyword-ids.ts';
import { startRun } from '../runs/move-topic-run.ts';
import { findKeywordFacts } from './find-keyword-facts.ts';
import { insertKeywords } from './insert-keywords.ts';
import { readKeywords } from './read-keywords.ts';
import { restoreTexts } from './restore-texts.ts';

/**
 * Tracks more keywords in the domain's own market. Tracked ones are skipped, even on concurrent
 * uploads. Deleted ones are restored with their rank history and count as created. Figures come
 * from the domain's source; missing ones stay unknown until the next refresh.
 */
export async function addKeywords(
  { services, domain }: DomainContext,
  keywords: AddKeywordsInput['keywords'],
): Promise<AddedKeywords> {
  const { database, now } = services;
  const wanted = toWanted(keywords);
  const known = domain.list && (await findKeywordIds(database.db, domain.list.id, [...wanted.keys()]));
  const unknown = [...wanted.keys()].filter((text) => !known?.has(text));
  const facts = await findKeywordFacts(services, domain, { texts: unknown, action: 'add_keywords' });
  const { locationCode, languageCode } = domain;
  const market = { locationCode, languageCode };
  const { listId, ids } = await changeList({ services }, domain.id, async (tx) => {
    const list = await ensureKeywordList(tx, { domainId: domain.id, market, now: now() });
    const rows = unknown.map((text) =>
      buildStoredKeyword(text, chooseIntent(facts.get(text) ?? unknownFacts(text), wanted.get(text)), null),
    );
    const restored = await restoreTexts(tx, { listId: list.id, wanted, now: now() });
    const ids = [...restored, ...(await insertKeywords(tx, list.id, rows))];
    if (ids.length > 0) await startRun(tx, services, { listId: list.id, kind: 'place', askedBy: null });
    return { listId: list.id, ids };
  });
  const data = inOrder(await readKeywords(database, { listId, ids, now: now() }), [...wanted.keys()]);
  return { data, created: ids.length, skipped: keywords.length - ids.length };
}

function inOrder(keywords: readonly Keyword[], texts: readonly string[]): Keyword[] {
  const places = new Map(texts.map((text, place) => [text, place]));
  const placeOf = ({ keywordText }: Keyword) => places.get(keywordText) ?? texts.length;
  return [...keywords].sort((a, b) => placeOf(a) - placeOf(b));
}

/** Distinct texts, with the given intent. */
function toWanted(keywords: AddKeywordsInput['keywords']): Map<string, SearchIntent | undefined> {
  const wanted = new Map<string, SearchIntent | undefined>();
  for (const keyword of keywords) {
    const { keywordText, intentType = undefined } =
      typeof keyword === 'string' ? { keywordText: keyword } : keyword;
    wanted.set(keywordText, wanted.get(keywordText) ?? intentType);
  }
  return wanted;
}

function chooseIntent(facts: SourceKeyword, intent: SearchIntent | undefined): SourceKeyword {
  return intent === undefined ? facts : { ...facts, intent };
}

function unknownFacts(keywordText: string): SourceKeyword {
  return {
    keywordText,
    searchVolume: null,
    cpc: null,
    competition: null,
    lowTopOfPageBid: null,
    highTopOfPageBid: null,
    difficulty: null,
    intent: null,
    monthlySearches: [],
    serpFeatures: [],
    avgBacklinks: null,
  };
}
