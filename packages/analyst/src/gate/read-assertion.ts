import type { ProvenClaim } from '../facts/claim.ts';
import type { KnownFacts, Subject } from '../facts/known-facts.ts';
import type { Measure } from '../facts/measures.ts';
import { type Clause, readClause } from './clause.ts';
import { judgeClaims } from './judge-claims.ts';
import type { ProseContext } from './judge-clauses.ts';
import type { Language } from './language.ts';
import { languages } from './languages/languages.ts';
import { isOpenSentence } from './sentence-form.ts';
import type { Skeleton } from './skeleton.ts';

/** Where an assertion is read. */
export interface AssertionContext {
  known: KnownFacts;
  about: readonly Subject[];
  language: Language;
}

/**
 * Why a clause with claims says anything besides them; empty where it does not. The words between names and claims are
 * not published, so any verb may stand before a claim. What must not happen is that they mean another subject or measure,
 * turn or bound the claim, or add a second statement.
 */
export function judgeAssertion(skeleton: Skeleton, { known, about, language }: AssertionContext): string[] {
  const { text, names, claims, rest } = skeleton;
  const context: ProseContext = { names, claims, known, shared: about, language, rest };
  // "Ora" is "now" here, and "hour" elsewhere.
  const prose = language.code === 'it' ? text.replaceAll(/(?<!\p{L})ora(?!\p{L})/gu, 'adesso') : text;
  const clause = withoutMoves(readClause(prose, 0, prose, language), claims);
  return [
    ...findSecondStatement(clause, language),
    ...judgeMeasures(clause, claims),
    ...judgeClaims(clause, context),
  ];
}

/** True for a sentence that states nothing of the world, but orders, asks or sets a goal. */
export function isAdvice({ text, rest }: Skeleton, language: Language): boolean {
  return isOpenSentence(text, { rest, isHeading: false }, language);
}

/** True for names and small words alone: "for the site". */
export function isBare(text: string, language: Language): boolean {
  const { tokens } = readClause(text, 0, text, language);
  return tokens.every((token) => isBinding(token, language) && !language.negations.has(token));
}

/** The languages that know most words of a text, in the order in which they are tried; English where none knows any. */
export function languagesOf(texts: readonly string[]): Language[] {
  const tokens = texts.flatMap((text) => text.toLowerCase().match(/\p{L}+/gu) ?? []);
  const scored = languages.map((language) => ({
    language,
    score: tokens.filter((token) => language.words.has(token) || binding[language.code].has(token)).length,
  }));
  const most = Math.max(...scored.map(({ score }) => score));
  return most === 0
    ? languages.slice(0, 1)
    : scored.filter(({ score }) => score === most).map(({ language }) => language);
}

function findSecondStatement({ tokens }: Clause, language: Language): string[] {
  const odd = tokens.find((token) => !isBinding(token, language));
  const actor = tokens.find((token) => language.actors.has(token) && !isOurs(token, language));
  return [
    ...(odd === undefined ? [] : [`${odd} says more than the claims do`]),
    ...(actor === undefined ? [] : [`the facts do not say this of ${actor}`]),
  ];
}

function isOurs(token: string, { ours, you, relative }: Language): boolean {
  return ours.has(token) || you.has(token) || relative.has(token) || relatives.has(token);
}

/** A word that binds names and claims and says nothing by itself. */
function isBinding(token: string, language: Language): boolean {
  if (token.startsWith('<')) return true;
  if (orders.has(token) || language.amounts.has(token)) return false;
  const { lead, also, finite, joins, after, demand, ours, you, up, down, small, upBeside, downBeside } =
    language;
  return (
    binding[language.code].has(token) ||
    nouns.test(token) ||
    [lead, also, finite, joins, after, demand, ours, you, up, down, upBeside, downBeside, small].some(
      (list) => list.has(token),
    )
  );
}

const relatives = new Set(['qui', 'que', 'che', 'die', 'der', 'das', 'which', 'that']);

const words = (list: string) => new Set(list.split(/\s+/));

/** Small words that place one thing before another, or leave something out. */
const orders = words(
  `ahead behind beyond above below near nearly almost instead otherwise soon later ever never always quickly fast rapidly schnell rasch vite rapidement rápido rápidamente veloce rapidamente else other others
vor hinter über unter fast beinahe bald immer kurz statt sonst außer andere anderen
devant derrière avant après presque bientôt toujours jamais autre autres seul seule
delante detrás antes después casi pronto siempre jamás otro otra otros otras solo
debajo encima arriba abajo dessous dessus sous sopra sotto oberhalb unterhalb under over top
davanti dietro prima dopo quasi presto sempre mai altro altra altri altre`,
);

const nouns =
  /^(?:positions?|posici[oó]n(?:es)?|posizion[ei]|posto|puesto|platz|plätze|rang|rank(?:s|ed|ing|ings)?|place|search(?:es)?|suchanfragen?|suchen|recherches?|búsquedas?|ricerche|clicks?|klicks?|clics?|clic|impression(?:s|en|i)?|impresiones|difficulty|schwierigkeit|difficulté|dificultad|difficoltà|volume|suchvolumen|volumen|keywords?|mots?-clés?|palabras?|clave|parol[ae]|chiave|seite|website|site|page|página|sitio|pagina|sito|month|monat|mois|mes|mese|visits?|besuche|visites?|visitas?|visite)$/u;

