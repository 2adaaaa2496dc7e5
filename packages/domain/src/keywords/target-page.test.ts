import { describe, expect, it } from 'vitest';
import { targetState, targetUrl } from './target-page.ts';

describe('targetState', () => {
  const target = 'https://www.acme.com/Shoes?size=9';
  it.each([
    [null, 'https://acme.com/', 'no_target'],
    [null, null, 'no_target'],
    [target, null, 'not_ranking'],
    [target, target, 'target_ranks'],
    [target, 'http://ACME.com/Shoes/?size=9#reviews', 'target_ranks'],
    ['https://acme.com', 'https://www.acme.com/', 'target_ranks'],
    [target, 'https://acme.com/shoes?size=9', 'other_ranks'],
    [target, 'https://acme.com/Shoes?size=8', 'other_ranks'],
    [target, 'https://acme.com/Shoes', 'other_ranks'],
    [target, 'https://shop.acme.com/Shoes?size=9', 'other_ranks'],
    [target, 'https://acme.com:8443/Shoes?size=9', 'other_ranks'],
    [target, 'not an address', 'other_ranks'],
    ['https://acme.com/a', 'https://acme.com/a//', 'target_ranks'],
    ['https://my.www.com/', 'https://my.com/', 'other_ranks'],
    ['https://mywww.com/', 'https://mycom/', 'other_ranks'],
  ] as const)('target %s, ranking %s: %s', (wanted, ranking, state) => {
    expect(targetState({ targetUrl: wanted, rankingUrl: ranking })).toBe(state);
  });
});

describe('targetUrl', () => {
  const longest = `https://acme.com/${'x'.repeat(2_048 - 17)}`;
  it.each([' https://acme.com/a ', 'http://localhost:3000/', 'HTTPS://acme.com', longest])(
    'takes %s',
    (url) => {
      expect(targetUrl.parse(url)).toBe(url.trim());
    },
  );

  it.each([
    'acme.com',
    'javascript:alert(1)',
    'ftp://acme.com',
    '//acme.com',
    'https://',
    'https://a b.com',
    'https://acme.com/a b',
    `${longest}x`,
    '',
  ])('refuses %s', (url) => {
    expect(targetUrl.safeParse(url).success).toBe(false);
  });
});
