import { Parser } from 'htmlparser2';
import { cleanText } from '../text/clean-text.ts';

const mostBlock = 200_000;
const mostQuestions = 60;
const mostDepth = 8;
const mostLetters = 300;

/** The names of questions in the structured data of a page. */
export function readFaqQuestions(markup: string): string[] {
  const found: string[] = [];
  for (const block of readBlocks(markup)) {
    try {
      gather(JSON.parse(block), 0, found);
    } catch {
      // Invalid JSON is a finding of the page, and irrelevant here.
    }
  }
  return [...new Set(found)].slice(0, mostQuestions);
}

function readBlocks(markup: string): string[] {
  const blocks: string[] = [];
  let block: string[] | null = null;
  const parser = new Parser({
    onopentag(tag, { type = '' }) {
      if (tag === 'script' && type.trim().toLowerCase() === 'application/ld+json') block = [];
    },
    ontext(data) {
      block?.push(data);
    },
    onclosetag(tag) {
      if (tag !== 'script' || block === null) return;
      const text = block.join('');
      if (text.length <= mostBlock) blocks.push(text);
      block = null;
    },
  });
  parser.end(markup);
  return blocks;
}

function gather(value: unknown, depth: number, found: string[]): void {
  if (depth > mostDepth || found.length >= mostQuestions || typeof value !== 'object' || value === null)
    return;
  if (Array.isArray(value)) {
    for (const each of value) gather(each, depth + 1, found);
    return;
  }
  const item = value as Record<string, unknown>;
  const name = item.name ?? item.text;
  if (item['@type'] === 'Question' && typeof name === 'string') {
    const text = cleanText(name, mostLetters);
    if (text !== '') found.push(text);
  }
  for (const each of Object.values(item)) gather(each, depth + 1, found);
}
