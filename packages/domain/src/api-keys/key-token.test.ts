import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { composeApiKey, crc32, isApiKey, maskApiKey } from './key-token.ts';

const zeros = `kd_${'0'.repeat(43)}`;

describe('an API key', () => {
  it('of any 32 bytes has a fixed length and is recognized', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), (bytes) => {
        const key = composeApiKey(bytes);
        expect(key).toMatch(/^kd_[0-9A-Za-z]{49}$/);
        expect(isApiKey(key)).toBe(true);
      }),
    );
  });

  it.each([
    [0, 0n],
    [255, 2n ** 256n - 1n],
  ])('of 32 bytes %i encodes all of them', (byte, expected) => {
    const key = composeApiKey(new Uint8Array(32).fill(byte));
    expect([...key.slice(3, 46)].reduce((sum, digit) => sum * 62n + BigInt(digitValue(digit)), 0n)).toBe(
      expected,
    );
  });

  it('changes with any byte', () => {
    const bytes = new Uint8Array(32);
    const other = Uint8Array.from(bytes, (byte, index) => (index === 31 ? 1 : byte));
    expect(composeApiKey(bytes)).not.toBe(composeApiKey(other));
  });

  it('shows its last four characters', () => {
    expect(maskApiKey('Ab3x')).toBe('kd_…Ab3x');
  });
});

const digitValue = (digit: string) =>
  '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'.indexOf(digit);

describe('an invalid key is', () => {
  const key = composeApiKey(new Uint8Array(32).fill(7));
  const typo = `${key.slice(0, 20)}${key[20] === 'x' ? 'y' : 'x'}${key.slice(21)}`;
  it.each([
    '',
    'kd_',
    zeros,
    `${zeros}000000`,
    typo,
    key.slice(0, -1),
    `${key}0`,
    ` ${key}`,
    key.toUpperCase(),
    key.replace('kd_', 'ke_'),
  ])('"%s"', (text) => {
    expect(isApiKey(text)).toBe(false);
  });
});

it.each([
  ['', 0],
  ['123456789', 0xcbf43926],
  ['a', 0xe8b7be43],
])('the CRC-32 of "%s"', (text, expected) => {
  expect(crc32(text)).toBe(expected);
});
