import { countWords } from '../text/count-words.ts';
import type { BriefBody, BriefLine, BriefSource } from './brief-types.ts';
import { cleanHeading } from './clean-heading.ts';
import { findAnswer, openParagraphs } from './find-answers.ts';
import { hashParagraphs } from './read-brief-source.ts';
import { type DraftBlock, readDraft } from './read-draft.ts';
import { type BriefWords, createBriefWords } from './telling-words.ts';
import { unpackNumbers, windowsOf } from './word-runs.ts';

export interface DraftInput {
  keyword: string;
  language: string;
  body: BriefBody;
  sources: BriefSource[];
  text: string;
}

export interface CheckedLine {
  id: string;
  label: string;
  count: number;
  of: number;
  /** Number of the draft's heading or paragraph that has it, counted together from 1; null if missing. */
  at: number | null;
}

export interface CopiedRun {
  source: number;
  /** The heading or paragraph of the draft. */
  at: number;
  /** Length of the run in words. */
  words: number;
  /** Its first words in the draft. */
  quote: string;
}

export interface DraftCheck {
  words: number;
  sections: CheckedLine[];
  questions: CheckedLine[];
  terms: CheckedLine[];
  /** Headings of the draft that no page of the brief has. */
  onlyYours: { at: number; text: string }[];
  copied: CopiedRun[];
}

const mostCopied = 50;
const mostOwn = 50;
const mostShown = 200;
/** Two consecutive runs of eight words: a single one may be chance. */
const leastWindows = 2;
const quoted = 7;

/** Compares a draft with a brief: parts present, parts missing, and parts only the draft has. */
export function checkDraft({ keyword, language, body, sources, text }: DraftInput): DraftCheck {
  const words = createBriefWords(keyword, language);
  const { blocks } = readDraft(text);
  const stems = blocks.map((block) => words.read(block.text).stems);
  const paragraphs = openParagraphs(Buffer.from(hashParagraphs(stems).buffer).toString('base64'));
  const stemSets = stems.map((each) => new Set(each));
  const asked = [...body.gaps, ...body.questions];
  return {
    words: blocks.reduce((sum, block) => sum + countWords(block.text), 0),
    sections: body.sections.map((line) => ({
      ...lineOf(line),
      at: findSection(line.stems, { blocks, stemSets, words }),
    })),
    questions: asked.map((line) => ({
      ...lineOf(line),
      at: findAnswer(line.label.replace(/…$/, ''), paragraphs, words) || null,
    })),
    terms: body.terms.map((line) => ({ ...lineOf(line), at: findTerm(line.stems, stems) })),
    onlyYours: findOwn(body, { blocks, words }),
    copied: findCopied(sources, { blocks, words }),
  };
}

function lineOf({ id, label, count, of }: BriefLine): Omit<CheckedLine, 'at'> {
  return { id, label, count, of };
}

interface DraftParts {
  blocks: readonly DraftBlock[];
  stemSets: readonly ReadonlySet<string>[];
  words: BriefWords;
}

/** A heading with all its stems, else a paragraph that has them in addition to the keyword's. */
function findSection(stems: readonly string[], { blocks, stemSets, words }: DraftParts): number | null {
  const holds = (index: number) => stems.every((stem) => stemSets[index]?.has(stem));
  const heading = blocks.findIndex(({ isHeading }, index) => isHeading && holds(index));
  if (heading >= 0) return heading + 1;
  const isAbout = (index: number) =>
    stems.length > 1 || [...words.keyword].some((stem) => stemSets[index]?.has(stem));
  const paragraph = blocks.findIndex((_, index) => holds(index) && isAbout(index));
  return paragraph >= 0 ? paragraph + 1 : null;
}

/** Finds the stems of a term in sequence. */
function findTerm(term: readonly string[], blocks: readonly (readonly string[])[]): number | null {
  const found = blocks.findIndex((stems) =>
    stems.some((_, start) => term.every((stem, at) => stems[start + at] === stem)),
  );
  return found >= 0 ? found + 1 : null;
}

function findOwn(body: BriefBody, { blocks, words }: Pick<DraftParts, 'blocks' | 'words'>) {
  const known = [...body.sections, ...body.rareSections, ...body.questions, ...body.gaps].map(
    ({ stems }) => stems,
  );
  return blocks
    .map(({ isHeading, text }, index) => ({ isHeading, text: cleanHeading(text, ''), at: index + 1 }))
    .filter(({ isHeading, text, at }) => {
      if (!isHeading || text === '' || at === 1) return false;
      const own = new Set(words.telling(text));
      return !known.some((stems) => stems.length > 0 && stems.every((stem) => own.has(stem)));
    })
    .slice(0, mostOwn)
    .map(({ text, at }) => ({ at, text: text.slice(0, mostShown) }));
}

function findCopied(
  sources: readonly BriefSource[],
  { blocks, words }: Pick<DraftParts, 'blocks' | 'words'>,
): CopiedRun[] {
  const pages = sources.map(({ number, extract }) => ({
    number,
    windows: new Set(unpackNumbers(extract.windows)),
  }));
  const runs: CopiedRun[] = [];
  blocks.forEach(({ text }, index) => {
    const tokens = words.read(text);
    const windows = windowsOf(tokens.stems);
    for (const page of pages) {
      let start = 0;
      while (start < windows.length && runs.length < mostCopied) {
        let end = start;
        while (end < windows.length && page.windows.has(windows[end] ?? 0)) end += 1;
        if (end - start >= leastWindows) {
          const from = tokens.starts[start] ?? 0;
          const to = tokens.ends[start + quoted - 1] ?? text.length;
          const length = end - start + quoted;
          runs.push({ source: page.number, at: index + 1, words: length, quote: `${text.slice(from, to)}…` });
        }
        start = Math.max(end, start + 1);
      }
    }
  });
  return runs;
}
