import { type PathRule, writeRules } from './path-rule.ts';

/** Rules of one agent; agents named together share their lists. */
export interface AgentRules {
  /** Rules of each of its groups, which count as one list. */
  readonly groups: readonly (readonly PathRule[])[];
  readonly wishes: readonly AgentWishes[];
}

/** Requests of a group besides its rules. */
interface AgentWishes {
  /** Seconds between two requests. */
  readonly delays: readonly number[];
  readonly signals: readonly string[];
}

/** A parsed robots file, for `isAllowed`. */
export interface Robots {
  /** By product token in lower case; `*` is all other agents. */
  readonly agents: ReadonlyMap<string, AgentRules>;
  /** Values of all sitemap lines, in order, as written. */
  readonly sitemaps: readonly string[];
  /** Longest crawl delay for an agent in seconds: by its own groups, else by those for all. */
  crawlDelaySeconds(productToken: string): number | null;
  /** Content use signals, such as `ai-train=no`: for an agent, else for all. */
  contentSignals(productToken: string): string[];
  /** Numbers of lines with known and with unknown names. */
  readonly counts: { readonly known: number; readonly unknown: number; readonly lastLine: number };
  /** True if the file is longer than the 512,000 bytes read. */
  readonly isCut: boolean;
}

const mostBytes = 512_000;
/** A longer line is split there, and the remainder counts as a line. */
const mostLineBytes = 16_663;
const byteOrderMark = '\u00ef\u00bb\u00bf';
const lineEnd = /\r\n|\r|\n/;
type LineKind = 'agent' | 'allow' | 'disallow' | 'sitemap' | 'delay' | 'signal' | 'unknown';
/** A name matches by its beginning; some entries are common misspellings. */
const kinds: readonly (readonly [LineKind, readonly string[]])[] = [
  ['agent', ['user-agent', 'useragent', 'user agent']],
  ['allow', ['allow']],
  ['disallow', ['disallow', 'dissallow', 'dissalow', 'disalow', 'diasllow', 'disallaw']],
  ['sitemap', ['sitemap', 'site-map']],
  ['delay', ['crawl-delay']],
  ['signal', ['content-signal', 'content-usage']],
];
const productToken = /^[a-z_-]+/i;
const twoWords = /^([^ \t]+)[ \t]+([^ \t]+)$/;

interface Agent {
  groups: PathRule[][];
  wishes: { delays: number[]; signals: string[] }[];
}

/**
 * Parses a robots file like RFC 9309 and Google's crawler: a line with an unknown name ends no
 * group, several groups of one agent are merged, common misspellings count. Never throws; an HTML
 * page has no rules. Linear in the bytes.
 * @param text body from the server, preferably undecoded, because rules are compared by bytes.
 */
export function readRobots(text: Uint8Array | string): Robots {
  const bytes =
    typeof text === 'string'
      ? Buffer.from(text, 'utf8')
      : Buffer.from(text.buffer, text.byteOffset, text.byteLength);
  const lines = withoutMark(bytes.toString('latin1', 0, mostBytes)).split(lineEnd);
  const agents = new Map<string, Agent>();
  const sitemaps: string[] = [];
  const counts = { known: 0, unknown: 0, lastLine: 0 };
  let rules: PathRule[] = [];
  let hasRules = true;
  // Unlike rules, a delay does not apply to agents named only after it.
  let wishes: Agent['wishes'][number] = { delays: [], signals: [] };
  let last: LineKind = 'unknown';
  for (const [index, line] of lines.entries()) {
    const pair = readPair(line.slice(0, mostLineBytes));
    if (pair === null) continue;
    const kind = kindOf(pair.name);
    counts.lastLine = index + 1;
    counts[kind === 'unknown' ? 'unknown' : 'known'] += 1;
    if (kind === 'agent') {
      if (hasRules) rules = [];
      hasRules = false;
      if (last !== 'agent') wishes = { delays: [], signals: [] };
      addTo(agents, readToken(pair.value), rules, wishes);
    } else if (kind === 'allow' || kind === 'disallow') {
      hasRules = true;
      rules.push(...writeRules(pair.value, kind === 'allow'));
    } else if (kind === 'sitemap') {
      sitemaps.push(Buffer.from(pair.value, 'latin1').toString('utf8'));
    } else if (kind === 'delay') {
      const seconds = Number.parseFloat(pair.value);
      if (seconds >= 0) wishes.delays.push(seconds);
    } else if (kind === 'signal') wishes.signals.push(pair.value);
    last = kind;
  }
  const wishesOf = (token: string) => agentOf(agents, token)?.wishes ?? [];
  return {
    agents,
    sitemaps,
    crawlDelaySeconds: (token) => {
      const delays = wishesOf(token).flatMap((each) => each.delays);
      return delays.length === 0 ? null : delays.reduce((longest, each) => Math.max(longest, each));
    },
    contentSignals: (token) => wishesOf(token).flatMap(({ signals }) => signals),
    counts,
    isCut: bytes.length > mostBytes,
  };
}

/** Rules for an agent: its own groups, even if they are empty, else those for all. */
export function agentOf(agents: Robots['agents'], productToken: string): AgentRules | undefined {
  return agents.get(productToken.toLowerCase()) ?? agents.get('*');
}

function withoutMark(text: string): string {
  let length = 0;
  while (length < byteOrderMark.length && text[length] === byteOrderMark[length]) length += 1;
  return text.slice(length);
}

/** Lower-case name and value of a line; without a colon, of a line of exactly two words. */
function readPair(line: string): { name: string; value: string } | null {
  const comment = line.indexOf('#');
  const text = (comment === -1 ? line : line.slice(0, comment)).trim();
  const colon = text.indexOf(':');
  if (colon === -1) {
    const words = twoWords.exec(text);
    return words ? { name: (words[1] ?? '').toLowerCase(), value: words[2] ?? '' } : null;
  }
  const name = text.slice(0, colon).trim().toLowerCase();
  return name === '' ? null : { name, value: text.slice(colon + 1).trim() };
}

/** Product token of a line, in lower case: `foo` of `Foo/2.1` and of `Foo Bar`. */
function readToken(value: string): string | null {
  if (value === '*' || /^\*\s/.test(value)) return '*';
  return productToken.exec(value)?.[0].toLowerCase() ?? null;
}

function kindOf(name: string): LineKind {
  const [kind] = kinds.find(([, names]) => names.some((each) => name.startsWith(each))) ?? [
    'unknown' as const,
  ];
  return kind;
}

function addTo(
  agents: Map<string, Agent>,
  token: string | null,
  rules: PathRule[],
  wishes: Agent['wishes'][number],
): void {
  if (token === null) return;
  const agent = agents.get(token) ?? { groups: [], wishes: [] };
  agents.set(token, agent);
  if (agent.groups.at(-1) !== rules) agent.groups.push(rules);
  if (agent.wishes.at(-1) !== wishes) agent.wishes.push(wishes);
}
