import type { Language } from '../language.ts';

/**
 * Ordinary words that no instruction may use either: they count, share, order, compare, move, date, or name a source, a
 * prize or a brand. Each entry is the beginning of words; `$` ends a whole word. German matches inside of compounds too.
 */
const refused: Record<Language['code'], string> = {
  en: `
foolproof infallib surefire twic thric doubl tripl trebl quadrup quintup sextup multipl multitud manifold dozen scores$ hundred thousand million billion trillion zillion percent half halv quarter
third fourth fifth sixth sevent eight nint ninet tenth eleven twel thirt fourte fifte sixte twent fort(?:y|ie) fift sixt majorit minorit plurality fraction lots$ heaps$ loads$ myriad umpteen countless numerous
plent scarc hardly barely nearly almost handful fewer$ few$ zero nil$ null none$ nobody nothing nowhere dual$ \\p{L}+fold$ twin centur decad fortnight
soar surg spik plummet plung tumbl dwindl shrink shrank shrunk declin decreas diminish wane waning increas boom escalat skyrocket rocket climb rise$ rises$ rising$ risen$ ascen upward downward uptick upturn downturn slump collaps
crash momentum trend accelerat decelerat peak plateau rebound gain loss$ losses$ losing$ lost$ loser fell$ fallen$ drops$ dropped$ cooling$ fading$ faltering exodus rush$ stampede craze hype viral crowds?$ swarm flock
better$ worse superior inferior outperform outrank outstrip outsell outsold outdo outpac outclas outshin outnumber outweigh exceed surpass overtak beats$ beaten$ dominat dominan leader leading$ leads$ champion winn won$ victor triumph rival competit
unriv unbeat unmatch unparallel unsurpass peerless foremost premier$ paramount supreme ultimate topmost monopol medal trophy trophies award prize laureat accolad record$ records$ maxim minim best worst most$
stud(?:y|ies|ied)$ research survey poll$ polls$ pollster statistic scientist science scholar professor academ universit institut ministr government parliament congress senat regulator authorit agenc commission council committee federation foundation
association ombuds watchdog expert specialist guru pundit analyst doctors?$ physicians?$ surgeons?$ dentists?$ nurses?$ professionals?$ insiders?$
google googl bing$ yahoo algorithm chatgpt amazon facebook instagram tiktok youtube wikipedia reddit
confirm announc reveal unveil proven proved$ proves$ evidence demonstrat testif endors approv accredit certif guarante promis assur vouch acclaim renown famed$ famous celebrat popular beloved favou?rit trusted reput prestig legend iconic notorious
news$ headline scandal lawsuit sued$ fraud scam bankrupt takeover merger acquisi conspir
yesterday tonight tomorrow nowadays lately recent$ recently current(?:ly)?$ formerly previously january february april june$ july$ august$ september october november december monday tuesday wednesday thursday friday saturday sunday
ignore$ disregard overrid jailbreak
everyone everybody nation worldwide globally universal widespread`,
  de: `
unfehlbar todsicher doppelt doppelte verdopp verdrei vervier verviel vielfach (?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|hundert|tausend|mehr|zig)fach hälft halb$ halbe[nrms]?$ halbier viertel drittel fünftel sechstel siebtel achtel neuntel zehntel jahrzehnt jahrhundert dutzend hundert tausend million milliard
prozent promille mehrheit minderheit mehrzahl überwieg großteil anteil$ anteile$ quote$ quoten$ bruchteil unzähl zahlreich massenhaft haufenweis etlich zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig kaum$ fast$ beinah nahezu null$ niemand nichts
ansti[eg] anstei zuwachs zunahm abnahm rückgang rückgäng einbruch einbrüch absturz abstürz sturz$ stürz boom aufschwung abschwung wachstum wächst gewachsen schrumpf explod verdräng eingebroch überhol übertr[aei]f überfl(?:ü|u)g abgehäng abhäng(?:t|en)$ domini führend anführ spitzenr spitzenp spitzenw
sieg$ sieger siegt gewinn verlust verlier verlor rekord ansturm hype$ trend schwund nachgelass ablöst einbüß
beste größt höchst längst stärkst kürzest schnellst billigst günstigst teuerst schönst neuest ältest wenigst meist beliebt nächst letzt erste(?!ll) erstma erstplat (?:ig|lich|isch|sam|bar|haft)ste[nrms]?$ überlegen unterlegen unschlagbar unübertr konkurr wettbewerb mitbewerb rival besser schlechter
(?:zwei|drit|vier|fünf|sechs|sieb|ach|neun|zehn|elf|zwölf)te[nrms]?$
studie[n]?$ forsch umfrag erhebung statistik expert fachleut fachmann wissenschaft professor doktor universit hochschul institut ministeri behörd verband verbänd verbraucherz stiftung bundesamt bundesverb bundesregier regier (?:bundes|arbeits|verwaltungs|landes|land|amts|sozial|finanz|straf|verfassungs)gericht gerichtshof ärzt zahnärzt jurist$ analyst
google bing$ yahoo algorithm chatgpt amazon facebook instagram tiktok youtube wikipedia
bestätig beweis erwies nachweislich garanti versprech preisgekrönt ausgezeichn prämi auszeichnung zertifi empfiehl empfohl berühmt legendär weltweit bundesweit europaweit landesweit marktführ renommier angesehen skandal betrug klage$ insolven übernahm
heute gestern neulich kürzlich derzeit momentan januar februar märz$ april juni$ juli$ august$ septemb oktober novemb dezemb montag dienstag mittwoch donnerstag freitag samstag sonntag alle$ alles$ jeder$ jedermann
ignorier missacht`,
  fr: `
infaillib doubl tripl quadrupl quintupl décupl centupl multipli moiti demi(?:e|s|es)?$ tiers$ quarts?$ \\p{L}+ièmes?$ décenni siècle dizain douzain quinzain vingtain trentain cinquantain centain millier million milliard pourcent pour-cent majorit minorit plupart foule$ multitud myriad kyrielle flopée poignée innombr nombreu
vingt trente quarante cinquante soixant cents?$ mille$ zéro aucun$ rien$ personne$ presque quasi
augment hauss grimp bondi bonds?$ flamb envol explos essor croiss accroi accroî décroi baiss chute dégringol recul plonge effondr déclin régress progress(?:e|ent|é|ion)$ décoll ralent accélér boom pic$ pics$ perd perte essouffl engou ruée afflu vogue
meilleur pire$ pires$ supérieur inférieur dépass surpass devanc devanç domin écrasant leader numéro$ vainqueur victoir gagn triomph champion imbatt inégal incompar record maxim(?:um|al) minim(?:um|al) premier première dernier dernière second seconde rival concurr
étude sondage enquête statistiq chercheur expert scientif professeur universit académ institut ministèr ministre gouvern parlement fédérat fondation associat agence organisme autorité tribuna médecin dentiste spécialiste avocats$ juriste
google bing$ yahoo algorithm chatgpt amazon facebook instagram tiktok youtube wikipédia
confirm révèl révél prouv preuve démontr attest certifi homolog garant promet promess récompens primé lauréat médaill troph palmarès réput renomm célèbr populair préfér favori adoré plébiscit scandal fraude arnaque faillite procès mondial national officiellement
hier$ aujourd demain récemment actuellement janvier février avril juin$ juillet août septembre octobre novembre décembre lundi mardi mercredi jeudi vendredi samedi dimanche
ignorez`,
  es: `
infalib dobl duplic triplic tripl cu[aá]drupl qu[ií]ntupl multiplic mitad tercios?$ tercer cuart[oa]s?$ quint[oa]s?$ sext[oa]s?$ s[eé]ptim octav noven[oa]s?$ d[eé]cim década decada siglo docena decena veinten treinten centenar millar mill[oó]n ciento cien$ miles$ porcent mayorí mayoría minorí puñad mont[oó]n infinid sinfín multitud innumer numeros
veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa cero$ nadie nada$ ningun casi$ apenas
aument dispar sube[n]?$ subi[oó]$ subida crec(?:e|en|ió|iente|imiento)$ increment alza$ alzas$ auge repunt desplom ca[ií]da cae[n]?$ cay[oó]$ bajada descens descend desciend disminu merm retroce hund derrumb encog pierde pérdida perdi fiebre furor moda$ oleada avalancha
mejor peor superior inferior super(?:a|an|ó|ar|ado|ada)$ aventaj adelant domin l[ií]der campe[oó] ganador gana[n]?$ ganó$ triunf victori r[eé]cords?$ m[aá]xim m[ií]nim [oó]ptim \\p{L}+[ií]sim[oa]s?$ primer segund[oa]s?$ [uú]ltim rival compet
estudios?$ estad[ií]stic encuest sondeo investigac investigador expert cient[ií]fic profesor universi academi institut ministeri ministr gobiern parlament federaci fundaci asociaci agenci organism autoridad tribunal colegios?$ especialist m[eé]dicos?$ dentistas?$ odont[oó]log[oa]s$ abogad[oa]s$
google bing$ yahoo algoritm chatgpt amazon facebook instagram tiktok youtube wikipedia
confirm revel demuestr demostr acredit certific garantiz promet promes galard premi medall prestig fam[ao]s reput c[eé]lebr popular favorit preferid predilect aval esc[aá]ndalo fraude estafa quiebra mundial nacional
ayer$ hoy$ mañana$ reciente actualmente enero febrero abril junio$ julio$ agosto septiembre octubre noviembre diciembre lunes martes mi[eé]rcoles jueves viernes s[aá]bado domingo
ignore$ ignora$`,
  it: `
infallib doppi raddopp tripl quadrupl quintupl moltiplic metà$ mezz[oaie]$ terz[oaie]$ quart[oaie]$ quint[oaie]$ sest[oaie]$ settim[oaie]$ ottav[oaie]$ non[oaie]$ decim[oaie]$ decenni secol[oi]$ decin dozzin ventin trentin centinai migliai milion miliard percent maggioran minoran manciat sfilz miriad innumer numeros
venti$ trenta quaranta cinquanta sessanta settanta ottanta novanta cento$ mille$ mila$ zero$ nessun nulla$ niente quasi$
aument cresc(?:e|ono|iut|ita|ente) impenn schizz decoll boom croll cal[aoi]$ calando diminu ribass rialz precipit scend[eo] perd[eo] perdit ascesa ondata furore moda$ corsa$
miglior peggior superior inferior super(?:a|ano|are|ato|ata)$ sorpass domin leader primat vinc(?:e|ono|itor|ent) vittori trionf campion record massim minim \\p{L}+issim[oaie]$ prim[oaie]$ second[oaie]$ ultim[oaie]$ rival concorr
studi$ sondagg statistic ricercator espert scienziat scientific professor universit accademi istitut minister ministr govern parlament federazion fondazion associazion agenzi autorit tribunal specialist medici$ dentisti$ avvocati$
google bing$ yahoo algoritm chatgpt amazon facebook instagram tiktok youtube wikipedia
conferm rivel dimostr certific garanti promess promett raccomand premi medagli prestig famos reputaz celebr popolar preferit favorit scandal frode truffa fallit mondial nazional
ieri$ oggi$ domani$ recent attualment gennaio febbraio aprile giugno luglio agosto settembre ottobre novembre dicembre lunedì martedì mercoledì giovedì venerdì sabato domenica
ignori$ ignora$`,
};

