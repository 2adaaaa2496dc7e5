import { evidenceAt, type StatementEvidence } from '@keydence/domain';
import { z } from 'zod';
import { type Claim, claim } from './facts/claim.ts';
import { aboutName, type KnownFacts, type Subject } from './facts/known-facts.ts';
import { mayPublish } from './gate/may-publish.ts';

/** The claims of an answer, to which its texts refer. */
export const claimsField = { claims: z.array(claim).max(80).default([]) };

/** The facts and claims by which the texts of an answer are judged, and what was dropped so far. */
export interface AnswerGate {
  known: KnownFacts;
  claims: ReadonlyMap<string, Claim>;
  /** Why each dropped statement could not be published. */
  problems: string[];
  /** How many statements were dropped. */
  dropped: number;
}

/** Opens the gate for the texts of one answer. */
export function openGate(claims: readonly Claim[], known: KnownFacts): AnswerGate {
  return { known, claims: new Map(claims.map((one) => [one.id, one])), problems: [], dropped: 0 };
}

/** The gate for a part of the answer that is about one subject of the facts. */
export function aboutPart(gate: AnswerGate, name: string): AnswerGate {
  return { ...gate, known: aboutName(gate.known, name), problems: [], dropped: 0 };
}

/** What was dropped at several gates together. */
export function joinDropped(gates: readonly AnswerGate[]): Pick<AnswerGate, 'dropped' | 'problems'> {
  return {
    dropped: gates.reduce((sum, { dropped }) => sum + dropped, 0),
    problems: gates.flatMap(({ problems }) => problems),
  };
}

/** A statement that may be published, with its evidence. */
export interface Published {
  text: string;
  evidence: StatementEvidence[];
  subjects: Subject[];
}

interface Option {
  shared?: readonly Subject[];
  isHeadline?: boolean;
  /** True for a text that has to rest on a fact: a strength that names none only praises. */
  needsFact?: boolean;
}

/** The words of a statement that may be published; null for one that is dropped. `path` is its place in the report. */
export function publishText(
  text: string,
  path: string,
  gate: AnswerGate,
  { needsFact = false, ...option }: Option = {},
): Published | null {
  const ruling = mayPublish({ text, claims: gate.claims, ...option }, gate.known);
  const isEmpty = needsFact && ruling.evidence.length === 0;
  if (ruling.text === null || isEmpty) {
    const problems = ruling.text === null ? ruling.problems.slice(0, 3) : ['this has to rest on a claim'];
    gate.dropped += 1;
    gate.problems.push(...problems.map((problem) => `${text.slice(0, 80)}: ${problem}`));
    return null;
  }
  const { evidence, subjects } = ruling;
  return {
    text: ruling.text,
    evidence: evidence.length > 0 ? [evidenceAt(path, ...evidence)] : [],
    subjects,
  };
}

/** The items of a list that may be published, with their evidence. */
export interface PublishedList<Item> {
  kept: Item[];
  evidence: StatementEvidence[];
}

/** The statements of a list that may be published, each once. `path` is the place of the list in the report. */
export function publishTexts(
  texts: readonly string[],
  path: string,
  gate: AnswerGate,
  option: Option = {},
): PublishedList<string> {
  const list: PublishedList<string> = { kept: [], evidence: [] };
  for (const text of texts) {
    const published = publishText(text, `${path}.${list.kept.length}`, gate, option);
    if (!published || list.kept.includes(published.text)) continue;
    list.kept.push(published.text);
    list.evidence.push(...published.evidence);
  }
  return list;
}

/** How an item with several texts is published. */
export interface ItemForm<Item> {
  /** Texts without which the item says nothing; the first tells it from the others. */
  main: readonly (keyof Item & string)[];
  /** Our own words for each other text that is dropped. */
  spare(subjects: readonly Subject[]): Partial<Item>;
  /** The item with what else it says of its subjects checked. */
  correct?(item: Item, subjects: readonly Subject[]): Item;
}

/**
 * The items that may be published. An item whose main texts fail is dropped; each other text that fails gives way to
 * ours, and lists lose the entries that fail.
 */
export function publishItems<Item extends object>(
  items: readonly Item[],
  path: string,
  gate: AnswerGate,
  { main, spare, correct = (item) => item }: ItemForm<Item>,
): PublishedList<Item> {
  const list: PublishedList<Item> = { kept: [], evidence: [] };
  const openings = new Set<string>();
  for (const item of items) {
    const own = `${path}.${list.kept.length}`;
    const opening = publishText(String(item[main[0] as keyof Item]), `${own}.${main[0]}`, gate);
    if (!opening || openings.has(opening.text.toLowerCase())) continue;
    const shared = opening.subjects;
    const ours = spare(shared);
    const evidence: StatementEvidence[] = [];
    const entries = Object.entries(item).map(([key, value]: [string, unknown]) => {
      const fallback = ours[key as keyof Item];
      if (typeof value === 'string' && !(key in ours) && !main.some((name) => name === key))
        return [key, value];
      if (typeof value === 'string') {
        const text = publishText(value, `${own}.${key}`, gate, { shared });
        evidence.push(...(text?.evidence ?? []));
        return [key, text?.text ?? fallback ?? null];
      }
      if (!Array.isArray(value)) return [key, value];
      const texts = publishTexts(value.map(String), `${own}.${key}`, gate, { shared });
      evidence.push(...texts.evidence);
      return [key, texts.kept.length > 0 ? texts.kept : fallback];
    });
    if (entries.some(([, value]) => value === null)) continue;
    openings.add(opening.text.toLowerCase());
    // Every key has a value of its own kind again: texts are texts, lists are lists.
    list.kept.push(correct(Object.fromEntries(entries) as Item, shared));
    list.evidence.push(...evidence);
  }
  return list;
}

/** True if enough is left of a list: `least`, or as many as the rules have found where those are fewer. */
export function isEnough(
  { kept }: PublishedList<unknown>,
  byRules: readonly unknown[],
  least: number,
): boolean {
  return kept.length >= Math.min(least, byRules.length);
}
