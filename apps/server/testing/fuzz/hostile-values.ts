import fc from 'fast-check';

/** Texts that break careless code: encodings, names of JavaScript and SQL, paths, sizes. */
const texts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udfff',
  '\udc00\ud800',
  '💥\ud83d',
  '\u202egnp',
  '\ufeff',
  '💥'.repeat(300),
  'x'.repeat(10_000),
  "' or 1=1 --",
  '"; drop table users; --',
  '../../../../etc/passwd',
  '%00',
  '%',
  '{{7*7}}',
  '<script>alert(1)</script>',
  'a\r\nSet-Cookie: b=c',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'undefined',
  'true',
  'NaN',
  'Infinity',
  '-0',
  '1e309',
  '0x10',
  '1_000',
  '٣',
  '2147483648',
  '9007199254740993',
  '9223372036854775808',
  '-9223372036854775809',
  '9'.repeat(400),
  '01990000-0000-7000-8000-000000000000',
  '2026-02-30',
  '0000-00-00',
  '+275760-09-13T00:00:00.001Z',
  'http://[::1',
  'javascript:alert(1)',
  'xn--a',
  '[]',
  '{}',
];

/** Numbers at the limits of types. */
const numbers = [
  -0,
  1,
  -1,
  0.5,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  2 ** 63,
  -(2 ** 63),
  1e21,
  1e308,
  -1e308,
  5e-324,
];

export const hostileText = fc.oneof(fc.constantFrom(...texts), fc.string({ unit: 'binary', maxLength: 60 }));

export const hostileNumber = fc.oneof(fc.constantFrom(...numbers), fc.double({ noNaN: true }), fc.integer());

/** Any JSON; `undefined` omits the field. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  hostileNumber,
  fc.constantFrom(null, true, false, undefined),
  fc.array(hostileText, { maxLength: 3 }),
  fc.constant(Array.from({ length: 1_500 }, (_, index) => `word ${index}`)),
  fc.constantFrom(
    {},
    [],
    [[]],
    [null],
    { length: 1e9 },
    JSON.parse('{"__proto__":{"admin":true},"constructor":1}'),
    { 'a\u0000': 1 },
    { nested: [{ '\ud800': 'x' }] },
    [['half \ud83d'], { text: 'a\u0000b' }],
  ),
  fc.jsonValue({ maxDepth: 3 }),
);

const deep = 20_000;

/** Bodies that are not objects, or objects nested too deep for recursion. */
export const hostileBody = fc.constantFrom(
  '',
  '{',
  'null',
  '[]',
  '"text"',
  '1e999',
  '{"a":1}}',
  '\ufeff{}',
  '{"\\u0000":1}',
  '{"\\ud800":1}',
  '{"a":"\\udc00\\ud800"}',
  '"\\u0000"',
  '{"__proto__":{"keyword_text":"x"}}',
  '['.repeat(deep) + ']'.repeat(deep),
  `${'{"keywords":'.repeat(deep)}1${'}'.repeat(deep)}`,
);
