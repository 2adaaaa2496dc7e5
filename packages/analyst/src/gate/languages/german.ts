import type { Language } from '../language.ts';
import { wordsOf } from '../language.ts';
import { isTelling } from '../open-word.ts';
import { defineLanguage, withEndings } from './define-language.ts';
import * as everyday from './german-everyday-words.ts';
import * as general from './german-general-words.ts';
import * as topic from './german-topic-words.ts';
import { germanAdjectives, germanNouns, germanSmall, germanVerbs } from './german-words.ts';

const verbs = [...wordsOf(germanVerbs, general.verbs, topic.verbs, everyday.verbs)];
const stems = verbs.flatMap((verb) => (verb.endsWith('n') ? [verb.replace(/e?n$/, '')] : []));
const separable =
  /^(?:ab|an|auf|aus|bei|durch|ein|fest|her|hervor|hin|hinzu|mit|nach|vor|voran|vorweg|weg|weiter|wieder|zu|zurück|zusammen|um)(?=.{4})/;
const endT = (stem: string) => `${stem}${/(?:[dt]|[^aeiouäöülmnrh][nm])$/.test(stem) ? 'et' : 't'}`;
/** "prüfen" → "geprüft", "beschreiben" → "beschreibt", "anpassen" → "angepasst". */
const participles = stems.flatMap((stem) => {
  const before = separable.exec(stem)?.[0] ?? '';
  const rest = stem.slice(before.length);
  const plain = endT(stem);
  return before === ''
    ? [/^(?:be|ent|er|ge|ver|zer|über|unter)|ier$/.test(stem) ? plain : `ge${plain}`]
    : [`${before}ge${endT(rest)}`];
});
/** "weiterlesen" → "weiterzulesen". */
const splitInfinitives = verbs.flatMap((verb) => {
  const before = separable.exec(verb)?.[0];
  return before === undefined ? [] : [`${before}zu${verb.slice(before.length)}`];
});
const advice = [...verbs, ...stems.map((stem) => `${stem}e`)];
const states = stems.map(endT);
const nouns = new Set(
  withEndings(
    `${germanNouns} ${general.nouns} ${general.plurals} ${topic.nouns} ${everyday.nouns}`,
    's',
    'es',
    'e',
    'en',
    'n',
    'er',
    'ern',
    'innen',
  ),
);
const adjectives = withEndings(
  `${germanAdjectives} ${general.adjectives} ${topic.adjectives} ${everyday.adjectives}`,
  'e',
  'en',
  'er',
  'es',
  'em',
);
const words = new Set([
  ...nouns,
  ...adjectives,
  ...participles.flatMap((word) => ['', 'e', 'en', 'er', 'es', 'em'].map((ending) => word + ending)),
  ...splitInfinitives,
  ...wordsOf(germanSmall, general.small, topic.small, everyday.small),
  ...stems.map((stem) => `${stem}end`),
]);

const verbStems = new Set(stems);

// A part of something is a share: "Großteil".
const share = /(?:teil|teile|teils|anteil|zahl|zahlen|mal|fach(?:e[nrsm]?|s)?|hälfte)$/;

/** Compounds of nouns of the list: "Vergleichsseite". */
function isCompound(word: string, parts = 3): boolean {
  if (parts === 1 || word.length < 7 || share.test(word)) return false;
  for (let at = 3; at <= word.length - 3; at += 1) {
    const first = word.slice(0, at).replace(/(?<=.{3})s$/, '');
    const isFirst = nouns.has(word.slice(0, at)) || nouns.has(first);
    const last = word.slice(at);
    const isWord = isFirst || words.has(first) || verbStems.has(first) || isCompound(first, parts - 1);
    const isThing = isWord && last.length > 4 && nouns.has(last) && !isTelling(word);
    if (isThing || (isFirst && (nouns.has(last) || isCompound(last, parts - 1)))) return true;
  }
  return false;
}

