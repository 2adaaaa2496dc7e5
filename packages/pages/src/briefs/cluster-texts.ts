/** A text with its features for the comparison. */
export interface ComparableText {
  readonly text: string;
  /** Distinctive stems. */
  readonly stems: readonly string[];
}

/** Minimum mean similarity to a group for a text to join it. */
const leastSimilarity = 0.55;
const mostDifferent = 800;

interface Compared {
  key: string;
  stems: ReadonlySet<string>;
  grams: ReadonlyMap<string, number>;
  norm: number;
}

interface Group<Text> {
  members: Compared[];
  texts: Text[];
}

/**
 * Groups texts with the same meaning: by the larger of the share of stems and the cosine of
 * character grams, as a mean over the group. Texts in more places come first, so that the result
 * does not depend only on the order of the pages.
 */
export function clusterTexts<Text extends ComparableText>(texts: readonly Text[]): Text[][] {
  const same = new Map<string, Text[]>();
  for (const text of texts) {
    if (text.stems.length === 0) continue;
    const key = [...new Set(text.stems)].sort().join(' ');
    same.set(key, [...(same.get(key) ?? []), text]);
  }
  const ordered = [...same].sort(([a, x], [b, y]) => y.length - x.length || (a < b ? -1 : 1));
  const groups: Group<Text>[] = [];
  for (const [key, equal] of ordered.slice(0, mostDifferent)) {
    const compared = toCompared(key);
    let best: Group<Text> | null = null;
    let highest = leastSimilarity;
    for (const group of groups) {
      const similarity = meanSimilarity(compared, group.members);
      if (similarity < highest || (similarity === highest && best !== null)) continue;
      best = group;
      highest = similarity;
    }
    if (best) {
      best.members.push(compared);
      best.texts.push(...equal);
    } else groups.push({ members: [compared], texts: [...equal] });
  }
  return groups.map((group) => group.texts);
}

function toCompared(key: string): Compared {
  const grams = new Map<string, number>();
  const padded = ` ${key} `;
  for (const size of [3, 4]) {
    for (let at = 0; at + size <= padded.length; at += 1) {
      const gram = padded.slice(at, at + size);
      grams.set(gram, (grams.get(gram) ?? 0) + 1);
    }
  }
  const norm = Math.sqrt([...grams.values()].reduce((sum, count) => sum + count * count, 0));
  return { key, stems: new Set(key.split(' ')), grams, norm };
}

function meanSimilarity(one: Compared, members: readonly Compared[]): number {
  let sum = 0;
  for (const member of members) sum += similarityOf(one, member);
  return sum / members.length;
}

function similarityOf(one: Compared, other: Compared): number {
  let shared = 0;
  for (const stem of one.stems) if (other.stems.has(stem)) shared += 1;
  const jaccard = shared / (one.stems.size + other.stems.size - shared);
  const [small, large] = one.grams.size < other.grams.size ? [one, other] : [other, one];
  let product = 0;
  for (const [gram, count] of small.grams) product += count * (large.grams.get(gram) ?? 0);
  const cosine = one.norm * other.norm === 0 ? 0 : product / (one.norm * other.norm);
  return Math.max(jaccard, cosine);
}
