/**
 * A run's knowledge of possibly endless addresses. Stored with the run, so that an interrupted one
 * continues with it.
 */
export interface CrawlTraps {
  /** By pattern of the address. */
  patterns: Record<string, PatternFacts>;
  /** By parameter: values whose pages have the same text. */
  parameters: Record<string, ParameterFacts>;
}

interface PatternFacts {
  read: number;
  /** For the newest pages, `1` for a page that repeats others of the pattern and links to nothing new. */
  recent: string;
  /** The newest texts, without duplicates. */
  prints: string[];
  isClosed?: boolean;
}

interface ParameterFacts {
  /** By the rest of the address: its text, and the number of the parameter's values that led to it. */
  texts: Record<string, readonly [text: string, values: number]>;
  /** `ignored`: it changes nothing. `counts`: two of its values led to different texts. */
  verdict?: 'ignored' | 'counts';
}

/** The facts about a page that reveal a trap. */
export interface TrapPage {
  key: string;
  /** Of its title and main text, without digits and its own address. */
  print: string;
  /** Of its unchanged main text. */
  textHash: string;
  links: readonly { key: string }[];
}

const most = { depth: 20, segments: 20, parameters: 8, patterns: 300, prints: 30, names: 40, texts: 200 };
const pattern = { read: 100, looked: 50, barren: 45 };
const sameTexts = 3;
const monthsAhead = 24;
const facetParameters = 3;

export const noTraps: CrawlTraps = { patterns: {}, parameters: {} };

/**
 * A path with `#` for runs of digits and ids, and its parameters by name; null for an address
 * without a pattern.
 */
export function patternOf(key: string): string | null {
  const { host, pathname, searchParams } = new URL(key);
  const path = pathname
    .split('/')
    .map((segment) => (isId(segment) ? '#' : segment.replace(/\d+/g, '#')))
    .join('/');
  const names = [...new Set(searchParams.keys())].sort();
  if (names.length === 0 && path === pathname) return null;
  return `${host}${path}${names.length === 0 ? '' : `?${names.join('&')}`}`.slice(0, 200);
}

function isId(segment: string): boolean {
  return /^(?=.*\d)[0-9a-f-]{12,}$/i.test(segment);
}

/** True if a path grows without end, as when a relative link is resolved against itself. */
export function isLoop(key: string): boolean {
  const { pathname, searchParams } = new URL(key);
  const segments = pathname.split('/').filter((segment) => segment !== '');
  if (segments.length > most.segments || [...searchParams].length > most.parameters) return true;
  return [1, 2, 3, 4].some((length) => repeatsThrice(segments, length));
}

/** True if this number of segments appears three times in a row. */
function repeatsThrice(segments: readonly string[], length: number): boolean {
  let alike = 0;
  for (let at = length; at < segments.length; at++) {
    alike = segments[at] === segments[at - length] ? alike + 1 : 0;
    if (alike === length * 2) return true;
  }
  return false;
}

const monthParts = [
  /^(\d{4,6})[-_.](0?[1-9]|1[0-2])(?:[-_.]\d{1,2})?$/,
  /^(\d{4})(0[1-9]|1[0-2])(?:[0-3]\d)?$/,
];
const calendarNames = /^(cal(endar)?|date|day|month|week|from|start|start_?date)$/i;

/** The month of an address, counted from the year 0; null if it names none. */
function monthOf(key: string): number | null {
  const { pathname, searchParams } = new URL(key);
  const segments = pathname.split('/');
  const year = [...searchParams].find(([name]) => /^(y|year)$/i.test(name))?.[1];
  const month = [...searchParams].find(([name]) => /^(m|mo|month)$/i.test(name))?.[1];
  const pairs = [
    [year, month],
    ...segments.map((segment, at) => [segment, segments[at + 1]]),
    ...segments.map((segment) => monthParts[0]?.exec(segment)?.slice(1) ?? []),
    ...[...searchParams].flatMap(([name, value]) =>
      calendarNames.test(name) ? monthParts.map((form) => form.exec(value)?.slice(1) ?? []) : [],
    ),
  ];
  const found = pairs.find(
    ([first = '', second = '']) => /^[1-9]\d{3,5}$/.test(first) && /^(0?[1-9]|1[0-2])$/.test(second),
  );
  return found ? Number(found[0]) * 12 + Number(found[1]) - 1 : null;
}

/** True if a link continues a calendar beyond the next two years. */
export function isEndlessCalendar(from: string, to: string, now: Date): boolean {
  const there = monthOf(to);
  const latest = now.getUTCFullYear() * 12 + now.getUTCMonth() + monthsAhead;
  if (there === null || there <= latest) return false;
  const here = monthOf(from);
  return here !== null && there - here <= 12;
}

