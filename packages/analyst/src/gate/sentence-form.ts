import { type Clause, readClause } from './clause.ts';
import { isFragment } from './fragment.ts';
import type { Language } from './language.ts';
import { isWork } from './work-verbs.ts';

/** Words of one language that tell the form of a sentence. */
interface FormWords {
  /** What a searcher wants. */
  wants: string;
  /** Searchers and what they do. */
  searchers: string;
  /** Introduces which searcher is meant. */
  which: string;
  /** Says what should be: "is worth". */
  goals: string;
  /** An instruction by its form alone. */
  imperative?: RegExp;
}

const forms: Record<Language['code'], FormWords> = {
  en: {
    wants:
      'want|wants|need|needs|seek|seeks|look|looks|expect|expects|ask|asks|appreciate|appreciates|hope|hopes|wonder|wonders|compare|compares|come|comes|call|calls',
    searchers:
      'people|person|someone|somebody|anyone|anybody|those|visitors?|readers?|searchers?|users?|buyers?|customers?|shoppers?|parents?|patients?|guests?|beginners?|search|searches|query|queries|keyword|term',
    which: 'who|whose|\\p{L}{2,}ing|such|behind|like|for|with',
    goals: 'should|must|ought to|needs? to|is worth|are worth|worth|deserves?|may|had better',
    imperative:
      /^(?!(?:the|all|both|each|every|half|such|what|how|why|when|where|who|which|while|since|after|before|about|above|across|against|along|among|around|behind|below|beside|between|beyond|by|despite|during|except|for|from|inside|into|like|near|not|off|once|only|onto|outside|over|past|per|than|that|though|through|till|under|until|unlike|unless|upon|via|with|within|without|here|there|because|although|even|google|nobody|nothing|everyone|people|these|those|this|just|also) )\p{L}{2,}(?<!(?:[^s]s|ed|ing|ly))(?: (?:up|out|down|back|off|in))? (?:a|an|the|your|its?|them|this|these|those|any) /u,
  },
  de: {
    wants:
      'will|wollen|möchte|möchten|braucht|brauchen|sucht|suchen|erwartet|erwarten|fragt|fragen|wünscht|wünschen|vergleicht|vergleichen|verlangt|verlangen|hofft|hoffen|schätzt|schätzen',
    searchers:
      'wer|menschen|leser\\p{L}*|besucher\\p{L}*|suchende\\p{L}*|nutzer\\p{L}*|kund\\p{L}*|käufer\\p{L}*|eltern|patient\\p{L}*|jemand|interessent\\p{L}*|suchanfrage|anfrage|suche|begriff|einsteiger\\p{L}*',
    which: 'der|die|das|wer|wie|nach|mit|hinter|zu',
    goals: 'soll|sollen|sollte|sollten|darf|dürfen|muss|müssen|braucht|verdient|lohnt|lohnen|empfiehlt sich',
    imperative:
      /^(?:so )?(?!(?:wenn|wann|dann|denn|können|müssen|sollen|werden|haben|sind|ihnen) )\p{L}{3,}e?n (?:sie|wir)(?!\p{L})/u,
  },
  fr: {
    wants:
      'veut|veulent|cherche|cherchent|attend|attendent|souhaite|souhaitent|demande|demandent|apprécie|apprécient|espère|espèrent|hésite|hésitent|compare|comparent|appelle|appellent|besoin|envie|réclame|réclament',
    searchers:
      'ceux|celui|celle|quelqu|visiteurs?|lecteurs?|internautes?|utilisateurs?|clients?|acheteurs?|parents?|patients?|personnes?|gens|débutants?|requête|requêtes|recherche|recherches|terme',
    which: 'qui|dont|derrière|comme|pour|avec',
    goals:
      'doit|doivent|devrait|devraient|faut|faudrait|convient|conviendrait|conviennent|mérite|méritent|gagnerait|gagneraient|vaut mieux|vaut la peine|suffit',
    imperative:
      /^(?:(?!chez|assez|nez|rendez-)\p{L}{2,}ez(?!\p{L})|(?:faites|dites|soyez)(?!\p{L})|(?:(?:ne pas|bien|mieux|se) )?\p{L}{3,}(?:er|ir|re) (?:le|la|les|l|un|une|des|du|au|aux|à|en|sans|que|ce|cette|ces|votre|vos|chaque|par|sur|dans|d)(?!\p{L}))/u,
  },
  es: {
    wants:
      'quiere|quieren|busca|buscan|necesita|necesitan|espera|esperan|pregunta|preguntan|desea|desean|agradece|agradecen|compara|comparan|pide|piden|exige|exigen|requiere|requieren',
    searchers:
      'quien|quienes|alguien|visitantes?|lectore?s?|usuari\\p{L}*|clientes?|comprador\\p{L}*|padres|pacientes?|personas?|gente|principiantes?|búsquedas?|consultas?|término|palabra',
    which: 'que|quien|quienes|cuy\\p{L}*|detrás|como|con|de',
    goals:
      'debe|deben|debería|deberían|conviene|convendría|merece|merecen|hay que|hace falta|vale la pena|basta con|toca',
    imperative:
      /^(?:(?:no )?\p{L}{3,}(?:ar|er|ir)(?:l[aeo]s?)?|\p{L}+[áéíóú]\p{L}{1,4}l[aeo]s? y \p{L}+|(?!nada |cada |toda |sube|baja|crece|cae|gana|pierde|aumenta|mejora|media|hace|tiene|está|para|sobre|este|esta|una|unas|entre|desde)\p{L}{3,}[ae](?:l[aeo]s?|te)?) (?:el|la|los|las|un|una|al|a|en|sin|que|cada|con|por|de|tu|su|tus|sus|cómo|qué|cuál|cuándo|dónde|quién|si|entre|otro|otra|dos|tres)(?!\p{L})/u,
  },
  it: {
    wants:
      'vuole|vogliono|cerca|cercano|desidera|desiderano|aspetta|aspettano|chiede|chiedono|apprezza|apprezzano|spera|sperano|confronta|confrontano|bisogno|serve|servono|richiede|richiedono',
    searchers:
      'chi|qualcuno|visitator\\p{L}*|lettor\\p{L}*|lettric\\p{L}*|utent\\p{L}*|client\\p{L}*|acquirent\\p{L}*|genitor\\p{L}*|pazient\\p{L}*|persone|persona|gente|principiant\\p{L}*|ricerca|ricerche|termine|parola',
    which: 'che|chi|cui|dietro|come|con|di',
    goals:
      'deve|devono|dovrebbe|dovrebbero|conviene|converrebbe|merita|meritano|bisogna|occorre|serve|servono|vale la pena|basta',
    imperative:
      /^(?:(?:non )?\p{L}{3,}(?:are|ere|ire|rre|arlo|arla|arli|arle)|\p{L}{2,}(?:ate|ete|ite)(?:l[aeoi])?|(?!sale|cala|cresce|scende|perde|guadagna|aumenta|migliora|mezza|ogni|della|dalla|nella|sulla|quasi|tutti|molti|alcuni|questa|quella)\p{L}{3,}[ai](?:l[aeoi]|ti|ne)?) (?:il|lo|la|i|gli|le|l|un|una|uno|al|alla|a|in|nel|senza|che|ogni|con|per|di|tuo|tua|suo|sua|come|cosa|quale|quali|quando|dove|chi|se|tra|fra|due|tre)(?!\p{L})/u,
  },
};

