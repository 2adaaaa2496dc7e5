import { type PathRule, writeRules } from './path-rule.ts';

/** What one agent finds in a robots file: the rules of its own groups, joined. */
export interface AgentRules {
  readonly rules: readonly PathRule[];
  /** Seconds between two requests, the longest that its groups ask for. */
  readonly crawlDelaySeconds: number | null;
  /** Values of `Content-Signal` and `Content-Usage` in its groups. */
  readonly contentSignals: readonly string[];
}

/** A robots file as read; `isAllowed` answers from it. */
export interface Robots {
  /** By product token in lower case; `*` is everybody else. */
  readonly agents: ReadonlyMap<string, AgentRules>;
  /** Values of all sitemap lines, in their order, as they stand there. */
  readonly sitemaps: readonly string[];
  /** Seconds between two requests that an agent is asked for: by its own group, else by that of all agents. */
  crawlDelaySeconds(productToken: string): number | null;
  /** Lines that say something to somebody, and lines whose name is unknown. */
  readonly counts: { readonly known: number; readonly unknown: number; readonly lastLine: number };
  /** True if there was more than the 512,000 bytes that are read. */
  readonly isCut: boolean;
}

const mostBytes = 512_000;
/** A longer line is cut there, and what is left of it counts. */
const mostLineBytes = 16_663;
const byteOrderMark = '\u00ef\u00bb\u00bf';
const lineEnd = /\r\n|\r|\n/;
const agentNames = ['user-agent', 'useragent', 'user agent'];
const allowNames = ['allow'];
const disallowNames = ['disallow', 'dissallow', 'dissalow', 'disalow', 'diasllow', 'disallaw'];
const sitemapNames = ['sitemap', 'site-map'];
const delayNames = ['crawl-delay'];
const signalNames = ['content-signal', 'content-usage'];
const productToken = /^[a-z_-]+/i;
const twoWords = /^([^ \t]+)[ \t]+([^ \t]+)$/;

interface Group {
  rules: PathRule[];
  delays: number[];
  signals: string[];
}

/**
 * Reads a robots file as RFC 9309 and the crawler of Google do: a line with an unknown name ends no group, several groups
 * of one agent are one, common misspellings count. Never throws; a page of HTML holds no rule. Linear in the bytes.
 * @param text what the server sent, undecoded where possible, for a rule is compared byte by byte.
 */
export function readRobots(text: Uint8Array | string): Robots {
  const bytes =
    typeof text === 'string'
      ? Buffer.from(text, 'utf8')
      : Buffer.from(text.buffer, text.byteOffset, text.byteLength);
  const lines = withoutMark(bytes.toString('latin1', 0, mostBytes)).split(lineEnd);
  const groups = new Map<string, Group>();
  const sitemaps: string[] = [];
  const counts = { known: 0, unknown: 0, lastLine: 0 };
  let current: Group[] = [];
  let hasRules = false;
  for (const [index, line] of lines.entries()) {
    const pair = readPair(line.slice(0, mostLineBytes));
    if (pair === null) continue;
    const { name, value } = pair;
    const is = (names: readonly string[]) => names.some((each) => name.startsWith(each));
    counts.lastLine = index + 1;
    counts.known += 1;
    if (is(agentNames)) {
      if (hasRules) current = [];
      hasRules = false;
      const token = readToken(value);
      if (token !== null) current.push(groupOf(groups, token));
    } else if (is(allowNames) || is(disallowNames)) {
      hasRules = true;
      const rules = writeRules(value, is(allowNames));
      for (const group of current) group.rules.push(...rules);
    } else if (is(sitemapNames)) {
      sitemaps.push(Buffer.from(value, 'latin1').toString('utf8'));
    } else if (is(delayNames)) {
      const seconds = Number.parseFloat(value);
      if (seconds >= 0) for (const group of current) group.delays.push(seconds);
    } else if (is(signalNames)) {
      for (const group of current) group.signals.push(value);
    } else {
      counts.known -= 1;
      counts.unknown += 1;
    }
  }
  const agents = new Map([...groups].map(([token, group]) => [token, finish(group)]));
  return {
    agents,
    sitemaps,
    crawlDelaySeconds: (token) => rulesOf(agents, token)?.crawlDelaySeconds ?? null,
    counts,
    isCut: bytes.length > mostBytes,
  };
}

/** The rules that count for an agent: those of its own groups, also where they forbid nothing, else those of all. */
export function rulesOf(agents: Robots['agents'], productToken: string): AgentRules | undefined {
  return agents.get(productToken.toLowerCase()) ?? agents.get('*');
}

function withoutMark(text: string): string {
  let length = 0;
  while (length < byteOrderMark.length && text[length] === byteOrderMark[length]) length += 1;
  return text.slice(length);
}

/** Name in lower case and value of a line; without a colon, of a line with exactly two words. */
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

/** The product token that a line names, in lower case: `foo` of `Foo/2.1` and of `Foo Bar`. */
function readToken(value: string): string | null {
  if (value === '*' || /^\*\s/.test(value)) return '*';
  return productToken.exec(value)?.[0].toLowerCase() ?? null;
}

function groupOf(groups: Map<string, Group>, token: string): Group {
  const group = groups.get(token) ?? { rules: [], delays: [], signals: [] };
  groups.set(token, group);
  return group;
}

function finish({ rules, delays, signals }: Group): AgentRules {
  return {
    rules,
    crawlDelaySeconds: delays.length === 0 ? null : Math.max(...delays),
    contentSignals: signals,
  };
}
