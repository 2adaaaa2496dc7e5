import { describe, expect, it } from 'vitest';
import { isOrdinary } from './dictionary.ts';
import { english } from './english.generated.ts';
import { french } from './french.generated.ts';
import { packDictionary } from './pack-dictionary.ts';
import { openStems, packStems, unpackStems } from './packed-stems.ts';
import { spanish } from './spanish.generated.ts';

describe('packed stems', () => {
  it('hold the words that were packed, and no others', () => {
    const words = ['über', 'abac', 'aba', 'abacus', 'zz', 'ab', 'a'.repeat(40), `${'a'.repeat(40)}b`];
    const holds = openStems(packStems(words));
    expect(words.filter((word) => !holds(word))).toEqual([]);
    expect(['abacu', 'a', 'z', 'üb', '', 'q', 'qu', 'a'.repeat(39)].filter((word) => holds(word))).toEqual(
      [],
    );
    expect(openStems('')('ab')).toBe(false);
  });
});

describe('packDictionary', () => {
  it('packs each stem of words of three to twenty letters once', () =>
    expect([...unpackStems(packDictionary(['hinges', 'hinge', 'ab', 'e-mail', 'Bath'], 'en'))]).toEqual([
      'hing',
    ]));

  it.each([
    ['en', english],
    ['fr', french],
    ['es', spanish],
  ])('wrote the file of %s', (_, packed) => {
    const stems = unpackStems(packed);
    expect(packStems(new Set(stems)) === packed).toBe(true);
  });
});

describe('isOrdinary', () => {
  it.each([
    ['en', 'statutory dovetails kneading freelancer screencast hinges'],
    ['de', 'mehltau anzuchterde staunässe ausgepflanzt steuerfachangestellte kratzer'],
    ['fr', 'culottage affûtage mitigeur dénivelé grippée'],
    ['es', 'odontólogo explíquelos financiación deducibles cuadrante'],
    ['it', 'fustella rifarla allacciatura caglio tolleranze'],
  ] as const)('knows words of a trade, inflected: %s', (code, words) =>
    expect(words.split(' ').filter((word) => !isOrdinary(word, code))).toEqual([]),
  );

  it.each([
    ['en', 'ikea moccamaster nespresso trustpilot baratza jane zalando lexware'],
    ['de', 'ikea moccamaster segmüller bosch osmo datev zalando yoastmodul'],
    ['fr', 'ikea mauviel grohe nespresso martin'],
    ['es', 'ikea invisalign vitaldent marta lexware'],
    ['it', 'ikea salomon hoka marta giuseppe'],
  ] as const)('knows no brand and no name: %s', (code, words) =>
    expect(words.split(' ').filter((word) => isOrdinary(word, code))).toEqual([]),
  );

  it.each([
    [
      'en',
      'doubling threefold quarters majority soaring slumped outperforms fastest scientists ministry confirmed award monday decades',
    ],
    [
      'de',
      'verdopplung dreifachem hälften drittels mehrheiten anstieg eingebrochen rückgänge überholt schnellste wissenschaftler ministerium bestätigte jahrzehnte',
    ],
    [
      'fr',
      'doublement tripler moitiés dixième majorité flambée effondré devancé chercheurs ministère confirmé lauréat lundi décennies',
    ],
    [
      'es',
      'duplicación triplicar mitades décima mayoría disparado desplome aventaja rapidísimo científicos ministerio confirmado galardón décadas',
    ],
    [
      'it',
      'raddoppio triplicare decine maggioranza impennata crollo sorpassa rapidissimo scienziati ministero confermato medaglia decenni',
    ],
  ] as const)('knows no word that counts, moves, orders or names a source: %s', (code, words) =>
    expect(words.split(' ').filter((word) => isOrdinary(word, code))).toEqual([]),
  );
});