/** Given names that are words as well, or look like one. */
const givenNames = new Set(
  `aaron abel adam adrian alan albert alberto alex alexander alice amanda amelia amy andrea andreas andrew andy angela anna anne annie antoine anthony antonio arthur barbara ben benjamin bernard bernd betty
bob brian bruno carl carla carlo carlos carmen carol caroline catherine charles charlie charlotte chloe chris christian christine claire claudia claudio cristina daniel daniela dave david debbie denis diana
diego dieter dietmar dirk donna edward elena elisa elizabeth ella ellen emil emily emma enrico eric erik ernst esther eva fabio felipe felix fernando filippo francesca francesco francis frank franz fred
friedrich gabriel george georg gerald gerd giorgio giovanni giulia giuseppe greg greta guido gustav hanna hannah hans harry heinz helen helena helga henri henry herbert hugo ian ines inge ingrid irene isabel
jack jacob jacques james jane janet jason javier jean jenny jens jeremy jerry jessica jesus jill jim joan joe joel johann johannes john johnny jorge jose joseph juan juana julia julian julie jürgen karen
karin karl kate katharina kathrin kelly ken kenny kevin klaus kurt larry laura lena leo leon linda lisa lorenzo louis louise luca lucas lucia lucy luigi luis luisa lukas lynn manuel manuela marc marcel marco
marcos margaret maria marie marina mario marion marta martha martin martina mary mathieu matteo matthew max michael michel michele miguel mike monica monika nadine nancy natalie nathalie nicholas nick nicola
nicolas nicole nina oliver olivia oscar otto pablo paola paolo patricia patrick paul paula pedro peggy peter petra philip philippe pierre rachel rainer ralf ralph ramon raul rebecca renate rene ricardo
riccardo richard rita robert roberto robin rodrigo roger roland roman ron rosie ruth ryan sam salomon samuel sandra sandro sara sarah scott sergio simon simone sofia sonia sophie stefan stefano stephanie stephen
steve steven susan susanne tania teresa thomas tim timo tina tom tomas tommy tony ulrich ursula uwe valentina vera vincent walter wendy werner wilhelm william wolfgang yves yvonne`.split(
    /\s+/,
  ),
);

const patterns = new Map(
  Object.entries(refused).map(([code, list]) => [
    code,
    new RegExp(`${code === 'de' ? '' : '^'}(?:${list.trim().split(/\s+/).join('|')})`, 'u'),
  ]),
);

/** English words that end like a superlative. */
const positives = new Set(
  `forest request contest interest harvest digest arrest invest suggest modest honest manifest conquest protest tempest detest attest pretest retest inquest bequest rainforest
chest behest earnest infest ingest divest congest immodest dishonest reinvest disinterest backrest headrest armrest footrest unrest crest quest guest wrest handrest latest northwest southwest midwest`.split(
    /\s+/,
  ),
);

/** True for a word that says more than what it is about. */
export function isRefused(word: string, code: Language['code']): boolean {
  if (givenNames.has(word)) return true;
  return (
    (patterns.get(code)?.test(word) ?? false) ||
    (code === 'en' && word.length > 5 && word.endsWith('est') && !positives.has(word))
  );
}
