import { evidenceAt, type StatementEvidence } from '@keydence/domain';
import { z } from 'zod';
import { type Claim, claim } from './facts/claim.ts';
import type { KnownFacts } from './facts/known-facts.ts';
import { type Place, type Statement, writeStatement } from './statement.ts';

/** Claims of an answer, to which its statements refer. */
export const claimsField = { claims: z.array(claim).max(80).default([]) };

/**
 * The facts and claims that judge the statements of an answer, and the statements dropped so far.
 */
export interface AnswerGate {
  known: KnownFacts;
  claims: ReadonlyMap<string, Claim>;
  /** Reasons for the dropped statements. */
  problems: string[];
  dropped: number;
}

export function openGate(claims: readonly Claim[], known: KnownFacts): AnswerGate {
  return { known, claims: new Map(claims.map((one) => [one.id, one])), problems: [], dropped: 0 };
}

export interface Published {
  text: string;
  evidence: StatementEvidence[];
}

/** The text of a statement; null if it is dropped. `path` is its place in the report. */
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

export interface PublishedList {
  kept: string[];
  evidence: StatementEvidence[];
}

/**
 * Publishable statements of a list, without duplicates. `path` is the place of the list in the
 * report.
 */
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

/**
 * True if a list keeps enough statements: `least`, or as many as the rules found if that is fewer.
 */
export function isEnough({ kept }: PublishedList, byRules: readonly unknown[], least: number): boolean {
  return kept.length >= Math.min(least, byRules.length);
}
