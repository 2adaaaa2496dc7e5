import { readClause } from './clause.ts';
import { isFragment } from './fragment.ts';
import { isIntent } from './judge-intents.ts';
import type { Language } from './language.ts';

/** People of whom the facts say nothing, by language. */
const named: Record<Language['code'], string> = {
  en: 'people|families|parents|patients|mothers|fathers|kids|children|teenagers|students|teachers|doctors|dentists|nurses|lawyers|managers|owners|employees|workers|staff|teams|bosses|shoppers|buyers|customers|clients|consumers|reviewers|critics|inspectors|journalists|editors|bloggers|baristas|roasters|chefs|cooks|bakers|gardeners|cyclists|runners|travellers|tourists|guests|hosts|locals|residents|neighbours|drivers|users|visitors|readers|searchers|beginners|professionals|specialists|enthusiasts|fans|lovers|founders|agencies|companies|firms|brands|shops|stores|rivals|competitors|everyone|everybody|nobody|somebody|anyone|most',
  de: 'leute|menschen|familien|eltern|patienten|patientinnen|mütter|väter|kinder|jugendliche|studenten|lehrer|ärzte|zahnärzte|anwälte|manager|chefs|inhaber|mitarbeiter|mitarbeitende|beschäftigte|angestellte|arbeitgeber|arbeitnehmer|teams|käufer|kunden|kundinnen|verbraucher|kritiker|prüfer|journalisten|blogger|baristas|röster|köche|bäcker|gärtner|radfahrer|läufer|reisende|touristen|gäste|gastgeber|anwohner|nachbarn|fahrer|nutzer|besucher|leser|leserinnen|einsteiger|anfänger|profis|fachleute|fans|liebhaber|kaffeetrinker|gründer|agenturen|firmen|marken|läden|betriebe|wettbewerber|konkurrenten|jeder|alle|niemand|viele|manche',
  fr: 'gens|familles|parents|patients|patientes|mères|pères|enfants|adolescents|étudiants|enseignants|médecins|dentistes|avocats|managers|patrons|propriétaires|employés|salariés|employeurs|équipes|acheteurs|clients|consommateurs|critiques|inspecteurs|journalistes|blogueurs|baristas|torréfacteurs|cuisiniers|boulangers|jardiniers|cyclistes|coureurs|voyageurs|touristes|hôtes|habitants|voisins|conducteurs|utilisateurs|visiteurs|lecteurs|internautes|débutants|professionnels|spécialistes|passionnés|amateurs|fondateurs|agences|entreprises|marques|boutiques|concurrents|chacun|personne|beaucoup|certains',
  es: 'gente|familias|padres|madres|pacientes|niños|jóvenes|estudiantes|profesores|médicos|dentistas|abogados|gerentes|jefes|dueños|empleados|trabajadores|empleadores|equipos|compradores|clientes|consumidores|críticos|inspectores|periodistas|blogueros|baristas|tostadores|cocineros|panaderos|jardineros|ciclistas|corredores|viajeros|turistas|huéspedes|vecinos|residentes|conductores|usuarios|visitantes|lectores|principiantes|profesionales|especialistas|aficionados|amantes|fundadores|agencias|empresas|marcas|tiendas|competidores|nadie|muchos|algunos',
  it: 'gente|famiglie|genitori|pazienti|madri|padri|bambini|ragazzi|giovani|studenti|insegnanti|medici|dentisti|avvocati|manager|capi|titolari|proprietari|dipendenti|lavoratori|datori|squadre|acquirenti|clienti|consumatori|critici|ispettori|giornalisti|blogger|baristi|torrefattori|cuochi|panettieri|giardinieri|ciclisti|corridori|viaggiatori|turisti|ospiti|abitanti|vicini|residenti|conducenti|utenti|visitatori|lettori|principianti|professionisti|specialisti|appassionati|amanti|fondatori|agenzie|aziende|marchi|negozi|concorrenti|nessuno|molti|alcuni',
};

/** People of a page. */
const visitors: Record<Language['code'], string> = {
  en: 'visitors|readers|users|guests|riders|learners|searchers',
  de: 'besucher|leser|nutzer|gäste|besucherinnen|leserinnen',
  fr: 'visiteurs|lecteurs|internautes|utilisateurs|visiteuses|lectrices|hôtes',
  es: 'visitantes|lectores|usuarios|alumnos|lectoras|huéspedes',
  it: 'visitatori|lettori|utenti|ospiti|lettrici|alunni',
};

const articles: Record<Language['code'], string> = {
  en: 'the |our |your |many |some |most |local ',
  de: 'die |der |unsere |ihre |viele |manche |auch ',
  fr: 'les |des |nos |vos |beaucoup de |certains |certaines ',
  es: 'los |las |la |nuestros |tus |sus |muchos |algunos ',
  it: 'i |gli |le |la |nostri |molti |alcuni ',
};

