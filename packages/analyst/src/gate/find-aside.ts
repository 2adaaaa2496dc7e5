import { readClause } from './clause.ts';
import { findJudged } from './find-statement.ts';
import { isFragment } from './fragment.ts';
import { isIntent } from './judge-intents.ts';
import type { Language } from './language.ts';
import { isOpenSentence, isWanting } from './sentence-form.ts';
import { gratis, sentencesOf } from './sentences.ts';

/** A clause that belongs to the one before it: "which shows …", "if …", "so that …". */
const joined =
  /^(?:(?:and|und|et|y|e|or|oder|ou|o|but|aber|mais|pero|ma|with|for|von|mit|zu|in|an|auf|aus|für|avec|pour|de|à|dans|con|por|para|per|di|a|da) )?(?:that|which|who|whose|whom|what|where|when|if|so|to|not|instead|rather|while|until|unless|as|than|like|because|since|dass|wenn|damit|ob|falls|um|ohne|statt|sodass|sobald|bevor|bis|indem|weil|denn|als|welche[nrsm]?|wer|wem|wen|deren|dessen|qui|que|qu|dont|où|si|s|afin|pour|sans|quand|lorsqu\p{L}*|puis|laquelle|lequel|lesquel(?:le)?s|parce|car|que|quien|quienes|donde|cuando|como|sin|ya|porque|cuy[oa]s?|che|cui|chi|se|quando|dove|senza|affinché|perché|poiché|così|invece|come|etwa)(?!\p{L})/u;
/** "From the first visit to the final check": a span of what is shown. */
const span =
  /^(?:from|vo[mn]|du|de|des|depuis|desde|del|dal|dalla|dall['’]) ?[^<]*(?<!\p{L})(?:to|bis|à|au|jusqu\p{L}*|hasta|al?|alla|all)(?!\p{L})/u;
const relative = /^(?:(?:in|an|auf|aus|für|von|mit|zu|bei|nach) )?(?:die|der|das|den|dem|denen)(?!\p{L})/u;

/** "Far behind the others": an order beside a claim. */
const isOrder =
  /(?<!\p{L})(?:behind|ahead|hinter|vor|derrière|devant|detrás|delante|dietro|davanti) (?:\p{L}+ ){0,2}?(?:others?|rest|everyone|all|anderen|allen|autres|tous|resto|demás|todos|altri|tutti)(?!\p{L})/u;

/** A name or a figure in brackets belongs to its clause. */
const bracketed = /\(([^()]{1,120})\)/g;

function openBracket(whole: string, inside: string): string {
  return /<[^n]|\d/.test(inside.replaceAll(/<n\d+>/g, '')) || /^[“„«]?<n\d+>[”“»]?$/.test(inside)
    ? inside
    : whole;
}

/** A relative clause, or its last part, ends with the verb: "die Preise, Größen und Einsatz vergleicht". */
function isGermanAside(words: string, before: readonly string[]): boolean {
  if (/(?:und|oder) \p{L}+n sie(?!\p{L})/u.test(words)) return true;
  const isInside = [...before.slice(1), words].some((one) => relative.test(one) || joined.test(one));
  return isInside && /(?:[tne]|sind|wird)$/.test(words);
}

/** The end of what is asked: "say whether aprons, lunch and parking are included". */
function isListed(words: string, before: string): boolean {
  return (
    / (?:and|or) /.test(words) && / (?:is|are) /.test(words) && /(?:whether|which|what|how) /.test(before)
  );
}

/** Why a clause beside a claim or an instruction states what no fact holds; null where none does. */
export function findAside(text: string, rest: string, language: Language): string | null {
  for (const sentence of sentencesOf(text)) {
    const judged = findJudged(sentence, language);
    if (judged !== null) return judged;
    if (/\?/.test(sentence) || gratis.test(sentence.trim())) continue;
    const clauses = [...sentence.replaceAll(bracketed, openBracket).matchAll(/[^.;:!?–—,()]+/g)];
    const aside = clauses.find(({ 0: clause, index }, at) => {
      const words = clause.trim();
      const { isFactual, tokens } = readClause(sentence, index, words, language);
      if (isFactual || isIntent(words) || tokens.some((token) => /^<[^n]/.test(token))) return false;
      if (joined.test(words) || (at > 0 && span.test(words))) return false;
      const before = clauses.slice(0, at).map(([one]) => one.trim());
      if (language.code === 'de' && isGermanAside(words, before)) return false;
      if (isListed(words, sentence.slice(0, index))) return false;
      if (isWanting(tokens[0] ?? '', language)) return false;
      if (isOrder.test(words) && /<[^n]/.test(sentence)) return true;
      const isOpen = isOpenSentence(words, { rest, isHeading: true }, language);
      return !isOpen && !isFragment(words, rest, language);
    });
    if (aside !== undefined) return `“${aside[0].trim().slice(0, 40)}” states something without a claim`;
  }
  return null;
}
