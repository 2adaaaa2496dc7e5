import { keywordTextMaxLength, maxKeywordsPerUpload, normaliseKeywordText } from '@keydence/domain';

/** A line that is not added, and why. */
export interface SkippedLine {
  text: string;
  reason: 'too_long' | 'repeated' | 'past_limit';
}

export interface KeywordLines {
  keywords: string[];
  skipped: SkippedLine[];
}

/** What a pasted text adds: one keyword a line, blank lines ignored, each keyword once. */
export function readKeywordLines(text: string): KeywordLines {
  const keywords = new Set<string>();
  const skipped: SkippedLine[] = [];
  for (const line of text.split(/\r\n|\r|\n/)) {
    const keyword = normaliseKeywordText(line);
    if (keyword === '') continue;
    const reason = refuse(keyword, keywords);
    if (reason) skipped.push({ text: keyword, reason });
    else keywords.add(keyword);
  }
  return { keywords: [...keywords], skipped };
}

function refuse(keyword: string, taken: ReadonlySet<string>): SkippedLine['reason'] | null {
  if ([...keyword].length > keywordTextMaxLength) return 'too_long';
  if (taken.has(keyword)) return 'repeated';
  return taken.size >= maxKeywordsPerUpload ? 'past_limit' : null;
}

const headers = new Set(['keyword', 'keywords', 'query', 'search term']);

/** The first column of a CSV text, one value a line, without its header. Comma, semicolon and tab separate. */
export function firstColumn(csv: string): string {
  const cells = csv
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .map(firstCell);
  const [header = ''] = cells;
  return (headers.has(header.trim().toLowerCase()) ? cells.slice(1) : cells).join('\n');
}

function firstCell(row: string): string {
  const quoted = /^\s*"((?:[^"]|"")*)"/.exec(row)?.[1];
  if (quoted !== undefined) return quoted.replaceAll('""', '"');
  return row.split(/[,;\t]/)[0] ?? '';
}
