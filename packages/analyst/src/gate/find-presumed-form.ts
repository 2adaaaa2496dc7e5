import { compared } from './judge-sentences.ts';
import type { Language } from './language.ts';
import { formOf } from './sentence-form.ts';
import { findContest, isWork } from './work-verbs.ts';

/** Asks whether somebody wants what no fact holds. */
const ready =
  /^¿? ?(?:(?:are|is|sind|êtes|está|siete|e) (?:you |sie |vous |usted |voi )?)?(?:ready|bereit|prête?s?|list[oa]s?|preparad[oa]s?|pront[oiae]|lust|tired|müde|fatigué|cansad[oa]|stanc[oi])(?!\p{L})/u;

const why = /^(?:why|warum|wieso|weshalb|pourquoi|por qué|perché)(?!\p{L})/u;
/** "Have you noticed the drop": what is asked for is told. */
const noticed =
  /^¿? ?(?:have|haben|ist ihnen|avez|n['’]avez|ha|han|has|avete|hai)(?!\p{L})[^?]*(?<!\p{L})(?:noticed|seen|heard|bemerkt|gesehen|gehört|aufgefallen|remarqué|vu|entendu|notado|visto|oído|fijado|notato|sentito|accort[oi])(?!\p{L})/u;

/** "Why beginners fear the knot" presumes that they do; "why coffee tastes bitter" is of the topic. */
const attitudes =
  /(?<!\p{L})(?:fear|lov|hat(?:e|ing)|prefer|trust|swear|abandon|quit|leav|ignor|dread|ador|flock|switch|crav|fürcht|lieb(?:en|t)|hass|bevorzug|vertrau|schwör|meiden|scheuen|wechseln|redout|craign|aiment|préfèr|détest|fuient|boud|jurent|délaiss|temen|odian|aman(?!\p{L})|prefier|confían|abandon|huyen|temono|odiano|amano|preferisc|evitano|giurano|fidano|scelgono)\p{L}*/u;

/** "The knot that saves lives": the verb behind a relative, which is of work or says too much. Languages share words, so each pattern is tried. */
const relatives: readonly RegExp[] = [
  /(?<!\p{L})(?:that|which|who|whom) (?:\p{L}+ly )?(\p{L}+)/u,
  /, (?:die|der|das|den|dem|denen) (?:[^,]* )?(\p{L}+) ?$/u,
  /(?<!ce )(?<!\p{L})(?:(?:qui|que|dont) |qu['’])(?:(?:tout le monde|tous|les|la|le|l|s|se|on|nous|vous)[ '’])*(\p{L}+)/u,
  /(?<=\p{L} )(?<!lo )(?:que|quien|quienes) (?:(?:todos?|todas?|los|las|la|el|lo|se|nos) )*(\p{L}+)/u,
  /(?<=\p{L} )(?<!ciò )che (?!cosa)(?:(?:tutti|tutte|i|gli|le|la|il|lo|si|ci|vi) )*(\p{L}+)/u,
];

/** Verbs behind a relative that say what somebody needs or knows. */
const plain =
  /^(?:you|we|i|is|are|has|have|can|should|knows?|needs?|fits?|belongs?|matter|comes?|works?|sie|ist|sind|hat|haben|kennt|kennen|braucht|brauchen|passt|passen|gehört|gehören|est|sont|a|ont|vous|connaît|connaissent|convient|conviennent|va|vont|faut|es|son|está|están|tiene|tienen|conoce|conocen|necesita|hay|debe|deben|è|sono|ha|hanno|conosce|serve|servono|va|vanno|deve|devono)$/u;

/** Words with which a clause asks: its relatives tell nothing. */
const asks =
  /^(?:what|which|how|when|where|who|was|welche|wie|wann|wo|wer|ce qu|quel|comment|quand|où|qui|combien|qué|lo que|cuál|cómo|cuándo|dónde|quién|cuánt|che cosa|cosa|che|quale?|quali|come|quando|dove|chi|quant|à qui|a quién|a chi|für wen)/u;

/** "From hidden gem to darling" tells of a rise. */
const journeys =
  /^(?:from|vom|von der|du|de la|de l['’]|d['’]une?|de un|del?|dal|dalla|da) [^:<]*(?<!\p{L})(?:gem|secret|favou?rite|darling|star|hero|leader|champion|nobody|zero|geheimtipp|liebling|held|spitze|chouchou|coqueluche|vedette|héros|secreto|favorit[oa]|estrella|segreto|beniamin[oa]|stella|preferit[oa])(?!\p{L})/u;

/** "A goldmine for your shop": praise of what is the reader's. */
const praise =
  /^(?:an?|one|the|ein|eine|der|die|das|une?|le|la|una?|el|il|lo|un['’]\p{L}+) (?:[^:?]{3,40}) (?:for|für|pour|para|per) (?:(?:your|our|ihr|ihre|ihren|unser\p{L}*|votre|vos|notre|su|sus|tu|nuestr[oa]|il vostro|la vostra|il tuo|la tua|la|il|le|el|das|die|den) )(?:shop|store|studio|site|website|business|brand|company|team|workshop|gym|practice|laden|geschäft|atelier|betrieb|seite|marke|unternehmen|firma|praxis|boutique|entreprise|marque|maison|enseigne|tienda|taller|estudio|negocio|empresa|marca|casa|sitio|bottega|negozio|attività|azienda|marchio|studio|sito|impresa)(?!\p{L})/u;

/** "The future of driving", "your best-kept secret": what is praised more than anything else. */
const honors =
  /(?<!\p{L})(?:(?:the|die|das|der|le|la|el|il|lo|an?|your|ihr|votre|su|il vostro|eine?|une?|una?) |l['’]|un['’])(?:\p{L}+[- ]){0,2}?(?:future|zukunft|avenir|futuro|kings?|queen|könig(?:in)?|roi|reine|rey|reina|regina|secret|geheimnis|secreto|segreto|gem|jewel|juwel|joyau|joya|gioiello|reference|maßstab|referenz|référence|referente|referencia|riferimento|benchmark|gold standard|heart|herz|cœur|corazón|cuore|dream|traum|rêve|sueño|sogno|miracle|wunder|miracle|milagro|miracolo|revolution|révolution|revolución|rivoluzione|goldmine|goldgrube|mine d['’]or|filón|miniera|pépite|treasure|schatz|trésor|tesoro|star|stars)(?!\p{L})/u;
/** "Best-kept", "mejor guardado". */
const superlatives =
  /(?<!\p{L})(?:best|most|bestg|mejor|más|meglio|più|mieux|plus|le mieux)[- ]?\p{L}*(?:ed|pt|wn|ado|ada|ido|ida|ato|ata|ito|ita|uto|uta|é|ée|ete[snrm]?)(?!\p{L})/u;
/** "Where every learner ends up". */
const everybody =
  /(?<!\p{L})(?:every|everyone|everybody|all|jeder?|jedes|alle|chaque|tous|toutes|tout le monde|cada|todos|todas|todo el mundo|ogni|tutti|tutte)(?!\p{L})/u;

/** The site is no topic of a heading: what follows its name praises it. */
const selfPraise =
  /^<n\d+> ?[,:–—-] ?(?:the|der|die|das|le|la|l'|les|el|los|las|il|lo|i|gli|un|una|une|a|an|ein|eine) ?/u;

/** Questions that compare a page of ours with one of theirs. */
const compares =
  /(?<!\p{L})(?:compar\p{L}*|differ\p{L}*|vergleich\p{L}*|unterscheid\p{L}*|confront\p{L}*|différ\p{L}*|page|pages|seite|seiten|página|pagina|headings?|title|titel)(?!\p{L})/u;

interface Where {
  rest: string;
  isHeading: boolean;
  /** True for the name of our site. */
  isSite(tag: string): boolean;
  /** True for a text that names a competitor. */
  hasCompetitor(text: string): boolean;
}

/**
 * Why a sentence that should state nothing presumes something nonetheless: a contest, a verb that is no work, praise, or what
 * everybody does. Null where it does not.
 */
export function findPresumption(text: string, where: Where, language: Language): string | null {
  const sentence = text.trim();
  const isFactual = /<[^n]|\d/.test(sentence.replaceAll(/<n\d+>/g, ''));
  if (
    where.isHeading &&
    !isFactual &&
    asks.test(sentence) &&
    where.hasCompetitor(sentence) &&
    !compared.test(sentence)
  )
    return 'a heading asks about a competitor';
  const form = formOf(sentence, where, language) ?? (where.isHeading && !isFactual ? 'heading' : null);
  if (form === null || form === 'intent') return null;
  const contest = findContest(sentence, language);
  if (contest !== null) return `${contest} presumes a contest`;
  if (form === 'question') {
    if (where.hasCompetitor(sentence) && !compares.test(sentence))
      return 'a question asks about a competitor';
    return ready.test(sentence) || noticed.test(sentence) ? 'a question presumes what somebody wants' : null;
  }
  return form === 'heading' ? findBoast(sentence, where, language) : null;
}

function findBoast(heading: string, { isSite }: Where, language: Language): string | null {
  if (honors.test(heading) || superlatives.test(heading)) return 'a heading praises';
  if (why.test(heading))
    return attitudes.test(heading) ? 'a heading gives reasons for what no fact holds' : null;
  if (
    /^(?:where|wo|où|là où|donde|dónde|dove|who|wer|qui|quien|quién|chi)(?!\p{L})/u.test(heading) &&
    everybody.test(heading)
  )
    return 'a heading tells what everybody does';
  if (asks.test(heading)) return null;
  for (const pattern of relatives) {
    const verb = pattern.exec(heading)?.[1];
    if (verb !== undefined && !isWork(verb, language) && !plain.test(verb))
      return `${verb} states something behind a relative`;
  }
  if (praise.test(heading)) return 'a heading praises';
  if (journeys.test(heading)) return 'a heading tells of a rise';
  const [tag] = /^<n\d+>/.exec(heading) ?? [];
  return tag !== undefined && isSite(tag) && selfPraise.test(heading) ? 'a heading praises the site' : null;
}
