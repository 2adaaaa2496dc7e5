import type { ReportFacts } from './facts.ts';
import type { Findings } from './findings.ts';
import { rateOverallHealth } from './overall-health.ts';
import {
  counted,
  demandChange,
  extraClicksAMonth,
  figure,
  listed,
  positionOf,
  quoted,
  searchesAMonth,
} from './prose.ts';
import type { OverallHealth, StrategicAssessment } from './schema.ts';

const verdicts: Record<OverallHealth, string> = {
  excellent:
    'Visibility is excellent: the task now is to defend the leading positions and to widen the topics.',
  good: 'The base is good: most of the next growth sits in keywords that already rank.',
  fair: 'The base is fair: the content is found, but too little of it reaches the first page.',
  poor: 'Visibility is poor: a few well-chosen pages will do more than work spread over everything.',
};

/** The health rating with its summary, strengths and weaknesses. */
export function writeStrategicAssessment(facts: ReportFacts, findings: Findings): StrategicAssessment {
  const { top3, top10 } = facts.rankingDistribution.distributionByPosition;
  const { health, score } = rateOverallHealth({
    ...facts.health,
    top10Keywords: top3 + top10,
    avgDifficultyScore: facts.domainSummary.avgDifficultyScore,
  });
  return {
    overallHealth: health,
    summary: score === null ? thinSummary(facts) : fullSummary(facts, findings, verdicts[health]),
    keyStrengths: strengthsOf(facts, findings),
    keyWeaknesses: weaknessesOf(facts, findings),
  };
}

function thinSummary({ domainName, health }: ReportFacts): string {
  const found =
    health.rankedKeywords === 0
      ? `${domainName} does not rank in the top hundred for any known keyword yet`
      : `${domainName} ranks in the top hundred for only ${counted(health.rankedKeywords, 'keyword')}`;
  return `There is not enough data for a health rating: ${found}. The rating stays at its default until at least ten keywords rank. Until then, pick a handful of easy keywords and publish one focused page for each.`;
}

function fullSummary(facts: ReportFacts, findings: Findings, verdict: string): string {
  const { totalRankedKeywords, distributionByPosition: buckets } = facts.rankingDistribution;
  const sentences = [
    `${facts.domainName} ranks for ${counted(totalRankedKeywords, 'keyword')}: ${figure(buckets.top3)} in the top three and ${figure(buckets.top10)} on the rest of the first page.`,
  ];
  const { avgRankAbsolute, avgSearchVolume } = facts.domainSummary;
  if (avgRankAbsolute !== null && avgSearchVolume !== null) {
    sentences.push(
      `The average position is ${figure(avgRankAbsolute)}, on keywords that average ${searchesAMonth(Math.round(avgSearchVolume))}.`,
    );
  }
  const nearest = findings.strikingDistance[0];
  if (nearest) {
    sentences.push(
      `The nearest gain is ${quoted(nearest.keywordText)} at ${positionOf(nearest.rankAbsolute)}, worth about ${extraClicksAMonth(nearest.calculatedOpportunity)}.`,
    );
  }
  return [...sentences, verdict].join(' ');
}

function strengthsOf(facts: ReportFacts, { rising }: Findings): string[] {
  const {
    totalRankedKeywords: total,
    distributionByPosition: buckets,
    topRankings,
  } = facts.rankingDistribution;
  const strengths: string[] = [];
  if (buckets.top3 > 0) {
    strengths.push(`${counted(buckets.top3, 'keyword')} in the top three, where most of the clicks go.`);
  }
  const largest = topRankings.find(({ rankAbsolute }) => rankAbsolute <= 10);
  if (largest) {
    strengths.push(
      `A first-page position for ${quoted(largest.keywordText)} (${searchesAMonth(largest.searchVolume)}, ${positionOf(largest.rankAbsolute)}).`,
    );
  }
  if (total >= 10 && (buckets.top3 + buckets.top10) / total >= 0.35) {
    strengths.push(`A large part of the ${counted(total, 'ranked keyword')} is on the first page already.`);
  }
  if (facts.health.trendingUp > facts.health.trendingDown) {
    strengths.push(
      `Demand is on your side: ${counted(facts.health.trendingUp, 'keyword')} gained searches over three months, ${facts.health.trendingDown === 0 ? 'none' : figure(facts.health.trendingDown)} lost any.`,
    );
  }
  if (rising[0]) {
    strengths.push(
      `Rising interest in ${quoted(rising[0].keywordText)} (${demandChange(rising[0].trends)}).`,
    );
  }
  const page = facts.pages.find(({ avgRank }) => avgRank <= 10);
  if (page) {
    strengths.push(
      `${page.url} alone ranks for ${counted(page.keywordCount, 'keyword')} at an average position of ${figure(page.avgRank)}.`,
    );
  }
  return strengths.slice(0, 4);
}

function weaknessesOf(facts: ReportFacts, findings: Findings): string[] {
  const { totalRankedKeywords: total, distributionByPosition: buckets } = facts.rankingDistribution;
  const weaknesses: string[] = [];
  if (total === 0) weaknesses.push('No keyword ranks in the top hundred yet.');
  else if ((buckets.top50 + buckets.beyond50) / total > 0.4) {
    weaknesses.push(
      `${counted(buckets.top50, 'keyword')} between positions twenty-one and fifty and ${figure(buckets.beyond50)} further down bring almost no visits.`,
    );
  }
  if (total > 0 && buckets.top3 === 0) weaknesses.push('No keyword is in the top three.');
  const leader = [...facts.competitors].sort((a, b) => b.contentGapsCount - a.contentGapsCount)[0];
  if (leader && leader.contentGapsCount > 0) {
    weaknesses.push(
      `${leader.domain} ranks well for ${counted(leader.contentGapsCount, 'keyword')} that you do not cover.`,
    );
  }
  if (facts.health.trendingDown > facts.health.trendingUp) {
    weaknesses.push(
      `More keywords lose searches (${figure(facts.health.trendingDown)}) than gain them (${figure(facts.health.trendingUp)}) over three months.`,
    );
  }
  if (findings.underperformingPage) {
    const { url, keywordCount, avgRank } = findings.underperformingPage;
    weaknesses.push(
      `${url} ranks for ${counted(keywordCount, 'keyword')}, but at an average position of only ${figure(avgRank)}.`,
    );
  }
  const exposed = findings.aiOverviews.slice(0, 2).map(({ keywordText }) => quoted(keywordText));
  if (exposed.length > 0) {
    weaknesses.push(
      `An AI overview stands above the results for ${listed(exposed)} and takes part of the clicks.`,
    );
  }
  return weaknesses.slice(0, 4);
}
