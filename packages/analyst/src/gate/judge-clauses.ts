import type { KnownFacts, Subject } from '../facts/known-facts.ts';
import { type Clause, isOpenAt, readClause } from './clause.ts';
import { isOrdinary } from './dictionary/dictionary.ts';
import { counted, judgeAmounts } from './judge-amounts.ts';
import { judgeClaims } from './judge-claims.ts';
import type { Language } from './language.ts';
import { competitorsIn } from './lift-claims.ts';
import { isWanting } from './sentence-form.ts';
import type { Skeleton } from './skeleton.ts';
import { isWork } from './work-verbs.ts';

/** What the prose between names and claims is judged with. */
export interface ProseContext {
  names: Skeleton['names'];
  claims: Skeleton['claims'];
  known: KnownFacts;
  /** Subjects that the item names elsewhere. */
  shared: readonly Subject[];
  language: Language;
  /** What is left of the text in its own spelling. */
  rest: string;
  /** True for a sentence that states nothing of the world. */
  isOpen?: boolean;
}

/**
 * Judges what is left of a text when its claims are lifted: each word must be in the closed vocabulary of the language
 * (or in the facts), and no clause may state, count, compare or order by itself.
 */
export function judgeClauses(text: string, context: ProseContext): string[] {
  const superlative = context.language.superlative?.exec(text)?.[0].trim();
  const orders = superlative ? [`${superlative} is an order without a claim`] : [];
  return orders.concat(
    [...text.matchAll(/[^.;:!?–—,()]+/g)].flatMap(({ 0: words, index }) => {
      const clause = readClause(text, index, words, context.language);
      return [
        ...judgeWords(clause, context),
        ...judgePromises(clause),
        ...judgeDemand(clause, context),
        ...judgeAmounts(clause, context),
        ...judgeVerbs(clause, context),
        ...judgeSubject(clause, context),
        ...judgeClaims(clause, context),
      ];
    }),
  );
}

/** Denials that deny nothing in a sentence that states nothing: "no jargon". */
const denials = new Set(['no', 'keine', 'keinen', 'nichts', 'niente']);

/** Verbs that a told fact follows: "mention that". */
const telling =
  /^(?:mention|remind|say|note|stress|highlight|underline|recall|remember|tell|emphasi[sz]e|erwähn|sagen|betonen|erinner|vermerk|rappel|mentionn|dites|indiqu|signal|soulign|précis|recuerd|mencion|diga|indique|señal|subray|destaqu|ricord|menzion|dica|indichi|segnal|sottoline)/;
const why = /^(?:why|warum|wieso|weshalb|pourquoi|perché)$/;

/** The index from which a clause has no word outside of the vocabulary, however open its sentence is. */
function findStrict(
  { text, index, end, tokens, isQuestion }: Clause,
  { language, names }: ProseContext,
): number {
  if (competitorsIn(text.slice(index, end), names).length > 0) return 0;
  if (tokens.some((token) => counted.test(token)) && !isQuestion) return 0;
  const opening = text.slice(0, index).match(/\p{L}+/gu)?.[0] ?? tokens[0] ?? '';
  const told = telling.test(opening) ? tokens.findIndex((token) => that.has(token)) : -1;
  const asked = tokens.findIndex((token) => why.test(token));
  const people = asked < 0 ? -1 : tokens.slice(asked).findIndex((token) => language.actors.has(token));
  return told >= 0 ? told : people >= 0 ? asked : tokens.length;
}

/** A name follows these. */
const titles = new Set(
  'mr mrs ms dr sir doctor herr frau doktor doktorin monsieur madame docteur señor señora doctora don doña signor signora dottor dottore dottoressa'.split(
    ' ',
  ),
);

function judgeWords(clause: Clause, context: ProseContext): string[] {
  const { language, known, rest, isOpen } = context;
  const strictFrom = isOpen ? findStrict(clause, context) : 0;
  const isAllowed = (word: string, at: number): boolean => {
    if (isOpen && at === clause.start && isWork(word, language)) return true;
    // "For example" before a word, "about" before a figure.
    if (isOpen && word === 'etwa') return true;
    if (isOpen && (denials.has(word) || (word === 'i' && rest.includes('?')))) return true;
    if (word.startsWith('<') || /^[&/]$/.test(word) || language.words.has(word)) return true;
    if (language.up.has(word) || language.down.has(word)) return true;
    if (known.words.has(word) && !isClaiming(word, language)) return true;
    if (word.includes('-')) return word.split('-').every((part) => isAllowed(part, at));
    if (language.isCompound?.(word)) return true;
    return at < strictFrom && !titles.has(clause.tokens[at - 1] ?? '') && isOrdinary(word, language.code);
  };
  const unknown = clause.tokens.filter((word, at) => !isAllowed(word, at));
  return unknown.map((word) => `the word ${word} is outside of the vocabulary`);
}

