import type { SiteFinding } from './finding-schema.ts';
import { findingTexts } from './finding-texts.ts';
import type { SiteGap, SiteGapReason } from './run-schema.ts';

export const findingTitles: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(findingTexts).map(([kind, { title }]) => [kind, title]),
);

interface FoundFacts {
  kind: string;
  page: string;
  other: string | null;
  evidence: Readonly<Record<string, unknown>>;
}

const mostLines = 20;

/** A finding in words: the problem, the fix, and all facts behind it. */
export function describeFinding({
  kind,
  other,
  evidence,
}: FoundFacts): Pick<SiteFinding, 'sentence' | 'fix' | 'evidence'> {
  const known = findingTexts[kind];
  const lines = Object.entries(evidence).flatMap(([name, value]) => listFacts(nameOf(name), value));
  return {
    sentence: known?.sentence ?? kind,
    fix: known?.fix ?? '',
    evidence: [...(other === null ? [] : [{ name: 'Other page', value: other }]), ...lines].slice(
      0,
      mostLines,
    ),
  };
}

function listFacts(name: string, value: unknown): SiteFinding['evidence'] {
  if (value === null || value === undefined) return [];
  if (Array.isArray(value)) return value.flatMap((each) => listFacts(name, each));
  if (typeof value !== 'object') return [{ name, value: wordsOf(value) }];
  const parts = Object.entries(value)
    .filter(([, part]) => part !== null && part !== '' && part !== false)
    .map(([key, part]) =>
      key === 'page' ? wordsOf(part) : `${nameOf(key).toLowerCase()}: ${wordsOf(part)}`,
    );
  return parts.length === 0 ? [] : [{ name, value: parts.join(' · ') }];
}

function wordsOf(value: unknown): string {
  if (typeof value === 'number' && !Number.isInteger(value)) return value.toFixed(2);
  if (value === true) return 'yes';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** `firstSeen` is “First seen”. */
function nameOf(key: string): string {
  const words = key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const were = (isOne: boolean) => (isOne ? 'was' : 'were');

const gapTexts: Readonly<Record<SiteGapReason, (count: string, isOne: boolean) => string>> = {
  robots_unreachable: () => 'robots.txt could not be read',
  not_reachable: () => 'the site did not answer',
  page_limit: (count, isOne) => `${count} found beyond the limit of pages ${were(isOne)} not read`,
  time_limit: (count, isOne) => `${count} ${were(isOne)} left when the time was over`,
  host_limit: (count, isOne) => `${count} on further hosts ${were(isOne)} not read`,
  errors: (count) => `${count} did not answer or answered with errors`,
  read_in_part: (count, isOne) => `${count} ${were(isOne)} too long and read in part`,
  needs_javascript: (count, isOne) => `${count} ${isOne ? 'is' : 'are'} made by scripts that did not run`,
  not_rendered: (count, isOne) =>
    `${count} ${isOne ? 'is' : 'are'} made by scripts, and the browser could not render ${isOne ? 'it' : 'them'}`,
  not_readable: (count) => `${count} could not be read within the limits of time and memory`,
  nofollow: (count, isOne) => `${count} known by nofollow links alone ${were(isOne)} not read`,
  depth: (count, isOne) => `${count} more than 20 clicks away ${were(isOne)} not followed`,
  loop: (count, isOne) =>
    `${count} with an address that grows in a loop, or after ten redirects, ${were(isOne)} not followed`,
  calendar: (count, isOne) => `${count} of a calendar without end ${were(isOne)} not followed`,
  facets: (count, isOne) =>
    `${count} that only ${isOne ? 'narrows' : 'narrow'} a list further ${were(isOne)} not followed`,
  pattern: (count, isOne) =>
    `${count} ${were(isOne)} left out, because pages of the same address pattern kept saying the same`,
  parameter: (count, isOne) =>
    `${count} ${isOne ? 'differs' : 'differ'} by a parameter alone that changes nothing, and ${were(isOne)} read once`,
  refused: (count, isOne) => `${count} ${were(isOne)} refused by the server (403)`,
  sitemap_unread: (count, isOne) => `${count} could not be read as ${isOne ? 'a sitemap' : 'sitemaps'}`,
  blocked: (count, isOne) =>
    `${count} ${were(isOne)} blocked by the site's protection against bots; allow KeydenceBot in its settings`,
  host_stopped: (count, isOne) =>
    `${count} ${were(isOne)} left when the host failed again and again or asked us to stop`,
};

const linkReasons: ReadonlySet<SiteGapReason> = new Set(['depth', 'loop', 'calendar', 'facets']);

/** One reason for an incomplete run, without a full stop. */
export function describeGap({ reason, count }: SiteGap): string {
  const noun =
    reason === 'sitemap_unread'
      ? ['file', 'files']
      : linkReasons.has(reason)
        ? ['link', 'links']
        : ['page', 'pages'];
  const isOne = count === 1;
  return gapTexts[reason](`${count.toLocaleString('en-US')} ${isOne ? noun[0] : noun[1]}`, isOne);
}

/** Reason why a run has no results for rules that need all pages; empty for a complete run. */
export function describeGaps(gaps: readonly SiteGap[]): string {
  if (gaps.length === 0) return '';
  return `The run is incomplete: ${gaps.map(describeGap).join('; ')}.`;
}
