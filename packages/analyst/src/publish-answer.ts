import { evidenceAt, type StatementEvidence } from '@keydence/domain';
import { z } from 'zod';
import { type Claim, claim } from './facts/claim.ts';
import type { KnownFacts } from './facts/known-facts.ts';
import { type Place, type Statement, writeStatement } from './statement.ts';

/** The claims of an answer, to which its statements refer. */
export const claimsField = { claims: z.array(claim).max(80).default([]) };

/** The facts and claims by which the statements of an answer are judged, and what was dropped so far. */
export interface AnswerGate {
  known: KnownFacts;
  claims: ReadonlyMap<string, Claim>;
  /** Why each dropped statement could not be published. */
  problems: string[];
  /** How many statements were dropped. */
  dropped: number;
}

/** Opens the gate for the statements of one answer. */
export function openGate(claims: readonly Claim[], known: KnownFacts): AnswerGate {
  return { known, claims: new Map(claims.map((one) => [one.id, one])), problems: [], dropped: 0 };
}

/** A statement that may be published, with its evidence. */
export interface Published {
  text: string;
  evidence: StatementEvidence[];
}

/** The words of a statement; null for one that is dropped. `path` is its place in the report. */
export function publishStatement(
  said: Statement,
  path: string,
  gate: AnswerGate,
  place?: Place,
): Published | null {
  const { text, problem, evidence } = writeStatement(said, gate.claims, gate.known, place);
  if (text === null) {
    gate.dropped += 1;
    gate.problems.push(`${path}: ${problem}`);
    return null;
  }
  return { text, evidence: evidence.length > 0 ? [evidenceAt(path, ...evidence)] : [] };
}

/** The statements of a list that may be published, with their evidence. */
export interface PublishedList {
  kept: string[];
  evidence: StatementEvidence[];
}

/** The statements of a list that may be published, each once. `path` is the place of the list in the report. */
export function publishStatements(
  all: readonly Statement[],
  path: string,
  gate: AnswerGate,
  place?: Place,
): PublishedList {
  const list: PublishedList = { kept: [], evidence: [] };
  for (const said of all) {
    const published = publishStatement(said, `${path}.${list.kept.length}`, gate, place);
    if (!published || list.kept.includes(published.text)) continue;
    list.kept.push(published.text);
    list.evidence.push(...published.evidence);
  }
  return list;
}

/** True if enough is left of a list: `least`, or as many as the rules have found where those are fewer. */
export function isEnough({ kept }: PublishedList, byRules: readonly unknown[], least: number): boolean {
  return kept.length >= Math.min(least, byRules.length);
}
