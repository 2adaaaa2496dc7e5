import type { KnownFacts } from '../facts/known-facts.ts';
import { type Clause, isOpenAt } from './clause.ts';
import type { ProseContext } from './judge-clauses.ts';
import type { Language } from './language.ts';

/** What a report counts: a clause that speaks of it has no word outside of the vocabulary. */
export const counted =
  /^(?:click|klick|clics?$|visits$|bookings$|buchungen$|réservations$|reservas$|prenotazioni$|traffic|trafic|tráfico|traffico|sales$|verkäufe|umsatz$|umsätze$|ventes$|ventas$|vendite$|revenue|profits?$|ranking|conversion|enquiries$|inquiries$|orders$|bestellungen$|commandes$|pedidos$|ordini$|demand$|nachfrage$|demanda$|domanda$|leads$|impressions$|impresiones$|impressioni$|mandaten$|altas$|appels$|llamadas$|chiamate$|signups$|registrations$)/;
/** "a first visit" counts nothing, "the first place" does. */
const isFirst = /^(?:first|erste[nrsm]?|premi(?:er|ère)|primer[oa]?|prim[oa])$/;
/** "the next check". */
const isNext = /^(?:next|nächste[nrsm]?|prochaine?s?|próxim[oa]s?|prossim[oaie])$/;
/** "both sides", "a single sheet". */
const isBoth = /^(?:both|beiden?|single|einzelne[nrms]?)$/;
/** "each recipe". */
const isEach =
  /^(?:each|every|all|jede[nrms]?|alle[nrms]?|chaque|tout|tous|toutes?|cada|todos?|todas?|ogni|tutt[oaie]|ciascun[oa]?)$/;
const place =
  /^(?:<|plac|platz|rang|rank|pos|puest|lugar|post|spot|result|ergebn|résult|risult|seite|page|página|pagina|of|de|di|von)/;
const forAll = /^(?:for all|für alle|pour tous|pour toutes|para todos|para todas|per tutti|per tutte)$/;

/** Two to twelve. */
const few =
  /^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici)$/;
/** Behind an amount these make a multiple, a share or a span of time. */
const counters =
  /^(?:times?|fold|thirds?|quarters?|fifths?|tenths?|in|out|percent|points?|places?|positions?|ranks?|spots?|days?|weeks?|months?|years?|hours?|mal|drittel|viertel|prozent|punkte?n?|plätze[n]?|tagen?|wochen?|monaten?|jahren?|stunden?|fois|tiers|quarts?|pour|points|places|rangs|jours?|semaines?|mois|ans?|années|heures?|veces|tercios|cuartos|partes|por|puntos|puestos|lugares|días|semanas|meses|años|horas|volte|terzi|quarti|per|punti|posti|posizioni|giorni|settimane|mesi|anni|ore)$/;

/** A thing that work can be about, and nothing that a report counts. */
function isThing(word: string, { actors, measured, amounts, small }: Language): boolean {
  return (
    /^\p{L}{3,}$/u.test(word) &&
    !counters.test(word) &&
    !counted.test(word) &&
    ![actors, measured, amounts, small].some((list) => list.has(word))
  );
}

/** "The figure eight" of a keyword. */
function isNamed(tokens: readonly string[], at: number, { names }: KnownFacts): boolean {
  const words = `${tokens[at - 1]} ${tokens[at]}`;
  return at > 0 && [...names.keys()].some((name) => ` ${name} `.includes(` ${words} `));
}

/** Amounts are for work to do: "two sentences". */
export function judgeAmounts(clause: Clause, { language, isOpen, known }: ProseContext): string[] {
  const { tokens, isAdvice, isStated } = clause;
  const isOfWork = (at: number) => {
    const noun = tokens.slice(at + 1, at + 4).findIndex((word) => isWorkNoun(word, language));
    const between = tokens.slice(at + 1, at + 1 + Math.max(noun, 0));
    const isShare = between.some((word) => language.of.has(word) || word.startsWith('<'));
    return noun >= 0 && !isShare;
  };
  return tokens
    .filter((token, at) => {
      if (!language.amounts.has(token)) return false;
      const next = tokens[at + 1];
      if (isOpen && next === undefined && isEach.test(token) && at > 2) return false;
      if (next === undefined && forAll.test(`${tokens[at - 1]} ${token}`)) return false;
      if (next !== undefined && language.of.has(next)) return true;
      if (next !== undefined && language.amounts.has(next)) return true;
      if (isOpen && isNext.test(token) && next !== undefined && !place.test(next)) return false;
      if (language.one.has(token) || next === 'other' || (token === 'next' && next === 'to')) return false;
      if (
        isOpen &&
        (isEach.test(token) || isBoth.test(token)) &&
        next !== undefined &&
        !place.test(next) &&
        !language.actors.has(next) &&
        !language.measured.has(next)
      )
        return false;
      if (isOpen && isFirst.test(token) && next !== undefined && !place.test(next)) return false;
      if (token === 'any' && isOpenAt(clause, at, language)) return false;
      if (isOpen && few.test(token) && isThing(next ?? '', language)) return false;
      if (isNamed(tokens, at, known)) return false;
      if (isOfWork(at)) return !(isAdvice || !isStated || isOpenAt(clause, at, language));
      return !isAdvice || next !== undefined;
    })
    .map((token) => `${token} is an amount`);
}

/** German ends a compound with its noun: "Themengruppe". */
function isWorkNoun(word: string, { work, isCompound }: Language): boolean {
  return (
    work.has(word) ||
    (isCompound !== undefined && [...work].some((noun) => noun.length > 3 && word.endsWith(noun)))
  );
}
