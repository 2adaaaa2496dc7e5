import { type Clause, readClause } from './clause.ts';
import type { Language } from './language.ts';

/** Opens a clause that asks: "what it costs". */
const asking =
  /^(?:(?:and|und|et|y|e|so|for|für|pour|para|per|from|on|about) )?(?:so wird|so werden|how|what|which|when|where|whether|who|why|wie|was|welche[nrsm]?|wann|wo|woran|womit|worauf|wofür|wozu|ob|wer|warum|comment|quoi|que|quel(?:le)?s?|quand|où|combien|qui|pourquoi|cómo|qué|cuál(?:es)?|cuándo|dónde|cuánt[oa]s?|quién|por qué|come|cosa|che|quali?|quando|dove|quant[oaie]|chi|perché)(?!\p{L})/u;
/** ", die den Text prüft" */
const germanRelative = /^ (?:die|der|das|den|dem) .*[tn]$/;
/** What follows a relative is not what the clause says. */
const behind = / (?:that|which|who|qui|que|che|quien|quienes) /;
/** Joins a clause that asks. */
const joint =
  / (?:and|und|et|y|e)(?= (?:how|what|which|when|where|why|wie|was|wann|warum|wo|comment|quand|pourquoi|cómo|qué|cuándo|dónde|por qué|come|cosa|quando|dove|perché)(?!\p{L}))/gu;
/** Endings that verbs of one person have; a word of a dictionary without them is a noun or an adjective. */
const verbal: Record<Language['code'], RegExp> = {
  en: /\p{L}/u,
  de: /\p{L}/u,
  fr: /(?:[^é]e|t|r(?:a|ez|ons))$/,
  es: /(?:(?<!os|iv|ic|ad|id)a|[en]|ó)$/,
  it: /(?:(?<!os|al|iv|ic|at|it|ut|ent|ant)[aeo]|ò)$/,
};

/** True for a heading or note without a verb, "Position of the page in the next checks", or with clauses that ask. */
export function isFragment(sentence: string, rest: string, language: Language): boolean {
  return [...sentence.replace(joint, ',').matchAll(/[^.;:!?–—,()]+/g)].every(({ 0: words, index }) => {
    if (asking.test(words.trim())) return true;
    if (language.code === 'de' && index > 0 && germanRelative.test(words)) return true;
    const clause = readClause(sentence, index, words.split(behind)[0] ?? '', language);
    return !clause.tokens.some((token, at) => isVerb(token, at, clause, { rest, language }));
  });
}

function isVerb(
  token: string,
  at: number,
  { tokens, index }: Clause,
  { rest, language }: { rest: string; language: Language },
): boolean {
  if ([language.finite, language.modals].some((list) => list.has(token))) return true;
  const { code, small, things } = language;
  const before = tokens[at - 1];
  if (!/^\p{L}/u.test(token)) return false;
  const isForm = language.states.has(token) || language.advice.has(token);
  if (before === undefined)
    return (
      index > 0 &&
      (language.up.has(token) || (!things.has(token) && !small.has(token))) &&
      isInverted(token, isForm, code)
    );
  // "se hunde", "n'explique"
  if (reflexive[code]?.test(before))
    return (isForm || !(things.has(token) || small.has(token))) && !infinitive.test(token);
  const next = tokens[at + 1] ?? '';
  const isThing = (word: string) => things.has(word) || !small.has(word);
  // Two words and an article behind them are no noun: "judges cite the page".
  if (
    code !== 'de' &&
    isThing(before) &&
    isThing(token) &&
    articles[code].test(next) &&
    !infinitive.test(token) &&
    !isPreposed(before, token, language)
  )
    return true;
  if (pronouns[code]?.test(before)) return isForm || !language.words.has(token);
  const subject = tokens[at - 2];
  // "les juges l'admirent"
  const isObject =
    objects[code]?.test(before) === true && subject !== undefined && isContent(subject, language);
  if (isObject && !things.has(token) && !small.has(token)) return true;
  if (degrees.test(token)) return false;
  if (small.has(token) || language.amounts.has(token)) return false;
  if (code === 'de') {
    const isNoun = rest.includes(` ${token.charAt(0).toUpperCase()}${token.slice(1)}`);
    const isLast = at === tokens.length - 1;
    if (isNoun || (isLast && token.endsWith('n'))) return false;
    return !things.has(token) || isForm;
  }
  // A noun or an adjective follows an article or a preposition.
  if (small.has(before) || language.amounts.has(before)) return false;
  const isName = before.startsWith('<');
  const isPlural = code === 'en' && /[^s]s$/.test(before);
  const isSubject = code === 'en' && isName ? /(?:s|ed)$/.test(token) : isName;
  const isTold = isSubject || language.measured.has(before) || (isPlural && isForm);
  if (things.has(token) && !isTold) return false;
  return isForm || verbal[code].test(token);
}

/** "Si añade fotos, suben las reservas": a clause that opens with a verb in the plural. */
function isInverted(token: string, isForm: boolean, code: Language['code']): boolean {
  return code === 'de' ? isForm : /(?:[ae]n|[ae]no|ono|ent)$/.test(token) && code !== 'en';
}

function isContent(token: string, { small, advice, things }: Language): boolean {
  return things.has(token) || !(small.has(token) || advice.has(token) || infinitive.test(token));
}

const degrees =
  /^(?:too|very|zu|sehr|très|trop|assez|peu|muy|demasiado|bastante|poco|troppo|molto|abbastanza)$/;

const articles: Record<Language['code'], RegExp> = {
  en: /^(?:the|a|an|your|our|its|their)$/,
  de: /^$/,
  fr: /^(?:le|la|les|un|une|des|vos|votre|nos|notre)$/,
  es: /^(?:el|los|las|la|un|una|su|sus)$/,
  it: /^(?:il|lo|la|i|gli|le|un|una|vostr[aeio]|nostr[aeio])$/,
};

/** "Add the page", and prepositions that are not in every list. */
function isPreposed(
  before: string,
  token: string,
  { after, negations, relative, also, joins }: Language,
): boolean {
  return [before, token].some((word) =>
    [after, negations, relative, also, joins].some((list) => list.has(word)),
  );
}

/** Of whom a verb follows. */
const pronouns: Partial<Record<Language['code'], RegExp>> = {
  en: /^(?:they|he|she|we|it|everyone|everybody|nobody|this|still|also|always|never|often|already|usually)$/,
  fr: /^(?:ils|elles|on|il|elle|cela)$/,
  es: /^(?:ellos|ellas|esto|eso)$/,
  it: /^(?:loro|questo|ciò)$/,
};
/** Articles that are objects behind a noun. */
const objects: Partial<Record<Language['code'], RegExp>> = {
  fr: /^(?:l|le|la|les|vous|nous)$/,
  es: /^(?:la|lo|las|los|le|les)$/,
  it: /^(?:l|la|lo|li|le|gli|vi|ci)$/,
};
const reflexive: Partial<Record<Language['code'], RegExp>> = {
  fr: /^(?:se|s|ne|n)$/,
  es: /^(?:se|no)$/,
  it: /^(?:si|non|ci|vi)$/,
};
const infinitive = /(?:[aei]r|re)$/;
