import type { IntentPageKind, SearchIntent } from '@keydence/domain';
import { splitRuns } from '../text/normalise-text.ts';
import { editDistance } from './edit-distance.ts';
import type { Evidence } from './evidence.ts';
import { foldText } from './fold-text.ts';

/** Words that say nothing about whose site is meant. */
const filler = new Set([
  'the',
  'of',
  'and',
  'a',
  'www',
  'com',
  'login',
  'online',
  'website',
  'official',
  'site',
]);
const referenceHost =
  /(?:^|\.)(?:wikipedia|wiktionary|wikihow|fandom|wikia|britannica|merriam-webster|dictionary|thefreedictionary|yourdictionary|quora|reddit|stackoverflow|stackexchange|answers|webmd|mayoclinic|healthline|medlineplus|medscape|drugs|verywellhealth|investopedia|thoughtco|study|khanacademy|imdb|duden|larousse|treccani|rae|gutefrage|doctissimo|zhihu|baike|chiebukuro|medicalnewstoday|nih|howstuffworks|thespruce|allrecipes)\./;
const referenceLabel = /^(?:wiki|forums?|community|answers|discussions|docs|support|help|baike|dictionary)\./;
const articlePath =
  /\/(?:blogs?|articles?|guides?|how-to|wiki|news|magazine|magazin|ratgeber|lexikon|glossary|glossar|faqs?|questions?|threads?|learn|definition|recipes?|rezepte?|artikel|articulos?|conseils?|consejos?)(?:[/-]|$)/;
const shopPath =
  /\/(?:shop|store|products?|produkte?|produits?|productos?|prodotti|collections?|cart|checkout|buy|dp|downloads?|apps?|calculators?|converters?|tools?|category|kategorie|p)(?:[/.-]|$)/;

const points = {
  named: 1.8,
  namedNearHome: 0.6,
  halfNamed: 0.8,
  home: 0.5,
  deep: -0.6,
  reference: 0.9,
  notReference: -0.5,
  article: 0.6,
  shop: 0.6,
} as const;

/** The evidence in the page that ranks; without one, in the hosts of the first results. */
export function weighPages(
  text: string,
  page: string | undefined,
  resultDomains: readonly string[],
): Evidence[] {
  if (page !== undefined) {
    const address = readAddress(page);
    return address === null ? [] : weighPage(text, address);
  }
  return weighHosts(text, resultDomains.map(withoutWww));
}

interface Address {
  readonly host: string;
  readonly path: string;
  /** Parts of the path; 0: the home page. */
  readonly depth: number;
}

function weighPage(text: string, { host, path, depth }: Address): Evidence[] {
  const evidence: Evidence[] = [];
  const add = (intent: SearchIntent, kind: IntentPageKind, value: number) =>
    evidence.push({ intent, points: value, reason: { from: 'page', kind, site: host } });
  const likeness = nameLikeness(text, host);
  const isReference = isReferenceHost(host);
  if (likeness >= 0.7) add('navigational', 'named', points.named + (depth <= 1 ? points.namedNearHome : 0));
  else if (likeness >= 0.5) add('navigational', 'named', points.halfNamed);
  if (depth === 0) add('navigational', 'home', points.home);
  if (depth >= 3 && likeness < 0.7) add('navigational', 'home', points.deep);
  if (isReference && likeness < 0.7) {
    add('informational', 'reference', points.reference);
    add('navigational', 'reference', points.notReference);
  } else if (articlePath.test(path)) add('informational', 'article', points.article);
  if (shopPath.test(path)) add('transactional', 'shop', points.shop);
  return evidence;
}

function weighHosts(text: string, hosts: readonly string[]): Evidence[] {
  const named = hosts.find((host) => nameLikeness(text, host) >= 0.7);
  if (named !== undefined)
    return [
      { intent: 'navigational', points: points.named, reason: { from: 'page', kind: 'named', site: named } },
    ];
  const references = hosts.filter(isReferenceHost);
  const [first] = references;
  if (first === undefined || references.length * 2 < hosts.length) return [];
  return [
    {
      intent: 'informational',
      points: points.reference,
      reason: { from: 'page', kind: 'reference', site: first },
    },
  ];
}

function isReferenceHost(host: string): boolean {
  return referenceHost.test(host) || referenceLabel.test(host);
}

/** 0 to 1: how much the keyword, without filler, is the name of the host. */
export function nameLikeness(text: string, host: string): number {
  const words = splitRuns(foldText(text)).filter((word) => !filler.has(word));
  const query = words.join('');
  const labels = host
    .split('.')
    .slice(0, -1)
    .map((label) => splitRuns(foldText(label)).join(''));
  return Math.max(0, ...labels.map((label) => labelLikeness(words, query, label)));
}

function labelLikeness(words: readonly string[], query: string, label: string): number {
  if (label.length < 2 || query.length < 2) return 0;
  if (query === label) return 1;
  const initials = words.map((word) => word[0] ?? '').join('');
  if (words.length >= 3 && initials === label) return 0.9;
  const [short, long] = query.length < label.length ? [query, label] : [label, query];
  if (short.length >= 4 && long.includes(short)) return Math.max(0.5, short.length / long.length);
  return 1 - editDistance(query, label) / long.length;
}

function readAddress(page: string): Address | null {
  const address = page.includes('://') ? page : `https://${page}`;
  if (!URL.canParse(address)) return null;
  const { hostname, pathname } = new URL(address);
  const path = pathname.toLowerCase();
  const parts = path.split('/').filter((part) => part !== '' && !/^(?:index|default|home)\b/.test(part));
  return { host: withoutWww(hostname), path, depth: parts.length };
}

function withoutWww(host: string): string {
  return host.toLowerCase().replace(/^www\./, '');
}
