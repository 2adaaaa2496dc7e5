import type { Draft } from './cited.ts';
import {
  writeBestGapAction,
  writeEasyWinAction,
  writeGapClusterAction,
  writeStarterAction,
} from './coverage-actions.ts';
import { writeDefenceAction, writeRisingDemandAction } from './demand-actions.ts';
import type { ReportFacts } from './facts.ts';
import type { Findings } from './findings.ts';
import { writeMoveActions } from './move-actions.ts';
import {
  writeCannibalisationAction,
  writePageAction,
  writeSnippetAction,
  writeStrikingDistanceAction,
} from './ranking-actions.ts';
import type { PriorityAction } from './schema.ts';

const mostActions = 6;

/**
 * The moves with the largest gains; without moves one action per kind of finding, most extra clicks
 * first, or a starter action without any finding.
 */
export function writePriorityActions(facts: ReportFacts, findings: Findings): Draft<PriorityAction>[] {
  const { moves = [] } = facts;
  if (moves.length > 0) return writeMoveActions(facts, moves.slice(0, mostActions));
  const written = [
    writeStrikingDistanceAction(facts, findings),
    writeSnippetAction(facts, findings),
    writePageAction(facts, findings),
    writeCannibalisationAction(facts, findings),
    writeGapClusterAction(facts, findings) ?? writeBestGapAction(facts, findings),
    writeEasyWinAction(facts, findings),
    writeRisingDemandAction(facts, findings),
    writeDefenceAction(facts),
  ];
  const actions = written
    .filter((weighed) => weighed !== null)
    .sort((a, b) => b.clicks - a.clicks)
    .map(({ action }) => action);
  return actions.length > 0 ? actions.slice(0, mostActions) : [writeStarterAction(facts)];
}
