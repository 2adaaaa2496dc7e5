import type { IntentPageKind, SearchIntent } from '@keydence/domain';
import { editDistance } from '../text/edit-distance.ts';
import { foldText } from '../text/fold-text.ts';
import { splitRuns } from '../text/normalise-text.ts';
import type { Evidence } from './evidence.ts';

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
const appStore =
  /^(?:play\.google\.com|apps\.apple\.com|itunes\.apple\.com|apps\.microsoft\.com|chromewebstore\.google\.com)$/;
const shopPath =
  /\/(?:shop|store|products?|produkte?|produits?|productos?|prodotti|collections?|cart|checkout|buy|dp|downloads?|apps?|calculators?|converters?|tools?|category|kategorie|p)(?:[/.-]|$)/;

const leastInitials = 3;
const leastPart = 4;
const leastLabel = 3;
/** More edits make another name. */
const mostEdits = 3;
/** Labels of hosts that are no names. */
const genericLabels = new Set(
  'app blog docs en forum help home mail news online play shop store support web wiki'.split(' '),
);

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
  appStore: 1.3,
} as const;

/** The evidence in the page that ranks; without one, in the hosts of the first results. */
export function weighPages(
  text: string,
  {
    page,
    resultDomains,
    subjectWords,
  }: {
    page: string | undefined;
    resultDomains: readonly string[];
    subjectWords: ReadonlySet<string>;
  },
): Evidence[] {
  if (page !== undefined) {
    const address = readAddress(page);
    return address === null ? [] : weighPage(text, address, subjectWords);
  }
  return weighHosts(text, resultDomains.map(withoutWww));
}

interface Address {
  readonly host: string;
  readonly path: string;
  /** Parts of the path; 0: the home page. */
  readonly depth: number;
}

function weighPage(
  text: string,
  { host, path, depth }: Address,
  subjectWords: ReadonlySet<string>,
): Evidence[] {
  const evidence: Evidence[] = [];
  const add = (intent: SearchIntent, kind: IntentPageKind, value: number) =>
    evidence.push({ intent, points: value, reason: { from: 'page', kind, site: host } });
  const words = tellingWords(text);
  const telling = words.filter((word) => !subjectWords.has(word));
  const likeness = telling.length === 0 ? 0 : nameLikeness(words, host);
  const isWord = labelsOf(host).some((label) => hasRun(telling, label));
  const isReference = isReferenceHost(host) && !isWord;
  const nearHome = depth <= 1 ? points.namedNearHome : 0;
  if (likeness >= 0.7) add('navigational', 'named', points.named + nearHome);
  else if (isWord) add('navigational', 'named', points.halfNamed + nearHome);
  else if (likeness >= 0.5 || (depth === 0 && labelsOf(host).some((label) => beginsWithWord(telling, label))))
    add('navigational', 'named', points.halfNamed);
  if (depth === 0) add('navigational', 'home', points.home);
  if (depth >= 3 && likeness < 0.7) add('navigational', 'home', points.deep);
  if (isReference && likeness < 0.7) {
    add('informational', 'reference', points.reference);
    add('navigational', 'reference', points.notReference);
  } else if (articlePath.test(path)) add('informational', 'article', points.article);
  if (appStore.test(host)) add('transactional', 'shop', points.appStore);
  else if (shopPath.test(path)) add('transactional', 'shop', points.shop);
  return evidence;
}

function weighHosts(text: string, hosts: readonly string[]): Evidence[] {
  const words = tellingWords(text);
  const named = hosts.find((host) => nameLikeness(words, host) >= 0.7);
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

/** Words of a keyword that may be a name. */
function tellingWords(text: string): string[] {
  return splitRuns(foldText(text)).filter((word) => !filler.has(word));
}

/** 0 to 1: how much the words are the name of the host. */
function nameLikeness(words: readonly string[], host: string): number {
  return Math.max(0, ...labelsOf(host).map((label) => labelLikeness(words, label)));
}

function labelsOf(host: string): string[] {
  return host
    .split('.')
    .slice(0, -1)
    .map((label) => label.replaceAll('-', ''));
}

function beginsWithWord(words: readonly string[], label: string): boolean {
  return words.some(
    (word) => word.length >= leastLabel && !genericLabels.has(word) && label.startsWith(word),
  );
}

function labelLikeness(words: readonly string[], label: string): number {
  const query = words.join('');
  if (label.length < 2 || query.length < 2) return 0;
  if (query === label) return 1;
  const initials = words.map((word) => word[0] ?? '').join('');
  if (initials.length >= leastInitials && label.startsWith(initials)) return 0.9;
  if (query.length >= leastPart && label.includes(query)) return Math.max(0.5, query.length / label.length);
  if (hasRun(words, label)) return Math.max(0.6, label.length / query.length);
  if (Math.abs(query.length - label.length) > mostEdits) return 0;
  const distance = editDistance(query, label);
  return distance > mostEdits ? 0 : 1 - distance / Math.max(query.length, label.length);
}

/** True if words that follow each other are the label. */
function hasRun(words: readonly string[], label: string): boolean {
  if (label.length < leastLabel || genericLabels.has(label)) return false;
  return words.some((_, start) => {
    let run = '';
    for (const word of words.slice(start)) {
      run += word;
      if (run.length >= label.length) return run === label;
    }
    return false;
  });
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
