import type { Language } from './language.ts';

/** Conjunctions of a reason, at the start of a clause. */
const reasons: Record<Language['code'], string> = {
  en: 'because|since(?= (?:it|they|you|people|the \\p{L}+ (?:is|has|are|have)) )|as(?= (?:the|your|it|they) )',
  de: 'weil|denn|da(?= (?:die|der|das|sie|ihre|es) )',
  fr: "parce qu['e]|car|puisqu['e]|comme(?= (?:la|le|les|votre|vos) )",
  es: 'porque|pues|ya que|puesto que|dado que|como(?= (?:la|el|los|las|su) )',
  it: 'poiché|siccome|giacché|dato che|visto che|(?<!^)perché(?![^.;]*\\p{L}iano)',
};
/** What happened, behind a relative. */
const past: Record<Language['code'], string> = {
  en: '(?:that|which|who|whom) (?:(?!be |is |are |get |can )[^ ,.;]+ ){0,3}?(?:(?:has|have) (?:[^ ,.;<]+ ){0,2}?(?:\\p{L}+ed|been|made|given|taken|gone|become|seen|grown|fallen|risen|lost|won|brought)|had|was|were|did|made|lost|gave|won|brought|took|went|came|got|fell|rose|\\p{L}{3,}ed)',
  de: ', (?:[^ ,.;]+ )?(?:der|die|das|den|dem|denen) (?:[^ ,.;]+ ){0,8}?(?:hat|haben|hatten?|wurden?|war|waren)(?= ?(?:[,.;]|$))',
  fr: "(?:qui |que |qu'|dont )(?:[^ ,.;]+ ){0,3}?(?:l'|les |nous |vous )?(?:ont|avait|avaient|fut|étaient|était|a (?:\\p{L}+ )?(?:\\p{L}+[éus]e?s?|fait|dit|mis|pris))",
  es: '(?:que|quien|quienes) (?:[^ ,.;]+ ){0,3}?(?:ha|han|había|habían|fue|fueron|hizo|hicieron|\\p{L}{2,}(?:ó|aron|ieron))',
  it: 'che (?:[^ ,.;]+ ){0,3}?(?:(?:ha|hanno|aveva|avevano) (?:\\p{L}+ )?\\p{L}+[ts][oaie]|è stat[oa]|sono stat[ie]|fu|furono|era|erano)',
};

const patterns = new Map(
  (['en', 'de', 'fr', 'es', 'it'] as const).map((code) => [
    code,
    {
      reason: new RegExp(`(?<![\\p{L}<])(?:${reasons[code]})(?![\\p{L}])([^.;!?]*)`, 'gu'),
      past: new RegExp(`(?<![\\p{L}])(?:${past[code]})(?![\\p{L}])`, 'u'),
    },
  ]),
);

/** "The guide that brings more money." */
const more =
  /(?<!\p{L})(?:that|which|who|qui|que|che|die|der|das) (?:\p{L}+ ){0,2}?\p{L}+ (?:more|most|plus|más|mehr|più|meno|menos|moins)(?: \p{L}+){1,2} ?[.!]?$/u;
/** "Did you know that …?", "puede que …" */
const known =
  /(?<!\p{L})(?:know|wussten sie|wissen sie|saviez-vous|savez-vous|sabía|sabías|sabe|sabes|sapev(?:i|a|ate)|sai|sapete|puede|può darsi|se peut|könnte sein|may be|might be)(?: usted)?,? (?:that|dass|qu['’e ]|que|che)/u;

/** Why a text gives a reason, or tells of the past, without a name or a figure of the facts; null where it does not. */
export function findTold(text: string, { code }: Language): string | null {
  const own = patterns.get(code);
  if (!own) return null;
  for (const { 1: told = '', index } of text.matchAll(own.reason)) {
    const isAsked =
      /\?/.test(text.slice(index)) ||
      /say|explain|show|erklär|expli|spieg/.test(text.slice(0, index).split(/[.;]/).at(-1) ?? '');
    if (!isAsked && !/[<\d]/.test(told)) return 'the facts hold no reason';
  }
  if (more.test(text)) return 'a relative clause orders without a claim';
  if (known.test(text)) return 'the facts do not say what a question tells';
  return own.past.test(text) ? 'the facts do not say what happened' : null;
}
