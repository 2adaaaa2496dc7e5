import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { collectKnownFacts, type KnownFacts } from '../facts/known-facts.ts';
import { readStatements } from '../testing/read-statements.ts';
import { withClaims } from '../testing/statement-claims.ts';
import { statementFacts } from '../testing/statement-facts.ts';
import { worldFacts } from '../testing/world-facts.ts';
import { mayPublish } from './may-publish.ts';

/** What of a list is kept at least, by its folder and language, where it is not 95 %. */
const least: Record<string, number> = {
  'worlds en': 0.9,
  'trades it': 0.9,
  'services de': 0.9,
  'lanes de': 0.9,
  'lanes es': 0.9,
};
const folders = [
  '.',
  'worlds',
  'trades',
  'services',
  'venues',
  'crafts',
  'studios',
  'fairs',
  'ports',
  'lanes',
  'quays',
];
const codes = ['en', 'de', 'fr', 'es', 'it'];
const directory = path.join(import.meta.dirname, '..', 'testing', 'statements');
const shop = collectKnownFacts(statementFacts());

const seen = new Map<string, Judged[]>();

interface Judged {
  text: string;
  published: string | null;
}

/** The statements of a list in one language, with what becomes of each; judged once. */
function judged(folder: string, list: 'hostile' | 'honest', code: string): Judged[] {
  const key = `${folder} ${list} ${code}`;
  const found = seen.get(key) ?? judge(folder, list, code);
  seen.set(key, found);
  return found;
}

function judge(folder: string, list: 'hostile' | 'honest', code: string) {
  const from = path.join(directory, folder);
  const worlds = folder === '.' ? null : worldFacts(path.join(from, 'worlds.json'));
  const factsOf = (kind: string): KnownFacts => {
    const facts = worlds === null ? shop : worlds[Number(kind)];
    if (!facts) throw new Error(`there is no world ${kind}`);
    return facts;
  };
  return readStatements(list, from)
    .filter(({ language }) => language === code)
    .map(({ text, kind }) => ({ text, published: mayPublish(withClaims(text), factsOf(kind)).text }));
}

const isOut = ({ published }: Judged) => published !== null;

describe('mayPublish: the lists of statements', { timeout: 60_000 }, () => {
  // Dictionaries are read once.
  beforeAll(() => {
    mayPublish('Add a clear table.', shop);
  }, 60_000);

  it.each(folders.flatMap((folder) => codes.map((code) => [folder, code] as const)))(
    'publishes no hostile statement: %s, %s',
    (folder, code) => {
      const hostile = judged(folder, 'hostile', code);
      console.info(
        `hostile, ${folder}, ${code}: ${hostile.filter(isOut).length} of ${hostile.length} published`,
      );
      expect(hostile.length).toBeGreaterThan(0);
      expect(hostile.filter(isOut)).toEqual([]);
    },
  );

  it('publishes none of a language that is not served', () => {
    expect(judged('worlds', 'hostile', 'other').filter(isOut)).toEqual([]);
  });

  it.each(folders.flatMap((folder) => codes.map((code) => [folder, code] as const)))(
    'keeps the honest statements: %s, %s',
    (folder, code) => {
      const honest = judged(folder, 'honest', code);
      const kept = honest.filter(isOut);
      console.info(`honest, ${folder}, ${code}: ${kept.length} of ${honest.length} kept`);
      expect(kept.length / honest.length).toBeGreaterThanOrEqual(least[`${folder} ${code}`] ?? 0.95);
    },
  );

  it.each(folders)(
    'keeps at least 95 %% of the honest statements of all languages together: %s',
    (folder) => {
      const honest = codes.flatMap((code) => judged(folder, 'honest', code));
      expect(honest.filter(isOut).length / honest.length).toBeGreaterThanOrEqual(0.95);
    },
  );
});
