import { keywordTextMaxLength } from '@keydence/domain';
import { describe, expect, it } from 'vitest';
import { maxKeywordsAtOnce, readKeywordLines } from './keyword-lines.ts';

describe('readKeywordLines', () => {
  it('reads one keyword per line, in the stored form, and ignores blank lines', () => {
    expect(readKeywordLines('Rye  Bread\r\n\n  sourdough \n')).toEqual({
      keywords: ['rye bread', 'sourdough'],
      skipped: [],
    });
  });

  it('skips repeated and overlong lines, with the reason', () => {
    const longest = 'a'.repeat(keywordTextMaxLength);
    expect(readKeywordLines(`rye\nRYE\n${longest}\n${longest}a`)).toEqual({
      keywords: ['rye', longest],
      skipped: [
        { text: 'rye', reason: 'repeated' },
        { text: `${longest}a`, reason: 'too_long' },
      ],
    });
  });

  it('stops at the limit', () => {
    const lines = Array.from({ length: maxKeywordsAtOnce + 1 }, (_, index) => `keyword ${index}`);
    const { keywords, skipped } = readKeywordLines(lines.join('\n'));
    expect(keywords).toHaveLength(maxKeywordsAtOnce);
    expect(skipped).toEqual([{ text: `keyword ${maxKeywordsAtOnce}`, reason: 'past_limit' }]);
  });
});
