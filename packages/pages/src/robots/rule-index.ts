import { decodePath, matches, type PathPattern, type PathRule } from './path-rule.ts';
import type { AgentRules } from './read-robots.ts';

const mostPrefix = 24;

/** Rules of an agent by the start of their patterns, to compare only a few with a path. */
interface RuleIndex {
  readonly google: PatternIndex;
  /** Null if both readings of all rules are equal. */
  readonly rfc: PatternIndex | null;
}

interface PatternIndex {
  readonly byPrefix: ReadonlyMap<string, readonly Entry[]>;
  /** Distinct lengths of the starts. */
  readonly lengths: readonly number[];
}

interface Entry {
  readonly pattern: PathPattern;
  readonly isAllow: boolean;
}

const indexes = new WeakMap<AgentRules, RuleIndex>();

/** True if both readings of the rules allow a path. */
export function allows(rules: AgentRules, path: string): boolean {
  const known = indexes.get(rules) ?? buildIndex(rules.groups.flat());
  indexes.set(rules, known);
  if (!decide(known.google, path)) return false;
  const decoded = decodePath(path);
  return known.rfc === null && decoded === path ? true : decide(known.rfc ?? known.google, decoded);
}

function buildIndex(rules: readonly PathRule[]): RuleIndex {
  const google = indexPatterns(rules, (rule) => rule.google);
  const isSame = rules.every((rule) => rule.google === rule.rfc);
  return { google, rfc: isSame ? null : indexPatterns(rules, (rule) => rule.rfc) };
}

function indexPatterns(rules: readonly PathRule[], read: (rule: PathRule) => PathPattern): PatternIndex {
  const byPrefix = new Map<string, Entry[]>();
  for (const rule of rules) {
    const pattern = read(rule);
    const prefix = pattern.start.slice(0, mostPrefix);
    const entries = byPrefix.get(prefix);
    if (entries) entries.push({ pattern, isAllow: rule.isAllow });
    else byPrefix.set(prefix, [{ pattern, isAllow: rule.isAllow }]);
  }
  return { byPrefix, lengths: [...new Set([...byPrefix.keys()].map(({ length }) => length))] };
}

/** The longest matching pattern decides, in a tie an allow; without any, the path is allowed. */
function decide({ byPrefix, lengths }: PatternIndex, path: string): boolean {
  let longest = -1;
  let isAllowed = true;
  for (const length of lengths) {
    for (const { pattern, isAllow } of byPrefix.get(path.slice(0, length)) ?? []) {
      if (pattern.length < longest || (pattern.length === longest && isAllowed)) continue;
      if (!matches(pattern, path)) continue;
      longest = pattern.length;
      isAllowed = isAllow;
    }
  }
  return isAllowed;
}
