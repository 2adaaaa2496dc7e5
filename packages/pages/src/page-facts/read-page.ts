import { toPageKey } from '../addresses/page-key.ts';
import { cleanText } from '../text/clean-text.ts';
import { decodeHtml } from './decode-html.ts';
import { readLinkHeader } from './link-header.ts';
import type { FoundCanonical, LanguageAlternate, PageFacts, PageLink } from './page-facts.ts';
import { type RawLink, readElements } from './read-elements.ts';
import { joinDirectives, readHeaderLines } from './robots-directives.ts';
import { readStructuredData } from './structured-data.ts';

export interface PageSource {
  /** Address of the response, after redirects. */
  readonly address: string;
  readonly html: Uint8Array;
  readonly contentType: string | null;
  /** As in Node: lower-case names, repeated headers as a list. */
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
}

const ourAgent = 'keydencebot';
const searchAgent = 'googlebot';
const refreshAddress = /^\s*\d+(?:\.\d*)?\s*[;,]\s*(?:url\s*=\s*)?["']?([^"']+)/i;

/**
 * The facts of a page from its head, links and headers. Reads the text once without a tree, in
 * linear time; `readMainText` extracts the main text.
 */
export function readPage({ address, html, contentType, headers }: PageSource): PageFacts {
  const { text, charset } = decodeHtml(html, contentType);
  const page = readElements(text);
  const base = page.base === null ? address : (toPageKey(page.base, address)?.address ?? address);
  const resolve = (found: string) => toPageKey(found, base)?.key ?? null;
  const header = (name: string) => [headers[name] ?? []].flat();
  const headerLinks = header('link').flatMap(readLinkHeader);
  const lines = [...page.directives, ...header('x-robots-tag').flatMap(readHeaderLines)];
  const { links, refused } = resolveLinks(page.links, base);
  const refresh = refreshAddress.exec(page.refresh ?? header('refresh')[0] ?? '')?.[1];
  return {
    charset,
    title: page.title,
    titleCount: page.titleCount,
    description: page.description,
    descriptionCount: page.descriptionCount,
    headings: page.headings,
    base,
    canonicals: [
      ...page.canonicals.map(
        ({ found, isInHead }): FoundCanonical => ({
          found,
          key: resolve(found),
          from: isInHead ? 'head' : 'body',
        }),
      ),
      ...headerLinks
        .filter(({ rel }) => rel.includes('canonical'))
        .map(
          ({ found }): FoundCanonical => ({
            found,
            key: toPageKey(found, address)?.key ?? null,
            from: 'header',
          }),
        ),
    ],
    robots: {
      ours: joinDirectives(lines, ['robots', ourAgent]),
      search: joinDirectives(lines, ['robots', searchAgent]),
    },
    alternates: [
      ...page.alternates.map(
        ({ language, found }): LanguageAlternate => ({
          language,
          found,
          key: resolve(found),
          from: 'head',
        }),
      ),
      ...headerLinks
        .filter(({ rel, language }) => rel.includes('alternate') && language !== null)
        .map(
          ({ found, language }): LanguageAlternate => ({
            language: language ?? '',
            found,
            key: toPageKey(found, address)?.key ?? null,
            from: 'header',
          }),
        ),
    ],
    feeds: page.feeds.flatMap((found) => toPageKey(found, base)?.address ?? []),
    language: page.language ?? (cleanText(header('content-language')[0] ?? '', 35) || null),
    links,
    refusedLinks: refused,
    structuredData: readStructuredData(page.jsonBlocks, page.itemTypes),
    parts: { ...page.parts, insecureParts: address.startsWith('https:') ? page.plainParts : 0 },
    bodyWords: page.bodyWords,
    scripting: {
      hasEmptyMount: page.hasEmptyMount,
      asksForScript: page.asksForScript,
      scriptShare: page.scriptCharacters / Math.max(1, text.length),
    },
    refresh: refresh === undefined ? null : (toPageKey(refresh, base)?.address ?? null),
    bytes: html.byteLength,
  };
}

function resolveLinks(raw: readonly RawLink[], base: string): { links: PageLink[]; refused: string[] } {
  const links: PageLink[] = [];
  const refused: string[] = [];
  for (const { found, rel, place, anchor } of raw) {
    const page = toPageKey(found, base);
    if (page === null) {
      if (/^\s*(?:https?:)?\/\/[^/?#]*@/i.test(found)) refused.push(cleanText(found, 200));
      continue;
    }
    const isNofollow = rel.some((word) => word === 'nofollow' || word === 'ugc' || word === 'sponsored');
    links.push({ found: cleanText(found, 2_048), ...page, place, rel, isNofollow, anchor });
  }
  return { links, refused };
}