/** Behind these the people are no subject. */
const joined =
  /^(?:vs|versus|or|oder|ou|o|of|who|that|for|and|in|with|der|die|das|und|mit|für|von|qui|que|et|de|des|dont|aux|à|y|con|cuyo|che|e|di|del|dei|per|a|al|,|:|\)|\?|!|\.|can|should|must|may|kann|können|soll|sollte|sollten|müssen|peuvent|doivent|devraient|pueden|deben|deberían|possono|devono|dovrebbero)$/;

const patterns = new Map(
  Object.entries(named).map(([code, list]) => [
    code,
    new RegExp(
      `^(?:${articles[code as Language['code']]})?(?:<n\\d+> |\\p{L}{3,14} )?(${list})(?: |(?=[,:)?!.]|$))(\\S*)`,
      'u',
    ),
  ]),
);

/** The people of whom a sentence in lower case states something as its subject; null where it does not. */
export function findPeople(sentence: string, { code }: Language): string | null {
  const found = patterns.get(code)?.exec(sentence.trim());
  const [, people = '', next = ''] = found ?? [];
  if (!found || next === '' || joined.test(next.replace(/[.,;]$/, ''))) return null;
  return people;
}

/** What stands before those who do something in the passive: "loved by". */
const agents: Record<Language['code'], string> = {
  en: 'by',
  de: 'von|bei',
  fr: 'par|de|des',
  es: 'por|de',
  it: 'da|dai|dagli|dalle|dal|dalla',
};

const passives = new Map(
  Object.entries(named).map(([code, list]) => [
    code,
    new RegExp(
      `(?<!\\p{L})(?:is|are|was|were|been|ist|sind|wird|werden|wurden?|est|sont|été|son|es|está|están|sido|è|sono|stat[oaie]) (?:\\p{L}{1,12} ){0,2}?(?:${agents[code as Language['code']]}) (?:\\p{L}{2,12} ){0,2}?(?:${list})(?!\\p{L})`,
      'u',
    ),
  ]),
);

/** Why a sentence that is no instruction, question, heading or goal states what no fact holds; null where it does not. */
export function findStatement(sentence: string, rest: string, language: Language): string | null {
  const people = findPeople(sentence, language);
  if (people !== null) return `the facts do not say this of ${people}`;
  if (passives.get(language.code)?.test(sentence)) return 'the facts do not say this of people';
  if (readClause(sentence, 0, sentence, language).isFactual || isIntent(sentence)) return null;
  return isFragment(sentence, rest, language) ? null : 'this states something without a claim';
}

/** What readers may be said to do with a page: allowed verbs, by their beginnings. */
const doings: Record<Language['code'], string> = {
  en: 'need|ask|use|search|look|find|see|want|read|print|type|enter|compare|make|face|come|are|have|can|should|must|might|may|could|will|expect|know|do|bring|get|choose|check|follow|take|download',
  de: 'brauch|frag|stell|nutz|such|find|seh|woll|lesen|druck|vergleich|mach|haben|hat|können|kann|soll|müss|benötig|wissen|kenn|geb|wähl|will|ausfüll|mitbring|erwart',
  fr: "ont|a|cherch|demand|pos|utilis|trouv|voi|veul|veut|lis|imprim|compar|fon|fait|peu|doi|devr|pourr|sav|attend|choisi|suiv|rempli|s'",
  es: 'tien|necesit|pregunt|hac|hag|usa|busc|encontr|v[ea]|quier|lee|imprim|compar|pued|deb|sab|esper|elig|sig|rellen|se',
  it: 'ha|hanno|cerca|chied|fa|fanno|usa|trov|ved|vogl|vuol|legg|stamp|confront|può|poss|dev|dovr|sa|sann|aspett|scelg|segu|compil|si',
};
const inRelative: Record<Language['code'], string> = {
  en: '(?:that |which |whom |\\p{L}+ )',
  de: ', (?:\\p{L}+ )?(?:die|der|das|den|dem|denen) ',
  fr: "(?:que |qu'|dont )",
  es: '(?:que|quienes) ',
  it: '(?:che|cui) ',
};
const said = new Map(
  Object.entries(named).map(([code, list]) => {
    const key = code as Language['code'];
    const people = `${list}|${visitors[key]}`;
    const article = key === 'en' ? '(?:the |your |most )?' : `(?:${articles[key]})?`;
    const verb = key === 'de' ? '[^,.;]*?(?<!\\p{L})' : '';
    return [
      code,
      new RegExp(
        `${key === 'de' ? '' : String.raw`(?<!\p{L})`}${inRelative[key]}${article}(?:${people}) (?!(?:${key === 'de' ? `[^,.;]* ?` : ''})(?:${doings[key]}))${verb}\\p{L}+ ?[,.;]?$`,
        'u',
      ),
    ];
  }),
);

/** Why an instruction says of people what no fact holds: "the headline visitors hate"; null where it does not. */
export function findJudged(sentence: string, { code }: Language): string | null {
  return said.get(code)?.test(sentence.trim()) ? 'the facts do not say this of people' : null;
}
