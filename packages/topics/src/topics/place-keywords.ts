import type { SparseRows } from '../text/tf-idf-rows.ts';
import { toComparable } from './comparable-texts.ts';
import { buildViewRows } from './text-views.ts';
import type { TopicInput } from './topic-input.ts';

const consideredNeighbors = 10;
/** A topic with this share of the weight of the nearest receives the keyword. */
const receivingShare = 0.4;
/** Below this cosine a keyword has nothing in common with another but chance. */
const leastCosine = 0.15;

export interface PlacedKeywords {
  readonly placed: readonly { readonly keywordId: number; readonly topicId: string }[];
  /** Keywords that no topic receives; the next full run groups them. */
  readonly fresh: readonly number[];
}

/**
 * Puts new keywords into known topics by their ten nearest neighbors (weights cosine²): the topic with 40 % of the
 * weight. Corrections hold: what a person placed goes there, and no keyword comes to one that it must not meet.
 * @param newIds keywords of the input that are in no topic yet; the others are those of the last full run.
 */
export function placeKeywords(input: TopicInput, newIds: readonly number[]): PlacedKeywords {
  const isNew = new Set(newIds);
  const keywords = [...input.keywords].sort((a, b) =>
    a.text < b.text ? -1 : a.text > b.text ? 1 : a.id - b.id,
  );
  const topicOf = new Map(
    input.known.flatMap(({ id, keywordIds }) => keywordIds.map((keyword) => [keyword, id])),
  );
  const wanted = new Map(input.corrections.placed.map(({ keywordId, topicId }) => [keywordId, topicId]));
  const spelled = toComparable(
    keywords.map(({ text }) => text),
    input.language,
  );
  const rows = buildViewRows(spelled, input.language, 'words');
  const topics = keywords.map(({ id }) => (isNew.has(id) ? undefined : topicOf.get(id)));
  const newRows = [...keywords.keys()].filter((row) => isNew.has(keywords[row].id));
  const nearest = findNearest(rows, newRows, (row) => topics[row] !== undefined);
  const foes = listFoes(input);
  const placed: { keywordId: number; topicId: string }[] = [];
  const fresh: number[] = [];
  for (const [place, row] of newRows.entries()) {
    const { id } = keywords[row];
    const refused = new Set((foes.get(id) ?? []).map((foe) => topicOf.get(foe)));
    const topicId = wanted.get(id) ?? chooseTopic(nearest[place], topics, refused);
    if (topicId === null) fresh.push(id);
    else placed.push({ keywordId: id, topicId });
  }
  return { placed, fresh };
}

function chooseTopic(
  nearest: readonly Neighbor[],
  topics: readonly (string | undefined)[],
  refused: ReadonlySet<string | undefined>,
): string | null {
  const weights = new Map<string, number>();
  let total = 0;
  for (const { row, cosine } of nearest) {
    const topic = topics[row];
    total += cosine * cosine;
    if (topic !== undefined && !refused.has(topic))
      weights.set(topic, (weights.get(topic) ?? 0) + cosine * cosine);
  }
  const [best] = [...weights].sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1));
  return best && best[1] >= receivingShare * total ? best[0] : null;
}

function listFoes({ corrections }: TopicInput): ReadonlyMap<number, readonly number[]> {
  const foes = new Map<number, number[]>();
  for (const [one, other] of corrections.apart) {
    foes.set(one, [...(foes.get(one) ?? []), other]);
    foes.set(other, [...(foes.get(other) ?? []), one]);
  }
  return foes;
}

interface Neighbor {
  readonly row: number;
  readonly cosine: number;
}

/** The rows with a topic that are nearest to each of some rows, by one pass over all rows. */
function findNearest(
  { count, width, starts, columns, values }: SparseRows,
  some: readonly number[],
  hasTopic: (row: number) => boolean,
): readonly (readonly Neighbor[])[] {
  const lists = new Int32Array(width + 1);
  for (const row of some) for (let at = starts[row]; at < starts[row + 1]; at++) lists[columns[at] + 1] += 1;
  for (let column = 0; column < width; column++) lists[column + 1] += lists[column];
  const places = new Int32Array(lists[width]);
  const weights = new Float32Array(lists[width]);
  const filled = lists.slice(0, width);
  for (const [place, row] of some.entries()) {
    for (let at = starts[row]; at < starts[row + 1]; at++) {
      places[filled[columns[at]]] = place;
      weights[filled[columns[at]]++] = values[at];
    }
  }
  const nearest = some.map((): Neighbor[] => []);
  const cosines = new Float32Array(some.length);
  for (let row = 0; row < count; row++) {
    if (!hasTopic(row)) continue;
    const met: number[] = [];
    for (let at = starts[row]; at < starts[row + 1]; at++) {
      for (let index = lists[columns[at]]; index < lists[columns[at] + 1]; index++) {
        const place = places[index];
        if (cosines[place] === 0) met.push(place);
        cosines[place] += values[at] * weights[index];
      }
    }
    for (const place of met) {
      keepNearest(nearest[place], { row, cosine: cosines[place] });
      cosines[place] = 0;
    }
  }
  return nearest;
}

/** Inserts a neighbor before those that are farther; of equally near ones, the first stay. */
function keepNearest(nearest: Neighbor[], neighbor: Neighbor): void {
  if (neighbor.cosine < leastCosine) return;
  const last = nearest.at(-1);
  if (last && nearest.length === consideredNeighbors && neighbor.cosine <= last.cosine) return;
  const place = nearest.findIndex(({ cosine }) => cosine < neighbor.cosine);
  nearest.splice(place < 0 ? nearest.length : place, 0, neighbor);
  if (nearest.length > consideredNeighbors) nearest.pop();
}
