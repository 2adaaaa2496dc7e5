import { toComparable } from './comparable-texts.ts';
import type { DenseRows } from './dense-rows.ts';
import { createDenseRows, normaliseRows } from './dense-rows.ts';
import { compareDirectly, fewUnits, findLabels } from './find-kinship.ts';
import { formUnits, numberPages, type TopicUnits } from './form-units.ts';
import { groupUnits } from './group-units.ts';
import { createEachKin, type Kinship } from './kinship.ts';
import { nameTopics } from './name-topics.ts';
import { partByWords } from './part-by-words.ts';
import { type ResolvedCorrections, resolveCorrections } from './resolve-corrections.ts';
import { findResultChanges } from './result-evidence.ts';
import { createTick } from './run-steps.ts';
import { settleTopics } from './settle-topics.ts';
import { isOfSentences } from './text-views.ts';
import type { TopicInput, TopicKeyword, TopicResult } from './topic-input.ts';
import type { TopicRun } from './topic-run.ts';

/**
 * Groups a list of keywords into topics and page groups, method `topics-1`: communities of keywords in several spaces
 * and sizes, and average linkage of how often two keywords share one; then of their words. The same list in any order gives the same topics.
 * It computes for a minute without giving way: run it in a thread of its own.
 * @throws TopicsCancelled when the run says so.
 */
export function findTopics(input: TopicInput, run: TopicRun = {}): TopicResult {
  const order = sortKeywords(input.keywords);
  const keywords = order.map((index) => input.keywords[index]);
  const places = new Map(keywords.map(({ id }, place) => [id, place]));
  const corrections = resolveCorrections(input, places);
  const spelled = toComparable(
    keywords.map(({ text }) => text),
    input.language,
  );
  const units = formUnits(keywords, spelled, listCorrected(corrections));
  const vectors = run.vectors
    ? pickVectors(
        run.vectors,
        units.firsts.map((place) => order[place]),
      )
    : null;
  const kinship = findKinship({ input, keywords, units, vectors }, run);
  const tick = createTick(run, 'groups');
  tick(0, 1);
  const limits = { changes: kinship.changes, ...limitUnits(units, corrections) };
  const grouped = groupUnits(kinship.kinship, limits, kinship.eachKin);
  // Vectors know kin that share no word, and so do the communities of sentences.
  const isByWords = !vectors && !kinship.kinship.matrix && !isOfSentences(units.texts, input.language);
  const { texts } = units;
  const { pages } = kinship.kinship;
  const groups = isByWords
    ? partByWords(grouped, { texts, language: input.language, pages, limits })
    : grouped;
  const settled = settleTopics({ input, keywords, units, groups, corrections });
  const result = nameTopics({ input, keywords, units, groups, kinship: kinship.kinship, settled });
  tick(1, 1);
  return { ...result, vectors: vectors ? 'endpoint' : 'built-in' };
}

function sortKeywords(keywords: readonly TopicKeyword[]): number[] {
  return Array.from(keywords, (_, index) => index).sort((a, b) => {
    const one = keywords[a];
    const other = keywords[b];
    if (one.text !== other.text) return one.text < other.text ? -1 : 1;
    return one.id - other.id;
  });
}

function listCorrected({ fixed, alone, together, apart }: ResolvedCorrections): ReadonlySet<number> {
  return new Set([...fixed.keys(), ...alone, ...together.flat(), ...apart.flat()]);
}

function pickVectors(
  { width, values }: NonNullable<TopicRun['vectors']>,
  picked: readonly number[],
): DenseRows {
  const rows = createDenseRows(picked.length, width);
  for (const [row, index] of picked.entries()) {
    rows.values.set(values.subarray(index * width, (index + 1) * width), row * width);
  }
  normaliseRows(rows);
  return rows;
}

function findKinship(
  {
    input,
    keywords,
    units,
    vectors,
  }: {
    input: TopicInput;
    keywords: readonly TopicKeyword[];
    units: TopicUnits;
    vectors: DenseRows | null;
  },
  run: TopicRun,
) {
  const { texts, count } = units;
  const list = { texts, language: input.language, seed: input.seed, vectors };
  const isFew = count < fewUnits;
  const labels = isFew ? { labels: new Int32Array(0), partitions: 0, labelCount: 0 } : findLabels(list, run);
  const kinship: Kinship = {
    count,
    ...labels,
    ...numberPages(keywords, units),
    matrix: isFew ? compareDirectly(list) : null,
  };
  const eachKin = createEachKin(kinship);
  const results = units.firsts.map((place) => keywords[place].results ?? null);
  return { kinship, eachKin, changes: findResultChanges(results, eachKin) };
}

/**
 * Fixed keywords whose topic the run finds by its other keywords take no part in the linkage; they are added to it.
 * Neither do those that stay on their own.
 */
function limitUnits(units: TopicUnits, { fixed, alone, anchored, together, apart }: ResolvedCorrections) {
  const owners = new Int32Array(units.count).fill(-1);
  const excluded = new Uint8Array(units.count);
  const numbers = new Map([...anchored].sort().map((id, index) => [id, index]));
  for (const [place, id] of fixed) {
    const owner = numbers.get(id);
    if (owner === undefined) excluded[units.unitOf[place]] = 1;
    else owners[units.unitOf[place]] = owner;
  }
  for (const place of alone) excluded[units.unitOf[place]] = 1;
  const weights = new Int32Array(units.count);
  for (const unit of units.unitOf) weights[unit] += 1;
  return {
    owners,
    excluded,
    weights,
    together: together.map((group) => group.map((place) => units.unitOf[place])),
    apart: apart.map(([one, other]) => [units.unitOf[one], units.unitOf[other]] as const),
  };
}
