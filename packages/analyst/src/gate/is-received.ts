import type { Measure } from '../facts/measures.ts';

/** What a search has, and no page. */
const isOfSearch = new Set<Measure>(['searches', 'difficulty', 'gapScore', 'costPerClick']);
const receiving =
  /(?<!\p{L})(?:pages?|sites?|websites?|you|we|seiten?|sie|wir|vous|nous|usted|página|sitio|pagina|sito|lei) (?:\p{L}{1,12} ){0,2}?(?:gets?|has|have|receives?|earns?|draws?|attracts?|sees?|wins?|brings?|collects?|hat|haben|bekommt|bekommen|erhält|erhalten|verzeichnet|bringt|zieht|a|ont|avez|avons|reçoit|recevez|attire|génère|obtient|recibe|tiene|obtiene|atrae|genera|consigue|riceve|ha|ottiene|attira|raccoglie)(?!\p{L})/gu;

/** True where the words before a value say that a page receives it, though it is the search that has it. */
export function isReceived(measure: Measure, before: string): boolean {
  return isOfSearch.has(measure) && !/<n\d/.test(before) && before.search(receiving) >= 0;
}

const free =
  /^ (?:\p{L}{1,10} ){0,2}?[\d.,\u00a0\u202f ]{1,12}k? ?(?:\p{L}{1,12} ){0,2}?(?:searches|suchanfragen|suchen|recherches|búsquedas|ricerche)(?!\p{L})/u;

/** Why a text says with a figure that a page receives searches; null where it does not. */
export function findReceived(text: string): string | null {
  return [...text.matchAll(receiving)].some((found) => free.test(text.slice(found.index + found[0].length)))
    ? 'searches are of the search, not what a page receives'
    : null;
}
