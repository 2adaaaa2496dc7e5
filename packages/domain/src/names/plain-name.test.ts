import { describe, expect, it } from 'vitest';
import { plainName, readPlainName, unlinkName } from './plain-name.ts';

const schema = plainName({ label: 'Full name', maxLength: 30 });

describe('a plain name', () => {
  it.each([
    ['Ada Lovelace', 'Ada Lovelace'],
    ['  Ada \r\n Lovelace\u0007 ', 'Ada Lovelace'],
    ['Ada\u2028Lovelace', 'Ada Lovelace'],
    ['Ada \u202Eecalevol', 'Ada ecalevol'],
    ['J.R.R. Tolkien', 'J.R.R. Tolkien'],
    ['\u200B', ''],
    ['\u3164 \u2060', ''],
    ['\u{E0041}\u{E0042}', ''],
    ['می\u200Cخواهم', 'می\u200Cخواهم'],
    ['Acme Co., Ltd.', 'Acme Co., Ltd.'],
    ['Ночной дозор №1', 'Ночной дозор №1'],
  ])('accepts %j as %j', (given, name) => {
    expect(schema.parse(given)).toBe(name);
  });

  it.each([
    'See https://evil.com',
    'www.evil.com/win',
    'evil.com',
    'Win at evil.com',
    'Win at EVIL.COM now',
    'evil。com wins',
    'Win at пример.рф',
    'ada@evil.com',
    'javascript://x',
  ])('rejects %j', (given) => {
    expect(schema.safeParse(given).error?.issues[0]?.message).toBe(
      'Full name must not contain a web or e-mail address.',
    );
  });

  it('may be a single whole domain if domains are valid names', () => {
    const company = plainName({ label: 'Company name', maxLength: 30, mayBeDomain: true });
    expect(company.parse('Booking.com')).toBe('Booking.com');
    for (const name of ['Win at Booking.com', 'https://booking.com', 'booking.com/']) {
      expect(company.safeParse(name).success).toBe(false);
    }
  });

  it('counts code points', () => {
    expect(schema.safeParse('😀'.repeat(30)).success).toBe(true);
    expect(schema.safeParse('😀'.repeat(31)).error?.issues[0]?.message).toBe(
      'Full name must be at most 30 characters.',
    );
  });
});

it.each([
  [' Ada\nLovelace ', 'Ada Lovelace'],
  ['Ada https://evil.com', null],
  ['', null],
  [42, null],
  ['a'.repeat(40), 'a'.repeat(30)],
])('reads %j from another service as %j', (given, name) => {
  expect(readPlainName(given, 30)).toBe(name);
});

it('prevents mail programs from turning a name into a link', () => {
  expect(unlinkName('Booking.com')).toBe('Booking.\u2060com');
  expect(unlinkName('Dr. No')).toBe('Dr. No');
});
