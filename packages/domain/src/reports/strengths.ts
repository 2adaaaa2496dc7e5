import { type Cited, cited } from './cited.ts';
import type { ReportFacts } from './facts.ts';
import type { Findings } from './findings.ts';
import { knowsSomeKeywords } from './overall-health.ts';
import { counted, demandChange, figure, positionOf, quoted, searchesAMonth } from './prose.ts';
import { reportFigures } from './report-figures.ts';
import { ownPage, ownRows } from './sources.ts';

/** A page that ranks for fewer carries nothing alone. */
const leastPageKeywords = 5;

/** Up to four strengths, each with its evidence. */
export function writeStrengths(facts: ReportFacts, { rising }: Findings): Cited[] {
  const {
    totalRankedKeywords: total,
    distributionByPosition: buckets,
    topRankings,
  } = facts.rankingDistribution;
  const strengths: Cited[] = [];
  if (buckets.top3 > 0) {
    strengths.push(
      cited(`${counted(buckets.top3, 'keyword')} in the top three.`, reportFigures(facts, 'top3')),
    );
  }
  const largest = topRankings.find(({ rankGroup }) => rankGroup <= 10);
  if (largest) {
    strengths.push(
      cited(
        `A first-page position for ${quoted(largest.keywordText)} (${searchesAMonth(largest.searchVolume)}, ${positionOf(largest.rankGroup)}).`,
        ownRows(largest),
      ),
    );
  }
  if (total >= 10 && (buckets.top3 + buckets.top10) / total >= 0.35) {
    strengths.push(
      cited(
        `A large part of the ${counted(total, knowsSomeKeywords(facts.health.basis) ? 'known ranked keyword' : 'ranked keyword')} is on the first page already.`,
        reportFigures(facts, 'ranked', 'top3', 'top10'),
      ),
    );
  }
  if (rising[0]) {
    strengths.push(
      cited(
        `Rising interest in ${quoted(rising[0].keywordText)} (${demandChange(rising[0].trends)}).`,
        ownRows(rising[0]),
      ),
    );
  }
  const page = facts.pages.find(
    ({ avgRank, keywordCount }) => avgRank <= 10 && keywordCount >= leastPageKeywords,
  );
  if (page) {
    strengths.push(
      cited(
        `${page.url} alone ranks for ${counted(page.keywordCount, 'keyword')} at an average position of ${figure(page.avgRank)}.`,
        ownPage(page.url, facts.pages),
      ),
    );
  }
  return strengths.slice(0, 4);
}
