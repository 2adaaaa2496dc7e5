import { describe, expect, it } from 'vitest';
import { matchProperties } from './match-property.ts';

const match = (domainName: string, ...properties: string[]) =>
  matchProperties(
    domainName,
    properties.map((property) => ({ property, permission: 'siteFullUser' })),
  ).map(({ property }) => property);

describe('matchProperties', () => {
  it.each([
    ['acme.com', 'sc-domain:acme.com', true],
    ['www.acme.com', 'sc-domain:acme.com', true],
    ['acme.com', 'https://acme.com/', true],
    ['acme.com', 'https://www.acme.com/', true],
    ['acme.com', 'http://acme.com/shop/', true],
    ['acme.com', 'sc-domain:shop.acme.com', false],
    ['acme.com', 'https://shop.acme.com/', false],
    ['shop.acme.com', 'sc-domain:acme.com', false],
    ['acme.com', 'https://notacme.com/', false],
    ['acme.com', 'https://acme.com.evil.com/', false],
    ['acme.com', 'sc-domain:acme.co', false],
    ['acme.com', 'android-app://com.acme/', false],
    ['acme.com', 'nonsense', false],
  ])('%s and %s: %s', (domainName, property, isMatch) => {
    expect(match(domainName, property)).toEqual(isMatch ? [property] : []);
  });

  it('sorts the widest first', () => {
    expect(
      match('acme.com', 'https://acme.com/shop/', 'https://www.acme.com/', 'sc-domain:acme.com'),
    ).toEqual(['sc-domain:acme.com', 'https://www.acme.com/', 'https://acme.com/shop/']);
  });

  it('omits unreadable properties, and returns the permission of the others', () => {
    const sites = ['siteOwner', 'siteFullUser', 'siteRestrictedUser', 'siteUnverifiedUser', 'other'].map(
      (permission, index) => ({ property: `https://acme.com/${index}/`, permission }),
    );
    expect(matchProperties('acme.com', sites).map(({ permission }) => permission)).toEqual([
      'owner',
      'full',
      'restricted',
    ]);
  });
});
