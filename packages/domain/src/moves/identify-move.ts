import type { MoveVerb } from './schema.ts';

interface Identified {
  verb: MoveVerb;
  pages: readonly string[];
  topic: { id: number; name: string } | null;
  mainQuery: string | null;
}

/**
 * Stable name of a move's work, by which the next run recognizes it: all pages for a merger, the
 * page for an update and for links (the likely one if it is only guessed), since all findings on
 * one page form one move, and the topic for a new page. Without a known page the topic is used, and
 * without a topic the main search.
 */
export function identifyMove({ verb, pages, topic, mainQuery }: Identified): string {
  const [page] = pages;
  if (verb === 'merge') return `merge ${[...pages].sort().join(' ')}`;
  if (verb !== 'write' && page !== undefined) return `page ${page}`;
  if (topic) return `${verb === 'write' ? 'write' : 'page'} topic ${topic.id}`;
  return verb === 'write' ? `write search ${mainQuery ?? ''}` : identifySearch(mainQuery ?? '');
}

/** Stable name of the work on the page for a search, while neither the page nor a topic is known. */
export function identifySearch(text: string): string {
  return `page search ${text}`;
}

/** Path of a move's page, its search if no page is known, or the topic of a new page. */
export function titleMove({ verb, pages, topic, mainQuery }: Identified): string {
  if (verb === 'write') return topic?.name ?? mainQuery ?? 'New page';
  const [page] = pages;
  return page === undefined ? (mainQuery ?? topic?.name ?? 'A page') : pagePath(page);
}

/** Path and query of an address, without percent codes; any other text unchanged. */
export function pagePath(page: string): string {
  if (!URL.canParse(page)) return page;
  const { pathname, search } = new URL(page);
  try {
    return decodeURI(pathname + search);
  } catch {
    return pathname + search;
  }
}
