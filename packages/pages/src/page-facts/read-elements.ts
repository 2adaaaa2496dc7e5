import { Parser } from 'htmlparser2';
import { cleanText } from '../text/clean-text.ts';
import { countWords } from '../text/count-words.ts';
import { createHeadReader } from './head-reader.ts';
import { placeOf } from './link-place.ts';
import type { LinkPlace } from './page-facts.ts';

export interface RawLink {
  found: string;
  rel: string[];
  place: LinkPlace;
  anchor: string;
}

const mostLinks = 20_000;
const mostHeadings = 2_000;
const mostAnchor = 200;
const mostHeading = 500;
const mostGathered = 4_000;
/**
 * Elements shown as text or not at all by a browser: elements inside them are not part of the page.
 */
const hiddenTags = new Set([
  'noscript',
  'iframe',
  'noembed',
  'noframes',
  'template',
  'svg',
  'math',
  'object',
]);
const silentTags = new Set(['script', 'style', 'textarea', 'select', 'title']);
/** Elements that do not separate words. */
const inlineTags = new Set(
  'a abbr acronym b bdi bdo big cite code del dfn em font i ins kbd label mark q s samp small span strike strong sub sup tt u var wbr'.split(
    ' ',
  ),
);
const heading = /^h([1-6])$/;
const mounts = new Set(['root', 'app', '__next', '__nuxt']);
const asksForScript = /java\s?script/i;
const notFilledIn = new Set(['hidden', 'submit', 'button', 'reset', 'image']);

interface Open {
  tag: string;
  place: LinkPlace | null;
  isHidden: boolean;
  isSilent: boolean;
}

