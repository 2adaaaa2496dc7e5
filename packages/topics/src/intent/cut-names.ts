import { foldText } from '../text/fold-text.ts';
import { segmentText } from '../text/segment-text.ts';

const mostWordsOfName = 5;

export function cutNames(text: string, names: ReadonlySet<string>, language: string): string {
  const words = segmentText(text, language);
  const folded = words.map(foldText);
  const kept: string[] = [];
  let start = 0;
  while (start < words.length) {
    const end = endOfName(folded, start, names);
    if (end === start) kept.push(words[start]);
    start = Math.max(end, start + 1);
  }
  return kept.join(' ');
}

/** End of the longest name that starts at a word; the start if there is none. */
function endOfName(words: readonly string[], start: number, names: ReadonlySet<string>): number {
  for (let end = Math.min(words.length, start + mostWordsOfName); end > start; end -= 1) {
    if (names.has(words.slice(start, end).join(''))) return end;
  }
  return start;
}
