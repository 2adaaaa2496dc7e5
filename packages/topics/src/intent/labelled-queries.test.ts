import { describe, expect, it } from 'vitest';
import { labelledQueries } from '../../testing/labelled-queries.ts';
import { classifyIntent } from './classify-intent.ts';
import { readNames } from './known-names.ts';

/** `acme` is a tracked competitor. */
const knownNames = readNames(['acme.com']);
const leastOfLanguage = 0.9;
const leastOfAll = 0.97;

interface Row {
  readonly language: string;
  readonly wanted: string;
  readonly found: string | null;
}

const rows: Row[] = Object.entries(labelledQueries).flatMap(([language, byIntent]) =>
  Object.entries(byIntent).flatMap(([wanted, queries]) =>
    queries.split(' | ').map((text) => ({
      language,
      wanted,
      found: classifyIntent({ text, language, knownNames }).intent,
    })),
  ),
);

/** The mean over the intents of the harmonic mean of precision and recall. */
function macroF1(of: readonly Row[]): number {
  const intents = [...new Set(of.map(({ wanted }) => wanted))];
  const scores = intents.map((intent) => {
    const right = of.filter(({ wanted, found }) => wanted === intent && found === intent).length;
    const both =
      of.filter(({ wanted }) => wanted === intent).length + of.filter(({ found }) => found === intent).length;
    return (2 * right) / both;
  });
  return scores.reduce((sum, each) => sum + each, 0) / intents.length;
}

describe('searches of 15 languages', () => {
  it('are twenty of each', () => {
    const languages = Object.keys(labelledQueries);
    expect(languages).toHaveLength(15);
    for (const language of languages)
      expect(rows.filter((row) => row.language === language)).toHaveLength(20);
  });

  it.each(Object.keys(labelledQueries))('have their intents in %s', (language) => {
    expect(macroF1(rows.filter((row) => row.language === language))).toBeGreaterThanOrEqual(leastOfLanguage);
  });

  it('have their intents in all', () => {
    expect(macroF1(rows)).toBeGreaterThanOrEqual(leastOfAll);
  });
});

describe('kinds of words that mislead', () => {
  it.each([
    // A company whose name is a word.
    ['en', 'apple pie', 'informational'],
    ['en', 'apple', 'navigational'],
    ['en', 'apple support', 'navigational'],
    // Loans are products, and their names no deeds; so are companies of a trade.
    ['tr', 'konut kredisi şartları', 'informational'],
    ['fi', 'asuntolaina', 'informational'],
    ['pl', 'kredyt hipoteczny', 'informational'],
    ['zh', '深圳装修公司', 'informational'],
    ['de', 'günstige winterreifen', 'transactional'],
    ['en', 'guitar for beginners', 'informational'],
    ['en', 'standing desk converter', 'informational'],
    // They end or begin like a cue.
    ['de', 'schluckauf baby', 'informational'],
    ['de', 'wintergarten holz', 'informational'],
    ['de', 'powerbank 20000 mah', 'informational'],
    ['de', 'lichtschalter unterputz', 'informational'],
    ['nl', 'hoekbank grijs', 'informational'],
    ['nl', 'chemische reactie', 'informational'],
    ['sv', 'karameller choklad', 'informational'],
    ['da', 'frikadeller i ovn', 'informational'],
    ['fi', 'mopon moottori', 'informational'],
    ['pl', 'tekstylia domowe hurtownia', 'transactional'],
    // One of two.
    ['en', 'iphone 15 or pixel 9', 'commercial'],
    ['de', 'gasgrill oder holzkohle', 'commercial'],
    ['sv', 'tält eller husvagn', 'commercial'],
    ['fi', 'kaasugrilli vai hiiligrilli', 'commercial'],
    ['it', 'bici elettrica o scooter', 'commercial'],
    ['en', 'dmv portland or', 'navigational'],
    // A tool computes it.
    ['de', 'bmi berechnen', 'transactional'],
    ['it', 'calcolo codice fiscale', 'transactional'],
    ['fr', 'calcul imc', 'transactional'],
    ['de', 'wie kann man den bmi berechnen', 'informational'],
    // Insurance is bought and has no home page.
    ['de', 'haftpflichtversicherung hund', 'informational'],
    ['fr', 'assurance auto jeune', 'informational'],
    ['es', 'seguros de coche', 'informational'],
    // Definite forms.
    ['nb', 'universitetet i bergen', 'navigational'],
    ['sv', 'tekniska museet stockholm', 'navigational'],
    ['da', 'nationalmuseet københavn', 'navigational'],
    // Words of two meanings.
    ['es', 'bajar la fiebre', 'informational'],
    ['fr', 'pilote de ligne', 'informational'],
    ['fr', 'classement ligue 1', 'informational'],
    ['pt', 'caixa de som', 'informational'],
    ['pt', 'receita federal', 'navigational'],
    ['it', 'spa alle terme', 'informational'],
    ['da', 'kort hår', 'informational'],
    ['no', 'mål i fotball', 'informational'],
  ])('in %s: “%s” is %s', (language, text, intent) => {
    expect(classifyIntent({ text, language, knownNames }).intent).toBe(intent);
  });
});