/** True for a word that says too much outside of the name of the facts that it comes from. */
export function isClaiming(word: string, { amounts, comparatives, up, down, sayings }: Language): boolean {
  return [amounts, comparatives, up, down, sayings, claimingWords].some((list) => list.has(word));
}

/** Words of numbers, orders and sources that keywords and titles often hold. */
const claimingWords = new Set(
  `best worst top most least half double twice triple percent prozent google bing study studies expert experts number leading leader record
cheapest biggest largest fastest strongest greatest highest lowest second third beste besten bester bestes größte meilleur meilleure meilleurs
meilleures premier première mejor mejores peor migliore migliori peggiore primo prima zero hundred thousand million hundert tausend mille cien
cento mil cent moitié hälfte mitad metà doppelt doble doppio law gesetz loi ley legge news update updates today won wins lost leads trend
trends market survey report confirmed`.split(/\s+/),
);

/** What the facts never hold: promises of a result, leads, events that go on, studies, shares and multiples. */
const promises: readonly RegExp[] = [
  /(?<!\p{L})(?:(?:is|are) being|(?:certain|bound|destined) to|(?:leads?|tops?) (?:the|all))(?!\p{L})/u,
  /(?<!\p{L})(?:(?:vous|leur|nous) (?:assure|garantit)|(?:te|le|os|les|nos) (?:asegura|garantiza)|(?:ti|vi|le|ci) (?:assicura|garantisce))(?!\p{L})/u,
  /(?:matter|question) of (?:time|days|weeks|months)|frage der zeit|(?:affaire|question) de (?:temps|jours|semaines|mois)/,
  /cuestión de (?:tiempo|días|semanas|meses)|questione di (?:tempo|giorni|settimane|mesi)/,
  /(?<!\p{L})(?:untersuchung|auswertung|erhebung|erfahrung)(?:en)? (?:belegen|zeigen|beweisen)/u,
  /(?<!\p{L})(?:vielfach|m[uo]lt?ipli[czk])/u,
  /(?:tercera|cuarta|quinta|sexta|séptima|octava|novena|décima) parte/,
  /(?<!\p{L})un (?:quinto|sesto|settimo|ottavo|nono|decimo|(?:cinqu|six|sept|huit|dix)ième)(?!\p{L})/u,
];
/** "A flood of bookings": an amount of what a report counts. */
const masses =
  /(?<!\p{L})(?:floods?|waves?|streams?|torrents?|avalanches?|deluge|wealth|flow|mountains?|rush|surge|tides?|influx|chunks?|slices?|rafts?|hosts?|strings?|stacks?|bunch|rain|shower|wall|sea|ocean|army|queue|line|flut|wellen?|strom|ström\p{L}*|schwall|schwemme|lawine|regen|meer|berge?|reihe|schlange|batzen|brocken|menge|flots?|vagues?|torrents?|marée|pluie|montagne|foule|file|tranches?|masse|tas|aluvión|avalancha|olas?|oleada|torrente|lluvia|montaña|mar|río|tajada|trozo|cola|valang[ae]|ondat[ae]|onda|pioggia|fiume|mare|montagna|fetta|fette|pezzo|fila|mucchio) (?:of|von|an|de|d|di)(?: \p{L}{2,12})? (?:clicks?|klicks?|clics?|clic|visits?|besuche[nr]?|visites?|visitas?|visite|bookings?|buchungen|réservations?|reservas?|prenotazioni|orders?|bestellungen|aufträgen?|commandes?|pedidos?|ordini|sales|verkäufen?|ventes?|ventas?|vendite|customers?|clients?|kunden|kundinnen|mandaten|clientes?|clienti|visitors?|besuchern?|visiteurs?|visitantes?|visitatori|readers?|lesern?|lecteurs?|lectores|lettori|enquiries|inquiries|anfragen|demandes|consultas|richieste|calls|anrufen?|appels|llamadas|chiamate|signups|sign-ups|altas|anmeldungen|inscriptions|inscripciones|iscrizioni|leads|links|traffic|trafic|tráfico|traffico)(?!\p{L})/u;
const demands = new Set(
  'demand interest searches nachfrage interesse suchanfragen demande intérêt recherches demanda interés búsquedas domanda ricerche'.split(
    ' ',
  ),
);

/** The demand for a name moves as the facts say, and nothing else is told of it. */
function judgeDemand(
  { tokens, isAdvice, isQuestion, isFactual }: Clause,
  { language, isOpen }: ProseContext,
): string[] {
  if (isOpen && tokens.some((token) => isWanting(token, language))) return [];
  const at = tokens.findIndex((token) => demands.has(token));
  if (at < 0 || isAdvice || isQuestion || isFactual || !tokens.some((token) => /^<n/.test(token))) return [];
  const told = tokens.slice(at + 1);
  if (told.some((token) => language.modals.has(token))) return [];
  const verb = told.find((token) => language.states.has(token) && !language.lead.has(token));
  return verb === undefined ? [] : [`the facts do not say ${verb} of the demand`];
}

