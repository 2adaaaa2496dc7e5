import { describe, expect, it } from 'vitest';
import { cutSentence } from './cut-sentence.ts';
import { isFurniture } from './is-furniture.ts';

const cut = (paragraph: string, anchor: string, language = 'en') =>
  cutSentence(paragraph, { at: paragraph.indexOf(anchor), anchor, language });

describe('cutSentence', () => {
  it('returns a short sentence whole, without its neighbors', () => {
    expect(
      cut('Beans matter. A good burr grinder lasts for years. So does a kettle.', 'burr grinder'),
    ).toEqual({
      before: 'A good ',
      anchor: 'burr grinder',
      after: ' lasts for years.',
    });
  });

  it('cuts a long sentence to 12 words on each side', () => {
    const words = Array.from({ length: 15 }, (_, index) => `w${index}`).join(' ');
    expect(cut(`${words} anchor ${words}`, 'anchor')).toEqual({
      before: '… w3 w4 w5 w6 w7 w8 w9 w10 w11 w12 w13 w14 ',
      anchor: 'anchor',
      after: ' w0 w1 w2 w3 w4 w5 w6 w7 w8 w9 w10 w11 …',
    });
  });

  it('cuts a sentence without spaces', () => {
    const text = `${'今日は雨が降る'.repeat(8)}緑茶を飲むと合います。`;
    const { before, after } = cut(text, '緑茶', 'ja');
    expect(before.startsWith('…')).toBe(true);
    expect(before.length).toBeLessThan(50);
    expect(after).toBe('を飲むと合います。');
  });

  it('accepts a language that does not exist', () => {
    expect(cut('A good kettle.', 'kettle', 'not a language')).toMatchObject({ before: 'A good ' });
  });
});

describe('isFurniture', () => {
  it.each([
    ['/privacy', true],
    ['/de/Impressum.html', true],
    ['/blog/tag/coffee', true],
    ['/blog/page/3', true],
    ['/blog?page=3', true],
    ['/', false],
    ['/blog/privacy-screens-compared', false],
    ['/blog/page-3', false],
    ['/blog/page/layout', false],
  ])('rates %s as %s', (path, expected) => {
    expect(isFurniture(`https://shop.example${path}`)).toBe(expected);
  });
});
