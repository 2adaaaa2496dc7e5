import { editDistance } from '../text/edit-distance.ts';
import { foldedWords, foldText } from '../text/fold-text.ts';
import { baseLanguage, segmentText } from '../text/segment-text.ts';
import { type CueKind, type CueTable, cueKinds, listCues } from './cue-table.ts';
import { cueTables } from './cues/index.ts';

export interface FoundCue {
  readonly kind: CueKind;
  /** As the keyword writes it; in a table of parts, folded. */
  readonly cue: string;
  /** Words of the keyword, from `start` up to `end`; in a table of parts, letters. */
  readonly start: number;
  readonly end: number;
  readonly isMisspelt: boolean;
}

interface CompiledTable {
  readonly table: CueTable;
  readonly kinds: ReadonlyMap<string, CueKind>;
  readonly mostWords: number;
  readonly leading: ReadonlySet<string>;
  /** Longest first. */
  readonly parts: readonly string[];
  readonly singles: readonly string[];
  readonly lookalikes: ReadonlySet<string>;
  readonly or: ReadonlySet<string>;
  readonly endings: ReadonlySet<string>;
  /** Guessed cue of a word that is not a cue itself. */
  readonly guesses: Map<string, Guess | null>;
}

interface Guess {
  readonly kind: CueKind;
  readonly isMisspelt: boolean;
}

/** Guesses kept per language: a list of keywords repeats its words. */
const mostGuesses = 50_000;
/** Shorter cues are within one edit of too many words. */
const leastMisspelt = 6;
/** From this length on two edits are allowed. */
const leastTwiceMisspelt = 10;
/** Letters of the shortest cue that may end a joined noun or take an ending. */
const leastStem = 4;
const leastTaking = 5;
const longestEnding = 5;

const compiled = new Map<string, CompiledTable>();

export function hasCues(language: string): boolean {
  return baseLanguage(language) in cueTables;
}

/** The cues of a keyword in its order, the longest where several begin together; none for a language without a table. */
export function findCues(text: string, language: string): FoundCue[] {
  const table = compile(baseLanguage(language));
  if (table === null) return [];
  return table.table.match === 'parts'
    ? findParts(foldText(text), table)
    : findWords(segmentText(text, language), table);
}

function compile(language: string): CompiledTable | null {
  const known = compiled.get(language);
  if (known !== undefined) return known;
  const table = cueTables[language];
  if (table === undefined) return null;
  const isOfParts = table.match === 'parts';
  const fold = (cue: string) => (isOfParts ? foldText(cue) : foldedWords(cue, language).join(' '));
  const kinds = new Map(
    cueKinds.flatMap((kind) => listCues(table.cues[kind]).map((cue) => [fold(cue), kind] as const)),
  );
  const cues = [...kinds.keys()];
  const made: CompiledTable = {
    table,
    kinds,
    mostWords: Math.max(...cues.map((cue) => cue.split(' ').length)),
    parts: cues.toSorted((a, b) => b.length - a.length),
    singles: cues.filter((cue) => !cue.includes(' ') && kinds.get(cue) !== 'question'),
    leading: new Set(listCues(table.leading ?? '').map(fold)),
    lookalikes: new Set(listCues(table.lookalikes ?? '').map(fold)),
    or: new Set(listCues(table.or ?? '').map(fold)),
    endings: new Set(listCues(table.endings ?? '')),
    guesses: new Map(),
  };
  compiled.set(language, made);
  return made;
}

function findWords(written: readonly string[], table: CompiledTable): FoundCue[] {
  const words = written.map(foldText);
  const found: FoundCue[] = [];
  let start = 0;
  while (start < words.length) {
    const skipped = endOfLookalike(words, start, table);
    if (skipped > start) {
      start = skipped;
      continue;
    }
    const cue = cueAt(words, start, table);
    if (cue !== null) found.push({ ...cue, cue: written.slice(cue.start, cue.end).join(' ') });
    start = cue?.end ?? start + 1;
  }
  return found;
}

