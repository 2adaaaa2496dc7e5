import { createHash } from 'node:crypto';
import { inflateSync } from 'node:zlib';
import type {
  JudgedFrame,
  JudgedPage,
  JudgedText,
  RawPage,
  ReadPage,
  ReadSitemap,
  SiteJudgement,
  StoredResponse,
} from '@keydence/domain';
import { linkPlaces } from '@keydence/domain';
import {
  createMinHash,
  detectLanguage,
  findInconclusiveKinds,
  findingKinds,
  findPageFindings,
  findSimilarPairs,
  isNoindexAt,
  type MinHash,
  markParagraphs,
  needsJavaScript,
  type PageAnswer,
  type PageType,
  printText,
  type ReadState,
  readMainText,
  readPage,
  readShingles,
  readSitemap,
  type SiteLink,
  type SitePage,
  type SitePageFacts,
} from '@keydence/pages';
import { findLikeness, hashOf } from './find-likeness.ts';

/** Below it two texts say too little to compare. */
const leastComparedWords = 50;

export function readRawPage({ address, html, headers }: RawPage): ReadPage {
  const contentType = headers['content-type'] ?? null;
  const facts = readPage({ address, html, contentType, headers });
  const main = readMainText(html, address, contentType);
  const believed = [...new Set(facts.canonicals.filter(({ from }) => from !== 'body').map(({ key }) => key))];
  const canonical = believed.length === 1 ? (believed[0] ?? null) : null;
  const found = detectLanguage(main.text);
  const kept: SitePageFacts = {
    title: facts.title,
    description: facts.description,
    headings: facts.headings,
    canonicals: facts.canonicals,
    robots: facts.robots.search,
    alternates: facts.alternates,
    language: facts.language,
    languageFound: found,
    structuredData: facts.structuredData,
    parts: facts.parts,
    bodyWords: facts.bodyWords,
    brokenShare: facts.charset.brokenShare,
    bytes: facts.bytes,
  };
  const textHash = main.words > 0 ? hashText(main.text) : '';
  const print = printText(`${facts.title ?? ''}\n${main.text}`, address);
  return {
    title: facts.title,
    description: facts.description,
    headings: facts.headings.map(({ level, text }) => [level, text]),
    language: facts.language ?? found,
    canonical,
    isNoindex: isNoindexAt(facts.robots.search, new Date()),
    isNofollow: facts.robots.ours.isNofollow,
    links: facts.links.map(({ key, place, isNofollow, anchor }) => ({ key, place, isNofollow, anchor })),
    schemaTypes: [...facts.structuredData.types],
    type: typeOf([...facts.structuredData.types]),
    textHash,
    print,
    mainText: main.text,
    words: main.words,
    isSure: main.confidence === 'high',
    minhash:
      main.words >= leastComparedWords
        ? bytesOf(createMinHash(readShingles(main.text, facts.language ?? 'en')))
        : new Uint8Array(),
    needsJavaScript: needsJavaScript(facts, main.words),
    facts: {
      ...kept,
      textHash,
      print,
      blocks: markParagraphs(main.paragraphs),
    },
  };
}

export async function readSitemapBytes(body: Uint8Array): Promise<ReadSitemap> {
  const { kind, entries, isComplete } = await readSitemap(body);
  const found = entries.map((entry) => entry.found);
  return { kind: kind === 'index' || kind === 'none' ? kind : 'pages', entries: found, isComplete };
}

/** Collects the parts of a site, whose pages name their links by number, and judges it at the end. */
export function createJudge(site: JudgedFrame) {
  const pages: SitePage[] = [];
  const hashes = new Map<number, MinHash>();
  const mainTexts = new Map<number, Uint8Array>();
  const keys = new Map<number, string>();
  const texts = new Map<string, string>();
  /** One copy of a text in memory, however many links have it. */
  const share = (text: string) => {
    const known = texts.get(text);
    if (known === undefined) texts.set(text, text);
    return known ?? text;
  };
  return {
    add(part: readonly JudgedPage[]) {
      for (const page of part) {
        keys.set(page.id, page.key);
        page.anchors = page.anchors.map(share);
        const hash = page.minhash?.length ? hashOf(page.minhash) : null;
        if (hash) hashes.set(page.id, hash);
        pages.push(toSitePage(page, { site, keys, hash, mainTexts }));
      }
    },
    /** Numbers of the pages that may be alike, whose texts are compared. */
    listCompared(): number[] {
      const ids = [...hashes.keys()];
      const pairs = findSimilarPairs([...hashes.values()]);
      return [...new Set(pairs.flat())].flatMap((at) => ids[at] ?? []);
    },
    addTexts(part: readonly JudgedText[]) {
      for (const { id, mainText } of part) mainTexts.set(id, mainText);
    },
    judge(): SiteJudgement {
      const { now, gaps, sitemaps } = site;
      const run = {
        now,
        gaps,
        homes: homesOf(site.home, pages),
        hosts: site.hosts.map(({ host, certificateEnds }) => ({
          host,
          certificateEnds: certificateEnds === null ? null : new Date(certificateEnds),
        })),
        sitemaps,
        externals: [],
      };
      const findings = findPageFindings(pages, run).map(({ kind, page, other, evidence }) => ({
        kind,
        group: findingKinds[kind].group,
        page,
        other,
        evidence: { ...evidence },
      }));
      return { findings, unknownKinds: findInconclusiveKinds(run).map(({ kind }) => kind) };
    },
  };
}

