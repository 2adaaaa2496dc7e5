import { describe, expect, it } from 'vitest';
import { cutSizes, searchKey, unifyWriting } from './unify-writing.ts';

it.each([
  ['winter tires 205/55 r16', 'winter tires'],
  ['205/55 r16', '205/55 r16'],
  ['banquet table 6 ft long', 'banquet table long'],
  ['iphone 15 case', 'iphone 15 case'],
  ['matratze 140x200', 'matratze'],
  ['مرتبة 180×200', 'مرتبة'],
  ['garden shed 10 x 12 x 8', 'garden shed'],
  ['4x4 reifen', '4x4 reifen'],
])('takes the sizes out of “%s”', (text, rest) => {
  expect(cutSizes(text)).toBe(rest);
});

describe('unifyWriting', () => {
  it.each([
    ['en', '8ft table', '8 ft table'],
    ['en', '6 foot banquet table', '6 ft banquet table'],
    ['en', 'ssd 512gb', 'ssd 512 gb'],
    ['en', 'top 10 in london', 'top 10 in london'],
    ['en', '8 ftp servers', '8 ftp servers'],
    ['en', '205/55r16 tires', '205/55 r16 tires'],
    ['en', '205 55 16 tires', '205/55 r16 tires'],
    ['de', 'winterreifen 205/55-r16', 'winterreifen 205/55 r16'],
    ['en', '225/45zr17', '225/45 r17'],
    ['de', 'matratze 140 × 200', 'matratze 140x200'],
    ['en', 'poster 50x70cm', 'poster 50x70 cm'],
    ['en', 'route 205 55 miles', 'route 205 55 miles'],
    ['ar', 'أفضل مَكتبة', 'افضل مكتبه'],
    ['zh', 'grok 訂閱', 'grok 订阅'],
    ['zh-TW', '筆電排行榜', '笔电排行榜'],
    ['en', '個人化 grok', '个人化 grok'],
    ['ja', '東京 時間', '東京 時間'],
  ])('writes in %s “%s” as “%s”', (language, text, expected) => {
    expect(unifyWriting(text, language)).toBe(expected);
  });

  it('is the same for a text that it has written', () => {
    const once = unifyWriting('訂閱 後台 8 feet 驗證碼', 'zh');
    expect(unifyWriting(once, 'zh')).toBe(once);
  });
});

it.each([
  ['grok 免费', 'grok免费', true],
  ['コーヒー豆 おすすめ', 'コーヒー豆おすすめ', true],
  ['dash pass', 'dashpass', false],
])('takes “%s” and “%s” for one search: %s', (one, other, expected) => {
  expect(searchKey(one) === searchKey(other)).toBe(expected);
});
