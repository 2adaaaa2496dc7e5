import type { Tokens } from '../links/read-tokens.ts';
import { hashWord, mix } from '../similarity/shingles.ts';

/** Maximum consecutive words of a page that are shown anywhere. */
export const mostQuotedWords = 7;
const wordsInWindow = mostQuotedWords + 1;
const mostWindows = 60_000;

type ReadTokens = (text: string) => Tokens;

/** Hashes of all runs of eight words of texts, in ascending order. A run does not cross from one text to the next. */
export function readWindows(texts: readonly string[], read: ReadTokens): Uint32Array {
  const hashes = new Set<number>();
  for (const text of texts) {
    for (const hash of windowsOf(read(text).stems)) {
      if (hashes.size >= mostWindows) break;
      hashes.add(hash);
    }
  }
  return Uint32Array.from(hashes).sort();
}

/** The hash of the run of eight words that begins at each word. */
export function windowsOf(stems: readonly string[]): number[] {
  const words = stems.map(hashWord);
  const windows: number[] = [];
  for (let start = 0; start + wordsInWindow <= words.length; start += 1) {
    let hash = 0;
    for (let at = start; at < start + wordsInWindow; at += 1) hash = mix(hash, words[at] ?? 0);
    windows.push(hash >>> 0);
  }
  return windows;
}

/**
 * At most seven words of a text, with an ellipsis if it is longer. A lone sign between spaces
 * counts as a word.
 */
export function quoteWords(text: string, read: ReadTokens): string {
  let count = 0;
  let end = 0;
  for (const piece of text.matchAll(/\S+/gu)) {
    const tokens = read(piece[0]);
    const words = Math.max(1, tokens.stems.length);
    if (count + words > mostQuotedWords) {
      const last = tokens.ends[mostQuotedWords - count - 1];
      if (last !== undefined) end = piece.index + last;
      break;
    }
    count += words;
    end = piece.index + piece[0].length;
  }
  const quoted = text.slice(0, end).trim();
  return end < text.trimEnd().length ? `${quoted}…` : quoted;
}

/** A generated text, cut before the eighth word of a run that also appears on a page. */
export function limitRuns(text: string, pages: readonly ReadonlySet<number>[], read: ReadTokens): string {
  const tokens = read(text);
  const first = windowsOf(tokens.stems).findIndex((hash) => pages.some((page) => page.has(hash)));
  if (first < 0) return text;
  const end = tokens.ends[first + mostQuotedWords - 1] ?? 0;
  return `${text.slice(0, end).trim()}…`;
}

export function packNumbers(numbers: Uint32Array): string {
  return Buffer.from(numbers.buffer, numbers.byteOffset, numbers.byteLength).toString('base64');
}

export function unpackNumbers(packed: string): Uint32Array {
  const bytes = Buffer.from(packed, 'base64');
  return new Uint32Array(Uint8Array.from(bytes).buffer, 0, Math.floor(bytes.length / 4));
}
