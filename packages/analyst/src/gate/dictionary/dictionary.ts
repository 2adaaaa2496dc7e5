import { type Language, wordsOf } from '../language.ts';
import * as germanEveryday from '../languages/german-everyday-words.ts';
import * as germanGeneral from '../languages/german-general-words.ts';
import * as germanTopic from '../languages/german-topic-words.ts';
import { germanAdjectives, germanNouns, germanVerbs } from '../languages/german-words.ts';
import * as italianEveryday from '../languages/italian-everyday-words.ts';
import * as italianGeneral from '../languages/italian-general-words.ts';
import * as italianTopic from '../languages/italian-topic-words.ts';
import {
  italianAdjectives,
  italianAre,
  italianEre,
  italianNouns,
  italianVerbs,
} from '../languages/italian-words.ts';
import { addedWords } from './added-words.ts';
import { english } from './english.generated.ts';
import { french } from './french.generated.ts';
import { german } from './german-words.ts';
import { italian } from './italian-words.ts';
import { openStems } from './packed-stems.ts';
import { isRefused } from './refused-words.ts';
import { spanish } from './spanish.generated.ts';
import { stemOf } from './stems.ts';

type Code = Language['code'];

/** True for the stem of an ordinary word. */
const stems: Record<Code, (stem: string) => boolean> = {
  en: openStems(english),
  fr: openStems(french),
  es: openStems(spanish),
  de: ownStems(
    'de',
    ...[german, germanAdjectives, germanNouns, germanVerbs],
    ...[germanEveryday, germanGeneral, germanTopic].flatMap((lists) => [
      lists.nouns,
      lists.verbs,
      lists.adjectives,
    ]),
  ),
  it: ownStems(
    'it',
    ...[italian, italianAdjectives, italianAre, italianEre, italianNouns, italianVerbs],
    ...[italianEveryday, italianGeneral, italianTopic].flatMap((lists) => [
      lists.nouns,
      lists.are,
      lists.adjectives,
    ]),
    italianGeneral.ire,
    italianGeneral.verbs,
  ),
};

/** The stems of word lists, made when the first of them is asked for. */
function ownStems(code: Code, ...lists: string[]): (stem: string) => boolean {
  let own: Set<string> | undefined;
  return (stem) => {
    own ??= new Set([...wordsOf(...lists)].map((word) => stemOf(word, code)));
    return own.has(stem);
  };
}

/** Pronouns at the end of a verb: "explíquelos", "rifarla". */
const pronouns: Partial<Record<Code, RegExp>> = {
  es: /(?:se)?(?:l[aeo]s?|me|te|se|nos)$/,
  it: /(?:glie|me|te|ce|ve|se)?(?:l[aeio]|gli|ne|mi|ti|si|ci|vi)$/,
};
const added = new Map<Code, ReadonlySet<string>>();
/** "gepflanzt" is of "pflanzen". */
const participle = /^ge(?=\p{L}{3})(\p{L}+?)e?t(?:e[mnrs]?)?$/u;

/** True for an ordinary word of the language that neither counts, orders, moves nor names a source. */
export function isOrdinary(word: string, code: Code): boolean {
  if (!/^\p{L}{3,40}$/u.test(word) || isRefused(word, code)) return false;
  const ending = pronouns[code];
  const bare = ending ? word.replace(ending, '') : word;
  const forms = bare === word || bare.length < 4 ? [word] : [word, bare, `${bare}e`];
  if (forms.some((form) => isKnown(form, code) && !isRefused(form, code))) return true;
  return derived[code].test(word) || (code === 'de' && isCompound(word));
}

/** Nouns that a language makes of its verbs and adjectives; brands do not end like this. */
const derived: Record<Code, RegExp> = {
  en: /^\p{L}{5,}(?:ness|ization|isation|ability|ibility)$/u,
  de: /^(?:\p{L}{4,}(?:ung|ungen|heit|heiten|keit|keiten|schaft|schaften)|\p{L}{3,}erin(?:nen)?)$/u,
  fr: /^\p{L}{4,}(?:issage|ement|ements|isation|ification|eur|euse|eurs|euses)$/u,
  es: /^\p{L}{4,}(?:ción|ciones|miento|mientos|dura|duras|adora|adoras|ador|adores)$/u,
  it: /^\p{L}{4,}(?:zione|zioni|mento|menti|tura|ture|atore|atori|atrice|atrici|aggio|aggi)$/u,
};

function isKnown(word: string, code: Code): boolean {
  let own = added.get(code);
  if (!own) {
    own = new Set(wordsOf(addedWords[code]));
    added.set(code, own);
  }
  if (own.has(word) || stems[code](stemOf(word, code))) return true;
  if (code !== 'de') return false;
  const [, verb] = participle.exec(word) ?? [];
  const forms = [
    word.replace(/(?<=\p{L}{3}er)in(?:nen)?$/u, ''),
    ...(verb === undefined ? [] : [`${verb}en`]),
  ];
  return forms.some((form) => form !== word && stems.de(stemOf(form, 'de')));
}

const particles =
  /^(?:ab|an|auf|aus|bei|durch|ein|gegen|her|hin|mit|nach|rück|über|um|un|unter|ur|vor|wieder|zu)$/;

/** "Anzuchterde": words that are joined by nothing, "s" or "n", the first of them perhaps a particle. */
function isCompound(word: string, parts = 3): boolean {
  for (let at = 2; at <= word.length - 3; at += 1) {
    const head = word.slice(0, at);
    const last = word.slice(at);
    const isWhole = isKnown(last, 'de');
    if (!isWhole && (parts < 3 || last.length < 8)) continue;
    if (!particles.test(head) && (last.length < 4 || !isHead(head))) continue;
    if ((isWhole || isCompound(last, parts - 1)) && !isRefused(last, 'de')) return true;
  }
  return false;
}

function isHead(head: string): boolean {
  if (head.length < 4) return false;
  const forms = new Set([head, head.replace(/(?<=.{4})[sn]$/, ''), `${head}e`]);
  return [...forms].some((form) => isKnown(form, 'de'));
}
