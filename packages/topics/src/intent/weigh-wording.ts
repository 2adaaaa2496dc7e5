import type { IntentCueKind, SearchIntent } from '@keydence/domain';
import { foldedWords, foldText } from '../text/fold-text.ts';
import { splitRuns } from '../text/normalise-text.ts';
import type { Evidence } from './evidence.ts';
import { type FoundCue, findCues } from './find-cues.ts';
import { findName, type KnownNames } from './known-names.ts';
import { commonNames } from './largest-sites.ts';

/** Intent and weight of each cue, measured on labelled web queries. */
const weights: Readonly<Record<IntentCueKind, { readonly intent: SearchIntent; readonly points: number }>> = {
  question: { intent: 'informational', points: 2.5 },
  knowledge: { intent: 'informational', points: 1.2 },
  how_to: { intent: 'informational', points: 1 },
  long: { intent: 'informational', points: 0.5 },
  comparison: { intent: 'commercial', points: 2.4 },
  deed: { intent: 'transactional', points: 2.3 },
  offer: { intent: 'transactional', points: 1.5 },
  login: { intent: 'navigational', points: 2.6 },
  address: { intent: 'navigational', points: 2.4 },
  name: { intent: 'navigational', points: 1.3 },
  organization: { intent: 'navigational', points: 1.15 },
};

/** An offer within a question: “are free apps safe”. */
const offerInQuestion = 0.9;
/** More for a keyword that is nothing but a name. */
const onlyName = 1.5;
/** Of the points of a misspelt cue. */
const misspeltShare = 0.75;
/** Bonus of a comparison or an action that comes first, if both are in the keyword. */
const leading = 0.8;
const mostWordsOfName = 3;
const mostWordsOfOrganization = 5;
const leastWordsOfLong = 6;

/** Kinds that make a name the subject of a search rather than its aim. */
const aside: ReadonlySet<IntentCueKind> = new Set([
  'question',
  'knowledge',
  'how_to',
  'comparison',
  'deed',
  'offer',
]);

/** The evidence in a keyword's own words; each kind of cue counts once. */
export function weighWording(text: string, language: string, names: KnownNames): Evidence[] {
  const words = foldedWords(text, language);
  const address = findAddress(text);
  const cues = strongestOfKinds(findCues(address === null ? text : text.replace(address, ' '), language));
  const hasAside = cues.some(({ kind }) => aside.has(kind));
  const evidence = cues.flatMap((cue) =>
    weighCue(cue, { words, hasAside, asks: cues[0]?.kind === 'question' }),
  );
  const first = cues.find(({ kind }) => kind === 'deed' || kind === 'comparison');
  if (
    first !== undefined &&
    cues.some(({ kind }) => kind === 'deed') &&
    cues.some(({ kind }) => kind === 'comparison')
  )
    evidence.push(toEvidence(first.kind, first.cue, leading));
  if (address !== null) evidence.push(toEvidence('address', address));
  else if (!hasAside) evidence.push(...weighName(words, names));
  if (words.length >= leastWordsOfLong) evidence.push(toEvidence('long', text));
  return evidence;
}

function weighCue(
  cue: FoundCue,
  { words, hasAside, asks }: { words: readonly string[]; hasAside: boolean; asks: boolean },
): Evidence[] {
  const share = cue.isMisspelt ? misspeltShare : 1;
  const isAll = splitRuns(foldText(cue.cue)).join('') === words.join('');
  if (cue.kind === 'organization' && (hasAside || isAll || words.length > mostWordsOfOrganization)) return [];
  if (cue.kind === 'offer' && asks) return [toEvidence('offer', cue.cue, offerInQuestion * share)];
  return [toEvidence(cue.kind, cue.cue, weights[cue.kind].points * share)];
}

function weighName(words: readonly string[], names: KnownNames): Evidence[] {
  if (words.length > mostWordsOfName) return [];
  const name = findName(words, names);
  if (name === null) return [];
  const isAll = name.end - name.start === words.length;
  const cue = words.slice(name.start, name.end).join(' ');
  if (!isAll && commonNames.has(cue)) return [];
  return [toEvidence('name', cue, weights.name.points + (isAll ? onlyName : 0))];
}

function strongestOfKinds(cues: readonly FoundCue[]): FoundCue[] {
  return cues.filter((cue, place) => {
    const same = cues.findIndex((other) => other.kind === cue.kind && !other.isMisspelt);
    return same < 0 ? cues.findIndex((other) => other.kind === cue.kind) === place : same === place;
  });
}

function toEvidence(kind: IntentCueKind, cue: string, points: number = weights[kind].points): Evidence {
  return { intent: weights[kind].intent, points, reason: { from: 'wording', kind, cue } };
}

/** Names end in them; two letters are a country's. */
const topLevel = /^(?:com|net|org|edu|gov|mil|info|biz|app|io|[a-z]{2})$/;
const leastLabel = 4;

/** The first web address, also typed without its dots: “acme com”, “www acme”. */
function findAddress(text: string): string | null {
  const words = text.split(/\s+/);
  for (const [place, word] of words.entries()) {
    if (/^(?:https?:|www\b)/.test(word)) return word;
    const [host = ''] = word.split('/');
    const labels = host.split(/[.,]+/).filter(Boolean);
    const last = labels.at(-1) ?? '';
    if (host.includes('.') && labels.length > 1 && isName(labels) && topLevel.test(last)) return word;
    if (word === 'com' && place > 0 && place === words.length - 1) return `${words[place - 1]} com`;
  }
  return null;
}

function isName(labels: readonly string[]): boolean {
  return labels.slice(0, -1).some((label) => label.length >= leastLabel && /\p{L}/u.test(label));
}
