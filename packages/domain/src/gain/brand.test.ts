import { describe, expect, it } from 'vitest';
import { brandMatcher, findCommonWord, possibleNames, siteNames } from './brand.ts';

const unknown = () => null;

describe('brandMatcher', () => {
  it.each([
    ['hcidirect.com', null, 'hci direct', true],
    ['hcidirect.com', null, 'hcidirekt chairs', true],
    ['hcidirect.com', null, 'hci chairs', false],
    ['hcidirect.com', null, 'www.hcidirect.com login', true],
    ['michelinman.com', ['Michelin'], 'michelin tires', true],
    ['michelinman.com', ['Michelin'], 'michlin tires', true],
    ['michelinman.com', ['Michelin'], 'mihcelin tires', true],
    ['michelinman.com', ['Michelin'], 'michelins', true],
    ['michelinman.com', ['Michelin'], 'mitchellin', true],
    ['michelinman.com', ['Michelin'], 'michlen tires', true],
    ['michelinman.com', ['Michelin'], 'michigan tires', false],
    ['converse.com', null, 'conversion', false],
    ['columbia.com', null, 'columbus', false],
    ['alpinasport.ch', null, 'alpina port', true],
    ['alpinasport.ch', null, 'alpine spot', false],
    ['notion.so', null, 'notoin', true],
    ['notion.so', null, 'motion design', false],
    ['notion.so', null, 'nution app', true],
    ['notion.so', null, 'ntxion', false],
    ['notion.so', null, 'nxoion', false],
    ['notion.so', null, 'ntoixn', false],
    ['michelinman.com', ['Michelin'], 'nichelln tires', false],
    ['xgrok.com', null, 'grok app', false],
    ['xgrok.com', null, 'xgrk', false],
    ['xgrok.com', null, 'xgrook', true],
    ['egolf.de', null, 'golf platzreife', false],
    ['homey.app', null, 'home alarm', false],
    ['michelinman.com', ['Michelin'], 'winter tires', false],
    ['michelinman.com', null, 'michelin tires', false],
    ['michelinman.com', [], 'michelinman', false],
    ['cook.com', null, 'cook', true],
    ['cook.com', null, 'cool', false],
    ['the-tea-shop.co.uk', null, 'the tea shop', true],
    ['the-tea-shop.co.uk', null, 'the teashop opening hours', true],
    ['the-tea-shop.co.uk', null, 'tea shop', false],
    ['x-grok.top', ['格罗克'], '格罗克 会员', true],
    ['acme.com', null, '', false],
  ])('%s %j: "%s" is %s', (domainName, brandNames, query, expected) => {
    const names = siteNames({ domainName, brandNames, workspaceName: '' }, unknown);
    expect(brandMatcher(names)(query)).toBe(expected);
  });
});

describe('siteNames', () => {
  const isBrand = (domainName: string, workspaceName: string, places: Record<string, number>) =>
    brandMatcher(
      siteNames({ domainName, brandNames: null, workspaceName }, (search) => places[search] ?? null),
    );

  it.each([
    ['michelinman.com', 'Michelin', { michelin: 1.2 }, 'michelin tires', true],
    ['michelinman.com', 'Michelin North America, Inc.', { michelin: 3 }, 'michelin', true],
    ['michelinman.com', 'Michelin North America, Inc.', { michelin: 1 }, 'tires north america', false],
    ['workargyll.com', 'Argyll', { argyll: 2.4 }, 'argyll mayfair', true],
    ['workargyll.com', 'Argyll', { argyll: 3 }, 'argyll mayfair', true],
    ['workargyll.com', 'Argyll', { argyll: 3.1 }, 'argyll mayfair', false],
    ['comfortbay.com', 'Comfort', { comfort: 5 }, 'comfort shoes', true],
    ['teashopxyz.com', 'Tea Shop', { 'tea shop': 2 }, 'tea shop berlin', true],
    ['teashopxyz.com', 'Tea Shop', { 'tea shop': 5 }, 'tea shop berlin', false],
    ['coffee-shop.com', 'Shop Coffee', { coffee: 1 }, 'coffee grinder', true],
    ['acme-bay.com', 'Bay', { bay: 1 }, 'bay window', false],
    ['acme-tools.com', 'Acme', { acme: 1 }, 'acme saw', true],
    ['acme-tools.com', '“Acme”, Inc.', { acme: 1 }, 'acme saw', true],
    ['michelinman.com', 'Michelin', { michelin: 5.7 }, 'michelin tires', true],
    ['michelinman.com', 'Michelin', { michelin: 10.1 }, 'michelin tires', false],
    ['coffeehut.com', 'Coffee', { coffee: 5.7 }, 'coffee grinder', false],
    // No site is among the first three for a common word of the trade, and a list may not contain it.
    ['coffee-world.com', 'Coffee', { coffee: 38 }, 'coffee grinder', false],
    ['coffee-world.com', 'Coffee', {}, 'coffee grinder', false],
    ['steamboat.com', 'Team', { team: 60 }, 'team shirts', false],
    ['michelinman.com', 'Agency for tires', { tires: 1 }, 'winter tires', false],
    ['the-tea-shop.co.uk', 'The Tea Shop Ltd', {}, 'tea shop', false],
  ])('%s of the workspace %s, with places %j: “%s” is %s', (domain, workspace, places, query, expected) => {
    expect(isBrand(domain, workspace, places)(query)).toBe(expected);
  });

  it.each([
    ['cook.com', { cook: 10.1 }, 'how to cook rice', false],
    ['cook.com', { cook: 10.1 }, 'cook.com login', true],
    ['cook.com', { cook: 10 }, 'how to cook rice', true],
    ['cook.com', {}, 'how to cook rice', true],
    ['tea-shop.com', { 'tea shop': 44, 'tea-shop': 2 }, 'tea shop berlin', true],
    ['tea-shop.com', { 'tea shop': 44 }, 'tea shop berlin', false],
  ])('%s with places %j: “%s” is %s', (domain, places, query, expected) => {
    expect(isBrand(domain, '', places)(query)).toBe(expected);
  });

  it('needs the places of its names only if the owner has entered none', () => {
    const site = { domainName: 'coffee-world.com', workspaceName: 'Coffee & Tea' };
    expect(possibleNames({ ...site, brandNames: null })).toEqual([
      'coffee-world.com',
      'coffee-world',
      'coffeeworld',
      'coffee world',
      'coffee',
    ]);
    expect(possibleNames({ ...site, brandNames: ['Bibendum'] })).toEqual([]);
  });
});

