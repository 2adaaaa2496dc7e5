import { describe, expect, it } from 'vitest';
import { planKnownSite } from '../../testing/plan-known-site.ts';
import { nameFinding } from '../../testing/planned-site.ts';
import { readPlannedSite } from '../../testing/read-planned-site.ts';
import { findInconclusiveKinds, findPageFindings } from './find-page-findings.ts';
import { type FindingKind, findingKinds } from './finding-kinds.ts';
import type { SitePage, SiteRun } from './site-pages.ts';

const site = planKnownSite(7);
const pages = readPlannedSite(site.pages);
const kinds = Object.keys(findingKinds) as FindingKind[];
const namesOf = (all: readonly SitePage[], run: SiteRun) =>
  findPageFindings(all, run).map(({ kind, page, other }) => nameFinding(kind, page, other));
const found = namesOf(pages, site.run);
const ofKind = (names: Iterable<string>, kind: FindingKind) =>
  [...names].filter((name) => name.startsWith(`${kind} `)).sort();

describe('findPageFindings on a site with known truth', () => {
  it.each(kinds)('finds all of %s and nothing else', (kind) => {
    expect(ofKind(site.truth, kind).length).toBeGreaterThan(0);
    expect(ofKind(found, kind)).toEqual(ofKind(site.truth, kind));
  });
});

describe('an incomplete run', () => {
  const needComplete = kinds.filter((kind) => findingKinds[kind].needs === 'complete');
  const others = kinds.filter((kind) => findingKinds[kind].needs !== 'complete');
  const reasons = [
    'robots.txt not reachable',
    'start page not reachable',
    'pages left',
    'errors',
    'read in part',
    'pattern closed',
    'level limit',
    'time limit',
    'bytes limit',
    'needs JavaScript',
    'forbidden to us alone',
    'linked by nofollow only',
    'sitemap cut',
    'too deep',
    'host limit',
    'asked to stop',
  ];

  it.each(reasons)('because of "%s" leaves open only kinds that need a complete run', (reason) => {
    const gaps = [{ reason, count: 1, examples: ['https://site.example/x'] }];
    const run = { ...site.run, gaps };
    const names = namesOf(pages, run);
    expect(names.filter((name) => needComplete.some((kind) => name.startsWith(`${kind} `)))).toEqual([]);
    for (const kind of others) expect(ofKind(names, kind)).toEqual(ofKind(site.truth, kind));
    expect(findInconclusiveKinds(run)).toEqual(needComplete.map((kind) => ({ kind, gaps })));
  });

  it('says "at least" of groups', () => {
    const isAtLeast = (run: SiteRun) =>
      findPageFindings(pages, run).flatMap((each) =>
        each.kind === 'same_title' ? [each.evidence.isAtLeast] : [],
      );
    expect(isAtLeast(site.run)).toEqual([false]);
    expect(isAtLeast({ ...site.run, gaps: [{ reason: 'errors', count: 1, examples: [] }] })).toEqual([true]);
  });

  it('is no reason after a complete one', () => {
    expect(findInconclusiveKinds(site.run)).toEqual([]);
  });

  it('with a truncated sitemap does not report pages as missing in it', () => {
    const sitemaps = [...site.run.sitemaps, { address: 'https://site.example/2.xml', isComplete: false }];
    expect(ofKind(namesOf(pages, { ...site.run, sitemaps }), 'missing_in_sitemap')).toEqual([]);
    expect(ofKind(namesOf(pages, { ...site.run, sitemaps: [] }), 'missing_in_sitemap')).toEqual([]);
  });
});

describe('findings', () => {
  it('are one for each kind, page and other page', () => {
    expect(new Set(found).size).toBe(found.length);
  });

  it('are the same in any order of the pages', () => {
    expect(namesOf(pages.toReversed(), site.run).sort()).toEqual(found.toSorted());
  });

  it('load only the texts of pages that are compared', () => {
    let reads = 0;
    const watched = pages.map((page) => ({
      ...page,
      main: page.main && {
        ...page.main,
        get text() {
          reads += 1;
          return page.main?.text ?? null;
        },
      },
    }));
    expect(namesOf(watched, site.run).sort()).toEqual(found.toSorted());
    expect(reads).toBeLessThan(pages.length / 2);
  });

  it('are the same on a site with another seed', () => {
    const other = planKnownSite(99);
    expect(namesOf(readPlannedSite(other.pages), other.run).sort()).toEqual([...other.truth].sort());
  }, 60_000);

  it('are empty without pages', () => {
    expect(findPageFindings([], { ...site.run, externals: [], hosts: [] })).toEqual([]);
  });
});
