import type { RobotsDirectives } from './page-facts.ts';

/** A line of directives, for one agent in lower case, or null for all. */
export interface DirectiveLine {
  readonly agent: string | null;
  readonly words: readonly string[];
}

/** Directives with a value after a colon; any other name before a colon is an agent. */
const withValue = new Set(['unavailable_after', 'max-snippet', 'max-image-preview', 'max-video-preview']);
const agentName = /^[a-z_-]+$/;

/** Lines of an `X-Robots-Tag` header: `googlebot: noindex, otherbot: nofollow` are two. */
export function readHeaderLines(value: string): DirectiveLine[] {
  const lines: { agent: string | null; words: string[] }[] = [{ agent: null, words: [] }];
  for (const piece of value.split(',')) {
    const colon = piece.indexOf(':');
    const name = piece.slice(0, Math.max(0, colon)).trim().toLowerCase();
    if (agentName.test(name) && !withValue.has(name))
      lines.push({ agent: name, words: [piece.slice(colon + 1)] });
    else lines.at(-1)?.words.push(piece);
  }
  return lines;
}

/** Merges all lines that apply to one of the agents, or to all agents. */
export function joinDirectives(lines: readonly DirectiveLine[], agents: readonly string[]): RobotsDirectives {
  const joined = { isNoindex: false, isNofollow: false, unavailableAfter: null as Date | null };
  const others = new Set<string>();
  for (const { agent, words } of lines) {
    if (agent !== null && !agents.includes(agent)) continue;
    for (const [index, raw] of words.entries()) {
      const word = raw.trim().toLowerCase();
      if (word.startsWith('unavailable_after')) {
        const date = readDate(raw, words[index + 1]);
        if (date !== null && (joined.unavailableAfter === null || date < joined.unavailableAfter)) {
          joined.unavailableAfter = date;
        }
      }
      if (word === 'noindex' || word === 'none') joined.isNoindex = true;
      if (word === 'nofollow' || word === 'none') joined.isNofollow = true;
      if (word !== '' && !['noindex', 'nofollow', 'none', 'all', 'index', 'follow'].includes(word))
        others.add(word);
    }
  }
  return { ...joined, others: [...others] };
}

/** True if a page is noindex on a day. */
export function isNoindexAt({ isNoindex, unavailableAfter }: RobotsDirectives, now: Date): boolean {
  return isNoindex || (unavailableAfter !== null && unavailableAfter < now);
}

/** Date of `unavailable_after`, which may have a comma after its weekday. */
function readDate(word: string, next: string | undefined): Date | null {
  const text = word.slice(word.indexOf(':') + 1);
  for (const candidate of [text, `${text},${next ?? ''}`]) {
    const date = new Date(candidate.trim());
    if (!Number.isNaN(date.getTime())) return date;
  }
  return null;
}
