import { Parser } from 'htmlparser2';
import { decodeHtml } from '../page-facts/decode-html.ts';
import { createHeadReader } from '../page-facts/head-reader.ts';
import { cleanText } from '../text/clean-text.ts';

export interface PageNames {
  readonly title: string | null;
  /** First heading of level 1. */
  readonly heading: string | null;
  /** Feeds of its head, as written. */
  readonly feeds: readonly string[];
}

/** Title and first heading are near the top of a page; the rest of it is not read. */
const mostBytes = 512_000;
const mostText = 300;

/** The names of a competitor's page; nothing else of it is read. */
export function readNames(html: Uint8Array, contentType: string | null): PageNames {
  const text = decodeHtml(html.subarray(0, mostBytes), contentType).text;
  const head = createHeadReader();
  const open: string[] = [];
  let heading: string | null = null;
  let isHeadingDone = false;
  const parser = new Parser({
    onopentag(tag, attributes) {
      head.open(tag, attributes);
      open.push(tag);
      if (tag === 'h1' && heading === null) heading = '';
    },
    ontext(data) {
      head.text(open.at(-1) ?? '', data, false);
      if (heading !== null && !isHeadingDone && heading.length < mostText * 4) heading += data;
    },
    onclosetag(tag) {
      head.close(tag);
      open.pop();
      if (tag === 'h1') isHeadingDone = true;
    },
  });
  parser.write(text);
  parser.end();
  return {
    title: head.facts.title === null ? null : cleanText(head.facts.title, mostText),
    heading: cleanText(heading ?? '', mostText) || null,
    feeds: head.facts.feeds.slice(0, 5),
  };
}
