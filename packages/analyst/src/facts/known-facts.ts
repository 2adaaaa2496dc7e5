import {
  competitorCard,
  type Evidence,
  type EvidenceKeyword,
  type KeywordFacts,
  ownPage,
  ownRows,
  type ReportFacts,
  theirRows,
} from '@keydence/domain';
import type { Measure, SubjectKind } from './measures.ts';
import { siteFigures } from './site-figures.ts';

/** Months over which a change of demand is measured. */
export type Period = 1 | 3 | 12;

export interface Subject {
  /** The id in the prompt: `k3`, `c1`, `c1k2`, `p1`, `site`. */
  id: string;
  kind: SubjectKind;
  /** The name in the report's spelling. */
  name: string;
  /** Domain of the competitor whose rank is in this keyword's row; null for our own rows. */
  competitor: string | null;
  /** Known values; a change is in `changes`. */
  values: Partial<Record<Measure, number>>;
  /** A keyword of the competitor that the site lacks. */
  isGap?: boolean;
  /** Change of the search volume in percent, by months. */
  changes: Partial<Record<Period, number>>;
  /** Evidence for a claim of this measure; null for a mention without one. */
  sourceOf(measure: Measure | null): Partial<Evidence>;
}

export interface KnownFacts {
  subjects: ReadonlyMap<string, Subject>;
  /** Subjects by lowercase name. */
  names: ReadonlyMap<string, readonly Subject[]>;
  site: Subject;
  /** The row of a keyword for us, or for a competitor's domain. */
  keywordOf(text: string, competitor: string | null): Subject | undefined;
}

/** Indexes the facts of a report for checking statements. */
export function collectKnownFacts(facts: ReportFacts): KnownFacts {
  const { site, sources } = siteFigures(facts);
  const siteSubject: Subject = {
    id: 'site',
    kind: 'site',
    name: facts.domainName,
    competitor: null,
    values: site,
    changes: {},
    sourceOf: (measure) => (measure === null ? {} : (sources[measure] ?? {})),
  };
  const subjects = [siteSubject, ...ownKeywords(facts), ...ownPages(facts), ...competitors(facts)];
  const names = new Map<string, Subject[]>();
  const add = (name: string, subject: Subject) => {
    const key = nameKey(name);
    if (key !== '') names.set(key, [...new Set([...(names.get(key) ?? []), subject])]);
  };
  for (const subject of subjects) add(subject.name, subject);
  return {
    subjects: new Map(subjects.map((subject) => [subject.id, subject])),
    names,
    keywordOf: (text, competitor) =>
      names.get(nameKey(text))?.find((one) => one.kind === 'keyword' && one.competitor === competitor),
    site: siteSubject,
  };
}

export function nameKey(name: string): string {
  return name.normalize('NFC').replaceAll(/\s+/g, ' ').trim().toLowerCase();
}

function ownKeywords(facts: ReportFacts): Subject[] {
  const { topGainers, topLosers } = facts.momentum;
  const rows = [
    ...facts.opportunities,
    ...topGainers,
    ...topLosers,
    ...facts.rankingDistribution.topRankings,
  ];
  const byText = groupBy(rows, ({ keywordText }) => keywordText);
  return [...byText].map(([name, same], index) => {
    const known = same.flatMap((row) => ownRows(row).keywords ?? []);
    const subject = keywordSubject(`k${index + 1}`, name, known, null);
    const isUnranked = facts.opportunities.some((row) => row.keywordText === name && isWithoutRank(row));
    if (isUnranked && subject.values.position === undefined) subject.values.unranked = 1;
    return subject;
  });
}

/** Checked and not found; an unchecked keyword may rank. */
function isWithoutRank({ rankGroup, rankState }: KeywordFacts): boolean {
  return rankGroup === null && rankState !== 'not_checked' && rankState !== 'failed';
}

function ownPages({ pages, opportunities, rankingDistribution }: ReportFacts): Subject[] {
  const ranking = [...opportunities, ...rankingDistribution.topRankings].flatMap(({ rankingUrl }) =>
    rankingUrl ? [rankingUrl] : [],
  );
  return [...new Set([...pages.map(({ url }) => url), ...ranking])].map((url, index) => {
    const page = pages.find((one) => one.url === url);
    return {
      id: `p${index + 1}`,
      kind: 'page',
      name: url,
      competitor: null,
      values: page ? { keywords: page.keywordCount, averagePosition: page.avgRank } : {},
      changes: {},
      sourceOf: () => ownPage(url, pages),
    };
  });
}

function competitors(facts: ReportFacts): Subject[] {
  return facts.competitors.flatMap((competitor, index) => {
    const id = `c${index + 1}`;
    const card: Subject = {
      id,
      kind: 'competitor',
      name: competitor.domain,
      competitor: competitor.domain,
      values: known({
        keywords: competitor.organicKeywordsCount,
        visits: competitor.organicTraffic,
        paidKeywords: competitor.paidKeywordsCount,
        gaps: competitor.contentGapsCount,
        overlap: competitor.overlapPercentage,
      }),
      changes: {},
      sourceOf: () => competitorCard(competitor),
    };
    const rows = [...competitor.gapKeywords, ...competitor.topKeywords];
    const byText = groupBy(rows, ({ keyword }) => keyword);
    const keywords = [...byText].map(([name, same], place) => {
      const found = same.flatMap((row) => theirRows(competitor, row).keywords ?? []);
      const isGap = competitor.gapKeywords.some(({ keyword }) => keyword === name);
      return { ...keywordSubject(`${id}k${place + 1}`, name, found, competitor.domain), isGap };
    });
    return [card, ...keywords];
  });
}

function keywordSubject(
  id: string,
  name: string,
  rows: readonly EvidenceKeyword[],
  competitor: string | null,
): Subject {
  const first = <Value>(read: (row: EvidenceKeyword) => Value | null) =>
    rows.map(read).find((value) => value !== null) ?? null;
  return {
    id,
    kind: 'keyword',
    name,
    competitor,
    values: known({
      position: first((row) => row.rankGroup ?? row.rankAbsolute),
      searches: first((row) => row.searchVolume),
      difficulty: first((row) => row.difficultyScore),
      extraClicks: first((row) => row.extraClicks),
      gapScore: first((row) => row.gapScore),
    }),
    changes: known({
      1: first((row) => row.changes.oneMonth),
      3: first((row) => row.changes.threeMonths),
      12: first((row) => row.changes.twelveMonths),
    }),
    sourceOf: () => ({ keywords: [...rows] }),
  };
}

function groupBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return groups;
}

function known<Key extends string | number>(
  values: Partial<Record<Key, number | null>>,
): Partial<Record<Key, number>> {
  const found = Object.entries<number | null | undefined>(values).filter(([, value]) => value != null);
  return Object.fromEntries(found) as Partial<Record<Key, number>>;
}
