import { readClause } from './clause.ts';
import type { Language } from './language.ts';
import { isResult } from './sentence-form.ts';

/** People of whom the facts say nothing, by language. */
const named: Record<Language['code'], string> = {
  en: 'people|families|parents|patients|mothers|fathers|kids|children|teenagers|students|teachers|doctors|dentists|nurses|lawyers|managers|owners|employees|workers|staff|teams|bosses|shoppers|buyers|customers|clients|consumers|reviewers|critics|inspectors|journalists|editors|bloggers|baristas|roasters|chefs|cooks|bakers|gardeners|cyclists|runners|travellers|tourists|guests|hosts|locals|residents|neighbours|drivers|users|visitors|readers|searchers|beginners|professionals|specialists|enthusiasts|fans|lovers|founders|agencies|companies|firms|brands|shops|stores|rivals|competitors|everyone|everybody|nobody|somebody|anyone|most',
  de: 'leute|menschen|familien|eltern|patienten|patientinnen|mütter|väter|kinder|jugendliche|studenten|lehrer|ärzte|zahnärzte|anwälte|manager|chefs|inhaber|mitarbeiter|mitarbeitende|beschäftigte|angestellte|arbeitgeber|arbeitnehmer|teams|käufer|kunden|kundinnen|verbraucher|kritiker|prüfer|journalisten|blogger|baristas|röster|köche|bäcker|gärtner|radfahrer|läufer|reisende|touristen|gäste|gastgeber|anwohner|nachbarn|fahrer|nutzer|besucher|leser|leserinnen|einsteiger|anfänger|profis|fachleute|fans|liebhaber|kaffeetrinker|gründer|agenturen|firmen|marken|läden|betriebe|wettbewerber|konkurrenten|jeder|alle|niemand|viele|manche',
  fr: 'gens|familles|parents|patients|patientes|mères|pères|enfants|adolescents|étudiants|enseignants|médecins|dentistes|avocats|managers|patrons|propriétaires|employés|salariés|employeurs|équipes|acheteurs|clients|consommateurs|critiques|inspecteurs|journalistes|blogueurs|baristas|torréfacteurs|cuisiniers|boulangers|jardiniers|cyclistes|coureurs|voyageurs|touristes|hôtes|habitants|voisins|conducteurs|utilisateurs|visiteurs|lecteurs|internautes|débutants|professionnels|spécialistes|passionnés|amateurs|fondateurs|agences|entreprises|marques|boutiques|concurrents|chacun|personne|beaucoup|certains',
  es: 'gente|familias|padres|madres|pacientes|niños|jóvenes|estudiantes|profesores|médicos|dentistas|abogados|gerentes|jefes|dueños|empleados|trabajadores|empleadores|equipos|compradores|clientes|consumidores|críticos|inspectores|periodistas|blogueros|baristas|tostadores|cocineros|panaderos|jardineros|ciclistas|corredores|viajeros|turistas|huéspedes|vecinos|residentes|conductores|usuarios|visitantes|lectores|principiantes|profesionales|especialistas|aficionados|amantes|fundadores|agencias|empresas|marcas|tiendas|competidores|nadie|muchos|algunos',
  it: 'gente|famiglie|genitori|pazienti|madri|padri|bambini|ragazzi|giovani|studenti|insegnanti|medici|dentisti|avvocati|manager|capi|titolari|proprietari|dipendenti|lavoratori|datori|squadre|acquirenti|clienti|consumatori|critici|ispettori|giornalisti|blogger|baristi|torrefattori|cuochi|panettieri|giardinieri|ciclisti|corridori|viaggiatori|turisti|ospiti|abitanti|vicini|residenti|conducenti|utenti|visitatori|lettori|principianti|professionisti|specialisti|appassionati|amanti|fondatori|agenzie|aziende|marchi|negozi|concorrenti|nessuno|molti|alcuni',
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

/** What a sentence can say of a name without stating anything of the world: what its topic, its page or its search is. */
const topics =
  /(?<!\p{L})(?:topics?|themes?|subjects?|intents?|intentions?|search|query|thema|themen|absicht|suchabsicht|suchintention|suche|suchanfrage|sujet|thème|intention|requête|recherche|tema|intención|consulta|búsqueda|argomento|intento|intenzione|ricerca|tutorial|guide|ratgeber|anleitung|guía|guida|gap|lücke|page|seite|página|pagina|article|artikel|artículo|articolo|section|abschnitt|sección|sezione)(?!\p{L})/u;

/** What a report counts. */
const counted =
  /(?<!\p{L})(?:keywords|terms|begriffe|suchbegriffe|mots-clés|términos|palabras clave|termini|parole chiave|rankings)(?!\p{L})/u;

function isNamed(sentence: string): boolean {
  return /<n\d/.test(sentence) && !topics.test(sentence);
}

/** Measures of which a sentence without a claim may say nothing. */
const seen =
  /^(?:clicks?|klicks?|clics?|rankings?|impression(?:s|en|i)?|impresiones|einblendungen|views|sessions|visits?|sitzungen|visites?|besuche[nr]?|visitas?|visite|trafic|tráfico|traffico)$/;

/** "Judges cite your template.": a plural does something to what is ours. */
const told =
  /^(?:(?:the|die|les|los|las|i|gli|le) )?\p{L}{3,20} \p{L}{3,20} (?:your|our|this|these|ihren?|unseren?|diesen?|dieses|diese|votre|vos|notre|nos|cette|cet|ce|ces|su|sus|esta|este|a esta|a este|il suo|la sua|i suoi|le sue|il tuo|la tua|questo|questa)(?!\p{L})/u;

/** Why a sentence that is no instruction, question, heading or goal states what no fact holds; null where it does not. */
export function findStatement(sentence: string, language: Language): string | null {
  const people = findPeople(sentence, language);
  if (people !== null) return `the facts do not say this of ${people}`;
  if (passives.get(language.code)?.test(sentence)) return 'the facts do not say this of people';
  const clause = readClause(sentence, 0, sentence, language);
  const { tokens, isFactual } = clause;
  if (isFactual || tokens.some((token) => language.modals.has(token) || language.conditions.has(token)))
    return null;
  if (tokens.length < 7 && told.test(sentence)) return 'the facts do not say this of the site';
  // "Clicks on one page."
  if (tokens.length < 5 && !isNamed(sentence) && !counted.test(sentence)) return null;
  if (/^[“„«"]? ?<n\d+> ?[”“»"]?[,:]/.test(sentence.trim())) return null;
  const count = tokens.find(
    (token, at) => language.amounts.has(token) && counted.test(tokens.slice(at + 1, at + 4).join(' ')),
  );
  if (count !== undefined) return `${count} is a number of keywords without a claim`;
  const result = tokens.find((token) => isResult(token) || seen.test(token));
  if (result !== undefined) return `the facts do not hold these ${result}`;
  const isAdvice = tokens.some(
    (token, at) => language.advice.has(token) && /^<n|^,/.test(tokens[at - 1] ?? ''),
  );
  return isNamed(sentence) && !isAdvice ? 'the facts do not say this of that name' : null;
}

/** "Four mistakes that beginners make". */
export function isListOfPeople(heading: string, language: Language): boolean {
  const words: string[] = heading.match(/\p{L}+/gu) ?? [];
  const isCounting = words.some((word) => language.amounts.has(word) && !language.one.has(word));
  return isCounting && !/\?/.test(heading) && (anyone.get(language.code)?.test(heading) ?? false);
}

const anyone = new Map(
  Object.entries(named).map(([code, list]) => [code, new RegExp(`(?<!\\p{L})(?:${list})(?!\\p{L})`, 'u')]),
);
