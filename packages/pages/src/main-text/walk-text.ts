import { cleanText } from '../text/clean-text.ts';
import { type DomElement, type DomNode, isElement, nodeTypes } from './dom.ts';
import type { MainParagraph } from './main-text.ts';

const breaks = new Set(
  (
    'address article aside blockquote body br caption center dd details dialog dir div dl dt fieldset figcaption figure footer ' +
    'form h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main menu nav ol option p pre section summary table tbody td ' +
    'tfoot th thead tr ul'
  ).split(' '),
);
const silent = new Set([
  'script',
  'style',
  'noscript',
  'template',
  'svg',
  'math',
  'iframe',
  'object',
  'select',
]);
const kinds: Readonly<Record<string, MainParagraph['kind']>> = {
  h1: 'heading',
  h2: 'heading',
  h3: 'heading',
  h4: 'heading',
  h5: 'heading',
  h6: 'heading',
  li: 'item',
  dd: 'item',
  dt: 'item',
  td: 'cell',
  th: 'cell',
  blockquote: 'quote',
  q: 'quote',
  pre: 'code',
  code: 'code',
};

interface Draft {
  kind: MainParagraph['kind'];
  pieces: { text: string; isLink: boolean }[];
}

/** The blocks of an element in order: words of neighboring blocks, items and cells are separate. */
export function walkText(root: DomElement): MainParagraph[] {
  const paragraphs: MainParagraph[] = [];
  let draft: Draft = { kind: 'text', pieces: [] };
  const finish = (kind: MainParagraph['kind']) => {
    const paragraph = joinPieces(draft);
    if (paragraph !== null) paragraphs.push(paragraph);
    draft = { kind, pieces: [] };
  };
  const visit = (node: DomNode, kind: MainParagraph['kind'], isLink: boolean) => {
    if (node.nodeType === nodeTypes.text) draft.pieces.push({ text: node.textContent ?? '', isLink });
    if (!isElement(node) || silent.has(node.localName)) return;
    const isBreak = breaks.has(node.localName);
    const own = isBreak ? (kinds[node.localName] ?? kind) : kind;
    if (isBreak) finish(own);
    for (const child of node.childNodes) visit(child, own, isLink || node.localName === 'a');
    if (isBreak) finish(kind);
  };
  visit(root, 'text', false);
  finish('text');
  return paragraphs;
}

/** One text with single spaces, and the offsets of its links. */
function joinPieces({ kind, pieces }: Draft): MainParagraph | null {
  let text = '';
  const links: { start: number; end: number }[] = [];
  for (const piece of pieces) {
    const cleaned = cleanText(`.${piece.text}.`).slice(1, -1);
    const added = text === '' || text.endsWith(' ') ? cleaned.trimStart() : cleaned;
    if (piece.isLink && added.trim() !== '')
      links.push({ start: text.length, end: text.length + added.length });
    text += added;
  }
  const trimmed = text.trimEnd();
  return trimmed === '' ? null : { kind, text: trimmed, links };
}
