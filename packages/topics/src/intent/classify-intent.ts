import type { IntentReason, KeywordIntent, SearchIntent } from '@keydence/domain';
import type { Evidence } from './evidence.ts';
import { hasCues } from './find-cues.ts';
import type { KnownNames } from './known-names.ts';
import { weighPages } from './weigh-pages.ts';
import { weighWording } from './weigh-wording.ts';

export interface IntentQuestion {
  readonly text: string;
  /** Of the list, as in `locations.csv`: `en`, `de`, `ja`. */
  readonly language: string;
  /** From `readNames`, once for a list. */
  readonly knownNames: KnownNames;
  /** From `findSubjectWords`, once for a list; none where the list is not known. */
  readonly subjectWords?: ReadonlySet<string>;
  /** The address of the own page that ranks. */
  readonly page?: string;
  /** The domains of the first three stored results; they count where there is no page. */
  readonly resultDomains?: readonly string[];
}

/** Of equal sums the first wins. */
const order: readonly SearchIntent[] = ['informational', 'transactional', 'commercial', 'navigational'];
/** Points that informational starts with: most searches are. */
const headStart = 1;
const mostConfidence = { page: 0.9, wording: 0.7 };
const leastConfidence = 0.15;

/**
 * Tells from a keyword's words and from the pages that rank why people search for it. Each cue adds points to an
 * intent, the highest sum wins. A language without cues has only names, addresses and pages; without those the intent
 * is null.
 */
export function classifyIntent(question: IntentQuestion): KeywordIntent {
  const { text, language, knownNames, subjectWords = new Set(), page, resultDomains = [] } = question;
  const ofPages = weighPages(text, { page, resultDomains, subjectWords });
  const evidence = [...weighWording(text, language, knownNames), ...ofPages];
  if (evidence.length === 0 && !hasCues(language)) return unknown;
  const sums = order.map((intent) => ({ intent, sum: sumOf(evidence, intent) }));
  const [best, second] = sums.toSorted((a, b) => b.sum - a.sum);
  if (best === undefined || second === undefined) return unknown;
  const reason = reasonOf(evidence, best.intent);
  const cap = ofPages.length > 0 ? mostConfidence.page : mostConfidence.wording;
  const isFounded = reason.from !== 'nothing';
  const confidence = isFounded ? Math.min(cap, (best.sum - second.sum) / (best.sum + 1)) : 0;
  return { intent: best.intent, confidence, isUnsure: confidence < leastConfidence, reason };
}

const unknown: KeywordIntent = { intent: null, confidence: 0, isUnsure: true, reason: { from: 'nothing' } };

function sumOf(evidence: readonly Evidence[], intent: SearchIntent): number {
  const start = intent === 'informational' ? headStart : 0;
  return evidence.reduce((sum, each) => (each.intent === intent ? sum + each.points : sum), start);
}

function reasonOf(evidence: readonly Evidence[], intent: SearchIntent): IntentReason {
  const ofIntent = evidence.filter((each) => each.intent === intent && each.points > 0);
  return ofIntent.toSorted((a, b) => b.points - a.points)[0]?.reason ?? { from: 'nothing' };
}