/** Notes to who writes the page. */
const note =
  /^(?:notes?|style|tone|briefing|guidance|hinweis|notiz|anmerkung|stil|ton|nota|notas|estilo|tono|indicaciones|consigne|remarque|style|indicazioni|appunto|appunti|stile)(?: [^.:!?<]{1,30})? ?: /u;

interface FormPatterns {
  wants: RegExp;
  searchers: RegExp;
  which: RegExp;
  goals: RegExp;
  imperative?: RegExp;
}

const made = new Map<Language['code'], FormPatterns>();

function patternsOf({ code }: Language): FormPatterns {
  const known = made.get(code);
  if (known) return known;
  const { wants, searchers, which, goals, ...rest } = forms[code];
  const whole = (source: string) => new RegExp(`(?<![\\p{L}<])(?:${source})(?![\\p{L}\\d])`, 'u');
  const patterns = {
    ...rest,
    wants: whole(wants),
    searchers: new RegExp(
      `(?:behind|hinter|derrière|detrás de|dietro|search|suche|suchanfrage|requête|recherche|búsqueda|ricerca|query|consulta|as|wie|comme|como|come) [“„«"]? ?<n\\d+>|(?<!\\p{L})(?:${searchers})(?!\\p{L})`,
      'u',
    ),
    which: new RegExp(`<n\\d|(?<!\\p{L})(?:${which})(?!\\p{L})`, 'u'),
    goals: whole(goals),
  };
  made.set(code, patterns);
  return patterns;
}

