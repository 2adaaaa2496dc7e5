import type { Language } from '../language.ts';
import { wordsOf } from '../language.ts';
import { defineLanguage } from './define-language.ts';
import * as everyday from './italian-everyday-words.ts';
import * as general from './italian-general-words.ts';
import * as topic from './italian-topic-words.ts';
import {
  italianAdjectives,
  italianAre,
  italianEre,
  italianNouns,
  italianSmall,
  italianVerbs,
} from './italian-words.ts';

const are = [
  ...new Set([
    ...wordsOf(italianAre),
    ...[...wordsOf(general.are, topic.are, everyday.are)].flatMap((verb) =>
      verb.endsWith('are') ? [verb.slice(0, -3)] : [],
    ),
  ]),
];
/** Stems of verbs in -ire, with those that take -isc-: "unire" → "unisci". */
const ire = [...wordsOf(general.ire)].flatMap((verb) => (verb.endsWith('ire') ? [verb.slice(0, -3)] : []));
/** "analizzare" → "analizzato", "analizzarsi"; "specificare" → "specifichi"; "cominciare" → "comincerà". */
const areForms = (stem: string) => [
  ...['ato', 'ata', 'ati', 'ate', 'arsi', 'ar', 'ando', 'andola', 'andolo', 'ale', 'ali', 'ino'].map(
    (ending) => stem + ending,
  ),
  ...(/[cg]$/.test(stem) ? ['hi', 'hino', 'hiamo'].map((ending) => stem + ending) : []),
];
const ereForms = (stem: string) =>
  ['ersi', 'uto', 'uta', 'uti', 'ute', 'ano', 'endo', 'ila', 'ilo'].map((ending) => stem + ending);
const ireForms = (stem: string) => [
  ...[
    'ito',
    'ita',
    'iti',
    'ite',
    'irsi',
    'irla',
    'irlo',
    'irle',
    'irli',
    'endo',
    'isca',
    'iscano',
    'iamo',
  ].map((ending) => stem + ending),
];
const ere = [
  ...new Set([
    ...wordsOf(italianEre),
    ...[...wordsOf(general.ire)].flatMap((verb) =>
      // "legge" is a law as well.
      verb.endsWith('ere') && verb !== 'leggere' ? [verb.slice(0, -3)] : [],
    ),
  ]),
];
const advice = [
  ...are.flatMap((stem) => [
    `${stem}are`,
    `${stem}a`,
    `${stem}i`,
    stem,
    `${stem}ate`,
    `${stem}iamo`,
    `${stem}arla`,
    `${stem}arlo`,
    `${stem}arle`,
    `${stem}arli`,
    `${stem}ala`,
    `${stem}alo`,
  ]),
  ...ere.flatMap((stem) => [
    `${stem}ere`,
    `${stem}i`,
    `${stem}a`,
    `${stem}ete`,
    `${stem}erla`,
    `${stem}erlo`,
  ]),
  ...ire.flatMap((stem) => [`${stem}ire`, `${stem}isci`, `${stem}i`, `${stem}ite`]),
  ...wordsOf(italianVerbs),
];

/** Plurals and genders: "chiaro" → "chiara", "chiari", "chiare"; "pagina" → "pagine"; "titolo" → "titoli". */
function inflect(word: string): string[] {
  const stem = word.slice(0, -1);
  const hard = /[cg]$/.test(stem) ? [`${stem}hi`, `${stem}he`] : [];
  const soft = stem.endsWith('i') ? [stem] : [];
  return /[oae]$/.test(word) ? [word, `${stem}i`, `${stem}e`, ...hard, ...soft] : [word];
}

const things = [
  ...[...wordsOf(italianNouns, general.nouns, topic.nouns, everyday.nouns)].flatMap(inflect),
  ...[...wordsOf(italianAdjectives, general.adjectives, topic.adjectives, everyday.adjectives)].flatMap(
    (word) => [...inflect(word), word.replace(/o$/, 'a')],
  ),
];

