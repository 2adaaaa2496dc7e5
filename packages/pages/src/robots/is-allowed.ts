import { decodePath, matches, type PathPattern, type PathRule } from './path-rule.ts';
import { agentOf, type Robots } from './read-robots.ts';

const pathStart = /[/?;]/;

/**
 * Whether an agent may fetch an address. Where Google and RFC 9309 read a rule differently, the stricter reading counts.
 * @param productToken such as `KeydenceBot`: letters, `-` and `_`, without version.
 * @param address absolute or a path, escaped as a browser sends it.
 */
export function isAllowed(robots: Robots, productToken: string, address: string): boolean {
  const rules = (agentOf(robots.agents, productToken)?.groups ?? []).flat();
  const path = readPath(address);
  if (!decide(rules, path, ({ google }) => google)) return false;
  const decoded = decodePath(path);
  const isSame = decoded === path && rules.every(({ google, rfc }) => google === rfc);
  return isSame || decide(rules, decoded, ({ rfc }) => rfc);
}

/** The longest rule that matches decides, at equal length an allow; without any, the path is allowed. */
function decide(rules: readonly PathRule[], path: string, read: (rule: PathRule) => PathPattern): boolean {
  let longest = -1;
  let isAllow = true;
  for (const rule of rules) {
    const pattern = read(rule);
    if (pattern.length < longest || (pattern.length === longest && isAllow)) continue;
    if (!matches(pattern, path)) continue;
    longest = pattern.length;
    isAllow = rule.isAllow;
  }
  return isAllow;
}

/** Path and query of an address, `/` if it has none. */
export function readPath(address: string): string {
  const fragment = address.indexOf('#');
  const text = fragment === -1 ? address : address.slice(0, fragment);
  const afterSlashes = text.startsWith('//') ? 2 : 0;
  const scheme = text.indexOf('://', afterSlashes);
  const first = searchFrom(text, afterSlashes);
  const hasScheme = scheme !== -1 && (first === -1 || scheme < first);
  const start = hasScheme ? searchFrom(text, scheme + 3) : first;
  if (start === -1) return '/';
  return text[start] === '/' ? text.slice(start) : `/${text.slice(start)}`;
}

function searchFrom(text: string, from: number): number {
  const found = text.slice(from).search(pathStart);
  return found === -1 ? -1 : found + from;
}