/** The home page, and the page that it redirects to. */
function homesOf(home: string, pages: readonly SitePage[]): string[] {
  const homes = [home];
  const byKey = new Map(pages.map((page) => [page.key, page]));
  for (let hop = 0; hop < 5; hop++) {
    const to = byKey.get(homes.at(-1) ?? '')?.answers.at(-1)?.redirectsTo;
    if (!to || homes.includes(to)) break;
    homes.push(to);
  }
  return homes;
}

const readStates: Readonly<Record<JudgedPage['state'], ReadState>> = {
  healthy: 'read',
  noindex: 'read',
  canonicalised: 'read',
  redirects: 'read',
  not_found: 'read',
  error: 'error',
  blocked: 'blocked',
  refused: 'error',
  skipped: 'unread',
  needs_javascript: 'needs-javascript',
  not_html: 'not-html',
  waiting: 'unread',
};

interface Around {
  site: JudgedFrame;
  keys: ReadonlyMap<number, string>;
  hash: MinHash | null;
  /** By page number. */
  mainTexts: ReadonlyMap<number, Uint8Array>;
}

function toSitePage(page: JudgedPage, { site, keys, hash, mainTexts }: Around): SitePage {
  const since = page.firstSeen;
  const { id, words, contentHash, targets, places, anchors } = page;
  const facts = page.facts === null ? null : reviveFacts(JSON.parse(page.facts));
  return {
    key: page.key,
    address: page.key,
    knownFrom: [
      ...(page.isInSitemap ? [{ source: 'sitemap' as const, since }] : []),
      ...(page.isKnownFromBefore ? [{ source: 'earlier-run' as const, since }] : []),
      ...(page.clicks === null ? [] : [{ source: 'search-console' as const, since }]),
    ],
    answers: page.answers.map(toAnswer),
    earlierAnswer: page.earlierAnswer && toAnswer(page.earlierAnswer),
    state: readStates[page.state] === 'read' && facts?.isInPart === true ? 'part' : readStates[page.state],
    facts,
    main:
      words === null || contentHash === null
        ? null
        : {
            words,
            hash: String(facts?.textHash || contentHash),
            isConfident: page.isSure,
            minHash: hash,
            get text() {
              const mainText = mainTexts.get(id);
              return mainText ? inflateSync(mainText).toString() : null;
            },
          },
    type: page.type ?? 'other',
    // Made when they are asked for: as objects, they take more memory than all else.
    get links() {
      return [toLinks({ targets, places, anchors }, keys)];
    },
    answersLike: findLikeness({ key: page.key, print: facts ? (facts.print ?? '') : null, hash }, site),
    clicks: page.clicks,
    firstSeen: since,
    change: page.changedSince && { fields: page.changedFields, since: page.changedSince },
  };
}

function toLinks(
  { targets, places, anchors }: Pick<JudgedPage, 'targets' | 'places' | 'anchors'>,
  keys: ReadonlyMap<number, string>,
): SiteLink[] {
  return Array.from(targets, (target, at) => {
    const place = places[at] ?? 0;
    return {
      to: keys.get(target) ?? '',
      place: linkPlaces[place % 8] ?? 'content',
      isNofollow: place >= 8,
      anchor: anchors[at] ?? '',
    };
  });
}

function toAnswer({ at, status, failure, redirectsTo, milliseconds }: StoredResponse): PageAnswer {
  const failures = {
    unknown_name: 'no-host',
    late: 'timeout',
    refused: 'refused',
    unreachable: 'other',
    bomb: 'other',
    certificate: 'other',
  } as const;
  return { at: new Date(at), status, failure: failure && failures[failure], redirectsTo, milliseconds };
}

/** Facts as stored with a page. */
type KeptFacts = SitePageFacts & { textHash?: string; print?: string; isInPart?: boolean };

/** Kept as JSON, which has no dates. */
function reviveFacts(kept: KeptFacts): KeptFacts {
  const after = kept.robots.unavailableAfter;
  return { ...kept, robots: { ...kept.robots, unavailableAfter: after && new Date(after) } };
}

const types: readonly (readonly [PageType, RegExp])[] = [
  ['product', /^Product/],
  ['guide', /^(HowTo|Recipe)$/],
  ['article', /^(\w*Article|BlogPosting|\w+NewsArticle)$/],
  ['category', /^(ItemList|CollectionPage|ProductCollection)$/],
];

function typeOf(schemaTypes: readonly string[]): PageType {
  return types.find(([, names]) => schemaTypes.some((name) => names.test(name)))?.[0] ?? 'other';
}

function hashText(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}

function bytesOf(hash: MinHash): Uint8Array {
  return new Uint8Array(hash.buffer, hash.byteOffset, hash.byteLength).slice();
}
