import { quoted, shownEnds } from '@keydence/domain';
import { z } from 'zod';
import { type KnownFacts, nameKey, type Period, type Subject } from './known-facts.ts';
import { type Measure, measures } from './measures.ts';
import { type ClaimVerb, phrases } from './phrases.ts';

/**
 * A typed claim of a model. Statements refer to it by its id; we write the words from the facts.
 */
export const claim = z.object({
  id: z.string().max(20),
  /** Id of a subject of the facts. */
  subject: z.string(),
  /** `name` only names the subject. */
  measure: z.enum(['name', ...measures]),
  /** Direction of a change; rejected unless it matches the facts. */
  direction: z.enum(['up', 'down']).nullable().default(null),
  /** Months of a change. */
  period: z
    .union([z.literal(1), z.literal(3), z.literal(12)])
    .nullable()
    .default(null),
  /** Comparison with the value of `than`, or with those of all subjects of the kind. */
  comparison: z.enum(['higher', 'lower', 'equal', 'highest', 'lowest']).nullable().default(null),
  than: z.string().nullable().default(null),
  /** The last position of a band: 3 says "in the top 3". */
  within: z.number().int().nullable().default(null),
});
export type Claim = z.output<typeof claim>;

export interface ProvenClaim {
  subject: Subject;
  /** Null for a mere name. */
  measure: Measure | null;
  /** Other subjects in its text. */
  others: Subject[];
  verb: ClaimVerb;
  write(): string;
}

/** Checks a claim against the facts; returns its proof, or the reason why it fails. */
export function proveClaim(claimed: Claim, known: KnownFacts): ProvenClaim | { problem: string } {
  const subject = findSubject(claimed.subject, known);
  if (!subject) return refuse(claimed, `there is no subject ${claimed.subject}`);
  const { measure, comparison, than, within, direction, period } = claimed;
  if (measure !== 'change' && (direction !== null || period !== null))
    return refuse(claimed, 'only a change has a direction and a period');
  if (within !== null && measure !== 'position') return refuse(claimed, 'only a position is within a band');
  if (measure === 'name') {
    if (comparison !== null || than !== null) return refuse(claimed, 'a name cannot be compared');
    return { subject, measure: null, others: [], verb: 'has', write: () => subject.name };
  }
  if (measure === 'change') return proveChange(claimed, subject);
  const value = subject.values[measure];
  if (value === undefined) return refuse(claimed, `${subject.id} has no known ${measure}`);
  if (within !== null) {
    if (comparison !== null || !bands.has(within) || value > within)
      return refuse(claimed, `${subject.id} is not in the top ${within}`);
    const proof = proven(subject, measure, [], () => phrases.within.replace('#', String(within)));
    return { ...proof, verb: 'within' };
  }
  if (measure === 'extraClicks') return proveGain(claimed, subject);
  const own = () => phraseOf(value, measure);
  if (comparison === null) {
    return than === null ? proven(subject, measure, [], own) : refuse(claimed, 'than needs a comparison');
  }
  if (comparison === 'highest' || comparison === 'lowest') {
    // The highest position number would be the worst one.
    if (places.has(measure)) return refuse(claimed, 'a position is neither highest nor lowest');
    const { values, isExtreme } = placeAmong({ subject, value, measure, comparison }, known);
    if (!isExtreme) return refuse(claimed, `${measure} of ${subject.id} is not the ${comparison}`);
    return proven(
      subject,
      measure,
      [],
      () => `${own()} (${phrases[comparison].replace('#', String(values.length))})`,
    );
  }
  const other = findSubject(than ?? '', known);
  const otherValue = other?.values[measure];
  if (!other || otherValue === undefined) return refuse(claimed, `${than} has no known ${measure}`);
  if (!isPeer(subject, other)) return refuse(claimed, `${subject.id} and ${other.id} are not compared`);
  if (Math.sign(value - otherValue) !== signs[comparison])
    return refuse(claimed, `${measure} of ${subject.id} is not ${comparison} than that of ${other.id}`);
  return proven(
    subject,
    measure,
    [other],
    () =>
      `${own()}, ${phrases.against.replace('#', numberOf(otherValue)).replace('@', () => shownName(other))}`,
  );
}