/** True if a link adds one more filter to an already filtered list. */
export function isFacet(from: string, to: string): boolean {
  const [here, there] = [new URL(from), new URL(to)];
  if (here.host !== there.host || here.pathname !== there.pathname) return false;
  const names = [...there.searchParams.keys()];
  if (names.length < facetParameters || names.length <= [...here.searchParams].length) return false;
  return [...here.searchParams].every(([name, value]) => there.searchParams.getAll(name).includes(value));
}

/** Learns from a page that was read; returns new facts if it learned any. */
export function learnTraps(traps: CrawlTraps, page: TrapPage): CrawlTraps {
  if (page.textHash === '') return traps;
  return {
    patterns: learnPattern(traps.patterns, page),
    parameters: learnParameters(traps.parameters, page),
  };
}

function learnPattern(known: CrawlTraps['patterns'], page: TrapPage): CrawlTraps['patterns'] {
  const { host } = new URL(page.key);
  const name = patternOf(page.key);
  const learned = { ...known };
  let leadsAway = false;
  let room = most.patterns - Object.keys(learned).length;
  for (const { key } of page.links) {
    const other = new URL(key).host === host ? patternOf(key) : null;
    if (other === null || learned[other] || room <= 0) continue;
    room -= 1;
    learned[other] = { read: 0, recent: '', prints: [] };
    leadsAway ||= other !== name;
  }
  if (name === null) return learned;
  const facts = learned[name] ?? { read: 0, recent: '', prints: [] };
  if (facts.isClosed || (!learned[name] && room <= 0)) return learned;
  const print = shorten(page.print);
  const read = facts.read + 1;
  const recent = `${facts.recent}${facts.prints.includes(print) && !leadsAway ? '1' : '0'}`.slice(
    -pattern.looked,
  );
  const isClosed = read >= pattern.read && recent.replaceAll('0', '').length >= pattern.barren;
  const prints = [print, ...facts.prints.filter((other) => other !== print)].slice(0, most.prints);
  learned[name] = isClosed ? { read, recent, prints: [], isClosed } : { read, recent, prints };
  return learned;
}

function learnParameters(known: CrawlTraps['parameters'], page: TrapPage): CrawlTraps['parameters'] {
  const learned = { ...known };
  for (const name of new Set(new URL(page.key).searchParams.keys())) {
    const facts = learned[name] ?? { texts: {} };
    if (facts.verdict || (!learned[name] && Object.keys(learned).length >= most.names)) continue;
    const rest = shorten(withoutParameters(page.key, new Set([name])));
    const text = shorten(page.textHash);
    const [before, values] = facts.texts[rest] ?? [text, 0];
    const others = Object.entries(facts.texts).filter(([other]) => other !== rest);
    const texts = Object.fromEntries([...others.slice(1 - most.texts), [rest, [text, values + 1] as const]]);
    if (before !== text) learned[name] = { texts: {}, verdict: 'counts' };
    else learned[name] = values + 1 >= sameTexts ? { texts: {}, verdict: 'ignored' } : { texts };
  }
  return learned;
}

/** Two numbers of 32 bits: enough to distinguish two hundred texts. */
function shorten(text: string): string {
  let [one, other] = [0x811c9dc5, 0x01000193];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    one = Math.imul(one ^ code, 0x01000193);
    other = Math.imul(other ^ code, 0x85ebca6b) + 1;
  }
  return `${(one >>> 0).toString(36)}${(other >>> 0).toString(36)}`;
}

/** True if no more addresses of its pattern are read. */
export function isClosedPattern(traps: CrawlTraps, key: string): boolean {
  const name = patternOf(key);
  return name !== null && traps.patterns[name]?.isClosed === true;
}

/** An address without the parameters that changed nothing so far. */
export function withoutIgnored(traps: CrawlTraps, key: string): string {
  const ignored = Object.entries(traps.parameters).flatMap(([name, { verdict }]) =>
    verdict === 'ignored' ? [name] : [],
  );
  return withoutParameters(key, new Set(ignored));
}

/** Keeps the order and spelling of the others. */
function withoutParameters(key: string, names: ReadonlySet<string>): string {
  const [path = '', query] = key.split('?', 2);
  if (query === undefined) return key;
  const kept = query.split('&').filter((part) => !names.has(nameOf(part)));
  return kept.length === 0 ? path : `${path}?${kept.join('&')}`;
}

function nameOf(parameter: string): string {
  return new URLSearchParams(parameter).keys().next().value ?? '';
}

/** Clicks from the home page beyond which no link is followed. */
export const mostDepth = most.depth;