function judgePromises({ tokens }: Clause): string[] {
  const words = tokens.join(' ');
  const promise = [...promises, masses]
    .map((pattern) => pattern.exec(words)?.[0])
    .find((found) => found !== undefined);
  const last = tokens.at(-1);
  // German parts its verbs: "führen Sie … an", "ist Ihnen … sicher".
  const isParted =
    (last === 'an' && tokens.some((token) => /^führ(?:e|en|t)$/.test(token))) ||
    (last === 'sicher' && tokens.includes('ist'));
  return promise === undefined && !isParted ? [] : [`${promise ?? last} promises what the facts do not hold`];
}

/** Verbs of a direction, of somebody's words, and comparisons. */
function judgeVerbs(clause: Clause, { language, isOpen, rest }: ProseContext): string[] {
  const { tokens, verbs, hasClaim, hasChange } = clause;
  const isExpected = tokens.some((word) => language.modals.has(word));
  const isCompared = tokens.some((word) => language.than.has(word));
  return tokens.flatMap((token, at) => {
    const isTold = !verbs.has(at) && !isOpenAt(clause, at, language);
    if (language.directed.has(token) && isTold) return [`${token} is a direction without a claim`];
    const isOfValue = /^<[cvd]/.test(tokens[at + 1] ?? '');
    const isWanted = isOpen && isWanting(token, language);
    const isNoun =
      isOpen && /^(?:la|alla|una|di|le|une|à|au|the|a|an|eine|die|der|el|un|il)$/.test(tokens[at - 1] ?? '');
    // "Vertrauen" is a noun, and "look like" likes nothing.
    const isCapital =
      language.code === 'de' && rest.includes(` ${token.charAt(0).toUpperCase()}${token.slice(1)}`);
    const isLike = token === 'like' && /^(?:looks?|sounds?|feels?|tastes?|such)$/.test(tokens[at - 1] ?? '');
    if (language.sayings.has(token) && isTold && !isOfValue && !isWanted && !isNoun && !isCapital && !isLike)
      return [`${token} tells what somebody says`];
    if (!language.comparatives.has(token)) return [];
    const isOfChange = hasChange && (language.upBeside.has(token) || language.downBeside.has(token));
    const isOfFacts = tokens.slice(at + 1, at + 3).some((word) => language.measured.has(word));
    const isFree = !hasClaim && !isCompared && (!isOfFacts || isExpected || isOpenAt(clause, at, language));
    return isOfChange || isFree ? [] : [`${token} is a comparison without a claim`];
  });
}

const rivals = /^(?:compet|rival|konkurr|wettbewerb|mitbewerb|concurr|concorr)/;
const that = new Set(['that', 'dass', 'que', 'qu', 'che']);

/** "Se brosser les dents" is a heading. */
const infinitive = /^\p{L}{2,}(?:er|ir|re)$/u;

/** Nothing is stated of an actor or of a name but claims. */
function judgeSubject(clause: Clause, context: ProseContext): string[] {
  const { language } = context;
  const reported = clause.tokens.findIndex((token) => that.has(token));
  const told =
    reported < 0 ? undefined : clause.tokens.slice(reported + 1).find((token) => !language.lead.has(token));
  if (told !== undefined && rivals.test(told)) return [`the facts do not say this of ${told}`];
  const { tokens, start, isAdvice, isQuestion, isFactual } = clause;
  const first = tokens[start] ?? '';
  if (
    isAdvice ||
    isQuestion ||
    (context.isOpen && /^(?:il y a|there (?:is|are))(?!\p{L})/u.test(tokens.join(' ')))
  )
    return [];
  const isName = /^<n/.test(first);
  const isActor = language.actors.has(first);
  if (isFactual && (isName || language.ours.has(first))) return [];
  if (!isName && !isActor)
    return language.finite.has(first) &&
      !isFactual &&
      !(context.isOpen && infinitive.test(tokens[start + 1] ?? ''))
      ? [`${first} states something of its own`]
      : [];
  if (isActor && isFactual) return [`the facts do not say this of ${first}`];
  const rest = tokens.slice(start + 1).filter((token) => !language.also.has(token));
  const [next = ''] = rest;
  const goal = rest.findIndex((token) => language.modals.has(token));
  const untilGoal = rest.slice(0, goal);
  if (goal >= 0 && !untilGoal.some((token) => language.finite.has(token) || language.states.has(token)))
    return [];
  const isPlural = language.bareActors.has(first);
  const isBareNoun = isActor && !isPlural && start === 0;
  const opening = rest.findIndex((token) => language.relative.has(token) || language.conditions.has(token));
  const main = opening < 0 ? rest : rest.slice(0, opening);
  const isStated =
    main.some((token) => language.finite.has(token)) ||
    (isPlural
      ? next !== '' && !/^<|^&/.test(next) && !language.after.has(next)
      : !isBareNoun && language.states.has(next));
  return isStated ? [`the facts do not say this of ${isName ? 'that name' : first}`] : [];
}
