import type { Language } from './language.ts';
import { sentencesOf } from './sentences.ts';

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
  de: ', (?:[^ ,.;]+ )?(?:der|die|das|den|dem|denen) (?:[^ ,.;]+ ){0,8}?(?:hat|haben|hatten?|wurden?|war|waren|ge\\p{L}+ sind)(?= ?(?:[,.;]|$))',
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
/** Opens a clause with a subject of its own: what it says of anything but the reader and the page is no instruction. */
const told: Record<Language['code'], RegExp> = {
  en: /(?<!\p{L})(?:while|whereas|although|even though|though|now that|given that|considering|seeing that|especially as|even as|just as|until|once|whenever|wherever)(?= (?!(?:you|your|it|they|the (?:page|text|draft|guide|title|site|article|new)|this|that|these|\p{L}+ing|not|still|in|on|at|short|per|necessary|needed|possible|more|a (?:month|week|year|quarter)|every|each)(?!\p{L}))\p{L})/u,
  de: /(?<!\p{L})(?:obwohl|obgleich|wohingegen|solange|sobald|nachdem|ehe|bevor|zumal|wo doch|jetzt da|nun da)(?= (?!(?:sie|es|er|man|die (?:seite|neue)|der (?:text|ratgeber|entwurf|titel)|ihre?|das|dieser?)(?!\p{L}))\p{L})/u,
  fr: /(?<!\p{L})(?:vu que?|sachant que?|d['’]autant que?|du fait que?|pendant que?|tandis que?|alors que?|bien que?|quoique?|maintenant que?|avant que?|tant que?|étant donné que?|même si|au moment où)(?= ?['’]?(?!(?:vous|la page|le (?:texte|guide|titre)|ce|elle|il|votre)(?!\p{L}))\p{L})/u,
  es: /(?<!\p{L})(?:mientras|aunque|ahora que|antes de que|en cuanto|siempre que|visto que|teniendo en cuenta que|a medida que|justo cuando)(?= (?!(?:usted|la página|el (?:texto|título|artículo)|la guía|esta?|se|lo|su|tu)(?!\p{L}))\p{L})/u,
  it: /(?<!\p{L})(?:mentre|anche se|benché|sebbene|ora che|prima che|finché|proprio quando|man mano che|considerato che|non appena)(?= (?!(?:lei|la pagina|il (?:testo|titolo)|la guida|questa?|si|vi|la vostra|la sua)(?!\p{L}))\p{L})/u,
};
/** "Did you know that …?", "puede que …" */
const known =
  /(?<!\p{L})(?:know|wussten sie|wissen sie|saviez-vous|savez-vous|sabía|sabías|sabe|sabes|sapev(?:i|a|ate)|sai|sapete|puede|può darsi|se peut|könnte sein|may be|might be)(?: usted)?,? (?:that|dass|qu['’e ]|que|che)/u;

/** "Of last summer", "that it once was", and pages of the results. */
const bygone =
  /(?<!\p{L})(?:last (?:spring|summer|autumn|fall|winter|season)|once (?:was|were|had)|used to be|of old|(?:vom |im |des )?(?:letzten|vergangenen|vorigen) (?:frühjahr|frühling|sommers?|herbst|winters?|saison)|einst(?:mals|ig\p{L}*)?|(?:die|der|das) (?:sie|er|es) (?:ein(?:st|mal) )?war|(?:printemps|été|automne|hiver|saison) (?:dernière?|passée?)|d['’]antan|d['’]autrefois|qu['’](?:il|elle) (?:était|fut)|(?:primavera|verano|otoño|invierno|temporada) pasad[oa]|de antaño|que (?:fue|era)|(?:primavera|estate|autunno|inverno|stagione) scors[oa]|di un tempo|di una volta|che era|(?:second|third|zweiten?|dritten?|deuxième|troisième|segunda|tercera|seconda|terza) (?:page|seite|página|pagina)(?! (?:on|about|zu|über|sur|sobre|su))|page (?:two|three)|seite (?:eins|zwei))(?!\p{L})/u;

/** "Explain that …": what follows states something, whoever is to say it. */
const reported =
  /^(?:(?:please|bitte|also|und|and) )?(?:(?:explain|mention|say|note|state|remind|point out|tell|make (?:it )?clear|stress|highlight|emphasi[sz]e|erklären sie|erläutern sie|erwähnen sie|sagen sie|weisen sie|betonen sie|schreiben sie|erinnern sie|machen sie|(?:expliqu|précis|mentionn|indiqu|rappel|signal|soulign|dit|dites)(?:ez|er)?|(?:expli[cq]|aclar|mencion|di[gc]|indi[cq]|recuerd|recuérd|señal|subray|destac|destaq)\p{L}*|(?:spieg|menzion|dic|dite|indic|ricord|precis|segnal|chiar|sottoline)\p{L}*)(?: (?!ob |wie |was |wann |wer |wo |how |what |when |where |whether |an? |the |un[ae]? |une |comment |quand |où |ce qu|si |quel|cómo |cuándo |qué |dónde |cuál|come |quando |dove |se |qual|cosa )[^ ,.;:!?]+){0,3}?|(?:add|show|zeigen sie|ajout(?:ez|er)|montr(?:ez|er)|añad\p{L}*|muestr\p{L}*|aggiung\p{L}*|mostr\p{L}*)),? (?:that|dass|que|qu['’]\p{L}+|che(?! cosa))(?!\p{L})/u;

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
  if (
    !/[<\d]|<n\d+> (?:est|is|ist|está|è) /.test(text.replaceAll(/<n\d+>(?! (?:est|is|ist|está|è) )/g, '')) &&
    told[code].test(text)
  )
    return 'a clause with a subject of its own states something';
  if (bygone.test(text)) return 'the facts do not say what was';
  if (sentencesOf(text).some((sentence) => reported.test(sentence.trim())))
    return 'what somebody is told states something without a claim';
  if (more.test(text)) return 'a relative clause orders without a claim';
  if (known.test(text)) return 'the facts do not say what a question tells';
  return own.past.test(text) ? 'the facts do not say what happened' : null;
}
