import { createMarkupReader } from './markup-reader.ts';
import type { SitemapBreach, SitemapEntry, SitemapFile } from './sitemap-file.ts';
import { type Chunks, unpack } from './unpack.ts';

export interface SitemapLimits {
  /** Later dates count as unknown; by default, all dates are accepted. */
  readonly now?: Date;
  readonly mostEntries?: number;
  readonly mostBytes?: number;
}

const ownLimits = { mostEntries: 2_000_000, mostBytes: 100_000_000 };
const protocol = { entries: 50_000, bytes: 52_428_800 };
const headBytes = 1_024;
const declaredEncoding = /^\s*<\?xml[^>]{0,200}?encoding\s*=\s*["']([\w.:-]{1,40})["']/i;
const webAddress = /^https?:\/\/\S+$/i;
const mostLine = 4_096;

/**
 * Reads a sitemap, a sitemap index, a list of addresses, or a feed (RSS, RDF, Atom), compressed up
 * to twice. Tolerant: entries before an error count, and `isComplete` reports it. Holds the
 * entries, never the bytes.
 * @throws only errors of the source.
 */
export async function readSitemap(
  source: Uint8Array | Chunks,
  limits: SitemapLimits = {},
): Promise<SitemapFile> {
  const { mostEntries, mostBytes, now } = { ...ownLimits, now: null, ...limits };
  const entries: SitemapEntry[] = [];
  const state = { bytes: 0, isCut: false };
  const give = (entry: SitemapEntry) => {
    if (entries.length < mostEntries) entries.push(entry);
    else state.isCut = true;
  };
  const lines = createLineReader(give);
  const markup = createMarkupReader(now, give);
  const reader = { current: null as { write(text: string): void } | null };
  const chunks = unpack(source instanceof Uint8Array ? once(source) : source, mostBytes, state);
  for await (const text of decode(chunks)) {
    if (reader.current === null) {
      if (text.trim() === '') continue;
      reader.current = text.includes('<') ? markup : lines;
    }
    reader.current.write(text);
    if (entries.length === mostEntries && state.isCut) break;
  }
  const isMarkup = reader.current === markup;
  if (isMarkup) markup.end();
  else lines.end();
  const kind = isMarkup ? markup.kind : entries.length > 0 ? 'text' : 'none';
  const breaches: SitemapBreach[] = [];
  if (entries.length > protocol.entries) breaches.push('many-entries');
  if (state.bytes > protocol.bytes) breaches.push('many-bytes');
  const isComplete = kind !== 'none' && !state.isCut && (!isMarkup || markup.isWhole);
  return { kind, entries: kind === 'none' ? [] : entries, isComplete, breaches, bytes: state.bytes };
}

async function* once(bytes: Uint8Array): Chunks {
  yield bytes;
}

/**
 * Decodes the bytes: by byte order mark, XML declaration, else UTF-8. The first chunk has 1 KiB.
 */
async function* decode(chunks: Chunks): AsyncIterable<string> {
  let head: Buffer | null = Buffer.alloc(0);
  let decoder = new TextDecoder();
  for await (const chunk of chunks) {
    if (head === null) {
      yield decoder.decode(chunk, { stream: true });
      continue;
    }
    head = Buffer.concat([head, chunk]);
    if (head.length < headBytes) continue;
    decoder = new TextDecoder(findEncoding(head));
    yield decoder.decode(head, { stream: true });
    head = null;
  }
  if (head === null) yield decoder.decode();
  else yield new TextDecoder(findEncoding(head)).decode(head);
}

function findEncoding(head: Buffer): string {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  const label = declaredEncoding.exec(head.toString('latin1', 0, headBytes))?.[1] ?? 'utf-8';
  try {
    // A declaration readable byte by byte is not UTF-16, whatever it names.
    const { encoding } = new TextDecoder(label);
    return encoding.startsWith('utf-16') ? 'utf-8' : encoding;
  } catch {
    return 'utf-8';
  }
}

function createLineReader(give: (entry: SitemapEntry) => void) {
  let rest = '';
  const giveLine = (line: string) => {
    const found = line.trim();
    if (!webAddress.test(found) || found.length > mostLine) return;
    give({ found, lastModified: null, published: null, title: null, alternates: [] });
  };
  return {
    write(text: string) {
      const lines = (rest + text).split(/\r\n|\r|\n/);
      rest = (lines.pop() ?? '').slice(0, mostLine + 1);
      for (const line of lines) giveLine(line);
    },
    end() {
      giveLine(rest);
      rest = '';
    },
  };
}
