import { Parser } from 'htmlparser2';
import { cleanText } from '../text/clean-text.ts';

/** A user's text: headings and paragraphs in order, numbered together from 1. */
export interface Draft {
  readonly blocks: readonly DraftBlock[];
}

export interface DraftBlock {
  readonly isHeading: boolean;
  readonly text: string;
}

const mostBlocks = 10_000;
const markup = /<(?:p|h[1-6]|div|li|ul|ol|br|html|body|article|section|table)\b[^<>]{0,2000}>/i;
const inline = new Set(
  'a abbr b bdi bdo big cite code del dfn em font i ins kbd label mark q s samp small span strike strong sub sup tt u var wbr'.split(
    ' ',
  ),
);
const silent = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'svg',
  'math',
  'select',
  'textarea',
  'title',
]);
const headingTag = /^h[1-6]$/;
const headingMark = /^ {0,3}#{1,6}[ \t]/;
const underline = /^ {0,3}(?:={3,}|-{3,})[ \t]*$/;
const listMark = /^[ \t]{0,12}(?:[-*+]|\d{1,3}[.)])[ \t]/;
const emphasis = /(\*\*|__|[*_`~])/g;
const link = /!?\[([^\][]{0,500})\]\([^()\s]{0,2000}\)/g;

/** Reads a draft as HTML if it has elements, else as Markdown, which includes plain text. */
export function readDraft(text: string): Draft {
  const blocks = markup.test(text.slice(0, 20_000)) ? readHtml(text) : readMarkdown(text);
  return { blocks: blocks.slice(0, mostBlocks) };
}

function readHtml(text: string): DraftBlock[] {
  const blocks: DraftBlock[] = [];
  let pending: string[] = [];
  let headingDepth = 0;
  let silentDepth = 0;
  const finish = (isHeading: boolean) => {
    const cleaned = cleanText(pending.join(''));
    pending = [];
    if (cleaned !== '' && blocks.length < mostBlocks) blocks.push({ isHeading, text: cleaned });
  };
  const parser = new Parser({
    onopentag(tag) {
      if (silent.has(tag)) silentDepth += 1;
      if (inline.has(tag)) return;
      finish(headingDepth > 0);
      if (headingTag.test(tag)) headingDepth += 1;
    },
    ontext(data) {
      if (silentDepth === 0) pending.push(data);
    },
    onclosetag(tag) {
      if (silent.has(tag)) silentDepth -= 1;
      if (inline.has(tag)) return;
      finish(headingDepth > 0);
      if (headingTag.test(tag)) headingDepth -= 1;
    },
  });
  parser.end(text);
  finish(false);
  return blocks;
}

function readMarkdown(text: string): DraftBlock[] {
  const blocks: DraftBlock[] = [];
  let paragraph: string[] = [];
  const add = (isHeading: boolean, found: string) => {
    const cleaned = cleanText(found.replace(link, '$1').replace(emphasis, ''));
    if (cleaned !== '') blocks.push({ isHeading, text: cleaned });
  };
  const finish = (isHeading = false) => {
    if (paragraph.length > 0) add(isHeading, paragraph.join(' '));
    paragraph = [];
  };
  for (const line of text.split(/\r\n|\r|\n/)) {
    if (blocks.length >= mostBlocks) break;
    if (headingMark.test(line)) {
      finish();
      add(true, line.replace(headingMark, '').replaceAll('#', ' '));
    } else if (underline.test(line)) finish(paragraph.length === 1);
    else if (line.trim() === '') finish();
    else if (listMark.test(line)) {
      finish();
      paragraph.push(line.replace(listMark, ''));
    } else paragraph.push(line);
  }
  finish();
  return blocks;
}
