import { describe, expect, it } from 'vitest';
import { brandMatcher } from './brand.ts';

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
    ['michelinman.com', ['Michelin'], 'mitchellin', false],
    ['michelinman.com', ['Michelin'], 'winter tires', false],
    ['michelinman.com', null, 'michelin tires', false],
    ['michelinman.com', [], 'michelinman', false],
    ['cook.com', null, 'cook', true],
    ['cook.com', null, 'how to cook rice', true],
    ['cook.com', null, 'cool', false],
    ['the-tea-shop.co.uk', null, 'the tea shop', true],
    ['the-tea-shop.co.uk', null, 'the teashop opening hours', true],
    ['the-tea-shop.co.uk', null, 'tea shop', false],
    ['x-grok.top', ['格罗克'], '格罗克 会员', true],
    ['acme.com', null, '', false],
  ])('%s %j: "%s" is %s', (domain, names, query, expected) => {
    expect(brandMatcher(domain, names)(query)).toBe(expected);
  });

  it.each([
    ['michelinman.com', null, 'Michelin', 'michelin tires', true],
    ['michelinman.com', null, 'Michelin North America, Inc.', 'michelin', true],
    ['michelinman.com', null, 'Michelin North America, Inc.', 'tires north america', false],
    ['michelinman.com', null, 'Agency for tires', 'winter tires', false],
    ['michelinman.com', ['Bibendum'], 'Michelin', 'michelin tires', false],
    ['the-tea-shop.co.uk', null, 'The Tea Shop Ltd', 'tea shop', false],
    ['acme-tools.com', null, 'Acme', 'acme saw', true],
  ])('%s %j of the workspace %s: "%s" is %s', (domain, names, workspace, query, expected) => {
    expect(brandMatcher(domain, names, workspace)(query)).toBe(expected);
  });
});
