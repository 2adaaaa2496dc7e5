import { describe, expect, it } from 'vitest';
import { brandTerms, isBrandKeyword } from './brand-terms.ts';

describe('brandTerms', () => {
  it.each([
    [
      { domainName: 'grindandpour.example', displayName: 'Grind and Pour' },
      ['grindandpour.example', 'grindandpour', 'grind and pour'],
    ],
    [
      { domainName: 'crumb-lab.com', displayName: 'Crumb Lab' },
      ['crumb-lab.com', 'crumb-lab', 'crumblab', 'crumb lab'],
    ],
    [{ domainName: 'www.shop.co.uk', displayName: null }, ['shop.co.uk', 'shop']],
    [{ domainName: 'blog.shop.example' }, ['blog.shop.example', 'shop']],
    [{ domainName: 'hp.com', displayName: ' HP ' }, ['hp.com']],
    [{ domainName: 'co.uk' }, ['co.uk']],
  ])('of %j', (site, terms) => {
    expect(brandTerms([site])).toEqual(terms);
  });

  it('has no duplicate terms', () => {
    expect(brandTerms([{ domainName: 'tea.com', displayName: 'Tea' }, { domainName: 'tea.org' }])).toEqual([
      'tea.com',
      'tea',
      'tea.org',
    ]);
  });
});

describe('isBrandKeyword', () => {
  const terms = ['brewlane', 'grind and pour'];

  it.each([
    ['brewlane', true],
    ['brewlane coupon', true],
    ['is brewlane good', true],
    ['grind and pour near me', true],
    ['brewlanes', false],
    ['grind and pourover', false],
    ['coffee grind', false],
    ['', false],
  ])('%j: %s', (text, isBrand) => {
    expect(isBrandKeyword(text, terms)).toBe(isBrand);
  });
});
