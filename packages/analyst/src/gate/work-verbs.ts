import type { Language } from './language.ts';

/** Verbs of work on a page, without accents: by their whole forms in English, by their beginnings elsewhere. */
const verbs: Record<Language['code'], string> = {
  en: `accompany add address adapt adjust agree aim align allow annotate answer append arrange ask assign attach audit avoid back base be begin brief bring build bundle call
cancel caption capture carry center change check choose cite clarify clean close collect combine commission compare compile complete compose condense confirm connect consider consolidate
contact contain continue contrast copy correct count cover create crop cross-check cross-link cut date decide define delete deliver demonstrate describe design detail develop direct discuss display
divide do document double-check download draft draw drop edit embed enable end enrich enlarge ensure enter establish estimate evaluate examine exchange exclude expand explain explore export expose
extend fact-check feature film fill filter find finish fit fix focus fold follow form format frame gather get give go group guide hand handle have head help hide highlight hire host
identify illustrate import improve include incorporate increase indicate inform insert inspect install integrate interview introduce investigate invite involve join keep label launch lay leave lengthen let limit line link list
locate look maintain make map mark match measure mention merge mind model modify monitor move name narrate note notice number observe offer open optimize optimise order organize organise outline
overhaul pair pause pay pick photograph pin place plan plot point polish position post prepare present preserve prevent print prioritize prioritise produce promise promote proofread propose protect prove provide publish put
quote raise read rearrange rebuild recommend record redesign redirect redo reduce refer refine reformat refresh regroup reorder rename remind remove reorganize reorganise repeat rephrase replace reply report request research reserve reshape resize
respond restructure retain retitle return reuse review revise revisit reword rework rewrite run save say scan schedule see segment select send separate serve set settle shape share shoot shorten show simplify sit
sketch skip slim solve sort speak specify spell split spread start state stay stick structure study style submit suggest summarize summarise supply support surface survey swap table tag tailor take talk target tell test thank
think tidy tie tighten time title total track trace train transcribe transfer transform translate treat trim try tune turn underline understand unify unite update upload use validate vary verify view visit walk warn watch weave
weigh widen work wrap write lead address shift rank invest pilot dedicate teach earn learn brew clean cook bake`,
  de: `aktualisier ruck ruf auskomm ersetz fund falt koch reinig formulier besprech beauftrag besuch belass berucksichtig einlad reagier unterstutz unterscheid vereinbar vorles wieg fokussier messen wascht verdien bedien andern achten anbiet anfug angeb anleg anpass ansprech antwort anzeig arbeit aufbau aufnehm aufteil aufzeig auswahl bau beantwort bearbeit bebild bedenk befrag beginn begleit begrenz behalt behandel benenn beobacht beschrank beschreib beschrift beton bevorzug bewert
bied biet bild binden bitt bleib brauch bring bundel danke definier demonstrier dokumentier druck durchsuch eingeh einbau einfug einricht empfehl entfern entscheid entwerf entwickel erganz erklar erlauter ermittel erneuer erstell erwahn erweiter erzahl fass feil film find
folg fotografier frag fuhr fug gebe gestalt gib glieder grupp halt heb helf hinterleg hol illustrier informier interview kennzeichn klar kombinier konzentrier kopier korrigier kurz kummer lad lass leg leit les liefer list losch losen mach markier mess misch mitteil nehm nenn notier nutz
offn optimier ordn pass plan platzier praesentier prasentier pruf press produzier protokollier pfleg raum recherchier red reduzier richt sammel schaff schau schick schildern schildre schlag schliess schneid schreib schutz seh send setz sich sichern skizzier sorg sortier spar sprech starr start stell
stimm straff streich strukturier such tausch teil test trag trenn ub uberarbeit uberdenk uberleg ubernehm uberpruf ubersetz umschreib unterteil untersuch veranschaulich verarbeit verbess verbind verdeutlich vereinfach verfass verfolg vergleich verkurz verknupf verlang verleg verlink vermeid vermess verm veroffentlich verschieb versuch versend verweis verwend verzicht
visualisier vorstell wahl warn wart weis wechsel wiederhol widm zahl zeichn zeig ziehe zitier zusammen zuordn fertig ladt lad dreh erfass hinweis hang knupf konkretisier lock raff stutz passe`,
  fr: `structur gomm abord abreg accompagn accord actualis adapt add affich affin ajout ajust alleg align amelior amen anim annonc annot appel appliqu apport approfond articul ass attach attend attribu augment avert baliz batt bas boucl calcul capt centr cherch chiffr choisi cibl cit clarifi class clos coll collect combin command commenc compar compil complet compt conclu concentr conceve confi confirm conserv
conseill consacr consid consult conten continu contrast contrôl control convert convi copi corrig coup couvr creus cre croi dat debut decid decir declin decor decoup decrive decri defini demand demarr demontr deplac dessin detaill determin develop devis dir dit diffus distingu dirig dit divis document donn dress ecart ecoul ecri edit elabor elarg elimin emploi employ enchain encadr enlev enregistr enrichi entam entrav envis envoi envoy epingl
equip essay etabl etiquet etoff etend etudi evit evalu examin exempl expliqu explor expos exprim fabriqu facilit fai fait film filtr fix formul fourni fractionn fusionn gard gener grav group guid harmonis hierarchis identifi illustr implant imprim inclu indiqu inform inscriv inser insist inspect install instal integr interrog interview introdui invit joign joue justifi laiss lanc legend lev li libell limit list liv livr
mainten maj marqu mentionn mesur met mett mis mod modifi montr motiv nettoi nettoy nomm not numerot observ offr optimis ordonn organis orient ouvr ouvri parl partag part pass peaufin pens personnalis photographi plac planifi pos precis pren present prepar presenti prevo prev privilegi proced produi profit propos proteg prouv publi quantifi rang raccourc raccroch racont rappel rapproch rassembl rassur realis recens recherch recommand recueill recycl redig redi rediri reduis reduir refer reflech reform
reformul refond regard regroup rel relev relisez reli reliez relire remani remerci remett remplac remplis rempl renomm renouv renseign renvoi renvoy reorganis repart reper repet repond reprend repren repri reserv resum retir retouch retravaill retranch reuni reutilis rev revoi revis revo rythm saisi scind segment select separ servi signal simplifi situ soign soul soulign sui suiv supprim surveill teni ten test tir titr touch trac tradui trait transform trava tri trouv unifi unis utilis va valid vari veill verifi vis visualis evoqu reecri reecriv redige redev dedi sollicit`,
  es: `abord abr abra abre acced aclar acomp acort acud actualic actualiz adapt adjunt advert adviert agreg agrup ajust alarg alej aline alt amplia amplie ampli analic analiz ana anad anali anot antepon aport aplic aprovech apunt aren arm arregl articul asegur asign ataj aten avis ayud baj bas borr busc busq cali calcul cambi captur celebr centr cierr cit clarific clarifiqu clasific cola colabor coloc coloq combin comenc comienc compart compar complet complement componga comprueb comprob concentr concret conect confirm
conserv consider consig construy consult contact contest cont contrast convert conviert copi corrij corrig corrobor cort crea cree cronometr cubr cuent cuid da de dedic dedique defin dej deleg demuestr demostr describ desarroll descart descomp descrip destaq desglos destac detall determin dibuj dig di difund dirij dirig disen disp distribuy disting dividi divid document edit elabor elij elig elimin emp empiec encabec encarg encuentr enfoq enlac enlaz enriquec enriquez ensan ensen entreg entrevist enumer envi
equilibr escanea escog escoj escrib escuch especific especifiq esper establ estudi estructur etiquet evalu evit examin exhib explic expliq explor expon exponga exten extiend facilit fij film filtr foment form format formul foto fotograf fusion gener grab guard gui hable habl hag haz hac idee identific identifiq ilustr impri incluy inclu incorpor indic indiq inform inici inserte insert inspir integr intent introduz introduc invit invite jerarqu junt lanc lea lee leer lim limit limpi lista liste llam llen llev localic
mand manten mantien mantenga mant marc marq mantenga medi mejor mencion met mezcl mid mir mod modific modifiq monit mostr mostr mueve mueva muestr narr nombr not numer observ ofrezc ofrec omit opt orden organic organiz orient parta par part pase pas pid pint pla plante planif planifiq pon pong pul pod precis prefier pregunt prepar present prev priori proc proceda produzc program prolong promocion promuev prop proponga propon proporcion proteg protej prueb prob public publiq quit
reagrup realic realiz recab recalc recib recicl recog recoj recomiend recomend recopil recort recuerd recurr redac redact redirij reduzc reduc reelabor reemplac reemplaz reescrib refier reform reform refresc refuerc registr rehaga reh relacion remat remit renombr renuev reordene reorden reorganic repart repas repit repit replante reproduz reserv resalt resuelv resum resp respond retir retoq reun reutilic revis reserv reun revis rot rotul saq sac segment seleccion sel senal separ sig sigu simplific simplifiq sitú situ solicit sub subray sugier sum suprim
sustituy sustit tach tard test tom trabaj trace trac traduzc trans traslad trat un una unific unifiq us utilic utiliz va vali valor verifiq verific vigil vincul vis visit vuelv agrade dedic proyect cent rell guie guie`,
  it: `abbina abbrevi accenn accompagn accorci accost adatt affianc affid affront aggiorn aggiung ai allarg alleg allegger allest alline ampli analizz ancor annot annunc anticip apr appor approfond appunt argoment arricch articol assegn assicur associ attend attribu aument avver avvis basa blocc butt calcol cambi caric catalog cerc chiar chied chius chiud cit class colleg coll color combin cominc compar compil complet compon comunic concentr condens condivid conferm
confront consegn conserv consider consigli consult contatt cont conten contrass control converti copi corregg corred costru cre cur da dai dare dat date decid dedic defin delimit descri detta dettagl di dia dica dica dice dich dimin dimostr dipin diregg dispon disegn distingu distribu dite divid document domand don duplic edit elabor elenc elimin enumer escl esamin espand espon esplicit esplor esprim estend estrapol etichett evidenzi evit fa fai fare fat facc facci fate fiss film filtr fond form formul forn fotograf
garant gest gi guid identific illustr imman imposta impost includ indic individu inform iniz inquadr inser inserisc insist inseg install integr interrog intervist introduc invi invit ispir lasci lavor leg legg limit linc link list loc mand manten mant marc mett met migliora miglior mescol menzion mir misur modific monitor mostr motiv mut narr nomin not numer offr omet ordin organizz orient osserv ott paragon parl part pass pens perfezion personal pianific piazz port posizion pone prec precis predispon prefer prem prend prepar presen prest prev priorit
proced program prolung promuov propon prosegu protegg prov prova pubblic pul punt racc raccogl raccont raccorci raffin raggrupp ragion registr realizz recuper redig redarr regol reindirizz rend rep replic revision ricerc ricav ricord ricorr ridisegn ridu riduc riesamin rifai rifate rifer rifin rifless riflett riform riformul riguard rilegg rileva rimand rimett rimuov rinnov rinomin riordin riorganizz ripar ripart ripens ripet riport riprend riproduc riscriv riserv riserv rispond rispett ristruttur
riun riusa riunisc riutilizz rived rivis rivedi rivolg salv sce scegl scind scriv scrivi scart scor seg segment segnal segu selezion semplific separ serv sfrutta sfolt si sia siate simul sintetizz sistem smist snell sollecit sos sost sosti sosten sostituisc sottoline spec specific sperim spezz spieg spost stabil stamp stend stim strutt studi suddivid sugger svilupp tagl tem ten teni test tien tir tog tolg toglie tracci traduc tralasci trascriv trasform trasfer tratt tro trov uni unisc unif us util utilizz va valor valut var verific vis visita visualizz volg`,
};

