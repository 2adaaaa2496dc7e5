import { cleanText } from '../text/clean-text.ts';
import type { DirectiveLine } from './robots-directives.ts';

/** A start tag of any other element ends the head, as in a browser. */
const headTags = new Set('html head title meta link base script style noscript template'.split(' '));
const directiveNames = new Set(['robots', 'keydencebot', 'googlebot']);
const mostText = 1_000;
const mostLines = 1_000;

interface HeadFacts {
  title: string | null;
  titleCount: number;
  description: string | null;
  descriptionCount: number;
  base: string | null;
  language: string | null;
  refresh: string | null;
  canonicals: { found: string; isInHead: boolean }[];
  alternates: { language: string; found: string }[];
  feeds: string[];
  directives: DirectiveLine[];
}

/**
 * Collects the facts of a page's head. Elements after its end count only if a browser accepts them.
 */
export function createHeadReader() {
  const facts: HeadFacts = {
    title: null,
    titleCount: 0,
    description: null,
    descriptionCount: 0,
    base: null,
    language: null,
    refresh: null,
    canonicals: [],
    alternates: [],
    feeds: [],
    directives: [],
  };
  let isOver = false;
  let title: string | null = null;

  return {
    facts,
    /** True after the start of the body. */
    get isOver() {
      return isOver;
    },
    open(tag: string, attributes: Record<string, string>) {
      if (!headTags.has(tag)) isOver = true;
      if (tag === 'html' && facts.language === null)
        facts.language = cleanText(attributes.lang ?? '', 35) || null;
      if (tag === 'base' && facts.base === null && attributes.href !== undefined)
        facts.base = attributes.href;
      if (tag === 'link') readLink(facts, attributes, !isOver);
      if (tag === 'meta' && !isOver) readMeta(facts, attributes);
      if (tag === 'title' && !isOver) title = '';
    },
    text(tag: string, data: string, isHidden: boolean) {
      if (title !== null && tag === 'title' && title.length < mostText * 4) title += data;
      else if (!headTags.has(tag) || tag === 'html' || tag === 'head')
        isOver ||= !isHidden && data.trim() !== '';
    },
    close(tag: string) {
      if (tag !== 'title' || title === null) return;
      facts.titleCount += 1;
      if (facts.titleCount === 1) facts.title = cleanText(title, mostText) || null;
      title = null;
    },
  };
}

function readLink(facts: HeadFacts, attributes: Record<string, string>, isInHead: boolean): void {
  const { href, hreflang, type = '', rel = '' } = attributes;
  if (href === undefined) return;
  const words = rel.toLowerCase().split(/\s+/);
  const found = cleanText(href, 2_048);
  if (words.includes('canonical') && facts.canonicals.length < mostLines)
    facts.canonicals.push({ found, isInHead });
  if (!isInHead || !words.includes('alternate') || facts.alternates.length >= mostLines) return;
  if (hreflang !== undefined) facts.alternates.push({ language: cleanText(hreflang, 35), found });
  else if (/^application\/(?:rss|atom)\+xml/i.test(type.trim())) facts.feeds.push(found);
}

function readMeta(facts: HeadFacts, attributes: Record<string, string>): void {
  const { content = '' } = attributes;
  const name = (attributes.name ?? '').trim().toLowerCase();
  if (name === 'description') {
    facts.descriptionCount += 1;
    if (facts.descriptionCount === 1) facts.description = cleanText(content, mostText) || null;
  }
  if (directiveNames.has(name) && facts.directives.length < mostLines) {
    facts.directives.push({ agent: name, words: content.slice(0, mostText).split(',') });
  }
  if ((attributes['http-equiv'] ?? '').toLowerCase() === 'refresh') facts.refresh ??= content.slice(0, 4_000);
}