/** Verbs and nouns that models put before a figure, besides those of the other lists. */
const binding: Record<Language['code'], ReadonlySet<string>> = {
  en: words(
    'already currently now maintains keeps draws yet has had have having is are was were at with a an the from to in on of for and but while it its which stands sits ranks ranked holds reaches shows records recorded counts gets carries draws brings attracts sees comes still that listed appears appeared earned earns receives received collects makes brings brought takes reached drew attracted sat stood came lies remains you your offers combines generates generated registers registered achieves achieved produces produced shown measured counted logged logs pulls pulled gathers gathered draws scores boasts',
  ),
  de: words(
    'bereits derzeit hält behält obwohl während aktuell jetzt nun schon noch hat hatte haben ist war sind waren lag liegt stand steht rankt belegt erreicht zeigt zeigen sich erzielt verzeichnet kommt bringt auf bei mit von zu im in und aber erhielt erhält erhalten bekommt bekam findet finden sammelt sammelte erreichte erzielte verzeichnete zählt zählte weist aufweist gemessen registriert rangiert rangierte platziert gelistet bietet bei dort dazu damit liegt befindet kam brachte holt sieht während einer einem einen eine ein die der das den dem für aus es',
  ),
  fr: words(
    'apporte apportent classé classée tient maintient conserve déjà actuellement maintenant désormais a avait ont est était sont se classe trouve situe occupe compte affiche présente obtient enregistre enregistré alors obtenu reçu reçoit recueille récolte totalise atteint atteignait pointe figure apparaît génère généré rapporte bénéficie dispose possède cumule recense montre reste en à au avec de du des la le les l un une pour sur et mais tandis que qui il elle',
  ),
  es: words(
    'mantiene conserva posiciona sitúa encuentra ya actualmente ahora hoy tiene tenía tienen es está estaba son aparece ocupa cuenta muestra presenta registra obtiene recibe recibió obtuvo registró logra logró aporta aportan consigue consiguió reúne acumula alcanza alcanzó figura genera generó aporta cuenta posee ofrece dispone muestra suma sigue en al a con de del la el los las un una para por y pero mientras que',
  ),
  it: words(
    'mantiene conserva già attualmente adesso ora ha aveva hanno è era sono si posiziona trova occupa conta mostra presenta registra ottiene ottenuto riceve ricevuto raccoglie registrato genera generato porta totalizza figura compare appare possiede vanta offre dispone segna raggiunto raggiunge resta in a al alla con di del da la il lo le i un una per su e ma mentre che',
  ),
};

/** Nouns that say which measure a figure is of. */
const measured: readonly [RegExp, readonly Measure[]][] = [
  [
    /^(?:position|rank|platz|plätze|rang|place|posici|posizion|posto|puesto|classe|results?$|ergebnis|résultats|resultados|risultati|spot|slot)/,
    [
      'position',
      'previousPosition',
      'averagePosition',
      'top3',
      'top10',
      'positions4to10',
      'positions21to50',
      'beyond50',
    ],
  ],
  [/^(?:difficult|schwierig|difficult|dificult|difficolt)/, ['difficulty', 'averageDifficulty']],
  [/^(?:click|klick|clics?$)/, ['clicks', 'extraClicks', 'clickRate', 'costPerClick']],
  [/^(?:impression|impresion)/, ['impressions', 'clickRate', 'clicks']],
  [/^(?:visit|besuch)/, ['visits']],
];

/** A clause names no measure but those that it claims. */
function judgeMeasures({ tokens }: Clause, claims: readonly ProvenClaim[]): string[] {
  return tokens.flatMap((token) => {
    const meant = measured.find(([noun]) => noun.test(token))?.[1];
    const isMeant = !meant || claims.some(({ measure }) => measure !== null && meant.includes(measure));
    return isMeant ? [] : [`${token} is not what the claim is of`];
  });
}

/** Verbs of a move among the results, by their beginnings without accents. */
const moves: readonly (readonly [RegExp, 1 | -1 | 0])[] = [
  [
    /^(?:climb|rose$|risen$|rising$|improv|gain(?:ed|s)?$|advanc|gestieg|steig|gekletter|kletter|verbess|aufgeruck|mont[ee]|grimp|progress|remont|gagne|subi|sube|mejor|avanza|ascend|sali|risal|migliora|avanz|guadagn)/u,
    1,
  ],
  [
    /^(?:slip|ruts|fiel|sank|fell$|fall|drop|slid$|sank$|declin|lost$|gerutsch|rutsch|abgerutsch|gefall|fallt|gesunk|sink|verlor|gliss|tomb|recul|baiss|perdu|descend|baja|bajo$|caid|cae$|cayo|retroced|perdi|sces|scend|cal[oa]|pers[oa]|perde|arretrat)/u,
    -1,
  ],
  [/^(?:moved?|moves|went|goes|gone|shift|gewechsel|wechsel|passe?|passee?$|pasa|paso$|passa)/u, 0],
];

/** "Climbed from {previous} to {now}": a move that both positions hold says no more than they do. */
function withoutMoves(clause: Clause, claims: readonly ProvenClaim[]): Clause {
  const ranks = claims.filter(({ verb }) => verb === 'at' || verb === 'was');
  const [first] = ranks;
  const { position, previousPosition } = first ? first.subject.values : {};
  if (ranks.length === 0 || position === undefined || previousPosition === undefined) return clause;
  const held = Math.sign(previousPosition - position);
  const isHeld = (token: string) => {
    const word = token.normalize('NFD').replaceAll(/\p{M}/gu, '');
    return moves.some(
      ([verb, sign]) => verb.test(word) && (sign === held || (sign === 0 && ranks.length > 1)),
    );
  };
  return { ...clause, tokens: clause.tokens.filter((token) => !isHeld(token)) };
}