/** End of a multi-word lookalike that starts here; the start if there is none. */
function endOfLookalike(
  words: readonly string[],
  start: number,
  { lookalikes, mostWords }: CompiledTable,
): number {
  for (let end = Math.min(words.length, start + mostWords); end > start + 1; end -= 1) {
    if (lookalikes.has(words.slice(start, end).join(' '))) return end;
  }
  return start;
}

function cueAt(words: readonly string[], start: number, table: CompiledTable): FoundCue | null {
  for (let end = Math.min(words.length, start + table.mostWords); end > start; end -= 1) {
    const cue = words.slice(start, end).join(' ');
    const kind = start === 0 && table.leading.has(cue) ? 'offer' : table.kinds.get(cue);
    const asks = table.table.question === 'anywhere' || start === 0;
    if (kind !== undefined && (kind !== 'question' || asks))
      return { kind, cue, start, end, isMisspelt: false };
  }
  const word = words[start] ?? '';
  const isBetween = start > 0 && start < words.length - 1;
  if (isBetween && table.or.has(word))
    return { kind: 'comparison', cue: word, start, end: start + 1, isMisspelt: false };
  const guess = table.kinds.has(word) ? null : guessWord(word, table);
  return guess === null ? null : { ...guess, cue: word, start, end: start + 1 };
}

function guessWord(word: string, table: CompiledTable): Guess | null {
  const known = table.guesses.get(word);
  if (known !== undefined) return known;
  const guess = makeGuess(word, table);
  if (table.guesses.size >= mostGuesses) table.guesses.clear();
  table.guesses.set(word, guess);
  return guess;
}

function makeGuess(word: string, table: CompiledTable): Guess | null {
  const kindOf = (cue: string | undefined) => (cue === undefined ? undefined : table.kinds.get(cue));
  const inflected = isLookalike(word, table) ? undefined : kindOf(findForm(word, table));
  if (inflected !== undefined) return { kind: inflected, isMisspelt: false };
  if (table.lookalikes.has(word)) return null;
  const misspelt = kindOf(table.singles.find((cue) => isMisspelling(word, cue)));
  return misspelt === undefined ? null : { kind: misspelt, isMisspelt: true };
}

/** The cue of which a word is a form or a compound. */
function findForm(word: string, { table, singles, endings }: CompiledTable): string | undefined {
  const joined = table.joinsNouns
    ? singles.find(
        (cue) => cue.length >= leastStem && word.length - cue.length >= leastStem && word.endsWith(cue),
      )
    : undefined;
  if (joined !== undefined) return joined;
  return singles.find((cue) => {
    if (cue.length < leastTaking || !word.startsWith(cue)) return false;
    return table.takesEndings
      ? word.length - cue.length <= longestEnding
      : endings.has(word.slice(cue.length));
  });
}

function isLookalike(word: string, { table, lookalikes }: CompiledTable): boolean {
  return [...lookalikes].some(
    (other) =>
      (table.joinsNouns === true && word.endsWith(other)) ||
      (table.takesEndings === true && word.startsWith(other)),
  );
}

function isMisspelling(word: string, cue: string): boolean {
  if (cue.length < leastMisspelt || word[0] !== cue[0]) return false;
  const most = cue.length >= leastTwiceMisspelt ? 2 : 1;
  return Math.abs(word.length - cue.length) <= most && editDistance(word, cue) <= most;
}

/** Cues in Latin letters count as words there too: “app” is not in “apple”. */
function findParts(text: string, { parts, kinds }: CompiledTable): FoundCue[] {
  const found: FoundCue[] = [];
  let rest = text;
  for (const cue of parts) {
    const start = rest.indexOf(cue);
    const kind = kinds.get(cue);
    if (start < 0 || kind === undefined || !standsAlone(rest, start, cue)) continue;
    found.push({ kind, cue, start, end: start + cue.length, isMisspelt: false });
    rest = `${rest.slice(0, start)}${' '.repeat(cue.length)}${rest.slice(start + cue.length)}`;
  }
  return found.sort((a, b) => a.start - b.start);
}

function standsAlone(text: string, start: number, cue: string): boolean {
  if (!/[a-z0-9]/.test(cue)) return true;
  return !/[a-z0-9]/.test(`${text[start - 1] ?? ''}${text[start + cue.length] ?? ''}`);
}