describe('findCommonWord', () => {
  const sheds = { domainName: 'sheds.example', brandNames: null, workspaceName: 'Sheds' };
  /** Twelve searches with the word at one place each. */
  const searches = (word: string, position: number, count = 12) =>
    Array.from({ length: count }, (_, index) => ({
      keywordText: `${word} ${'abcdefghijkl'[index]}`,
      clicks: 2,
      impressions: 50,
      position,
    }));
  const shownTimes =
    (impressions: number) =>
    <Search>(search: Search) => ({ ...search, impressions });
  const other = { keywordText: 'garden houses', clicks: 72, impressions: 900, position: 4 };

  it.each([
    ['many searches that do not lead to the site', searches('sheds', 7), { word: 'sheds', share: 0.25 }],
    ['searches for the site', searches('sheds', 1.4), null],
    ['ten searches', searches('sheds', 7, 10), { word: 'sheds', share: 20 / 92 }],
    ['few searches', searches('sheds', 7, 9), null],
    ['the third place', searches('sheds', 3), null],
    ['a place below the third', searches('sheds', 3.1), { word: 'sheds', share: 0.25 }],
    ['100 impressions', searches('sheds', 7, 10).map(shownTimes(10)), { word: 'sheds', share: 20 / 92 }],
    ['99 impressions', searches('sheds', 7, 11).map(shownTimes(9)), null],
    ['a quarter of the clicks at the top', [...searches('sheds', 7, 9), ...searches('sheds', 1, 3)], null],
    [
      'less than a quarter of the clicks at the top',
      [...searches('sheds', 7, 10), ...searches('sheds', 1, 3)],
      { word: 'sheds', share: 26 / 98 },
    ],
    ['searches for the address', searches('sheds.example', 7), null],
  ])('%s: %j', (_name, found, expected) => {
    expect(findCommonWord([...found, other], sheds)).toEqual(expected);
  });

  it('judges by the clicks, since a well-known name is also shown far below', () => {
    const named = { keywordText: 'sheds', clicks: 72, impressions: 90, position: 1 };
    expect(findCommonWord([...searches('sheds', 7), named], sheds)).toBeNull();
  });

  it('judges by the impressions without a click', () => {
    const unclicked = searches('sheds', 7).map((search) => ({ ...search, clicks: 0 }));
    expect(findCommonWord(unclicked, sheds)?.word).toBe('sheds');
  });

  it('reads the hyphens of a domain as spaces', () => {
    const shop = { ...sheds, domainName: 'tea-shop.example' };
    expect(findCommonWord(searches('tea shop', 12), shop)?.word).toBe('tea shop');
  });

  it('asks nothing where names were entered', () => {
    expect(findCommonWord(searches('sheds', 7), { ...sheds, brandNames: ['Sheds'] })).toBeNull();
  });

  it('keeps the other names', () => {
    const site = { domainName: 'coffee-world.com', brandNames: null, workspaceName: 'Coffee' };
    expect(siteNames(site, () => 1, 'coffee world')).toEqual(['coffee-world com', 'coffee']);
  });

  it('takes the word from the names, also from those of the workspace', () => {
    const names = siteNames(sheds, () => 1, 'sheds');
    expect(brandMatcher(names)('metal sheds')).toBe(false);
    expect(brandMatcher(names)('sheds.example login')).toBe(true);
  });
});
