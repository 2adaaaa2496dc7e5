import { cleanText } from '../text/clean-text.ts';

export interface HeaderLink {
  readonly found: string;
  /** In lower case. */
  readonly rel: readonly string[];
  readonly language: string | null;
}

const mostCharacters = 20_000;

/**
 * Parses a `Link` header: `<address>; rel="canonical", <address>; rel="alternate"; hreflang="de"`.
 */
export function readLinkHeader(value: string): HeaderLink[] {
  const links: HeaderLink[] = [];
  let text = value.slice(0, mostCharacters);
  while (true) {
    const open = text.indexOf('<');
    const close = text.indexOf('>', open);
    if (open === -1 || close === -1) return links;
    const next = text.indexOf('<', close);
    const parameters = new Map<string, string>();
    const rest = text.slice(close + 1, next === -1 ? text.length : next);
    for (const piece of rest.replace(/,\s*$/, '').split(';')) {
      const equals = piece.indexOf('=');
      if (equals === -1) continue;
      const value = piece.slice(equals + 1).trim();
      parameters.set(piece.slice(0, equals).trim().toLowerCase(), value.replace(/^"|"$/g, ''));
    }
    links.push({
      found: cleanText(text.slice(open + 1, close)),
      rel: (parameters.get('rel') ?? '').toLowerCase().split(/\s+/),
      language: parameters.get('hreflang') ?? null,
    });
    if (next === -1) return links;
    text = text.slice(next);
  }
}
