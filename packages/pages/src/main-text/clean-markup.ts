import { type DomDocument, type DomElement, isElement } from './dom.ts';

/** Words in a class or id that mark parts of an article without content. */
const furnitureWords =
  'share sharing social related recommend recommended recommendations newsletter subscribe subscription signup promo promotion ' +
  'sponsor sponsored advert advertisement ad ads byline caption credit credits comment comments tag tags breadcrumb ' +
  'breadcrumbs cookie cookies consent print copyright popup popover modal tooltip';
const furniturePairs = 'author-bio author-info author-box read-more more-from see-also sign-up';
const furniture = new Set([...furnitureWords.split(' '), ...furniturePairs.split(' ')]);
/** Text beside the content, or in front of it once a visitor opens it. */
const besides = 'figcaption, dialog, [role="dialog"], [role="alertdialog"]';
const furnitureTags = 'div, section, ul, p, span';
const mostFurniture = 600;
const mostLinkBlock = 300;
const leastLinkShare = 0.8;
const blocks = 'div, section, ul, ol, p, nav, aside, table, dl';

/** Removes captions, dialogs and small page furniture before the main content is extracted. */
export function removeFurniture(document: DomDocument): void {
  for (const element of [...document.querySelectorAll(besides)]) element.remove();
  // On a short page, an element with such a name may be the whole content.
  const most = Math.min(mostFurniture, (document.body === null ? 0 : textLength(document.body)) / 2);
  for (const element of [...document.querySelectorAll(furnitureTags)]) {
    if (isFurniture(element) && textLength(element) < most) element.remove();
  }
}

/** Removes blocks of links, and headings without text after them, from the main content. */
export function removeLeftovers(content: DomElement): void {
  const linkBlocks = [...content.querySelectorAll(blocks)].filter(
    (block) => isLinkBlock(block) && !isLoneParagraph(block),
  );
  for (const block of linkBlocks) block.remove();
  removeLastHeadings(content);
}

/** A paragraph that is only one link belongs to the text, unless it is one of several: these are teasers. */
function isLoneParagraph(block: DomElement): boolean {
  if (block.localName !== 'p' || [...block.querySelectorAll('a')].length !== 1) return false;
  const siblings = [...(block.parentNode?.childNodes ?? [])].filter(isElement);
  const at = siblings.indexOf(block);
  return [siblings[at - 1], siblings[at + 1]].every((each) => each?.localName !== 'p' || !isLinkBlock(each));
}

function isFurniture({ className, id }: DomElement): boolean {
  const names = `${typeof className === 'string' ? className : ''} ${id}`.toLowerCase();
  if (names === ' ') return false;
  for (const name of names.split(/\s+/)) {
    const words = name.split(/[-_]+/);
    for (const [index, word] of words.entries()) {
      if (furniture.has(word) || furniture.has(`${word}-${words[index + 1]}`)) return true;
    }
  }
  return false;
}

function textLength(node: DomElement): number {
  return (node.textContent ?? '').trim().length;
}

function isLinkBlock(block: DomElement): boolean {
  const length = textLength(block);
  if (length === 0 || length >= mostLinkBlock) return false;
  if (block.localName !== 'p' && block.querySelector('p') !== null) return false;
  let linked = 0;
  for (const link of block.querySelectorAll('a')) linked += textLength(link);
  return linked / length > leastLinkShare;
}

/** Repeats from the end while a heading is the last element with text. */
function removeLastHeadings(content: DomElement): void {
  for (let last = findLast(content); last !== null; last = findLast(content)) last.remove();
}

/** The heading that ends an element; null if it ends otherwise. */
function findLast(element: DomElement): DomElement | null {
  const children = [...element.childNodes].reverse();
  const last = children.find((child) => (child.textContent ?? '').trim() !== '');
  if (last === undefined || !isElement(last)) return null;
  return /^h[1-6]$/.test(last.localName) ? last : findLast(last);
}
