import { type ProvenClaim, shownName } from './claim.ts';
import type { Subject } from './known-facts.ts';
import type { Measure } from './measures.ts';
import { phrases } from './phrases.ts';

/**
 * Our own sentences for proven claims: "“moka pot” is at position 14 and has 880 searches a month."
 * One sentence per subject, in the order of the claims; no word of it comes from a model.
 */
export function stateFacts(claims: readonly ProvenClaim[]): string {
  const groups: ProvenClaim[][] = [];
  for (const claim of claims) {
    const group = groups.find(([first]) => first && nameOf(first) === nameOf(claim));
    if (group) group.push(claim);
    else groups.push([claim]);
  }
  return groups.map((group) => sentenceOf(group)).join('; ');
}

/** A competitor ranks for a keyword; all other claims are the keyword's or the domain's own. */
function isRankOfCompetitor({ subject, measure }: ProvenClaim): boolean {
  const ranks: readonly (Measure | null)[] = ['position', 'previousPosition'];
  return subject.kind === 'keyword' && subject.competitor !== null && ranks.includes(measure);
}

function nameOf(claim: ProvenClaim): string {
  const { kind, name, competitor } = claim.subject;
  return `${kind} ${name} ${isRankOfCompetitor(claim) ? competitor : ''}`;
}

function sentenceOf(claims: readonly ProvenClaim[]): string {
  const [first] = claims;
  if (!first) return '';
  const { subject } = first;
  const isRank = isRankOfCompetitor(first);
  const said = joinWords(phrasesOf(claims));
  const target = isRank ? ` ${phrases.ranksFor} ${shownName(subject)}` : '';
  return `${isRank ? subject.competitor : shownName(subject)} ${said}${target}`;
}

/**
 * "is at position 9", "has 880 searches a month and a difficulty of 88/100": one verb for
 * consecutive claims.
 */
function phrasesOf(claims: readonly ProvenClaim[]): string[] {
  const spans: { verb: ProvenClaim['verb']; words: string[] }[] = [];
  for (const claim of claims) {
    const words = claim.verb === 'was' ? formerPlace(claim.subject) : claim.write();
    const last = spans.at(-1);
    if (last?.verb === claim.verb && claim.verb === 'has') last.words.push(words);
    else spans.push({ verb: claim.verb, words: [words] });
  }
  return spans.map(({ verb, words }) =>
    verb === 'lacks' ? phrases.verbs.lacks : `${phrases.verbs[verb]} ${joinWords(words)}`,
  );
}

function formerPlace({ values }: Subject): string {
  return phrases.templates.position.replace('#', String(values.previousPosition ?? ''));
}

function joinWords(parts: readonly string[]): string {
  return parts.length < 2
    ? (parts[0] ?? '')
    : `${parts.slice(0, -1).join(', ')} ${phrases.and} ${parts.at(-1) ?? ''}`;
}
