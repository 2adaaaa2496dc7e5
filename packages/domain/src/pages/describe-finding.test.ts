import { describe, expect, it } from 'vitest';
import { describeFinding, describeGap, describeGaps, findingTitles } from './describe-finding.ts';
import type { SiteGapReason } from './run-schema.ts';

const page = 'https://a.example/1';
const found = (evidence: Record<string, unknown>, other: string | null = null) =>
  describeFinding({ kind: 'orphan', page, other, evidence });

describe('a finding', () => {
  it('has a title, a sentence and a fix', () => {
    expect(findingTitles.orphan).toBe('Pages that no page links to');
    expect(found({})).toEqual({
      sentence: 'No page of the site links to this page.',
      fix: 'Link to it from pages on the same topic, or take it out of the sitemap.',
      evidence: [],
    });
  });

  it('of an unknown kind has its name', () => {
    expect(describeFinding({ kind: 'newer', page, other: null, evidence: {} })).toEqual({
      ...{ sentence: 'newer', fix: '', evidence: [] },
    });
  });

  it.each<[Record<string, unknown>, [string, string][]]>([
    [
      { firstSeen: 'today', link_count: 3 },
      [
        ['First seen', 'today'],
        ['Link count', '3'],
      ],
    ],
    [
      { share: 0.456, empty: null, none: undefined, same: true, no: false },
      [
        ['Share', '0.46'],
        ['Same', 'yes'],
        ['No', 'false'],
      ],
    ],
    [
      { links: ['/1', '/2', null] },
      [
        ['Links', '/1'],
        ['Links', '/2'],
      ],
    ],
    [
      {
        links: [
          { page: '/1', anchorText: 'mug', rank: 2, title: '', isHidden: false, at: null, isMain: true },
        ],
      },
      [['Links', '/1 · anchor text: mug · rank: 2 · is main: yes']],
    ],
    [{ links: [{ title: '' }], nested: { facts: { deep: 1 } } }, [['Nested', 'facts: {"deep":1}']]],
  ])('lists the facts of %j', (evidence, lines) => {
    expect(found(evidence).evidence.map(({ name, value }) => [name, value])).toEqual(lines);
  });

  it('names the other page first, and 20 facts at most', () => {
    const { evidence } = found({ links: Array.from({ length: 25 }, (_, index) => `/${index}`) }, '/other');
    expect(evidence).toHaveLength(20);
    expect(evidence.slice(0, 2)).toEqual([
      { name: 'Other page', value: '/other' },
      { name: 'Links', value: '/0' },
    ]);
  });
});

const gap = (reason: SiteGapReason, count: number) => ({ reason, count, examples: [] });

describe('a reason for an incomplete run', () => {
  it.each<[SiteGapReason, string, string]>([
    ['robots_unreachable', 'robots.txt could not be read', 'robots.txt could not be read'],
    ['not_reachable', 'the site did not answer', 'the site did not answer'],
    [
      'page_limit',
      '1 page found beyond the limit of pages was not read',
      '2 pages found beyond the limit of pages were not read',
    ],
    ['time_limit', '1 page was left when the time was over', '2 pages were left when the time was over'],
    ['host_limit', '1 page on further hosts was not read', '2 pages on further hosts were not read'],
    [
      'errors',
      '1 page did not answer or answered with errors',
      '2 pages did not answer or answered with errors',
    ],
    ['read_in_part', '1 page was too long and read in part', '2 pages were too long and read in part'],
    [
      'needs_javascript',
      '1 page is made by scripts that did not run',
      '2 pages are made by scripts that did not run',
    ],
    [
      'not_rendered',
      '1 page is made by scripts, and the browser could not render it',
      '2 pages are made by scripts, and the browser could not render them',
    ],
    [
      'not_readable',
      '1 page could not be read within the limits of time and memory',
      '2 pages could not be read within the limits of time and memory',
    ],
    [
      'nofollow',
      '1 page known by nofollow links alone was not read',
      '2 pages known by nofollow links alone were not read',
    ],
    [
      'depth',
      '1 link more than 20 clicks away was not followed',
      '2 links more than 20 clicks away were not followed',
    ],
    [
      'loop',
      '1 link with an address that grows in a loop, or after ten redirects, was not followed',
      '2 links with an address that grows in a loop, or after ten redirects, were not followed',
    ],
    [
      'calendar',
      '1 link of a calendar without end was not followed',
      '2 links of a calendar without end were not followed',
    ],
    [
      'facets',
      '1 link that only narrows a list further was not followed',
      '2 links that only narrow a list further were not followed',
    ],
    [
      'pattern',
      '1 page was left out, because pages of the same address pattern kept saying the same',
      '2 pages were left out, because pages of the same address pattern kept saying the same',
    ],
    [
      'parameter',
      '1 page differs by a parameter alone that changes nothing, and was read once',
      '2 pages differ by a parameter alone that changes nothing, and were read once',
    ],
    ['refused', '1 page was refused by the server (403)', '2 pages were refused by the server (403)'],
    ['sitemap_unread', '1 file could not be read as a sitemap', '2 files could not be read as sitemaps'],
    [
      'blocked',
      "1 page was blocked by the site's protection against bots; allow KeydenceBot in its settings",
      "2 pages were blocked by the site's protection against bots; allow KeydenceBot in its settings",
    ],
    [
      'host_stopped',
      '1 page was left when the host failed again and again or asked us to stop',
      '2 pages were left when the host failed again and again or asked us to stop',
    ],
  ])('%s counts one and several', (reason, one, several) => {
    expect([describeGap(gap(reason, 1)), describeGap(gap(reason, 2))]).toEqual([one, several]);
  });

  it('is part of one sentence, with groups of thousands', () => {
    expect(describeGaps([])).toBe('');
    expect(describeGaps([gap('not_reachable', 1), gap('errors', 1_200)])).toBe(
      'The run is incomplete: the site did not answer; 1,200 pages did not answer or answered with errors.',
    );
  });
});
