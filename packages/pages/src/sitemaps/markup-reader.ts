import { Parser } from 'htmlparser2';
import { cleanText } from '../text/clean-text.ts';
import { readSitemapDate } from './sitemap-date.ts';
import type { SitemapEntry, SitemapKind } from './sitemap-file.ts';

const kindsByRoot: Readonly<Record<string, SitemapKind>> = {
  urlset: 'urlset',
  sitemapindex: 'index',
  rss: 'rss',
  rdf: 'rdf',
  feed: 'atom',
};
const itemNames: Readonly<Record<SitemapKind, string>> = {
  urlset: 'url',
  index: 'sitemap',
  rss: 'item',
  rdf: 'item',
  atom: 'entry',
  text: '',
  none: '',
};
const modifiedNames = new Set(['lastmod', 'updated', 'modified']);
const publishedNames = new Set(['pubdate', 'published', 'publication_date', 'date', 'issued']);
const mostText = 8_192;
const mostTitle = 500;
const mostAlternates = 200;

type Draft = { -readonly [Name in keyof SitemapEntry]: SitemapEntry[Name] } & {
  alternates: { language: string; found: string }[];
  depth: number;
  guid: string;
};

export interface MarkupReader {
  write(text: string): void;
  end(): void;
  readonly kind: SitemapKind;
  /** True after the end tag of the outermost element. */
  readonly isWhole: boolean;
}

/**
 * Streams sitemaps and feeds by element names without prefixes, and ignores document types and
 * custom entities. An element counts only with its own end tag, because its address may be
 * truncated otherwise.
 */
export function createMarkupReader(now: Date | null, give: (entry: SitemapEntry) => void): MarkupReader {
  let kind: SitemapKind = 'none';
  let root: string | null = null;
  let isWhole = false;
  let depth = 0;
  let item: Draft | null = null;
  let text = '';

  const finishItem = () => {
    if (item === null) return;
    const { depth: _depth, guid, ...entry } = item;
    const found = entry.found || guid;
    if (found !== '') give({ ...entry, found });
    item = null;
  };

  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        depth += 1;
        text = '';
        const name = localName(tag);
        if (root === null) {
          root = tag;
          kind = kindsByRoot[name] ?? 'none';
        } else if (kind !== 'none' && name === itemNames[kind]) {
          finishItem();
          item = startItem(depth, attributes);
        } else if (item !== null && name === 'link') {
          readLink(kind, item, attributes);
        }
      },
      ontext(data) {
        if (item !== null && text.length < mostText) text += data;
      },
      onclosetag(tag, isImplied) {
        const name = localName(tag);
        if (item !== null && !isImplied) readField(kind, item, { tag, name, depth, text, now });
        if (item !== null && depth === item.depth) finishItem();
        if (tag === root && depth === 1) isWhole = !isImplied;
        depth -= 1;
        text = '';
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  return {
    write: (chunk) => parser.write(chunk),
    end: () => {
      parser.end();
      finishItem();
    },
    get kind() {
      return kind;
    },
    get isWhole() {
      return isWhole;
    },
  };
}

function localName(tag: string): string {
  return tag.slice(tag.indexOf(':') + 1).toLowerCase();
}

function startItem(depth: number, attributes: Record<string, string>): Draft {
  const about = attributes['rdf:about'] ?? '';
  return { found: '', guid: about, lastModified: null, published: null, title: null, alternates: [], depth };
}

/** Links with an address attribute: of Atom, and to other languages in a sitemap. */
function readLink(kind: SitemapKind, item: Draft, attributes: Record<string, string>): void {
  const { rel = 'alternate', href = '', hreflang } = attributes;
  if (href === '' || rel !== 'alternate') return;
  if (kind === 'atom') item.found ||= cleanText(href);
  else if (hreflang !== undefined && item.alternates.length < mostAlternates) {
    item.alternates.push({ language: cleanText(hreflang, 35), found: cleanText(href) });
  }
}

interface Field {
  tag: string;
  name: string;
  depth: number;
  text: string;
  now: Date | null;
}

function readField(kind: SitemapKind, item: Draft, { tag, name, depth, text, now }: Field): void {
  const isOwn = depth === item.depth + 1;
  const isNews = tag.startsWith('news:');
  if (isOwn && name === 'loc' && (kind === 'urlset' || kind === 'index')) item.found = cleanText(text);
  // A prefixed link in RSS is the feed's, not the page's.
  else if (isOwn && tag.toLowerCase() === 'link' && (kind === 'rss' || kind === 'rdf'))
    item.found = cleanText(text);
  else if (isOwn && name === 'guid' && /^\s*https?:/i.test(text)) item.guid = cleanText(text);
  else if (isOwn && modifiedNames.has(name)) item.lastModified = readSitemapDate(text, now);
  else if ((isOwn || isNews) && publishedNames.has(name)) item.published = readSitemapDate(text, now);
  else if ((isOwn || isNews) && name === 'title') item.title = cleanText(text, mostTitle) || null;
}
