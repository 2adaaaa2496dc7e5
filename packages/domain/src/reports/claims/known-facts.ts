import type { Evidence } from '../evidence-schema.ts';
import type { ReportFacts } from '../facts.ts';
import { reportFigures } from '../report-figures.ts';
import { competitorCard, ownPage, ownRows, theirRows } from '../sources.ts';
import { normaliseProse } from './normalise-prose.ts';

/** What a sentence about these facts may name, and the rows that stand behind each name. */
export interface KnownFacts {
  /** Keywords, domains, addresses and titles in lower case. */
  names: ReadonlyMap<string, readonly Partial<Evidence>[]>;
  /** Figures over many rows, which any sentence may use. */
  figures: Evidence['figures'];
  /** Rows that an item is about and need not name again. */
  subject: readonly Partial<Evidence>[];
  /** Finds each of the names as a word of its own. */
  pattern: RegExp;
}

/** Indexes facts by what a sentence calls them. */
export function collectKnownFacts(facts: ReportFacts): KnownFacts {
  const names = new Map<string, Partial<Evidence>[]>();
  const add = (name: string | null, source: Partial<Evidence>) => {
    const key = normaliseProse(name ?? '').toLowerCase();
    if (key !== '') names.set(key, [...(names.get(key) ?? []), source]);
  };
  add(facts.domainName, {});
  const { topGainers, topLosers } = facts.momentum;
  const own = [...facts.opportunities, ...topGainers, ...topLosers, ...facts.rankingDistribution.topRankings];
  for (const keyword of own) {
    add(keyword.keywordText, ownRows(keyword));
    if ('rankingUrl' in keyword && keyword.rankingUrl) {
      add(keyword.rankingUrl, ownPage(keyword.rankingUrl, facts.pages));
    }
  }
  for (const { url } of facts.pages) add(url, ownPage(url, facts.pages));
  for (const competitor of facts.competitors) {
    add(competitor.name, competitorCard(competitor));
    add(competitor.domain, competitorCard(competitor));
    for (const gap of competitor.gapKeywords) {
      add(gap.keyword, theirRows(competitor, gap));
      add(gap.rankingTitle, theirRows(competitor, gap));
    }
    for (const keyword of competitor.topKeywords) add(keyword.keyword, theirRows(competitor, keyword));
  }
  return { names, figures: figuresOf(facts), subject: [], pattern: patternOf([...names.keys()]) };
}

/** The same facts for items that are about one keyword or domain. */
export function aboutName(known: KnownFacts, name: string): KnownFacts {
  return { ...known, subject: known.names.get(normaliseProse(name).toLowerCase()) ?? [] };
}

function figuresOf(facts: ReportFacts): Evidence['figures'] {
  const { figures = [] } = reportFigures(
    facts,
    ...(['ranked', 'top3', 'top10', 'top50', 'beyond50', 'averageRank', 'averageVolume'] as const),
    ...(['averageDifficulty', 'rising', 'falling', 'visibility'] as const),
    ...(['newRanks', 'risenRanks', 'fallenRanks', 'lostRanks'] as const),
  );
  return figures;
}

function patternOf(names: readonly string[]): RegExp {
  const longestFirst = [...names].sort((a, b) => b.length - a.length);
  const choices = longestFirst.map((name) => name.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`));
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${choices.join('|')})(?![\p{L}\p{N}])`, 'giu');
}
