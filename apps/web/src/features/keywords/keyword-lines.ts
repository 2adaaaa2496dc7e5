import { keywordTextMaxLength, normaliseKeywordText } from '@keydence/domain';

/** Skipped line with its reason. */
export interface SkippedLine {
  text: string;
  reason: 'too_long' | 'repeated' | 'past_limit';
}

export interface KeywordLines {
  keywords: string[];
  skipped: SkippedLine[];
}

/** Maximum keywords per submission; it is sent in parts, because one call takes fewer. */
export const maxKeywordsAtOnce = 50_000;

/** Keywords of a pasted text: one per line, without blank lines and duplicates. */
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
