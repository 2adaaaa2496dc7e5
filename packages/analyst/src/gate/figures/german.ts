import type { FigureWords } from './figure-words.ts';

export const german: FigureWords = {
  labels: [
    ['averagePosition', 'durchschnittliche[nr]? position|durchschnittsposition'],
    ['difficulty', '(?:keyword-)?schwierigkeit(?:sgrad|swert)?s?'],
    ['clickRate', 'klickrate|klickquote|ctr|quote|rate'],
    ['costPerClick', 'cpc|klickpreis|klickkosten|pro klick|ein klick|kosten'],
    ['position', 'position(?:en)?|rang|ränge|platz|plätze|stelle|nummer|rangiert|rankt|ranken'],
    ['change', 'trend'],
  ],
  counts: [
    ['impressions', 'impressionen|einblendungen|anzeigen in den ergebnissen'],
    ['clicks', 'klicks?'],
    ['searches', 'suchanfragen|suchen|suchvolumen|volumen|anfragen|gesucht|monatssuchen'],
    ['visits', 'besuche[nr]?|besuchern'],
    ['gaps', 'lücken|inhaltslücken'],
    ['paidKeywords', 'bezahlte[nr]? keywords'],
    ['keywords', 'keywords?|suchbegriffen?|begriffen?|schlüsselwörtern?'],
  ],
  places: 'pl[aä]tze?n?|r[aä]nge?n?|position(?:en)?|stellen?|stufen?',
  from: 'von|vom',
  to: 'auf|zu|zum',
  before: 'vorher|zuvor|bisher|davor|früher|vorigen|vorherigen|letzten bericht|war|lag|stand',
  now: 'jetzt|nun|heute|aktuell|ist|liegt|steht',
  up: 'st(?:ei|ie)g(?:t|en|st|end\\p{L}*)?|gestiegen|w(?:ä|u)chst?|wachsen|gewachsen|wuchs(?:en)?|kletter(?:t|te|ten|n)|geklettert|aufgestiegen|verbesser(?:t|te|ten|n)|gew(?:i|a|o)nn(?:t|en)?|gutgemacht|zugelegt|zugenommen|legt|legte|legten|zulegt|zulegte|nach oben|plus|zunahme|zuwachs|anstieg|wachstum|voran|vorangekommen|vor(?:ge)?rückt|hinauf|aufwärts|besser|höher|nimmt|nahm|erhöht|erhöhte|aufgerückt|rückte|rückt|sprang|machten?|vorn|gesprungen',
  down: 's(?:i|a|u)nk(?:t|en|end\\p{L}*)?|gesunken|fällt|fallen|fiel|fielen|gefallen|rutscht(?:e|en)?|abgerutscht|gerutscht|verl(?:ie|o)r(?:t|en)?|verliert|einbuße|eingebüßt|büßt|büßte|abgenommen|rückgang|zurückgegangen|zurückgefallen|ging|gingen|geht|nach unten|minus|abnahme|schlechter|verschlechter(?:t|te|ten)|hinunter|abwärts|abgestiegen|gab|abgegeben|schrumpft(?:e)?|nachgelassen|niedriger',
  same: 'unverändert|stabil|gleich|konstant|(?:bleibt|blieben?|blieb) (?:wo|stehen)|nicht (?:bewegt|verändert)',
  ahead: 'vor|überholt|besser als|über',
  behind: 'hinter|nach|unter',
  most: 'klickstärkste[nrs]?|suchstärkste[nrs]?|meistgesuchte[nrs]?|meistgeklickte[nrs]?|meisten|höchste[nrs]?|größte[nrs]?|schwierigste[nrs]?|schwerste[nrs]?|teuerste[nrs]?|mehr als jede[rs]? andere(?: begriff| suchbegriff| keyword)?|vor allen anderen(?: begriffen| suchbegriffen| keywords)?',
  least:
    'wenigsten|niedrigste[nrs]?|kleinste[nrs]?|leichteste[nrs]?|einfachste[nrs]?|günstigste[nrs]?|geringste[nrs]?|billigste[nrs]?',
  us: 'wir|unser(?:e[nmrs]?)?|sie|ihr(?:e[nmrs]?)?|seite|website|ratgeber|shop|klinik|praxis|artikel|beitrag',
  toUs: 'uns|ihnen',
  keywords: 'keywords?|suchbegriffen?|begriffen?',
  outOf: 'von|der|von den|aus',
  versus: 'gegen|gegenüber|zu|statt|vs',
  one: 'einen?|einem|eine[rn]?',
  numbers:
    'zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig',
  ordinals:
    'erste[nrsm]? zweite[nrsm]? dritte[nrsm]? vierte[nrsm]? fünfte[nrsm]? sechste[nrsm]? sieb(?:en)?te[nrsm]? achte[nrsm]? neunte[nrsm]? zehnte[nrsm]? elfte[nrsm]? zwölfte[nrsm]? dreizehnte[nrsm]? vierzehnte[nrsm]? fünfzehnte[nrsm]? sechzehnte[nrsm]? siebzehnte[nrsm]? achtzehnte[nrsm]? neunzehnte[nrsm]? zwanzigste[nrsm]? einundzwanzigste[nrsm]? zweiundzwanzigste[nrsm]? dreiundzwanzigste[nrsm]?',
  months: 'januar februar märz april mai juni juli august september oktober november dezember',
  free: `kamen kam kommen kommt zusammen beträgt betrug liegt liegen lag lagen steht stehen stand standen verzeichnet verzeichnete verbucht erzielt erzielte erhielt erhält holt holte bringt brachte zeigt zeigte weist auf aus wies zählt zählte
sammelte sammelt berichtszeitraum bericht vorbericht vorigen vorherigen vormonat seit gegenüber zum im beim bei mit um pro je monat monatlich monatliche monatlichen klick kostet kosten kostete anzeige anzeigen werbetreibende zahlen zahlt bezahlen euro organischer organische organisch nichts
besuch eigenen eigene eigener namen für rankt ranken rangiert rangieren rangierte hält halten hielt erreicht erreichte wird wurde werden gesucht hat haben hatte ist sind war waren gut aufgestellt stand zu zum an auf von nach oben unten der die das den dem des ein eine einen und aber während nur noch schon jetzt nun damit
dabei dort so auch ebenfalls einer suche suchen suchbegriff suchbegriffe nachfrage interesse trend suchinteresse zurück ab hinzu daraus insgesamt zusammengenommen suchvolumen volumen seite kam ging geht nahm nimmt dafür ergibt ergeben kommt verfolgten beobachteten beobachtete wert rund bleibt bleiben blieb blieben es obwohl gut vorn folgen folgt dritt darunter wieder lädt nahe vermerkt praxis klinik`,
};
