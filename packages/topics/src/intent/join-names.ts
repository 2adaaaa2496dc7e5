import { brandTerms } from '@keydence/domain';
import { foldText } from '../text/fold-text.ts';
import { splitRuns } from '../text/normalise-text.ts';

const leastName = 3;

/** Names and domains of sites, each as one folded word; a domain also without its ending. Short names in Latin letters are left out. */
export function joinNames(names: readonly string[]): Set<string> {
  const written = names.flatMap((name) => (isDomain(name) ? brandTerms([{ domainName: name }]) : [name]));
  const joined = written.map((name) => splitRuns(foldText(name)).join(''));
  return new Set(joined.filter((name) => name.length >= leastName || /[^ -~]/.test(name)));
}

function isDomain(name: string): boolean {
  return /^[^\s/]+\.[^\s/.]+$/u.test(name);
}
