import type { FigureWords } from './figure-words.ts';

export const italian: FigureWords = {
  labels: [
    ['averagePosition', 'posizione media|posto medio'],
    ['difficulty', 'difficoltà'],
    ['clickRate', 'tasso di clic|percentuale di clic|ctr|tasso'],
    ['costPerClick', 'cpc|costo per clic|prezzo per clic|per clic|al clic|un clic|clic costa'],
    ['position', 'posizioni?|post[oi]|numero|rango'],
    ['change', 'tendenza'],
  ],
  counts: [
    ['impressions', 'impressioni|impressione|visualizzazioni'],
    ['clicks', 'clic'],
    ['searches', 'ricerche|volume|interrogazioni|volte'],
    ['visits', 'visite|visita|visitatori'],
    ['gaps', 'lacune'],
    ['paidKeywords', 'parole chiave a pagamento'],
    ['keywords', 'parol[ae] chiave|termini'],
  ],
  places: 'post[oi]|posizion[ei]|gradin[oi]|piazz[ae]',
  from: 'da|dal|dalla|dall|dallo',
  to: 'a|al|alla|all|allo',
  before: 'prima|precedente|precedentemente|era|eravamo|erano',
  now: 'ora|adesso|oggi|è|siamo',
  up: 'cresc(?:e|ono|iuto|iuta|iute|endo|ita)|sal(?:e|ito|ita|iti|ite|iamo|gono|ire)|aument(?:a|ano|ato|ata|ate|o)|guadagn(?:a|ano|ato|ata|iamo|o)|miglior(?:a|ano|ato|ata|ate|ati|iamo|amento|e)?|avanz(?:a|ano|ato|ata|iamo)|progred(?:isce|ito)|incremento|rialzo|balz(?:a|ato|o)|sopra',
  down: 'cal(?:a|ano|ato|ata|ate|o)|scend(?:e|ono|iamo)|sces[oiae]|perd(?:e|ono|uto|iamo|ita)|pers[oiae]|diminu(?:isce|iscono|ito|ita|iti|ite|zione)|peggior(?:a|ano|ato|ata|ate|ati)|ced(?:e|ono|uto|iamo)|arretr(?:a|ato|iamo)|flessione|ribasso|discesa|riduc(?:e|ono)|ridott[oaie]|sotto|scivol(?:a|ato|ata)',
  same: 'non (?:si sono mosse|cambiano|sono cambiate)|invariat[oaie]|stabil[ei]|senza variazioni|come prima|costant[ei]|immutat[oaie]',
  ahead:
    'davanti (?:a|al|alla)|precede|precediamo|precedono|supera|superiamo|superano|sopra|prima di|meglio di|batte',
  behind: 'dietro (?:a|al|alla)?|sotto|dopo|segue|seguiamo|insegue',
  most: 'con più (?=clic|ricerche|impressioni)|(?:(?:il|la|i|le) )?più (?:alt[oa]|cercat[oaie]|cliccat[oaie]|difficil[ei]|car[oa]|elevat[oa])|più di (?:ogni|qualsiasi|qualunque|tutte le) altr[aoe](?: parola chiave| parole chiave| termine)?|maggior(?:e)?|in testa|record',
  least:
    '(?:il|la|i|le) più (?:bass[oa]|facil[ei]|economic[oa]|piccol[oa])|(?:il|la|i|le) meno (?:cercat[oaie]|cliccat[oaie]|difficil[ei]|car[oa])|meno di (?:ogni|qualsiasi|tutte le) altr[aoe](?: parola chiave| parole chiave)?|minore',
  us: 'noi|nostr[oaie]|lei|suo|sua|pagina|sito|guida|negozio|clinica|studio|articolo|siamo|restiamo|occupiamo',
  toUs: 'ci|vi',
  keywords: 'parol[ae] chiave|termini',
  outOf: 'su|delle|di|tra le|delle nostre',
  versus: 'contro|contro il|rispetto a|versus|a fronte di',
  one: 'una?|uno|sol[oa]',
  numbers:
    'due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove venti',
  ordinals:
    'prim[oaie] second[oaie] terz[oaie] quart[oaie] quint[oaie] sest[oaie] settim[oaie] ottav[oaie] non[oaie] decim[oaie] undicesim[oaie] dodicesim[oaie] tredicesim[oaie] quattordicesim[oaie] quindicesim[oaie] sedicesim[oaie] diciassettesim[oaie] diciottesim[oaie] diciannovesim[oaie] ventesim[oaie] ventunesim[oaie] ventiduesim[oaie] ventitreesim[oaie]',
  months: 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
  free: `ha hanno abbiamo aveva ottenuto ottiene ottengono raccolto raccoglie registra registrato conta vale valgono porta portato compare appare genera generato attira riceve ricevuto totalizza totalizzato somma presenta mostra segna tocca raggiunge raggiunto occupa occupiamo si trova trova troviamo
sta resta restiamo rimane mantiene tiene passa passato passata passano è sono siamo era erano eravamo viene arriva arrivata arrivato di del della dei delle degli d in nel nella nei su sul sulla con per da dal dalla a al alla il lo la i gli le l un una e o ma mentre che ci si suo sua nostro nostra nostri ora già ancora solo così come anche
rapporto precedente periodo rispetto al mese mensile mensili ricerche ricerca domanda interesse volume tendenza clic costa costano costo gratis nulla niente inserzionisti inserzionista pagano paga organica organico visita tra prime posizioni risultati chiave quota terreno tasso circa oggi nome marchio proprio propria seguite monitorate restano conserva pagamento complessivo ogni dietro davanti parole parola suggerisce invita posto`,
};
