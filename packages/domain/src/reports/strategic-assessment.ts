import { gainSpeech } from '../gain/gain-text.ts';
import { moveName } from '../moves/move-name.ts';
import { type Cited, cited, type Draft } from './cited.ts';
import type { ReportFacts } from './facts.ts';
import type { Findings } from './findings.ts';
import { moveRows } from './move-texts.ts';
import { knowsSomeKeywords, leastRankedKeywords, rateOverallHealth } from './overall-health.ts';
import { counted, figure, positionOf, quoted, searchesAMonth } from './prose.ts';
import { reportFigures } from './report-figures.ts';
import type { OverallHealth, StrategicAssessment } from './schema.ts';
import { ownRows } from './sources.ts';
import { writeStrengths } from './strengths.ts';
import { writeWeaknesses } from './weaknesses.ts';

/** "Health is good, with a visibility of 23.7%." */
function ratedVerdict(health: OverallHealth, visibility: number | null): string {
  const share =
    visibility === null ? '' : `, with a visibility of ${figure(Math.round(visibility * 1_000) / 10)}%`;
  return `Health is ${health}${share}.`;
}

/** The health rating with its summary, strengths and weaknesses. */
export function writeStrategicAssessment(facts: ReportFacts, findings: Findings): Draft<StrategicAssessment> {
  const { top3, top10 } = facts.rankingDistribution.distributionByPosition;
  const { health, isRated, unknown } = rateOverallHealth({ ...facts.health, top10Keywords: top3 + top10 });
  return {
    overallHealth: cited(
      health,
      reportFigures(facts, 'ranked', 'top3', 'top10', 'visibility'),
      reportFigures(facts, 'newRanks', 'risenRanks', 'fallenRanks', 'lostRanks'),
    ),
    summary: writeSummary(
      facts,
      findings,
      isRated ? ratedVerdict(health, facts.health.visibility) : unratedVerdict(unknown),
    ),
    keyStrengths: writeStrengths(facts, findings),
    keyWeaknesses: writeWeaknesses(facts, findings),
  };
}

function writeSummary(facts: ReportFacts, findings: Findings, verdict: string): Cited {
  return facts.health.rankedKeywords < leastRankedKeywords
    ? thinSummary(facts)
    : fullSummary(facts, findings, verdict);
}

function unratedVerdict(unknown: readonly string[]): string {
  return ['There is not enough data for a rating.', ...unknown].join(' ');
}

function thinSummary(facts: ReportFacts): Cited {
  const { domainName, health } = facts;
  const found =
    health.rankedKeywords === 0
      ? `no rank of ${domainName} in the top hundred is known yet`
      : `only ${counted(health.rankedKeywords, 'keyword')} of ${domainName} ${health.rankedKeywords === 1 ? 'is' : 'are'} known to rank in the top hundred`;
  return cited(
    `There is not enough data for a health rating: ${found}. A rating needs at least ten ranked keywords.`,
    reportFigures(facts, 'ranked'),
  );
}

function orNone(count: number): string {
  return count === 0 ? 'none' : figure(count);
}

function fullSummary(facts: ReportFacts, findings: Findings, verdict: string): Cited {
  const { totalRankedKeywords, distributionByPosition: buckets } = facts.rankingDistribution;
  const { filter } = facts.health.basis;
  const known = knowsSomeKeywords(facts.health.basis) ? 'at least ' : '';
  const sentences = [
    `${facts.domainName} ranks for ${known}${counted(totalRankedKeywords, 'keyword')}: ${orNone(buckets.top3)} in the top three and ${orNone(buckets.top10)} on the rest of the first page.`,
  ];
  // A verdict without a rating names the filter itself.
  if (filter !== null && !verdict.includes(quoted(filter))) {
    sentences.push(`Search Console's figures are filtered by ${quoted(filter)}.`);
  }
  const { avgRank, avgSearchVolume } = facts.domainSummary;
  if (avgRank !== null && avgSearchVolume !== null) {
    sentences.push(
      `The average position is ${figure(avgRank)}. All tracked keywords average ${searchesAMonth(Math.round(avgSearchVolume))}.`,
    );
  }
  const [move] = facts.moves ?? [];
  const nearest = move ? undefined : findings.strikingDistance[0];
  if (move) {
    sentences.push(
      `The largest gain among your moves: ${moveName(move)}${move.gain ? `, worth ${gainSpeech(move.gain)}` : ''}.`,
    );
  }
  if (nearest) {
    sentences.push(
      `The nearest gain is ${quoted(nearest.keywordText)} at ${positionOf(nearest.rankGroup)}${nearest.gain ? `, worth ${gainSpeech(nearest.gain)}` : ''}.`,
    );
  }
  return cited(
    [...sentences, verdict].join(' '),
    reportFigures(facts, 'ranked', 'top3', 'top10', 'averageRank', 'averageVolume', 'visibility'),
    ownRows(...(nearest ? [nearest] : [])),
    ...(move ? moveRows(facts, move) : []),
  );
}
