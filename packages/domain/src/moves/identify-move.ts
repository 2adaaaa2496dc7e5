import type { MoveVerb } from './schema.ts';

interface Identified {
  verb: MoveVerb;
  pages: readonly string[];
  topic: { id: number; name: string } | null;
  mainQuery: string | null;
}

/**
 * Names the work of a move, so that the next run finds it again: all pages for a merger, the page for an update and for
 * links (the likely one, if it is only guessed), since what is found on one page is one move, and the topic for a new page. Where no page is known the topic stands
 * for it, and without one the main search.
 */
export function identifyMove({ verb, pages, topic, mainQuery }: Identified): string {
  const [page] = pages;
  if (verb === 'merge') return `merge ${[...pages].sort().join(' ')}`;
  if (verb !== 'write' && page !== undefined) return `page ${page}`;
  if (topic) return `${verb === 'write' ? 'write' : 'page'} topic ${topic.id}`;
  return verb === 'write' ? `write search ${mainQuery ?? ''}` : identifySearch(mainQuery ?? '');
}

/** Names the work on the page that serves a search, while neither this page nor a topic is known. */
export function identifySearch(text: string): string {
  return `page search ${text}`;
}

/** The path of a move's page, the search that it is for where no page is known, or the topic of a new page. */
export function titleMove({ verb, pages, topic, mainQuery }: Identified): string {
  if (verb === 'write') return topic?.name ?? mainQuery ?? 'New page';
  const [page] = pages;
  return page === undefined ? (mainQuery ?? topic?.name ?? 'A page') : pagePath(page);
}

/** Path and query of an address; the text itself if it is none. */
export function pagePath(page: string): string {
  if (!URL.canParse(page)) return page;
  const { pathname, search } = new URL(page);
  return pathname + search;
}