export const italian: Language = defineLanguage({
  code: 'it',
  locale: 'it-IT',
  advice,
  states: [
    ...are.flatMap((stem) => [`${stem}a`, `${stem}ano`]),
    ...ere.flatMap((stem) => [`${stem}e`, `${stem}ono`]),
    ...ire.flatMap((stem) => [`${stem}isce`, `${stem}iscono`, `${stem}e`, `${stem}ono`]),
  ],
  words: [
    ...are.flatMap(areForms),
    ...ere.flatMap(ereForms),
    ...ire.flatMap(ireForms),
    ...wordsOf(general.verbs, general.small, topic.small, everyday.small),
    ...ere.flatMap((stem) => [`${stem}endo`]),
    ...things,
    ...wordsOf(italianSmall),
  ],
  small: wordsOf(italianSmall),
  things,
  acronyms: 'FAQ URL HTML SEO PDF IA CTA',
  directed:
    'migliora migliorare migliori migliorate aumenta aumentare aumenti aumentate incrementa incrementare incrementi alza alzare alzi potenzia potenziare potenzi fai salire far',
  also: 'e ed o ma poi anche così quindi allora sempre mai non ora adesso inoltre soprattutto bene ben infine solo per favore',
  finite:
    'è sono ha hanno fa fanno va vanno sta stanno resta restano occupa occupano compare compaiono appartiene risulta risultano viene vengono conta',
  sayings:
    'dice dicono mostra mostrano dimostra dimostrano prova provano conferma confermano consiglia consigliano raccomanda raccomandano afferma affermano crede credono vuole vogliono preferisce preferiscono desidera desiderano sa sanno ama amano indicano',
  actors: `concorrente concorrenti concorrenza rivale rivali lettore lettori lettrici utente utenti cliente clienti acquirente acquirenti visitatore visitatori gente persone persona mercato settore squadra azienda aziende negozio negozi sito siti marca marche marchio motore motori
lei voi noi loro lui questo ciò pagina pagine articolo contenuto contenuti guida parola parole termine tema domanda ricerca ricerche interesse dati esperienza prove analisi fonti autori redazione produttore produttori venditori`,
  bareActors: 'lei voi noi loro lui questo ciò',
  lead: 'il lo la i gli le l un una uno dei delle degli del della questo questa questi queste il suo sua suoi sue tuo tua tuoi tue nostro nostra nostri nostre e ma o perché poiché già ancora ora oggi anche altri altre altro altra principali nuovo nuova nuovi nuove alcuni',
  after:
    'di del della dei delle d in nel nella su sul sulla a al alla ai alle con per da dal dalla senza tra fra che chi dove e o come secondo può possono deve devono dovrebbe dovrebbero verso',
  modals:
    'può possono puoi potrebbe potrebbero deve devono devi dovrebbe dovrebbero dovresti bisogna merita meritano conviene occorre',
  conditions: 'se quando finché affinché prima per',
  joins: 'e ed ma o',
  to: '',
  relative:
    'che chi cosa come quale quali dove quando cui perché aiuta aiutano permette permettono consente consentono',
  keeping:
    'proteggi proteggere proteggete ottenuta ottenuto raggiunta mantenere mantieni mantenga mantiene tenere tieni tenga tiene restare resta resti rimanere conserva conservare già ancora sempre difendere difendi difenda',
  ours: 'lei voi noi questo ciò pagina pagine sito articolo contenuto guida parola parole termine tema domanda ricerca ricerche interesse',
  negations: 'non mai nessun nessuna nessuno senza né niente nulla neppure',
  amounts:
    'due tre quattro cinque sei sette otto nove dieci undici dodici alcuni alcune alcuna qualche ogni ciascun ciascuna ciascuno tutto tutti tutta tutte entrambi entrambe primo primi prime seconda terzo terza',
  one: 'un una uno',
  of: 'di del dei della su',
  work: `frase frasi paragrafo paragrafi sezione sezioni titolo titoli sottotitolo sottotitoli esempio esempi passo passi passaggio passaggi domanda domande pagina pagine immagine immagini foto link collegamento collegamenti riga righe tabella tabelle lista liste parola parole punto punti settimana settimane mese mesi tema temi
argomento argomenti opzione opzioni motivo motivi ragione ragioni consiglio consigli idea idee formato formati articolo articoli guida guide parte parti variante varianti gruppo gruppi giorno giorni ora ore versione versioni prodotto prodotti modello modelli criterio criteri errore errori risposta risposte video modifica modifiche bozza ingrediente ingredienti impostazione impostazioni
elemento elementi dettaglio dettagli taglia prezzo prezzi risultato risultati ricerca sguardo fonte fonti redattore redattrice volta volte chiave termine termini tipo tipi`,
  comparatives: 'più meglio migliore migliori meno maggiore maggiori minore minori peggio',
  measured:
    'visite visita visitatori clic ricerche traffico posizione posizioni posto posti vendite ricavi clienti lettori parole visibilità',
  than: 'rispetto',
  superlative:
    /(?:^| |')(?:il|lo|la|i|gli|le|l|del|della|dei|delle|al|alla|ai|alle|nel|nella) ?'?(?:più|meno|miglior\p{L}?|maggior\p{L}?|minor\p{L}?|peggior\p{L}?)(?= )|(?:più|meno|migliori?e?|maggiori?e?) (?:\p{L}+ )?(?:di|del|della|dei|delle|che)/u,
  up: 'sale salgono salito salite cresce crescono cresciuto cresciuta cresciute aumentano aumentato aumentate guadagna guadagnano guadagnato crescita aumento rialzo salita',
  down: 'scende scendono sceso scesa scese cala calano calato calate diminuisce diminuiscono diminuito perde perdono perso calo discesa flessione ribasso',
  upBeside: 'più',
  downBeside: 'meno',
  demand: 'domanda interesse ricerche ricerca tendenza',
  otherMeasures:
    'visite visitatori clic traffico posizione posizioni posto ranking vendite visibilità difficoltà',
  otherPeriods: 'giorno giorni settimana settimane anno anni ora ore',
  you: 'lei voi noi suo sua suoi sue tuo tua tuoi tue nostro nostra nostri nostre',
  bounds: 'più meno quasi fino sotto sopra oltre solo',
  phrases: [
    ['averagePosition', 'posizione media(?: di| è|:)? #'],
    ['averageDifficulty', 'difficoltà media(?: di| è|:)? #(?:<h>)?'],
    ['difficulty', 'difficoltà(?: di| è di| è|:)? #(?:<h>)?'],
    ['position', '(?:posizione|posto)(?: n\\.)? ?#'],
    ['searches', '# ricerche(?: mensili)?(?: al mese)?'],
    ['searches', 'volume di ricerca(?: mensile)?(?: di| è di|:)? #(?: al mese)?'],
    ['overlap', '% delle (?:sue|tue|nostre|vostre) parole chiave'],
    ['paidKeywords', '# parole chiave a pagamento'],
    ['visits', '# (?:visite|visitatori)(?: stimat[ei])?(?: al mese| mensili)?(?: stimat[ei])?'],
    ['top3', '# (?:delle tue |delle sue )?parole chiave (?:sono )?(?:nella|in|tra le|nelle) <b3>'],
    ['visibility', "visibilità(?: di| è|:)?(?: del| dell')? ?%"],
    ['keywords', '# parole chiave(?: posizionate| organiche)?'],
  ],
  bands: [
    ['(?:la |le |i )?top[ -](?:3|tre)|(?:i |le )?prim[ie] (?:tre|3)(?: posizioni| risultati| posti)?', 3],
    ['(?:le |i )?prim[ei] (?:dieci|10)(?: posizioni| risultati| posti)?', 10],
    ['(?:la |le |i )?top[ -](?:5|cinque)', 5],
    ['(?:la |le |i )?top[ -](?:100|cento)', 100],
    ['(?:la |le |i )?top[ -](?:10|dieci)', 10],
    ['(?:la |le |i )?top[ -](?:20|venti)', 20],
    ['(?:la )?prima pagina(?: dei risultati)?', 10],
    ['(?:la )?seconda pagina(?: dei risultati)?', 20],
    ['(?:il |la |al )?prim[oa] (?:posto|posizione)', 1],
  ],
  periods: [
    ['(?:in|negli ultimi|nei) (?:ultimi )?(?:tre|3) mesi', 3],
    ['(?:in|negli ultimi) (?:dodici|12) mesi|in un anno', 12],
    ['in un mese', 1],
  ],
  templates: {
    position: 'posizione #',
    searches: '# ricerche al mese',
    difficulty: 'una difficoltà di #/100',
    extraClicks: '# clic in più al mese',
    gapScore: 'un punteggio di divario di #',
    change: '#',
    keywords: '# parole chiave',
    visits: '# visite al mese (stima)',
    paidKeywords: 'annunci per # parole chiave',
    gaps: '# parole chiave che non copri',
    overlap: 'il # % delle tue parole chiave',
    averagePosition: 'una posizione media di #',
    averageSearches: 'una media di # ricerche al mese',
    averageDifficulty: 'una difficoltà media di #/100',
    visibility: 'una visibilità del # %',
    top3: '# parole chiave nella top 3',
    positions4to10: '# parole chiave alle posizioni da 4 a 10',
    positions21to50: '# parole chiave alle posizioni da 21 a 50',
    beyond50: '# parole chiave oltre la posizione 50',
    rising: '# parole chiave con ricerche in aumento in tre mesi',
    falling: '# parole chiave con ricerche in calo in tre mesi',
    newRanks: '# nuove posizioni',
    risenRanks: '# posizioni in salita',
    fallenRanks: '# posizioni in discesa',
    lostRanks: '# posizioni perse',
    previousPosition: 'prima in posizione #',
    unranked: 'ancora nessuna vostra pagina nei risultati',
    clicks: '# clic',
    impressions: '# impressioni',
    clickRate: 'un tasso di clic del # %',
    costPerClick: 'un costo per clic di #',
    top10: '# parole chiave nella top 10',
    sameRanks: '# posizioni invariate',
  },
  changes: {
    up: 'ricerche in aumento del # %',
    down: 'ricerche in calo del # %',
    none: 'ricerche stabili',
    months: { 1: 'in un mese', 3: 'in tre mesi', 12: 'in dodici mesi' },
  },
  verbs: {
    at: 'è in',
    was: 'era in',
    within: 'è',
    brings: 'può portare',
    shows: 'mostra',
    has: 'ha',
    lacks: 'non ha ancora nessuna vostra pagina nei risultati',
  },
  ranksFor: 'per',
  and: 'e',
  within: 'nella top #',
  against: 'contro # di @',
  highest: 'il valore più alto di #',
  lowest: 'il valore più basso di #',
});
