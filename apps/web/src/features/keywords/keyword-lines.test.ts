import { keywordTextMaxLength, maxKeywordsPerUpload } from '@keydence/domain';
import { describe, expect, it } from 'vitest';
import { firstColumn, readKeywordLines } from './keyword-lines.ts';

describe('readKeywordLines', () => {
  it('takes one keyword a line, in the stored form, and ignores blank lines', () => {
    expect(readKeywordLines('Rye  Bread\r\n\n  sourdough \n')).toEqual({
      keywords: ['rye bread', 'sourdough'],
      skipped: [],
    });
  });

  it('skips what is repeated or too long, and says why', () => {
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
    const lines = Array.from({ length: maxKeywordsPerUpload + 1 }, (_, index) => `keyword ${index}`);
    const { keywords, skipped } = readKeywordLines(lines.join('\n'));
    expect(keywords).toHaveLength(maxKeywordsPerUpload);
    expect(skipped).toEqual([{ text: `keyword ${maxKeywordsPerUpload}`, reason: 'past_limit' }]);
  });
});

describe('firstColumn', () => {
  it.each([
    ['keyword,volume\nrye bread,100', 'rye bread'],
    ['rye bread;100\nspelt;2', 'rye bread\nspelt'],
    ['"bread, rye",1\n"12"" pan",2', 'bread, rye\n12" pan'],
    ['\uFEFFKeyword\trank\r\nrye\t1', 'rye'],
  ])('reads %j', (csv, lines) => {
    expect(firstColumn(csv)).toBe(lines);
  });
});