/** A subject's name in prose: keywords in quotation marks. */
export function shownName({ kind, name }: Subject): string {
  return kind === 'keyword' ? quoted(name) : name;
}

const bands = new Set([1, 3, 5, 10, 20, 50, 100]);
const places = new Set<Measure>(['position', 'previousPosition', 'averagePosition']);
const signs = { higher: 1, lower: -1, equal: 0 } as const;

function findSubject(id: string, known: KnownFacts): Subject | undefined {
  return known.subjects.get(id) ?? known.names.get(nameKey(id))?.[0];
}

/** The range of a gain, as on all screens; a single figure would claim more than the gain does. */
function proveGain(claimed: Claim, subject: Subject): ProvenClaim | { problem: string } {
  if (claimed.comparison !== null || claimed.than !== null) return refuse(claimed, 'gains are not compared');
  const gains = subject.sourceOf('extraClicks').keywords?.map(({ gain }) => gain) ?? [];
  const gain = gains.find((one) => one !== null);
  const ends = gain ? shownEnds(gain) : null;
  if (!ends || ends.high < 10) return refuse(claimed, `${subject.id} has no gain to speak of`);
  const { low, high } = ends;
  return proven(subject, 'extraClicks', [], () => {
    const range = [low < 10 ? 0 : low, high].map((end) => numberOf(end));
    return phrases.templates.extraClicks.replace('#', [...new Set(range)].join('–'));
  });
}

function proveChange(claimed: Claim, subject: Subject): ProvenClaim | { problem: string } {
  const { direction, comparison, than, period } = claimed;
  if (comparison !== null || than !== null) return refuse(claimed, 'changes are not compared');
  const months: Period | undefined =
    period ?? ([3, 12, 1] as const).find((one) => subject.changes[one] !== undefined);
  const change = months === undefined ? undefined : subject.changes[months];
  if (months === undefined || change === undefined)
    return refuse(claimed, `${subject.id} has no such known change`);
  const actual = change > 0 ? 'up' : change < 0 ? 'down' : null;
  if (direction !== null && direction !== actual)
    return refuse(claimed, `the searches of ${subject.id} did not go ${direction}`);
  return proven(subject, 'change', [], () => {
    const { changes } = phrases;
    const words = change > 0 ? changes.up : change < 0 ? changes.down : changes.none;
    return `${words.replace('#', numberOf(Math.abs(change)))} ${changes.months[months]}`;
  });
}

interface Place {
  subject: Subject;
  value: number;
  measure: Measure;
  comparison: 'highest' | 'lowest';
}

/**
 * Compares subjects of one kind and owner only: a competitor's rank is never compared with one of
 * ours.
 */
function isPeer({ kind, competitor }: Subject, other: Subject): boolean {
  return kind === other.kind && (kind === 'competitor' || competitor === other.competitor);
}

/** True if it alone has the extreme value among the subjects of its kind and owner. */
function placeAmong({ subject, value, measure, comparison }: Place, known: KnownFacts) {
  const peers = [...known.subjects.values()].filter((other) => isPeer(subject, other));
  const values = peers.flatMap((peer) => peer.values[measure] ?? []);
  const edge = comparison === 'highest' ? Math.max(...values) : Math.min(...values);
  const isAlone = values.filter((one) => one === edge).length === 1 && values.length > 1;
  return { values, isExtreme: value === edge && isAlone };
}

function phraseOf(value: number, measure: Measure): string {
  return phrases.templates[measure].replace('#', numberOf(value));
}

function numberOf(value: number): string {
  return new Intl.NumberFormat('en-US', { maximumFractionDigits: 1, useGrouping: 'always' }).format(value);
}

function proven(subject: Subject, measure: Measure, others: Subject[], write: () => string): ProvenClaim {
  return { subject, measure, others, verb: verbs[measure] ?? 'has', write };
}

const verbs: Partial<Record<Measure, ClaimVerb>> = {
  position: 'at',
  previousPosition: 'was',
  extraClicks: 'brings',
  change: 'shows',
  unranked: 'lacks',
};

function refuse({ id }: Claim, reason: string): { problem: string } {
  return { problem: `claim ${id}: ${reason}` };
}
