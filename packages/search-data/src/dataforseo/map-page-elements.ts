import type { PageElements } from '@keydence/domain';
import { isWholeList, itemsOf, type SearchPage } from './answer-schemas.ts';

const mostQuestions = 50;

/**
 * Elements of a page besides its results. A missing element is certain only if the whole page was
 * read: `isCut` is true if it was read up to some result.
 */
export function readPageElements(page: SearchPage, { isCut }: { isCut: boolean }): PageElements {
  const items = itemsOf(page);
  const isWhole = isWholeList(page) && !isCut && (items.length > 0 || page.se_results_count === 0);
  const shown = new Set([...(page.item_types ?? []), ...items.map(({ type }) => type)]);
  const isMissing = (type: string) => isWhole && !shown.has(type);
  return {
    questions: readQuestions(items) ?? (isMissing('people_also_ask') ? [] : null),
    aiOverview: readOverview(items, isMissing('ai_overview')),
  };
}

type Items = ReturnType<typeof itemsOf<NonNullable<NonNullable<SearchPage['items']>[number]>>>;

function readQuestions(items: Items): string[] | null {
  const asked = items.flatMap(({ type, items: parts }) => (type === 'people_also_ask' ? (parts ?? []) : []));
  const texts = [...new Set(asked.flatMap((part) => part?.title ?? []))];
  return texts.length > 0 ? texts.slice(0, mostQuestions) : null;
}

function readOverview(items: Items, isMissing: boolean): PageElements['aiOverview'] {
  const shown = items.filter(({ type }) => type === 'ai_overview');
  if (shown.length === 0) return { isShown: isMissing ? false : null, citations: [], isWhole: isMissing };
  const references = shown.map((item) => item.references ?? null);
  return {
    isShown: true,
    citations: references
      .flatMap((list) => list ?? [])
      .flatMap((one) => (one ? [{ domainName: one.domain, url: one.url }] : [])),
    isWhole: references.every((list) => list?.every((one) => one !== null)),
  };
}
