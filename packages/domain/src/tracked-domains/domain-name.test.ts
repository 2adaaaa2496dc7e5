import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { domainMessages, parseDomainName } from './domain-name.ts';

/** Texts that resemble a name or an address; the library's own generators take seconds. */
const label = fc.string({ unit: fc.constantFrom(...'abXY09-é'), minLength: 1, maxLength: 8 });
const address = fc
  .tuple(
    fc.constantFrom('', 'http://', 'https://', 'HTTP://', 'ftp://'),
    fc.array(label, { minLength: 1, maxLength: 4 }),
    fc.constantFrom('', '/', '//', '/path', ':80', '.'),
  )
  .map(([scheme, labels, rest]) => `${scheme}${labels.join('.')}${rest}`);

const label63 = 'a'.repeat(63);
const longest = `${label63}.${label63}.${label63}.${'b'.repeat(57)}.com`;

describe('parseDomainName', () => {
  it.each([
    ['example.com', 'example.com'],
    ['  Example.COM  ', 'example.com'],
    ['https://example.com/', 'example.com'],
    ['HTTP://example.com', 'example.com'],
    ['www.my-shop.co.uk', 'www.my-shop.co.uk'],
    ['xn--bcher-kva.example', 'xn--bcher-kva.example'],
    ['shop.xn--p1ai', 'shop.xn--p1ai'],
    ['1and1.de', '1and1.de'],
    [`${label63}.com`, `${label63}.com`],
    [longest, longest],
  ])('accepts %j', (input, domainName) => {
    expect(parseDomainName(input)).toEqual({ valid: true, domainName });
  });

  it.each(['', '   ', 'https://', 'http:///', '/'])('asks for a domain on %j', (input) => {
    expect(parseDomainName(input)).toMatchObject({ valid: false, message: domainMessages.required });
  });

  it.each([
    ['no top-level domain', 'localhost'],
    ['a numeric address', '127.0.0.1'],
    ['a short numeric address', '127.1'],
    ['a hexadecimal address', '0x7f.1'],
    ['an IPv6 address', '[::1]'],
    ['a path', 'example.com/path'],
    ['two slashes', 'example.com//'],
    ['a port', 'example.com:8080'],
    ['credentials', 'user@example.com'],
    ['two schemes', 'https://http://example.com'],
    ['another scheme', 'ftp://example.com'],
    ['a leading hyphen', '-example.com'],
    ['a trailing hyphen', 'example-.com'],
    ['an empty label', 'example..com'],
    ['a trailing dot', 'example.com.'],
    ['an underscore', 'my_shop.com'],
    ['a space', 'exam ple.com'],
    ['a line break', 'example.com\nevil.com'],
    ['a one-letter top-level domain', 'example.c'],
    ['a numeric top-level domain', 'example.c0m'],
    ['a punycode top-level domain with a trailing hyphen', 'example.xn--p1ai-'],
    ['a label of 64 characters', `a${label63}.com`],
    ['254 characters', `a${longest}`.replace(`a${label63}`, `${label63}.a`)],
    ['a name that is not ASCII', 'bücher.de'],
    ['full-width dots', '127。0。0。1'],
    ['circled letters', 'ⓛⓞⓒⓐⓛ.com'],
    ['the Kelvin sign', 'faceboo\u212a.com'],
    ['the long s', 'face\u017f.com'],
  ])('rejects %s', (_, input) => {
    expect(parseDomainName(input)).toMatchObject({ valid: false, message: domainMessages.format });
  });

  it('accepts its own results, and never returns a slash, colon or upper case', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), address), (input) => {
        const parsed = parseDomainName(input);
        if (!parsed.valid) return;
        expect(parsed.domainName).toMatch(/^[a-z0-9.-]{4,253}$/);
        expect(parseDomainName(parsed.domainName)).toEqual(parsed);
      }),
    );
  });
});
