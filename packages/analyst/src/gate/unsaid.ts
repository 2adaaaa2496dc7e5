import type { Language } from './language.ts';

/** What prose says too much with: amounts and rarities, sources, favourites, outcomes and days until which they come. */
const said: Record<Language['code'], string> = {
  en: `
many times|times over|handful|a couple|(?<!a )few|a few (?:hours|days|minutes|clicks)|hardly any|hardly|barely|scarcely|rarely|countless|plenty|tons of|loads of|bulk of|nearly|almost|virtually
seal of|awards?|voted|(?:is|was|are|were) rated|regulators?|foundation|federation|(?<!by )association|institute|ministry|endorsed|accredited by|certified by|according to|agency|reputation|renowned|prestige|front row|pole position|summit|podium|fortnight|number one|last month|favou?rites?|(?:best|top|highest)[ -]rated|(?:every|each|any) \\p{L}+ (?:swears?|loves?|knows?|trusts?|recommends?|adores?)
^(?:never|nobody|nothing)
(?:most|more|best)[ -](?:loved|popular|searched|read|used|bought|trusted|wanted|talked|sought)
will|won't|shall|going to|bound to|guarantees?|guaranteed|pays off|in no time|overnight|skyrocket\\p{L}*
(?:by|until|till|within|before|since|in) (?:\\p{L}{1,10} ){0,2}?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|tonight|christmas|easter|spring|summer|autumn|winter|minutes|hours|days)
(?:research|science|experts?|evidence|statistics|data|studies) (?:\\p{L}{1,12} ){0,2}?(?:reveals?|shows?|says?|tells?|proves?)
(?:reveals?|shows?|says?|tells?|proves?) (?:\\p{L}{1,12} ){0,2}?(?:research|science|experts?|evidence|statistics|studies)
beloved|adored|cherished|treasured
(?:the )?(?:brits|britons|americans|germans|italians|spaniards|europeans|londoners|australians|canadians)|the (?:british|english|french|spanish|dutch|irish|scots) \\p{L}+
before the (?:week|month|quarter|season|year) (?:ends|closes|is (?:out|over))|by the end of the (?:week|month|quarter|season|year)
more and more|fewer and fewer|less and less
<n\\d+>[”"]? (?:will|plans to|wants to|intends to|is about to|is going to)
(?:ii|iii|iv|vii|viii|ix|xi|xii|xiii|xiv|xv|xx) \\p{L}+
(?:ignore|disregard|forget|override|skip) (?:\\p{L}{1,10} ){0,2}?(?:rules?|instructions?|facts|prompts?|guidelines)
(?:write|say|publish|print|state|claim|declare|output) (?:that|the following|exactly|verbatim)
(?:surveys?|polls?|stud(?:y|ies)|research|tests?) (?:[\\p{L}’']{1,14} ){0,4}?(?:found|finds?|prefers?|confirms?|suggests?|backs?|supports?)
(?:who|that|which) (?:\\p{L}{1,12} )?(?:won|signed|founded|invented|earned|beat)`,
  de: `
großteil|handvoll|ein paar|wenige[nrsm]?|kaum|fast|beinahe|nahezu|unzählige[nr]?|selten|seltene[nr]?|scharen|massenhaft|halb|halbe[nrsm]?|etliche[nr]?
siegels?|gütesiegels?|stiftung|verband|verbands?|instituts?|ministerium|auszeichnung|prämiert\\p{L}*|laut(?! vor)|testsieger|agentur|rangliste|bestenliste|ruf|ansehen|renommiert\\p{L}*|löwenanteil|nummer eins|letzten monat|vormonat hat|lieblings\\p{L}*|favorit\\p{L}*|bestbewertet\\p{L}*|noch nie|nie zuvor|podest|spitzenreiter|an (?:der|die) spitze|jede[rs]? \\p{L}+ (?:liebt|kennt|weiß|schwört|empfiehlt)
(?:häufiger|seltener|öfter|(?<!(?:beginnen|nehmen|wählen|schreiben|setzen) sie )lieber|beliebter|gefragter)|beliebteste\\p{L}*|gefragteste\\p{L}*
garantiert|im handumdrehen|über nacht|werden sie|(?<!(?:so|wie|wo|wann|womit|was) )wird (?:sich|ihre?n?|das|der|die) \\p{L}+
(?:bis|spätestens|binnen|innerhalb|vor|ab|seit|in) (?:\\p{L}{1,10} ){0,2}?(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|weihnachten|ostern|frühling|frühjahr|sommer|herbst|winter|jahresende|monatsende|tagen|stunden|minuten)
(?:forschung|wissenschaft|statistik|experten|studien|fachleute) (?:\\p{L}{1,12} ){0,2}?(?:zeigt|zeigen|belegt|belegen|sagt|sagen|beweist|verrät|verraten|empfiehlt|empfehlen)
(?:die |viele )?(?:deutschen|italiener|franzosen|spanier|engländer|briten|europäer|österreicher|schweizer|amerikaner)
(?:vor|bis|zum|noch vor) (?:dem )?(?:monatsende|jahresende|wochenende|quartalsende|ende des (?:monats|jahres|quartals))
immer (?:mehr|weniger)
<n\\d+> (?:will|wird|plant|möchte|beabsichtigt)
(?:ii|iii|iv|vii|viii|ix|xi|xii|xiii|xiv|xv|xx) \\p{L}+
(?:vergessen|ignorieren|missachten|übergehen|verwerfen) sie (?:\\p{L}{1,12} ){0,2}?(?:vorgaben|regeln|anweisungen|fakten|anleitung)
(?:schreiben|sagen|behaupten|veröffentlichen) sie(?: ,|,| ?:| folgendes| dass)
(?:umfragen?|befragung(?:en)?|studien?|erhebung(?:en)?|untersuchung(?:en)?|tests?) (?:[\\p{L}]{1,25} ){0,4}?(?:belegt|belegen|zeigt|zeigen|ergab|ergaben|bestätigt|bestätigen|beweist|beweisen|spricht|sprechen)
(?:der|die|das) (?:\\p{L}{1,15} ){0,3}?(?:holte|gewann|unterschrieb|gründete|erfand)`,
  fr: `
poignée|la plupart|une foule|peu de|presque|quasi\\p{L}*|bon nombre|nombreu(?:x|ses)|rares|moitié|à peine|une partie des
label|fondation|fédération|institut|ministère|primée?s?|d'après|selon les|palmarès|classement des|agence|agréée?|réputation|renommée|prestige|part du lion|numéro un|mois dernier|préférée?s? (?:de|des)|favorite?s?|mieux notée?s?|podium|chaque \\p{L}+ (?:adore|connaît|recommande|jure)|(?:serez|aurez|ferez|irez|verrez)
^jamais
(?:plus|moins) (?:aimé|recherch|vendu|lue?s?|utilis|populaire|appréci|visit|connu|demandé|recommand)\\p{L}*
\\p{L}{2,}(?:erai|erez|eront|erons|iront|irez)|(?!opéra)\\p{L}{4,}era|sera|seront|aura|auront|vaudra|viendra|deviendra
(?:d'ici|avant|dès|sous|depuis|en|dans) (?:\\p{L}{1,10} ){0,2}?(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|noël|pâques|printemps|automne|hiver|jours|minutes|heures)
(?:recherche|science|statistiques|spécialistes|études?|experts?) (?:\\p{L}{1,12} ){0,2}?(?:révèle(?:nt)?|dit|disent|montre(?:nt)?|prouve(?:nt)?)
(?:révèle(?:nt)?|dit|disent|montre(?:nt)?|prouve(?:nt)?) (?:\\p{L}{1,12} ){0,2}?(?:recherche|science|statistiques|spécialistes|études?|experts?)
les (?:français|françaises|italiens|espagnols|allemands|anglais|britanniques|européens|belges|suisses|américains|parisiens)
avant la fin d[ue]|avant que (?:le mois|l'année|la semaine)
de (?:plus en plus|moins en moins)
pass(?:e|ent|ez|é|er) devant
<n\\d+> (?:veut|va|compte|prévoit de|souhaite) \\p{L}+(?:er|ir|re)
(?:ii|iii|iv|vii|viii|ix|xi|xii|xiii|xiv|xv|xx) \\p{L}+
(?:oubliez|ignorez|négligez|écartez) (?:\\p{L}{1,12} ){0,2}?(?:consignes?|règles?|instructions?|faits)
(?:écrivez|dites|affirmez|publiez|déclarez) (?:que|ceci|ce qui suit)|(?:écrivez|publiez) ?:
(?:sondages?|enquêtes?|études?|tests?) (?:[\\p{L}’']{1,14} ){0,4}?(?:confirment?|montrent?|révèlent?|prouvent?|indiquent?|suggèrent?)
\\p{L}*multipli\\p{L}*
(?:qui|que) (?:\\p{L}{1,14} ){0,2}?(?:a|ont) (?:remporté|gagné|signé|fondé|inventé)`,
  es: `
hace (?:poco|tiempo|\\p{L}+ (?:días|semanas|meses|años|décadas))
puñado|montón|un par|pocas?|pocos|apenas(?! \\d)|casi|gran parte|buena parte|infinidad|multitud|rar[oa]s son|contad[oa]s|media ciudad|medio mundo
sello|fundación|federación|instituto|ministerio|galard\\p{L}*|premiad[oa]s?|^según|según (?:el|la|los|las|un|una) (?!tipo|nivel|tamaño|uso|presupuesto|número|clima|peso|modelo|temporada|edad|zona|talla|época|estación|superficie|ocasión|material|color|necesidad|objetivo|estilo|horario|día|mes|plan|terreno|grosor|forma)\\p{L}+|clasificación de|agencia|avalad[oa]|prestigio|fama|reputación|parte del león|número uno|mes pasado|favorit[oa]s?|predilect[oa]s?|mejor valorad[oa]s?|(?:cada|todo|toda) \\p{L}+ (?:adora|conoce|recomienda|jura|ama)
^(?:nunca|jamás)
(?:más|menos) (?:quer|amad|buscad|vendid|leíd|usad|popular|apreciad|visitad|conocid|pedid|valorad|recomendad)\\p{L}*
\\p{L}+(?:ará|arán|erá|erán|irá|irán|arás|erás|irás|aremos|eremos|iremos)|será|serán|tendrá|tendrán|habrá|podrá|podrán|vendrá|vendrán
(?:antes|para|en|hasta|desde|dentro) (?:\\p{L}{1,10} ){0,2}?(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo|navidad|primavera|verano|otoño|invierno|días|horas|minutos)
(?:investigación|ciencia|estadísticas|especialistas|estudios?|expertos) (?:\\p{L}{1,12} ){0,2}?(?:revelan?|muestran?|dicen?|demuestran?)
(?:revelan?|muestran?|dicen?|demuestran?) (?:\\p{L}{1,12} ){0,2}?(?:investigación|ciencia|estadísticas|especialistas|estudios?|expertos)
fiebre|podio|auge
los (?:españoles|italianos|franceses|alemanes|ingleses|británicos|europeos|mexicanos|argentinos|americanos)
antes de (?:que (?:acabe|termine)|(?:fin|final) de|terminar|acabar)
cada vez (?:más|menos)
(?<!(?:busca|buscan) [“«"]? ?)<n\\d+>[”»"]? (?:quiere|va a|piensa|planea|pretende)
(?:ii|iii|iv|vii|viii|ix|xi|xii|xiii|xiv|xv|xx) \\p{L}+
(?:olvide|olvida|ignore|ignora|omita|omite) (?:\\p{L}{1,12} ){0,2}?(?:normas?|reglas?|instrucciones|hechos)
(?:escriba|escribe|diga|di|afirme|afirma|publique|publica|declare) (?:que|lo siguiente)|(?:escriba|escribe|publique) ?:
(?:encuestas?|sondeos?|estudios?|pruebas) (?:\\p{L}{1,14} ){0,4}?(?:confirman?|muestran?|revelan?|demuestran?|indican?|sugieren?)
que (?:ganó|firmó|fundó|inventó|conquistó)`,
  it: `
manciata|un paio|poch[ie]|poc[oa] di|quasi|gran parte|buona parte|maggior parte|rar[ie] sono|moltissim[ie]|mezz[ao](?! giornata)
sigillo|fondazione|federazione|istituto|ministero|premiat[oaie]|secondo gli|secondo l|classifica|classifiche|agenzia|prestigio|fama|reputazione|parte del leone|numero uno|mese scorso|preferit[oaie] (?:di|da|dai|dei|dalle|delle)|favorit[oaie]|(?:più|meglio) (?:votat|valutat)[oaie]|ogni \\p{L}+ (?:adora|conosce|consiglia|giura|ama)
^mai
(?:più|meno) (?:amat|cercat|vendut|lett[oaie]|usat|popolar|apprezzat|visitat|conosciut|richiest|consigliat)\\p{L}*
\\p{L}{2,}(?:erà|irà|eranno|iranno|erai|irai|erete|eremo)|sarà|saranno|avrà|avranno|varrà|verrà|diventerà|potrà
(?:entro|prima|fra|tra|da|in) (?:\\p{L}{1,10} ){0,2}?(?:lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|natale|pasqua|primavera|estate|autunno|inverno|giorni|ore|minuti)
(?:ricerca|scienza|statistiche|specialisti|studi|esperti) (?:\\p{L}{1,12} ){0,2}?(?:rivela|rivelano|mostra|mostrano|dice|dicono|dimostra|dimostrano)
(?:rivela|rivelano|mostra|mostrano|dice|dicono|dimostra|dimostrano) (?:\\p{L}{1,12} ){0,2}?(?:ricerca|scienza|statistiche|specialisti|studi|esperti)
vetta|podio|boom
gli (?:italiani|spagnoli|inglesi|americani|europei|svizzeri)|i (?:francesi|tedeschi|britannici|milanesi|romani)
secondo le (?:ricerche|indagini|statistiche)
prima (?:della fine|che (?:finisca|termini))|entro (?:la )?fine
sempre (?:più|meno)
pass(?:a|ano|ate) davanti
(?<!(?:cerca|cercano) [“«"]? ?)<n\\d+>[”»"]? (?:vuole|intende|sta per|prevede di|punta a)
(?:ii|iii|iv|vii|viii|ix|xi|xii|xiii|xiv|xv|xx) \\p{L}+
(?:dimentichi|dimentica|ignori|ignora|tralasci|tralascia) (?:\\p{L}{1,12} ){0,2}?(?:istruzioni|regole|fatti|indicazioni)
(?:scriva|scrivi|dica|affermi|pubblichi|pubblica|dichiari) (?:che|quanto segue)|(?:scriva|scrivi|pubblichi) ?:
(?:sondaggi?o?|indagin[ei]|studi?o?|test) (?:[\\p{L}’']{1,14} ){0,4}?(?:confermano|conferma|mostrano|rivelano|dimostrano|indicano|suggeriscono)
che ha(?:nno)? (?:conquistato|vinto|firmato|fondato|inventato)`,
};

const patterns = new Map(
  Object.entries(said).map(([code, list]) => [
    code,
    new RegExp(`(?<![\\p{L}\\p{N}])(?:${list.trim().split('\n').join('|')})(?![\\p{L}\\p{N}])`, 'u'),
  ]),
);

/** "What the reader will find" on a page that is to be written. */
const found =
  /(?:what|how|ce que|qué|lo que|che cosa|quello che)(?: (?:the|a|le|la|el|un|il|readers?|visitors?|lecteur|visiteur|lector|visitante|lettore|visitatore|you|vous))* (?:will (?:find|learn|get)|trouvera|trouverez|apprendra|encontrará|aprenderá|troverà|imparerà)(?: (?:el|il) (?:lector|visitante|lettore))?/gu;

/** What of a text in lower case the facts never hold, however it is meant; null where there is nothing. */
export function findUnsaid(text: string, { code }: Language): string | null {
  return patterns.get(code)?.exec(text.replaceAll(found, ''))?.[0] ?? null;
}
