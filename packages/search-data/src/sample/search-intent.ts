import type { SearchIntent } from '@keydence/domain';
import type { Language, TopicKind } from './topic.ts';

// Tried in this order: "is a cheap grinder worth it" is a question before it is a purchase.
const wordings: Record<Language, readonly (readonly [SearchIntent, RegExp])[]> = {
  en: [
    ['navigational', /\b(?:login|sign in)\b/],
    [
      'informational',
      /^(?:how|what|why|when|which|where|who|is|are|can|do|does|should)\b|\b(?:tips|guide|mistakes|recipe|ratio|ideas|calculator|checklist|definition|explained|pdf|examples?|practices)\b/,
    ],
    [
      'transactional',
      /\b(?:buy|price|prices|pricing|cost|costs|cheap|sale|deal|deals|discount code|coupon|near me|quotes?|financing|grants?|free trial|download|for sale|affordable|running costs|subscription|delivery)\b/,
    ],
    [
      'commercial',
      /\b(?:best|top|vs|reviews?|comparison|compare|alternatives?|companies|pros and cons|for small business)\b/,
    ],
  ],
  de: [
    ['navigational', /\b(?:login|anmelden)\b/],
    [
      'informational',
      /^(?:wie|was|warum|wann|welche[rsn]?|wo|wer|ist|sind|kann|darf|muss|lohnt|wieviel)\b|(?:^| )(?:tipps|anleitung|fehler|erklärt|pdf|rezept|mahlgrad|tabelle|rechner|beispiel|selber machen)(?: |$)/,
    ],
    [
      'transactional',
      /(?:^| )(?:kaufen|preise?|kosten|günstige?|angebote?|gutschein|gebraucht|in der nähe|förderung|firmen|bestellen|mieten|abo)(?: |$)/,
    ],
    [
      'commercial',
      /(?:^| )(?:test|testsieger|beste[rs]?|vergleich|vs|oder|empfehlung|erfahrungen|anbieter|vorteile)(?: |$)/,
    ],
  ],
  fr: [
    ['navigational', /(?:^| )(?:connexion|mon compte)(?: |$)/],
    [
      'informational',
      /^(?:comment|qu'est-ce|quelle?s?|pourquoi|quand|combien|où|est-ce|faut-il|peut-on|c'est quoi)(?: |$)|(?:^| )(?:conseils|guide|erreurs|recette|calendrier|résultats|pdf)(?: |$)/,
    ],
    [
      'transactional',
      /(?:^| )(?:acheter|prix|tarifs?|pas cher|promo|soldes|occasion|code promo|livraison|abonnement)(?: |$)/,
    ],
    ['commercial', /(?:^| )(?:meilleure?s?|avis|comparatif|test|ou|vs)(?: |$)/],
  ],
};

const answeringKinds: ReadonlySet<TopicKind | 'brand'> = new Set([
  'advice',
  'template',
  'money',
  'concept',
  'event',
]);

/**
 * The intent of a search with this wording; a bare topic name is classified by the kind of topic.
 */
export function intentOfWording(text: string, language: Language, kind: TopicKind | 'brand'): SearchIntent {
  const match = wordings[language].find(([, pattern]) => pattern.test(text));
  if (match) return match[0];
  if (kind === 'brand') return 'navigational';
  return answeringKinds.has(kind) ? 'informational' : 'commercial';
}
