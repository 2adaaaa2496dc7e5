import { agentOf, type Robots } from './read-robots.ts';
import { allows } from './rule-index.ts';

const pathStart = /[/?;]/;

/**
 * True if an agent may fetch an address. If Google and RFC 9309 read a rule differently, the
 * stricter reading counts.
 * @param productToken such as `KeydenceBot`: letters, `-` and `_`, without version.
 * @param address absolute or a path, escaped as a browser sends it.
 */
export function isAllowed(robots: Robots, productToken: string, address: string): boolean {
  const rules = agentOf(robots.agents, productToken);
  return rules === undefined || allows(rules, readPath(address));
}

/** Path and query of an address; `/` by default. */
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
