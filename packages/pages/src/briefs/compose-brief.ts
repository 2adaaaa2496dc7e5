import type { BriefBody, BriefForm, BriefInput, BriefPageKind, BriefSource } from './brief-types.ts';
import { findQuestions, findSections, isSearched } from './find-lines.ts';
import { findTerms } from './find-terms.ts';
import { createBriefWords } from './telling-words.ts';
import { limitRuns, quoteWords, unpackNumbers } from './word-runs.ts';

const dominantShare = 0.6;
const dominantLead = 2;
const leastShare = 0.4;
const mostRare = 20;

/** A brief from the stored extracts of its pages. The same input gives the same brief. */
export function composeBrief(input: BriefInput): BriefBody {
  const words = createBriefWords(input.keyword, input.language);
  const windows = input.sources.map(({ extract }) => new Set(unpackNumbers(extract.windows)));
  const included = input.sources
    .filter(({ number }) => !input.excluded.includes(number))
    .sort((a, b) => a.number - b.number);
  const kinds = countKinds(included);
  const kind = input.kind ?? findDominant(kinds, included.length);
  const counted = kind === null ? included : included.filter(({ extract }) => extract.kind === kind);
  const context = { sources: counted, words, windows };
  const sections = findSections(context);
  const questions = findQuestions(context, input.asked);
  const least = Math.max(2, Math.ceil(leastShare * counted.length));
  return {
    kinds,
    kind,
    isChosen: input.kind !== null,
    counted: counted.map(({ number }) => number),
    length: rangeOf(counted.map(({ extract }) => extract.words)),
    gaps: questions.filter((question) => isSearched(question) && question.count === 0),
    sections: sections.filter(({ count }) => count >= least),
    rareSections: sections.filter(({ count }) => count === 1).slice(0, mostRare),
    questions: questions.filter(
      (question) => question.count > 0 && (isSearched(question) || question.askedBy.length >= 2),
    ),
    terms: findTerms(counted, counted.length > 4 ? Math.max(3, least) : least, words).map((term) => ({
      ...term,
      label: limitRuns(quoteWords(term.label, words.read), windows, words.read),
    })),
    forms: countForms(counted),
  };
}

function countKinds(sources: readonly BriefSource[]): BriefBody['kinds'] {
  const byKind = new Map<BriefPageKind, number[]>();
  for (const { number, extract } of sources)
    byKind.set(extract.kind, [...(byKind.get(extract.kind) ?? []), number]);
  return [...byKind]
    .map(([kind, numbers]) => ({ kind, count: numbers.length, sources: numbers }))
    .sort((a, b) => b.count - a.count || (a.kind < b.kind ? -1 : 1));
}

/** The kind of at least 60 % of the pages with a lead of two. */
function findDominant([first, second]: BriefBody['kinds'], total: number): BriefPageKind | null {
  if (!first || first.count < dominantShare * total) return null;
  return first.count - (second?.count ?? 0) >= dominantLead ? first.kind : null;
}

/** The middle half, the shortest and the longest, to the nearest ten. */
function rangeOf(numbers: readonly number[]): BriefBody['length'] {
  if (numbers.length === 0) return null;
  const sorted = numbers.toSorted((a, b) => a - b);
  const at = (share: number) => {
    const place = share * (sorted.length - 1);
    const below = sorted[Math.floor(place)] ?? 0;
    const above = sorted[Math.ceil(place)] ?? 0;
    return Math.round((below + (above - below) * (place - Math.floor(place))) / 10) * 10;
  };
  return { low: at(0.25), high: at(0.75), min: sorted[0] ?? 0, max: sorted.at(-1) ?? 0, of: sorted.length };
}

function countForms(sources: readonly BriefSource[]): BriefBody['forms'] {
  const byForm = new Map<BriefForm, number[]>();
  for (const { number, extract } of sources) {
    for (const form of extract.forms) byForm.set(form, [...(byForm.get(form) ?? []), number]);
  }
  return [...byForm]
    .map(([form, numbers]) => ({ form, count: numbers.length, of: sources.length, sources: numbers }))
    .sort((a, b) => b.count - a.count || (a.form < b.form ? -1 : 1));
}

/** Removes parts that no choice of pages can show: terms of a single page. */
export function pruneExtracts(sources: readonly BriefSource[]): BriefSource[] {
  const counts = new Map<string, number>();
  for (const { extract } of sources) {
    for (const { key } of extract.terms) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return sources.map(({ number, extract }) => ({
    number,
    extract: { ...extract, terms: extract.terms.filter(({ key }) => (counts.get(key) ?? 0) > 1) },
  }));
}
