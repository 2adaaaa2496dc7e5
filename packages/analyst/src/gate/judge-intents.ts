import type { SearchIntent } from '@keydence/domain';
import { type KnownFacts, nameKey, type Subject } from '../facts/known-facts.ts';
import { keywordsIn } from './figures/owners.ts';
import type { Language } from './language.ts';
import { isAboutSearchers } from './sentence-form.ts';
import type { Skeleton } from './skeleton.ts';

/** Words that name an intent, in all languages. */
const named: readonly [RegExp, SearchIntent][] = [
  [/(?<!\p{L})(?:informational|informationell|informationnel|informacional|informazional)/u, 'informational'],
  [
    /(?<!\p{L})(?:transactional|transaktional|transaktionell|transactionnel|transaccional|transazional)/u,
    'transactional',
  ],
  [/(?<!\p{L})(?:commercial|kommerziell|comercial)/u, 'commercial'],
  [/(?<!\p{L})(?:navigational|navigationnel|navegacional|navigazional)/u, 'navigational'],
];

/** True for words that say what kind of search a name of the facts is, which is checked with `findFalseIntent`. */
export function isIntent(words: string): boolean {
  return /<n\d/.test(words) && named.some(([pattern]) => pattern.test(words));
}

/** What somebody does who buys. */
const buying: Record<Language['code'], RegExp> = {
  en: /(?<!\p{L})(?:buy|buying|order|ordering|purchase|book|hire|hiring|pay|paying|subscribe|reserve|checkout|spend)(?!\p{L})/u,
  de: /(?<!\p{L})(?:\p{L}*kauf(?:en|bereit|willig|absicht)|kauft|bestell(?:en|t)|buch(?:en|t)|erwerben|beauftragen|bezahlen|abonnieren|reservieren)(?!\p{L})/u,
  fr: /(?<!\p{L})(?:acheter|achat|commander|réserver|payer|souscrire|s'abonner)(?!\p{L})/u,
  es: /(?<!\p{L})(?:comprar|compra|encargar|reservar|contratar|pagar|suscribirse|adquirir)(?!\p{L})/u,
  it: /(?<!\p{L})(?:comprare|acquistare|acquisto|ordinare|prenotare|pagare|abbonarsi|noleggiare)(?!\p{L})/u,
};

/** What somebody does who only wants to know. */
const learning =
  /(?<!\p{L})(?:(?:only|just|merely) (?:wants?|needs?|looks?|reads?)|nur (?:lesen|wissen|informieren)|sans (?:acheter|réserver|rien acheter)|solo (?:leer|saber|informarse|leggere|sapere|informarsi))(?!\p{L})/u;

/** Why a text says of a search what its known intent does not; null where it says nothing of the kind. */
export function findFalseIntent(
  { text, names }: Skeleton,
  about: readonly Subject[],
  known: KnownFacts,
  language: Language,
): string | null {
  for (const sentence of text.split(/(?<=[.!;]) /)) {
    const rows = [...keywordsIn(sentence, names).flat(), ...about];
    const intents = rows.flatMap(({ name }) => known.intents.get(nameKey(name)) ?? []);
    const stated = named.find(([pattern, intent]) => pattern.test(sentence) && !intents.includes(intent));
    if (stated && rows.length > 0) return `the facts do not call this search ${stated[1]}`;
    if (!isAboutSearchers(sentence, language)) continue;
    const isBuying = intents.some((intent) => intent === 'transactional' || intent === 'commercial');
    if (buying[language.code].test(sentence) && !isBuying)
      return 'the facts do not say that this search wants to buy';
    if (learning.test(sentence) && isBuying)
      return 'the facts do not say that this search only wants to know';
  }
  return null;
}