const patterns = new Map(
  Object.entries(verbs).map(([code, list]) => [
    code,
    new RegExp(code === 'en' ? `^(?:${join(list)})$` : `^(?:${join(list)})`, 'u'),
  ]),
);

/** True for a verb of work on a page, in the forms of an instruction or of what a page does. */
export function isWork(word: string, { code }: Language): boolean {
  return patterns.get(code)?.test(plain(word)) ?? false;
}

function join(list: string): string {
  return list.trim().split(/\s+/).join('|');
}

function plain(word: string): string {
  return word.normalize('NFD').replaceAll(/\p{M}/gu, '');
}

/** What is done in a contest, or about what was lost: no work on a page. */
const contests: Record<Language['code'], string> = {
  en: 'win(?:ning)? back|regain|reclaim|recapture|overtak(?:e|ing)|outrank(?:ing)?|outperform|outdo|dominat(?:e|ing)|conquer(?:ing)?|poach|catch(?:ing)? up|(?:keep|stay|pull|get) ahead|hold off|(?:bring|brings|bringing|win) back|say goodbye|bid farewell|leave \\p{L}+ behind|cash in|bleeding|lost ground|(?:lead|advantage) (?:on|over)|(?:former|old|rightful) (?:place|position|rank|spot)|crown|throne',
  de: 'zurück(?:bringen|zubringen|kehren|holen|erobern|gewinnen|zuerobern|zugewinnen|zuholen)|verteidig\\p{L}*|hinter sich|holen sie [^.;!?]* zurück|überhol\\p{L}*|schlagen|dominier\\p{L}*|erober\\p{L}*|stehlen|schnapp\\p{L}*|stopp\\p{L}*|bremsen|abwehr\\p{L}*|ausnutz\\p{L}*|angreif\\p{L}*|kämpf\\p{L}*|vorsprung|absturz|thron|krone|abhäng\\p{L}*|überflügel\\p{L}*|übertrumpf\\p{L}*|(?:alten|früheren|einstigen) (?:platz|rang|position)|ausstech\\p{L}*|aufhol\\p{L}*',
  fr: "ramen\\p{L}+|adieu|gagn\\p{L}+|récupér\\p{L}+ (?:(?:vos|les|la|le|sa|votre|des) )?(?:clients?|place|terrain|visites|lecteurs|position)|reconqu\\p{L}+|regagn\\p{L}+|retrouv\\p{L}+ (?:sa|son|leur|votre)|défend\\p{L}+|dépass\\p{L}+|doubl(?:er|ez)|batt(?:re|ez)|domin\\p{L}+|conqu\\p{L}+|vol(?:er|ez)|stopp\\p{L}+|frein(?:er|ez)|enray\\p{L}+|exploit\\p{L}+|attaqu\\p{L}+|rattrap\\p{L}+|avance sur|chute|avantage sur|trône|couronne|devanc\\p{L}+|supplant\\p{L}+|place d['’]antan|ancienne place|surfer?|surfez",
  es: 'de vuelta|adiós|adelántese|adelantarse|anticíp\\p{L}+|gan(?:ar|e|a)|recuper\\p{L}+ (?:(?:a|su|el|la|los|las) )*(?:antigu|puesto|lugar|posici|terreno|ventaja|alumnos|client|visitas|lectores)\\p{L}*|reconquist\\p{L}+|defiend\\p{L}+|defender|adelant(?:ar|e|a)|supera\\p{L}*|supere|vencer?|venza|domin(?:ar|e|a)|conquist\\p{L}+|robar|robe|fren(?:ar|e|a)|deten(?:er|ga)|explot(?:ar|e|a)|atac(?:ar|a)|ataque|alcanc?z?\\p{L}+|ventaja (?:en|sobre)|caída|trono|corona|antiguo (?:puesto|lugar)|desbanc\\p{L}+|arrebat\\p{L}+|aprovech\\p{L}+',
  it: 'vinc(?:ere|i|ete|a)|riconquist\\p{L}+|recuper(?:are|a|ate|i) (?:(?:i|gli|le|il|la|lo) )?(?:posizion|terreno|client|posto|visit|lettor)\\p{L}*|difend\\p{L}+|superar\\p{L}+|supera|superate|superi|batt(?:ere|i|ete|a)|domin(?:are|a|ate|i)|conquist\\p{L}+|rubar\\p{L}+|rubate|fren(?:are|a|ate|i)|sfrutt\\p{L}+|attacc\\p{L}+|vantaggio su\\p{L}*|caduta|trono|corona|vecchio posto|riprend\\p{L}+ (?:il|la|i)|scalz\\p{L}+|cavalc\\p{L}+|sorpass\\p{L}+',
};

const contestPatterns = new Map(
  Object.entries(contests).map(([code, list]) => [
    code,
    new RegExp(`(?<![\\p{L}<])(?:${list})(?![\\p{L}\\d])`, 'u'),
  ]),
);

/** What of a text in lower case belongs to a contest; null where nothing does. */
export function findContest(text: string, { code }: Language): string | null {
  return contestPatterns.get(code)?.exec(text)?.[0] ?? null;
}