/** True for a form of "want", "need" or "ask". */
export function isWanting(word: string, language: Language): boolean {
  return patternsOf(language).wants.test(word);
}

/** True for a sentence that says what those who search for something want. */
export function isAboutSearchers(sentence: string, language: Language): boolean {
  const { imperative, searchers, which, wants } = patternsOf(language);
  if (imperative?.test(sentence) || sentence.includes('?')) return false;
  return [searchers, which, wants].every((pattern) => pattern.test(sentence));
}

/** What a sentence that states nothing of the world is. */
export type OpenForm = 'question' | 'note' | 'instruction' | 'goal' | 'heading' | 'intent';

/**
 * The form of a sentence that states nothing of the world: an instruction of work on a page, a question, a heading, a goal
 * with a modal verb, or what a described searcher wants. Null for any other.
 */
export function formOf(
  text: string,
  { rest, isHeading }: { rest: string; isHeading: boolean },
  language: Language,
): OpenForm | null {
  const sentence = text.trim();
  if (/\?[”“"»)]{0,2}$/.test(sentence) || /^¿/.test(sentence)) return 'question';
  const { imperative, goals, wants, searchers, which } = patternsOf(language);
  // "Note: …" and "Tone of voice: …" introduce what follows.
  if (note.test(sentence)) return 'note';
  const body = sentence.replace(/^[^.:!?<]{2,40} ?: (?=\S)/, '');
  const clauses = [...body.matchAll(/[^.;:!?–—,()]+/g)].map(({ 0: words, index }) =>
    readClause(body, index, words, language),
  );
  const [first] = clauses;
  if (!first) return null;
  const isOfWork = hasWork([sentence, ...clauses.map(({ index, end }) => body.slice(index, end))], language);
  if (isOfWork && (imperative?.test(body) || imperative?.test(sentence))) return 'instruction';
  const opening = first.tokens.find((token) => !language.also.has(token) || small.test(token)) ?? '';
  if (isOfWork && language.advice.has(opening) && !language.negations.has(opening)) return 'instruction';
  // German notes put the verb at the end: "Begriffe kurz erklären".
  const isNote = clauses.every(({ tokens, isStated }) => {
    const last = tokens.at(-1) ?? '';
    return (
      !isStated && /\p{L}{2}(?:e|er|el)n$/u.test(last) && rest.includes(` ${last}`) && isWork(last, language)
    );
  });
  if (language.code === 'de' && isNote) return 'instruction';
  const main = clauses.find(({ tokens }) => !language.conditions.has(tokens[0] ?? '')) ?? first;
  const isConditional = first !== main || language.conditions.has(first.tokens[0] ?? '');
  const later = isConditional ? clauses.slice(1) : [];
  if (isOfWork && later.some((clause) => isInstruction(body.slice(clause.index), clause, language)))
    return 'instruction';
  if (isGoalOf(main, goals, language)) return 'goal';
  const isInstructed = (clause: Clause) =>
    imperative?.test(body.slice(clause.index, clause.end).trim()) ?? false;
  const isNoted = clauses.every(
    (clause) => isInstructed(clause) || isFragment(body.slice(clause.index, clause.end), rest, language),
  );
  const last = clauses.at(-1);
  if (isNoted && isHeading) return 'heading';
  if (isNoted && isOfWork && last && isInstructed(last)) return 'instruction';
  return [searchers, which, wants].every((pattern) => pattern.test(body)) ? 'intent' : null;
}

/** True for a sentence that states nothing of the world. */
export function isOpenSentence(
  text: string,
  where: { rest: string; isHeading: boolean },
  language: Language,
): boolean {
  return formOf(text, where, language) !== null;
}

/** True if one of these clauses begins with a verb of work on a page. */
function hasWork(clauses: readonly string[], language: Language): boolean {
  return clauses.some((words) => {
    const tokens = readClause(words, 0, words, language).tokens.filter((token) => !token.startsWith('<'));
    if (language.code === 'de')
      return tokens.some(
        (token, at) => /^(?:sie|wir)$/.test(tokens[at + 1] ?? '') && isWork(token, language),
      );
    return tokens.slice(0, 4).some((token) => isWork(token, language));
  });
}

/** "The page should name the price.": what somebody should do, or what the reader and parts of the site can do. */
function isGoalOf({ text, index, end, tokens }: Clause, goals: RegExp, language: Language): boolean {
  const words = text.slice(index, end);
  if (duties.test(words)) return true;
  const isResult = tokens.some((token) => language.measured.has(token) || results.test(token));
  const modal = tokens.findIndex((token) => language.modals.has(token));
  if (isResult || (modal < 0 && !goals.test(words))) return false;
  const subject = modal < 0 ? tokens : tokens.slice(0, modal + 3);
  return subject.some((token) => token.startsWith('<n') || language.ours.has(token) || parts.test(token));
}

const duties =
  /(?<!\p{L})(?:should|ought to|had better|worth|einen versuch wert|deserves?|soll(?:en|te|ten)?|verdien(?:t|en)|lohn(?:t|en)|devrai(?:t|ent|ez)|faut|faudrait|convien(?:t|nent)|conviendrait|mérit(?:e|ent|erait|eraient)|gagnerai(?:t|ent)|vaut mieux|debería(?:s|n)?|podrías|conv(?:iene|endría)|merecen?|hay que|hace falta|vale la pena|dovrebbe(?:ro)?|dovresti|potresti|si potrebbe|converrebbe|merita(?:no)?|bisogna|occorre)(?!\p{L})/u;

/** Parts of a page, which a goal can be about. */
const parts =
  /^(?:t[ií]t(?:le|re|ulo|olo|el)s?|titoli|headings?|headlines?|(?:sub)?sections?|secci[oó]n(?:es)?|sezion[ei]|paragraphs?|paragraphes?|párrafos?|paragraf[oi]|texts?|textes?|textos?|test[oi]|introductions?|intro|introducción|introduzione|tables?|tabl(?:a|as|eau|eaux)|tabell[ae]|lists?|listes?|listas?|list[ae]|links?|liens?|enlaces?|images?|imágenes|imagen|immagin[ei]|photos?|fotos?|vid[eé]os?|vídeos?|answers?|réponses?|respuestas?|rispost[ae]|descriptions?|descripción|descrizion[ei]|überschrift(?:en)?|absatz|absätze|abschnitte?|text|texte|einleitung|tabellen?|listen?|links?|bilder?|beschreibung|antwort|faq|tutorials?|tutoriels?|formulare?|formularios?|formulaires?|forms?|modulo|intertitres?|encabezados?|intestazion[ei]|menu|fiche|vidéo|lecteur|leser|reader|lector|lettore|snippet|meta|beispiele?|examples?|exemples?|ejemplos?|esemp[io]|calculat\p{L}+|rechner|calculadora|ziel|goal|objectif|objetivo|obiettivo)$/u;

/** True for a part of a page. */
export function isPart(word: string): boolean {
  return parts.test(word);
}

/** The clause behind a condition: "If it does not move, ask for a link." */
function isInstruction(text: string, { tokens }: Clause, language: Language): boolean {
  const opening = tokens.find((token) => !language.also.has(token) || small.test(token)) ?? '';
  // "kommen mehr Anrufe" and "suben las reservas" are no instructions.
  const isVerb = language.code !== 'de' && language.advice.has(opening) && !/[ae]n$/.test(opening);
  return isVerb || (patternsOf(language).imperative?.test(text.trim()) ?? false);
}

/** Articles and pronouns, which are forms of verbs in no language. */
const small = /^(?:l[aeo]s?|se|te|un|una|il|i|gli|s|n)$/;
/** What a site has of its work. */
const results =
  /^(?:revenue|income|profit|sales?|orders?|bookings|leads|clients|customers|patients|conversions?|traffic|market|umsatz|umsätze|gewinn|erlöse|kunden|patienten|bestellungen|anfragen|markt|revenus?|ventes|commandes|clients|patients|chiffre|bénéfices?|marché|ingresos|ventas|pedidos|clientes|pacientes|beneficios|mercado|ricavi|vendite|ordini|clienti|pazienti|profitti|fatturato|mercato)$/;
