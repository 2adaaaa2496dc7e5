import type { Evidence } from '@keydence/domain';
import { z } from 'zod';
import { choiceOf, findChoice } from './advice.ts';
import { type Claim, type ProvenClaim, proveClaim, shownName } from './facts/claim.ts';
import type { KnownFacts, Subject } from './facts/known-facts.ts';
import { stateFacts } from './facts/state-facts.ts';

/**
 * A model's statement: claims by their ids, and one of our texts. It has no field for free text. A
 * text of an older prompt is accepted only if it consists of placeholders, or is exactly one of our
 * texts.
 */
export const statement = z.preprocess(
  readOlderForm,
  z.object({
    /** Ids of the answer's claims, in their order in the sentence. */
    claims: z.array(z.string()).max(6).default([]),
    /** Kind of our text that follows the claims. */
    choice: z.string().nullable().default(null),
  }),
);
export type Statement = z.output<typeof statement>;

export interface Ruling {
  /** Our text; null if nothing is published. */
  text: string | null;
  /** The reason for rejecting it. */
  problem: string | null;
  /** Evidence rows of its names and claims. */
  evidence: Partial<Evidence>[];
}

/** Further requirements at a place in the report. */
export interface Place {
  /** Kinds of our texts that are allowed. */
  choices?: object;
  /** True if bare facts are not allowed. */
  needsChoice?: boolean;
  /** Subjects that all its claims may be about; any if absent. */
  isAbout?(subject: Subject): boolean;
  /** Required meaning of each claim: a strength is no loss. */
  means?(claim: ProvenClaim): boolean;
}

/**
 * The text of a statement, all of it ours. Each claim must match the facts, and our text must fit
 * its subject.
 */
export function writeStatement(
  { claims: ids, choice: kind }: Statement,
  claims: ReadonlyMap<string, Claim>,
  known: KnownFacts,
  { choices = {}, needsChoice = false, isAbout = () => true, means = () => true }: Place = {},
): Ruling {
  const proven: ProvenClaim[] = [];
  for (const id of new Set(ids)) {
    const claimed = claims.get(id);
    if (!claimed) return refuse(`${id} is no claim of the answer`);
    const proof = proveClaim(claimed, known);
    if ('problem' in proof) return refuse(proof.problem);
    if (!isAbout(proof.subject)) return refuse(`${id} is about something else`);
    proven.push(proof);
  }
  const stated = proven.filter(({ measure }) => measure !== null);
  if (!stated.every(means)) return refuse('a claim does not mean this');
  const choice = kind !== null && Object.hasOwn(choices, kind) ? choiceOf(kind) : null;
  if (kind !== null && choice === null) return refuse('there is no such choice here');
  if (choice === null && (needsChoice || stated.length === 0)) return refuse('this says nothing');
  const target = choice?.fits ? proven.map(({ subject }) => subject).find(choice.fits) : undefined;
  if (choice?.fits && !target) return refuse(`${kind} does not fit its subject`);
  const told = choice?.text.replace('@', () => (target ? shownName(target) : ''));
  const said = stated.length > 0 ? `${stateFacts(stated)}.` : null;
  const sources = [
    ...stated.flatMap(({ subject, others, measure }) =>
      [subject, ...others].map((one) => one.sourceOf(measure)),
    ),
    ...(target ? [target.sourceOf(null)] : []),
  ];
  return {
    text: [said, told].filter((part) => part != null).join(' '),
    problem: null,
    evidence: sources.filter((source) => Object.keys(source).length > 0),
  };
}

function readOlderForm(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const claims = [...value.matchAll(/\{(\w{1,20})\}/g)].map(([, id]) => id);
  const words = value.replaceAll(/\{\w{1,20}\}/g, '@').trim();
  const choice = findChoice(words);
  return choice !== null || /^[@ ,;]+\.?$/.test(words) ? { claims, choice } : {};
}

function refuse(problem: string): Ruling {
  return { text: null, problem, evidence: [] };
}