export const german: Language = defineLanguage({
  code: 'de',
  locale: 'de-DE',
  advice,
  states,
  words,
  small: wordsOf(germanSmall),
  things: [...nouns, ...adjectives],
  isCompound,
  acronyms: '',
  directed: 'verbessern verbessere steigern steigere erhöhen erhöhe',
  also: 'und oder aber dann also auch so bitte jetzt zuerst danach daher deshalb immer nie nur nicht zunächst anschließend außerdem gezielt regelmäßig kurz',
  finite:
    'ist sind hat haben wird werden gibt macht steht stehen liegt liegen kommt rankt ranken hält belegt belegen passt gehört',
  sayings:
    'sagt sagen zeigt bestätigt bestätigen empfiehlt empfehlen beweist beweisen meint meinen erwartet erwarten will wollen glaubt glauben weiß wissen mag mögen vertraut vertrauen liebt lieben',
  actors: `wettbewerber konkurrent konkurrenten konkurrenz mitbewerber leser leserinnen nutzer kunde kunden käufer besucher menschen suchende anbieter hersteller händler markt branche team
firma unternehmen shop shops suchmaschine suchmaschinen sie wir er es ihr du das dies man seite seiten website beitrag ratgeber artikel inhalt inhalte keyword keywords thema themen begriff suchbegriff nachfrage suche
suchen interesse anfrage suchanfragen daten erfahrung erfahrungen tests analyse wissen quellen autoren redaktion`,
  bareActors: `wettbewerber konkurrenten mitbewerber leser leserinnen nutzer kunden käufer besucher menschen suchende anbieter hersteller händler unternehmen shops suchmaschinen sie wir er es ihr du das dies man
inhalte keywords suchanfragen daten erfahrung erfahrungen tests quellen autoren interesse nachfrage`,
  lead: `der die das den dem des ein eine einen einem einer ihr ihre ihren ihrem ihrer dein deine deinen unser unsere und aber oder weil denn da auch dann noch schon bereits jetzt heute doch neue neuen eigene eigenen andere lokale direkte im in der`,
  after: `von für aus auf in im am an mit bei beim zu zum zur über unter neben zwischen der die das dem den des die welche und oder wie was ob dass nach vor durch ohne als kann können sollte sollten`,
  modals:
    'kann können könnte könnten soll sollen sollte sollten darf dürfen muss müssen braucht brauchen verdient verdienen möchte',
  conditions: 'wenn falls sobald bis bevor damit sodass ob solange',
  joins: 'und aber oder',
  to: 'zu',
  relative:
    'was wie wo welche welcher welches welchen welchem wer wen wem wann warum wofür womit wodurch woran worauf wozu dass nachdem die denen deren dessen hilft helfen lässt lassen',
  keeping:
    'behalten behalte sichern sichere schützen schütze halten halte hält bleiben bleibt bleibe bereits schon noch weiterhin verteidigen verteidige wieder',
  ours: 'sie wir es das dies seite seiten website beitrag ratgeber artikel inhalt keyword keywords thema themen begriff suchbegriff nachfrage suche suchen interesse suchanfragen du',
  negations: 'nicht nie kein keine keinen keiner keinem ohne kaum niemand nichts weder statt',
  amounts: `eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf einige mehrere paar beide beiden jede jeder jedes jeden jedem alle allen aller erste ersten erster erstes ersten zweite zweiten dritte dritten nächste nächsten nächstes einzelne`,
  one: 'ein',
  of: 'von der aus',
  work: `satz sätze sätzen absatz absätze absätzen abschnitt abschnitte abschnitten überschrift überschriften zwischenüberschrift zwischenüberschriften beispiel beispiele beispielen schritt schritte schritten frage fragen seite seiten bild bilder bildern foto fotos
link links zeile zeilen tabelle tabellen liste listen wort worte worten punkt punkte punkten woche wochen monat monate monaten keyword keywords thema themen unterthema unterthemen option optionen grund gründe gründen tipp tipps idee ideen format formate artikel ratgeber beitrag beiträge teil teile
variante varianten gruppe gruppen tag tage tagen stunde stunden runde runden produkt produkte modell modelle modellen kriterium kriterien fehler antwort antworten video videos änderung entwurf entwürfe zutat zutaten einstellung einstellungen angabe angaben quelle quellen redakteur redakteurin unterseite unterseiten ergebnis ergebnisse ergebnissen
detail details größe größen preis preise suchanfrage abschnitts element elemente begriff begriffe maßnahme blick`,
  comparatives:
    'mehr besser bessere besseren besserer besseres klarer klarere klareren kürzer kürzere kürzeren länger längere stärker stärkere einfacher einfachere tiefer schneller genauer genauere breiter näher höher höhere höheren weniger schlechter größer größere kleiner kleinere präziser präzisere präziseren konkreter konkretere konkreteren aussagekräftiger ausführlicher ausführlichere',
  measured:
    'besuche besuchen besucher besuchern klick klicks suchen suchanfragen traffic rang ränge ranking rankings position positionen platz plätze umsatz reichweite kunden leser keywords verkäufe anteil sichtbarkeit',
  than: 'als',
  up: 'steigt steigen gestiegen stieg stiegen wächst wachsen gewachsen wuchs zugenommen steigend steigende steigendes wachsend wachsende wachsendes gewinnt zulegt legt wachstum anstieg plus zunahme',
  down: 'sinkt sinken gesunken sank sanken fällt fallen gefallen fiel schrumpft schrumpfen geschrumpft verloren verliert rückgang minus abnahme sinkend sinkende sinkendes fallend fallende',
  upBeside: 'mehr',
  downBeside: 'weniger',
  demand: 'nachfrage interesse suchanfragen suchen suche suchvolumen trend',
  otherMeasures:
    'besuche besucher klick klicks traffic position positionen rang ranking rankings platz umsatz sichtbarkeit schwierigkeit verkäufe',
  otherPeriods: 'tag tage täglich woche wochen wöchentlich jahr jahre jährlich stunde stunden',
  you: 'sie wir ihre ihren ihr ihrer unsere du dein deine',
  bounds: 'über unter mehr weniger fast knapp bis mindestens höchstens nur gut',
  phrases: [
    [
      'averagePosition',
      '(?:durchschnittliche[nr]? position|durchschnittsposition|im schnitt position)(?: von|:)? #',
    ],
    ['averageDifficulty', 'durchschnittliche[nr]? schwierigkeit(?: von|:)? #(?:<h>)?'],
    ['gapScore', 'gap-score(?: von|:)? #(?:<h>)?'],
    ['difficulty', '(?:keyword-)?schwierigkeit(?:sgrad)?(?: von| ist| liegt bei| beträgt|:)? #(?:<h>)?'],
    ['position', '(?:position|rang|platz)(?: von|:)? #'],
    ['searches', '# (?:monatliche[nr]? )?(?:suchanfragen|suchen|anfragen)(?: (?:im|pro) monat| monatlich)?'],
    ['searches', 'suchvolumen(?: von| beträgt| liegt bei|:)? #(?: (?:im|pro) monat)?'],
    ['searches', '# ?mal (?:im|pro) monat gesucht'],
    ['overlap', '% (?:ihrer|deiner|unserer|der) keywords'],
    ['paidKeywords', '# (?:bezahlte[nr]? keywords|keywords in anzeigen)'],
    ['gaps', '# (?:inhaltslücken|content-lücken)'],
    [
      'visits',
      '# (?:geschätzte[nr]? |organische[nr]? |monatliche[nr]? )*(?:besuche[nr]?|besuchern)(?: (?:im|pro) monat)?',
    ],
    ['top3', '# (?:ihrer )?keywords (?:stehen |ranken |sind |liegen )?(?:in|unter) <b3>'],
    ['visibility', 'sichtbarkeit(?: von| beträgt| liegt bei|:)? %'],
    ['keywords', '# (?:rankende[nr]? |organische[nr]? )?keywords?'],
  ],
  bands: [
    ['(?:den |die )?top[ -](?:3|drei)', 3],
    ['(?:den |die )?top[ -](?:5|fünf)', 5],
    ['(?:den |die )?top[ -](?:100|hundert)', 100],
    ['(?:den |die )?top[ -](?:10|zehn)', 10],
    [
      '(?:den |die |der )?(?:ersten (?:zehn|10)|zehn ersten)(?: plätzen?| positionen| ergebnissen?| rängen?)?',
      10,
    ],
    [
      '(?:den |die |der )?(?:ersten (?:drei|3)|drei ersten)(?: plätzen?| positionen| ergebnissen?| rängen?)',
      3,
    ],
    ['(?:den |die )?top[ -](?:20|zwanzig)', 20],
    [
      '(?:der |die |den )?ersten? (?:ergebnisseite|suchergebnisseite|seite der (?:such)?ergebnisse|google-seite)|seite (?:eins|1)(?!\\d)|(?:der|die) ersten? seite',
      10,
    ],
    ['(?:der |die )?zweiten? (?:ergebnisseite|seite)|seite zwei', 20],
    [
      '(?:dem |den |der )?ersten? (?:platz|rang|stelle|position)|(?:platz|rang|position) (?:eins|1)(?!\\d)',
      1,
    ],
  ],
  periods: [
    ['(?:über|in|innerhalb von|im laufe von) (?:den letzten )?(?:drei|3) monaten?|im quartal', 3],
    [
      '(?:über|in|innerhalb von) (?:den letzten )?(?:zwölf|12) monaten?|(?:in|über) einem jahr|im jahr(?:esvergleich)?',
      12,
    ],
    ['(?:über|in|innerhalb von) einem monat|im letzten monat', 1],
  ],
  templates: {
    position: 'Position #',
    searches: '# Suchanfragen im Monat',
    difficulty: 'eine Schwierigkeit von #/100',
    extraClicks: '# zusätzliche Klicks im Monat',
    gapScore: 'einen Gap-Score von #',
    change: '#',
    keywords: '# Keywords',
    visits: '# Besuche im Monat (geschätzt)',
    paidKeywords: 'Anzeigen für # Keywords',
    gaps: '# Keywords, die Sie nicht abdecken',
    overlap: '# % Ihrer Keywords',
    averagePosition: 'eine durchschnittliche Position von #',
    averageSearches: 'durchschnittlich # Suchanfragen im Monat',
    averageDifficulty: 'eine durchschnittliche Schwierigkeit von #/100',
    visibility: 'eine Sichtbarkeit von # %',
    top3: '# Keywords in den Top 3',
    positions4to10: '# Keywords auf den Positionen 4 bis 10',
    positions21to50: '# Keywords auf den Positionen 21 bis 50',
    beyond50: '# Keywords hinter Position 50',
    rising: '# Keywords mit steigenden Suchanfragen über drei Monate',
    falling: '# Keywords mit sinkenden Suchanfragen über drei Monate',
    newRanks: '# neue Rankings',
    risenRanks: '# gestiegene Rankings',
    fallenRanks: '# gefallene Rankings',
    lostRanks: '# verlorene Rankings',
    previousPosition: 'zuvor Position #',
    unranked: 'noch keine Ihrer Seiten in den Ergebnissen',
    clicks: '# Klicks',
    impressions: '# Impressionen',
    clickRate: 'eine Klickrate von # %',
    costPerClick: 'einen Klickpreis von #',
    top10: '# Keywords in den Top 10',
    sameRanks: '# unveränderte Rankings',
  },
  changes: {
    up: 'ein Plus von # % bei den Suchanfragen',
    down: 'ein Minus von # % bei den Suchanfragen',
    none: 'unveränderte Suchanfragen',
    months: { 1: 'über einen Monat', 3: 'über drei Monate', 12: 'über zwölf Monate' },
  },
  verbs: {
    at: 'steht auf',
    was: 'stand auf',
    within: 'ist',
    brings: 'hat Aussicht auf',
    shows: 'zeigt',
    has: 'hat',
    lacks: 'hat noch keine Ihrer Seiten in den Ergebnissen',
  },
  ranksFor: 'bei',
  and: 'und',
  within: 'in den Top #',
  against: 'gegenüber # bei @',
  highest: 'höchster Wert von #',
  lowest: 'niedrigster Wert von #',
});