/** Collects the facts of a page's elements in one pass. */
export function readElements(text: string) {
  const head = createHeadReader();
  const open: Open[] = [];
  const links: RawLink[] = [];
  const headings: { level: number; text: string }[] = [];
  const itemTypes: string[] = [];
  const jsonBlocks: string[] = [];
  const parts = {
    forms: 0,
    inputs: 0,
    tables: 0,
    videos: 0,
    contentImages: 0,
    images: 0,
    imagesWithoutAlt: 0,
  };
  const found = {
    plainParts: 0,
    bodyWords: 0,
    scriptCharacters: 0,
    hasEmptyMount: false,
    asksForScript: false,
  };
  let pending = '';
  let link: RawLink | null = null;
  let level: { level: number; text: string } | null = null;
  let json: string[] | null = null;
  let noscript: string | null = null;
  let mountDepth = -1;
  let mountHasText = false;

  const countPending = () => {
    if (pending !== '') found.bodyWords += countWords(pending);
    pending = '';
  };
  const finishLink = () => {
    if (link === null) return;
    link.anchor = cleanText(link.anchor, mostAnchor);
    link = null;
  };
  const finishHeading = () => {
    if (level !== null && headings.length < mostHeadings)
      headings.push({ ...level, text: cleanText(level.text, mostHeading) });
    level = null;
  };

  const startVisible = (tag: string, attributes: Record<string, string>, place: LinkPlace | null) => {
    if ((tag === 'a' || tag === 'area') && attributes.href !== undefined) {
      finishLink();
      link = {
        found: attributes.href,
        rel: words(attributes.rel),
        place: place ?? 'content',
        anchor: tag === 'area' ? (attributes.alt ?? '') : '',
      };
      if (links.length < mostLinks) links.push(link);
      if (tag === 'area') finishLink();
    }
    const rank = heading.exec(tag)?.[1];
    if (rank !== undefined) {
      finishHeading();
      level = { level: Number(rank), text: '' };
    }
    if (tag === 'img') {
      parts.images += 1;
      if (attributes.alt === undefined) parts.imagesWithoutAlt += 1;
      else if (link !== null && link.anchor.length < mostGathered) link.anchor += ` ${attributes.alt} `;
      if (level !== null && level.text.length < mostHeading) level.text += ` ${attributes.alt ?? ''} `;
    }
    if (place === null || place === 'content') countPart(parts, tag, attributes);
    if (attributes.itemtype !== undefined) itemTypes.push(attributes.itemtype);
    if (mounts.has(attributes.id ?? '') || tag === 'app-root' || attributes['ng-version'] !== undefined) {
      if (mountDepth === -1) {
        mountDepth = open.length;
        mountHasText = false;
      }
    }
  };

  const parser = new Parser({
    onopentag(tag, attributes) {
      if (!inlineTags.has(tag)) countPending();
      const around = open.at(-1);
      const isHidden = around?.isHidden === true || hiddenTags.has(tag);
      const place = placeOf(tag, attributes, around?.place ?? null) ?? around?.place ?? null;
      const isSilent = around?.isSilent === true || silentTags.has(tag);
      if (around?.isHidden !== true) {
        head.open(tag, attributes);
        startVisible(tag, attributes, place);
        const source =
          attributes.src ?? (tag === 'link' && isLoaded(attributes.rel) ? attributes.href : undefined);
        if (tag !== 'a' && source !== undefined && /^\s*http:/i.test(source)) found.plainParts += 1;
        if (tag === 'script' && (attributes.type ?? '').trim().toLowerCase() === 'application/ld+json')
          json = [];
      }
      if (tag === 'noscript') noscript = '';
      open.push({ tag, place, isHidden, isSilent });
    },
    ontext(data) {
      const around = open.at(-1);
      if (around?.tag === 'script') {
        found.scriptCharacters += data.length;
        json?.push(data);
        return;
      }
      if (noscript !== null && noscript.length < mostGathered) noscript += data;
      head.text(around?.tag ?? '', data, around?.isHidden === true);
      if (around?.isHidden === true || around?.isSilent === true) return;
      if (mountDepth !== -1 && !mountHasText && data.trim() !== '') mountHasText = true;
      if (head.isOver) pending += data;
      if (link !== null && link.anchor.length < mostGathered) link.anchor += data;
      if (level !== null && level.text.length < mostGathered) level.text += data;
    },
    onclosetag(tag) {
      if (!inlineTags.has(tag)) {
        countPending();
        if (link !== null) link.anchor += ' ';
        if (level !== null) level.text += ' ';
      }
      open.pop();
      head.close(tag);
      if (tag === 'a') finishLink();
      if (heading.test(tag)) finishHeading();
      if (tag === 'script' && json !== null) {
        jsonBlocks.push(json.join(''));
        json = null;
      }
      if (tag === 'noscript') {
        found.asksForScript ||= asksForScript.test(noscript ?? '');
        noscript = null;
      }
      if (mountDepth === open.length) {
        found.hasEmptyMount ||= !mountHasText;
        mountDepth = -1;
      }
    },
  });

  parser.end(text);
  countPending();
  finishLink();
  finishHeading();
  return { ...head.facts, ...found, links, headings, itemTypes, jsonBlocks, parts };
}

function countPart(
  parts: Record<'forms' | 'inputs' | 'tables' | 'videos' | 'contentImages', number>,
  tag: string,
  { src = '', type = '' }: Record<string, string>,
): void {
  if (tag === 'form') parts.forms += 1;
  if (tag === 'table') parts.tables += 1;
  if (tag === 'img') parts.contentImages += 1;
  if (tag === 'video' || (tag === 'iframe' && isVideo(src))) parts.videos += 1;
  const isFilledIn = tag === 'input' && !notFilledIn.has(type.toLowerCase());
  if (isFilledIn || tag === 'select' || tag === 'textarea') parts.inputs += 1;
}

function words(text = ''): string[] {
  return text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
}

/** True for a link element that loads a resource. */
function isLoaded(rel = ''): boolean {
  return words(rel).some((word) =>
    ['stylesheet', 'icon', 'preload', 'modulepreload', 'manifest'].includes(word),
  );
}

function isVideo(source: string): boolean {
  return /^(?:https?:)?\/\/(?:www\.)?(?:youtube(?:-nocookie)?\.com|player\.vimeo\.com|www\.dailymotion\.com)\//i.test(
    source,
  );
}
