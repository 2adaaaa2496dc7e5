import { type Cited, cited } from './cited.ts';
import type { ReportFacts } from './facts.ts';
import type { Findings } from './findings.ts';
import { knowsSomeKeywords } from './overall-health.ts';
import { counted, figure, listed, quoted } from './prose.ts';
import { reportFigures } from './report-figures.ts';
import { competitorCard, ownPage, ownRows } from './sources.ts';

/** "6 keywords are between positions twenty-one and fifty, and 3 further down." */
function farDown({ top50, beyond50 }: Record<'top50' | 'beyond50', number>): string {
  const first = top50 === 0 ? beyond50 : top50;
  const subject = `${counted(first, 'keyword')} ${first === 1 ? 'is' : 'are'}`;
  if (top50 === 0) return `${subject} below position fifty.`;
  const further = beyond50 === 0 ? '' : `, and ${figure(beyond50)} further down`;
  return `${subject} between positions twenty-one and fifty${further}.`;
}

/** Up to four weaknesses of the domain, each with its evidence. */
export function writeWeaknesses(facts: ReportFacts, findings: Findings): Cited[] {
  const { totalRankedKeywords: total, distributionByPosition: buckets } = facts.rankingDistribution;
  const weaknesses: Cited[] = [];
  if (total === 0)
    weaknesses.push(cited('No rank in the top hundred is known yet.', reportFigures(facts, 'ranked')));
  else if ((buckets.top50 + buckets.beyond50) / total > 0.4) {
    weaknesses.push(cited(farDown(buckets), reportFigures(facts, 'ranked', 'top50', 'beyond50')));
  }
  if (total > 0 && buckets.top3 === 0) {
    const keyword = knowsSomeKeywords(facts.health.basis) ? 'known keyword' : 'keyword';
    weaknesses.push(cited(`No ${keyword} is in the top three.`, reportFigures(facts, 'top3')));
  }
  const leader = [...facts.competitors].sort((a, b) => b.contentGapsCount - a.contentGapsCount)[0];
  if (leader && leader.contentGapsCount > 0) {
    weaknesses.push(
      cited(
        `${leader.name} ranks well for ${counted(leader.contentGapsCount, 'keyword')} where you are absent or far below.`,
        competitorCard(leader),
      ),
    );
  }
  if (findings.underperformingPage) {
    const { url, keywordCount, avgRank } = findings.underperformingPage;
    weaknesses.push(
      cited(
        `${url} ranks for ${counted(keywordCount, 'keyword')}, but at an average position of only ${figure(avgRank)}.`,
        ownPage(url, facts.pages),
      ),
    );
  }
  const exposed = findings.aiOverviews.slice(0, 2);
  if (exposed.length > 0) {
    weaknesses.push(
      cited(
        `An AI overview appears above the results for ${listed(exposed.map(({ keywordText }) => quoted(keywordText)))} and takes part of the clicks.`,
        ownRows(...exposed),
      ),
    );
  }
  return weaknesses.slice(0, 4);
}
