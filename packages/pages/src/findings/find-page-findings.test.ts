import { describe, expect, it } from 'vitest';
import { planCanonicals, planDelivery, planLanguages } from '../testing/plan-heads.ts';
import { planListing, planReach, planTargets } from '../testing/plan-links.ts';
import { planHeads, planTexts, planThin } from '../testing/plan-texts.ts';
import { nameFinding, planSite } from '../testing/planned-site.ts';
import { readPlannedSite } from '../testing/read-planned-site.ts';
import { findInconclusiveKinds, findPageFindings } from './find-page-findings.ts';
import { type FindingKind, findingKinds } from './finding-kinds.ts';
import type { SitePage, SiteRun } from './site-pages.ts';

const parts = [
  planReach,
  planTargets,
  planListing,
  planTexts,
  planHeads,
  planThin,
  planCanonicals,
  planLanguages,
  planDelivery,
];
const site = planSite(7, parts);
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
