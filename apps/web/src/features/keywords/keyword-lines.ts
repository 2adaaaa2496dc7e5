import { keywordTextMaxLength, normaliseKeywordText } from '@keydence/domain';

/** A line that is not added, and why. */
export interface SkippedLine {
  text: string;
  reason: 'too_long' | 'repeated' | 'past_limit';
}

export interface KeywordLines {
  keywords: string[];
  skipped: SkippedLine[];
}

/** More than one call takes; they are sent in parts. */
export const maxKeywordsAtOnce = 50_000;

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
  return taken.size >= maxKeywordsAtOnce ? 'past_limit' : null;
}
