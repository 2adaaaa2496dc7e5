import { Readability } from '@mozilla/readability';
import { parseHTML } from 'linkedom';
import { decodeHtml } from '../page-facts/decode-html.ts';
import { countWords } from '../text/count-words.ts';
import { removeFurniture, removeLeftovers } from './clean-markup.ts';
import type { DomDocument, DomElement } from './dom.ts';
import type { MainText, MainTextConfidence } from './main-text.ts';
import { findMarkupRefusal } from './measure-markup.ts';
import { walkText } from './walk-text.ts';

const bodyTag = /<body[\s>]/i;
/** Elements outside the content, for pages without paragraphs. */
const footers = 'body > footer, body > .footer, body > #footer, [role=contentinfo]';
const around = `nav, header, footer, aside, form, ${footers}`;

/**
 * The main text of a page: its content without menus, teasers and captions. The limits bound the
 * time, but a large page takes long: run it in a thread that can be ended.
 * @param html its text, or its bytes with the `Content-Type` header of the response.
 */
export function readMainText(
  html: string | Uint8Array,
  address: string,
  contentType: string | null = null,
): MainText {
  const markup = typeof html === 'string' ? html : decodeHtml(html, contentType).text;
  const refusal = findMarkupRefusal(markup);
  if (refusal !== null) return { ...gather(null, 'none'), refusal };
  const document = parse(markup, address);
  const footer = readFooter(document);
  const content = findContent(document);
  if (content !== null) {
    removeLeftovers(content);
    const found = gather(content, 'high');
    // The content of a page of links is removed as a menu, and its longest text may be the notice at its end.
    const isFooter = found.paragraphs.every(({ text }) => footer.includes(squeeze(text)));
    if (found.words > 0 && !isFooter) return found;
  }
  return gather(findFallback(parse(markup, address)), 'low');
}

function parse(markup: string, address: string): DomDocument {
  const { document } = parseHTML(markup, { location: new URL(address) }) as unknown as {
    document: DomDocument;
  };
  if (document.documentElement?.localName === 'html' && bodyTag.test(markup)) return document;
  return (parseHTML(`<html><body>${markup}</body></html>`) as unknown as { document: DomDocument }).document;
}

function findContent(document: DomDocument): DomElement | null {
  removeFurniture(document);
  const reader = new Readability(document as never, { serializer: (node: unknown) => node as DomElement });
  try {
    return reader.parse()?.content ?? null;
  } catch {
    // Readability searches for the body among the ancestors of its result, which may be outside the body.
    return null;
  }
}

/** The text of the footers of a page, without spaces. */
function readFooter(document: DomDocument): string {
  const found = [...(document.body?.querySelectorAll(footers) ?? [])];
  return squeeze(found.map(({ textContent }) => textContent).join(' '));
}

const squeeze = (text: string) => text.replace(/\s+/g, '');

/** The element marked as main content, else the body without page furniture. */
function findFallback(document: DomDocument): DomElement | null {
  const named = document.querySelector('main, [role=main]') ?? document.querySelector('article');
  if (named !== null) return named;
  const { body } = document;
  for (const element of [...(body?.querySelectorAll(around) ?? [])]) element.remove();
  return body;
}

function gather(content: DomElement | null, confidence: MainTextConfidence): MainText {
  const paragraphs = content === null ? [] : walkText(content);
  const text = paragraphs.map((paragraph) => paragraph.text).join('\n');
  return { text, words: countWords(text), paragraphs, confidence, refusal: null };
}
