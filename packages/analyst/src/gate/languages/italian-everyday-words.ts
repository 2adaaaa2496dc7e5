/** Everyday words of what sites are about: health, work, money, home, travel, sport, school, software, feelings. */
export const are = `
minimizzare
abbaiare abbottonare abbracciare abitare abituare accarezzare accendere accomodare accontentare accusare addolcire addormentare affittare affogare aggiustare aiutare allattare allenare alloggiare alzare amare ammalare
ammirare ammobiliare andare anestetizzare annaffiare annegare annoiare annullare apparecchiare applaudire arrabbiare arredare arrestare asciugare aspirare assaggiare assicurare assumere atterrare autorizzare avviare
baciare bagnare balbettare ballare bastare battezzare bendare bestemmiare bilanciare bisbigliare brindare brontolare bruciare bucare bussare buttare cacciare calmare calzare camminare campeggiare cancellare cantare
cascare cavalcare celebrare cenare cessare chiacchierare chiamare coccolare collaborare coltivare comandare compilare comprare confessare confidare congelare conquistare consolare consumare contagiare contrattare coprire
coricare costare criticare cucinare cullare curare danneggiare danzare decaffeinare depilare desiderare digiunare dimagrare dimenticare dipanare disabilitare disegnare disinfettare disturbare diventare divorziare domare
donare dondolare dubitare durare educare emozionare entrare ereditare esagerare esercitare esitare estrarre evitare faticare fermare festeggiare fidanzare fidare filare firmare fischiare fotografare frequentare frullare
fumare galleggiare giocare girare giudicare giurare gocciolare gonfiare governare grattare gridare grigliare gustare idratare ignorare imballare imbarazzare imbarcare imbiancare imbrogliare immaginare imparare impastare
impiantare imprecare imprestare incartare inciampare incollare incontrare incoraggiare indossare infettare ingannare ingrassare iniettare innaffiare innamorare insegnare insultare interrogare inviare invidiare inzuppare
irritare lamentare lanciare lavorare leccare lessare levare licenziare litigare macchiare macinare mangiare marinare masticare medicare meditare mendicare meritare mescolare minacciare misurare mordere mormorare navigare
negare negoziare nevicare noleggiare notare nuotare obbligare odiare odorare oliare operare ordinare orientare osare ospitare osservare otturare parcheggiare partecipare passeggiare pattinare peccare pedalare pelare
perdonare pescare pettinare piangere piegare pigiare pizzicare posare potare pranzare pregare prelevare prendere prenotare preoccupare prestare pretendere procurare profumare progettare pronunciare protestare provare
prudere rallegrare rasare raschiare rassicurare rateizzare recitare regalare remare respirare restaurare restituire ricamare riciclare ricordare rifiutare rilassare rimborsare rimproverare rincasare ringraziare
rinunciare ripagare riparare riposare risparmiare rispettare ritardare ritirare rodare rosicchiare rubare russare salare saldare saltare salutare sanare sbadigliare sbagliare sbiancare sbrigare sbucciare scherzare
schiacciare schizzare sciare sciogliere scolare scommettere scopare scottare scusare sedare seminare servire sfamare sfogare sgridare sistemare slacciare smaltare sognare sospettare sospirare sostituire spaventare
spazzare spazzolare sperare spettegolare spiare spogliare sporcare sposare spostare sprecare starnutire stirare stonare strappare strillare studiare sudare suonare svegliare tagliare tappare tardare telefonare temperare
timbrare tirare toccare tollerare tormentare tossire tostare traslocare tremare truccare truffare tuffare turbare ubriacare urlare usurare vaccinare vagare vantare versare vestire viaggiare vietare vivere volare votare
zappare zoppicare zuccherare
`;

export const nouns = `
pagamento
abbaino abbigliamento abbonamento abbraccio abete abito acacia accappatoio acciaio acciuga acqua acquario addetto addio addome adolescente adolescenza aereo aeroporto affetto affitto afflizione agenda aglio agnello ago
albergo albero albicocca alcol alga alimento alito allegria allenamento allenatore allergia allodola alloggio alluce alpinista alunno alveare amaca amante amarezza ambulanza ambulatorio amica amicizia amico ammalato
ammenda amore ampolla ananas anatra ancella anello anestesia anestetico angelo angoscia anguria anima animale anniversario annuncio ansia antenna antibiotico anticipo antidolorifico anziano ape aperitivo apparecchio
appartamento appetito applauso apprendista apprensione appuntamento arachide aragosta arancia arbitro arco argento aria arma armadio aroma arrosto arteria artigiano ascella ascensore ascesso asciugamano asilo asino asma
asparago aspettativa aspirapolvere aspirina assegno assenza assicuratore assicurazione assistente assunzione astuccio astuzia atleta atletica atrio attaccapanni attesa attestato attore attrezzo aula autista autobus
automobile autonoleggio autostrada avambraccio avanzo avena avvocato azalea babbo bacca baccalà bacio badante badge bagaglio bagnino baita balcone balena ballerina ballo bambina bambino bambola banana banca bancarella
banchiere bancomat bandiera bar bara barattolo barba barbiere barca barella barista basilico bastone battello batteria baule bavaglino benda benzina benzinaio bestia bevuta biancheria biberon bicchiere bici bicicletta
bidone biglia bigliettaio biglietto bilancia binario birra birreria biscotto bistecca bocca boccone bolla bolletta bollino bollitura bombola bonifico bontà borraccia borsa borsetta bosco bottaio bottega bottone bracciale
braccio brace brina brivido broccolo brodo bronchite bruciatura bruco brufolo bruschetta bucato buccia buco budino bue buio bullone buonumore burattino burro bussola cabina cacao caccia cacciavite cactus cadavere
caffettiera calabrone calamaro calamita calma calore calvizie calza calzino calzolaio cambusa camera cameriera cameriere camice camicia camino camion cammello camoscio campagna campana campeggio campo canale cancello
candela cane canguro cannella cannuccia canoa cantante cantina canto canzone caparra capelli capello capitano capo capocantiere capodanno capoturno cappella cappello cappotto cappuccino cappuccio capra capriccio
caramella carattere carbone carcere carciofo carestia carezza carie carne carnevale carota carriera carrozza carrozzina carta cartella cartello cartoleria cartolina cartone casa casalinga casco casella cassa cassaforte
cassetta cassetto cassiere castagna castello catena catino cavallo caverna caviale caviglia cavolfiore cavolo ceci cedola cefalea cena ceneri cera cerniera cerotto cervello cervo cespuglio cesto cetriolo chiave chicco
chilometro chiodo chioma chirurgia chirurgo chitarra ciabatta cibo cicala cicatrice ciclista cicogna cieco cielo ciglio ciliegia cimitero cinema cintura cioccolatino cioccolato cipolla cipresso circo citofono città
civetta clinica cocco coccodrillo cocomero coda cognata cognato colazione colica colla collana collant collega collegio collera collina collo colloquio colomba colonia coltello comignolo comitiva commedia commessa
commesso commissariato commozione comodino compagna compagno compassione compenso compleanno complicità conchiglia condimento condominio conduttore coniglio consegna consegne consolazione consulto contabile contadino
contagio conto contratto contusione convento convivenza coperchio coperta coraggio corda cordialità cornetto corona corpo corridoio corriera corsa corsia cortesia cortile costola costume cotoletta cotone cravatta
credenza credito crema crociera crosta crusca cucchiaio cucciolo cucina cuffia cugina cugino culla cuoco cuoio cuore cupola cura curiosità cuscino custode dado danno danza datore debito degenza delfino delicatezza
delusione denaro dente dentiera dentifrice dentifricio dentista depliant deposito deserto desiderio detersivo diabete diarrea dieta difesa digestione digiuno dignità diluvio dimissioni dipendente diploma direttore
disagio disastro discoteca discussione disegnatore disoccupato dispetto dispiacere dito dividendo divorzio doccia dogana dolce dolcezza dolciume dolore domestica dono dormita dote dottore dottoressa droga dubbio duomo
ebano ebbrezza edera educazione elefante elettricista elicottero emergenza emicrania emozione energia enigma entusiasmo epidemia epoca erba erbaccia eredità ernia eroe esame esca escursione esitazione esofago età fabbro
faccenda facchino faccia fagiano fagiolo falegname falena fame famiglia fango fantasma farfalla farina faringe farmacia farmacista farmaco faro fascia fastidio fatica fattoria fattura favola fazzoletto febbre fede fegato
felicità felpa femmina ferie ferita feriti ferragosto ferro ferrovia festa feste festività fiaba fiamma fiammifero fianco fiato fidanzamento fidanzata fidanzato fiducia fieno fiera figlia figlio filmato filo finestra
finestrino fioraio fiore fiume flauto flebo foca foglia fogna follia fondo fontana forbici forchetta foresta forfora formaggio formica fornaio fornello forno fortuna fossetta fragola frana fratello freccia freddo
frigorifero frittata frittella frullato frumento frutteto fucile fuga fumo fune funerale fungo fuoco furgone furia furto gabbia gabinetto gallina gallo gamba gambero garage garofano gas gatto gazza gelateria gelato gelo
gelosia gelsomino gemello genero gengiva gengive genitore genitori gentilezza ghiaccio ghianda ghiro giacca giardiniere ginecologa ginestra ginnastica ginocchio giocattolo gioco gioia gioiello giornalaio giornata giostra
gioventù giraffa girasole gita giudice giuramento gnocco gola gomito gomma gonfiore gonna gorilla graffio grandine granita grano grappa grasso gratitudine grattacielo grattugia gravidanza grembiule grida grigliata grillo
grondaia grotta guancia guanto guardaroba guardia guarigione guerra gufo guscio idraulico igiene igienista imbarazzo imbianchino imbuto immondizia impasto impianti impianto impiegata impiegato impiego importo imposta
impronta incendio incidente incinta incrocio incubo indennità indigestione indirizzo infanzia infermiera infermiere infezione influenza infortunio ingegnere ingorgo ingratitudine iniezione inquilino insalata insetto
insonnia intervento intestino invidia ira isola istante labbro lacrima ladro lago lama lamento lampada lampadina lampo lana lancetta lardo latte lattina lattuga laurea lavagna lavanda lavanderia lavandino lavastoviglie
lavatrice lavoratore lavoratrice leccornia legna legno legume lente lenticchia lenzuolo leone lepre letame letto levatrice libellula libreria licenza licenziamento lievito limonata lingua liquore lite litro livido
locanda locazione lodi loggia lotta lucciola lucertola lumaca luna lupo lusso lutto macchina macellaio macelleria madre maestra maestro magazzino maggiolino maglione maiale mal malato malattia male malessere malinconia
malinteso malumore mamma mancanza mancia mandarino mandorla mandria manica manicomio maniglia mano mantello manzo marciapiede mare margherita marinaio marito marmellata marmo marmotta martello mascella maschera maschio
massaggio masseria materasso matita matrimonio mattone maturazione meccanico medaglia medicina medico medusa mela melanzana melograno melone memoria mensa mensilità menta mente mento menzogna meraviglia mercante merenda
merlo messa mestiere metropolitana miele minestra minestrone miopia miseria mobile moccioso modulistica moglie molare mollica monaca monaco moneta monte montone mora morso mortadella morte mosca moscerino mostarda moto
motocicletta mucca muco muffa mughetto mulo multa muratore muro muscolo museo mutande mutuo nascita naso nausea nave nebbia neonato nervo nervosismo neve nevralgia nido nipote nocciola noce noia nonna nonno normativa
nostalgia notte nozze nube nuora nuotata nuoto nutrice nuvola obesità occhiali occhio oculista odio odore officina olfatto olio oliva oliveto ombelico ombra ombrello ombrellone onda onore operaio operazione orafo
orchidea orecchino orecchio orefice orfano organista orgoglio orlo orma oro orologiaio orologio orso ortaggio ortica orto ortodontista ortodonzia orzo ospedale ospite osso osteria ostrica otite otturazione ozio pace
padella padre padrone paesaggio paga pagella paglia pagliaccio palazzo palestra palla pallone palpebra panca pancetta pancia pane panetteria panettiere panico panificio panino panna panno pannolino pantaloni pantera
pantofola papavero pappagallo papà parabrezza paracadute paragone paragoni parcheggio parco parente parodontite parolaccia parrucca parrucchiere parto passaporto passeggero passeggiata passeggino passerotto pasticca
pasticcere pasticceria pastiglia pastore patata patente paura pavimento paziente pazienza peccato pecora pedaggio pedale pelle pelo pena pendolare pendolo pennarello pennello pensionato pensione pepe peperone pera perla
permesso pernottamento pesca pescatore pesce pesto petalo pettine petto pezza pianeta piastrella piccione piede pietra pietà pigiama pigna pigrizia pila pillola pilota pino pinza pioggia piombo pioppo pirata piscina
pisello pisolino pistacchio pittura pizzeria pizzico placca plastica pneumatico podere poeta polenta poliziotto pollaio pollice pollo polmone polmonite polpa polpetta polpo polsino polso poltrona polvere pomata
pomeriggio pomodoro pompelmo pompiere ponte porcellino porro portafoglio portiere porzione posteggio postino potatura povertà pozzo pranzo prato preavviso precipizio predica prefettura preghiera prenotazione prestito
prete preventivo prezzemolo prigione profumo promemoria prosciutto protesi prudenza prugna prurito psicologo pudore pugno pulce pulcino pullman puntura purea quaderno quartiere quercia questura rabbia racchetta radice
radiografia raffreddore ragazza ragazzino ragazzo raggio ragioniere ragnatela ragno ramo ramoscello rana rapa rapina rasoio rastrello rata rate ravanello recinto recita referto refettorio regalo reggiseno regina rene
reparto residenza respiro ricamo riccio ricevuta ricordo ricovero ricreazione rientro rimborso rimorso rimpianto rimprovero ringhiera ripetizione riposo riscaldamento riserbo riso rissa ristoro ritardo rito roccia
romanzo rondine rosa rosmarino rospo rotaia rottura rubinetto ruga ruggine ruota rupe ruscello ruspa sabbia sacco sala salame salario salato saldatura sale saliva salmone salotto salsa salsiccia salute saluto salvagente
sandalo sangue sapone sapore sarta sarto sasso sbadiglio sbiancamento scadenza scala scalino scalo scalpello scarico scarpa scarpone scatola scheletro scherma scherzo schiaffo schiena schiuma sci scialle sciarpa sciatore
scimmia scintilla sciocchezza scioglilingua sciopero sciroppo scoglio scoiattolo scolaro scommessa sconforto scontento scontrino scopa scossa scottatura screpolatura scrivania scrupolo scuola scure sdraio secchio secolo
sedano sedazione sedia sega segale segretaria segretario sella semaforo seme semina senape seno sentiero sepoltura sera serenità serpente serra serratura serva sesso seta sete sgabello sgombro sgridata siepe sigaretta
signora silenzio simpatia sindacato singhiozzo siringa smalto sobbalzo sobrietà soccorso sofferenza soffio soffitta soffitto soggiorno sogno soldi sole solitudine solletico sollievo sonno sopracciglio sorella sorpresa
sorriso sorso sospetto sospiro sostituto sostituzione spago spalla spavento spazzola spazzolino specchio spedizione speranza spezia spezzatino spiaggia spicciolo spiga spilla spilorcio spina spinacio spogliatoio
sporcizia sportello sposa sposo spremuta spruzzo spugna spuma spuntino squalo stadio stagno stalla stampella stanchezza starnuto statua statura stazione steccato stella stelo stendino stipendio stivale stomaco storpio
stracciatella straccio straordinari straordinario strega strillo strofinaccio stufa stupore stuzzicadenti succo suocera suocero suono superbia supplente svago sveglia tabaccaio tabacco tailleur talpa tamburo tana tartaro
tartaruga tasca tassa tassista tavola tavolo taxi tazza teatro tegame tegola tela telefonata telo temporale tenaglia tenda tendine tenerezza tenore teppista terapia terme terrazza terremoto terrore tesoreria testa
testamento tetto tibia tigre tilia timidezza timo timone tinta tintoria tisana titolare topo torace tordo torre torrefazione torrente torrone torta tortellino tosse tostapane tovaglia tovagliolo tram tramezzino tramonto
tranquillità trapano trapianto trasferta trasloco trattore trattoria travaglio treccia tredicesima treno tribunale triciclo trifoglio tristezza tromba tronco trota trucco truffa tubero tubo tuffo tulipano tuono turista
turni turnista turno tuta tutore tè uccello udito ulcera uliva unghia uniforme università uovo urgenza urlo usignolo uva uvetta vacanza vacanze vaccino vagone valanga valigia valle vaniglia vanità vapore vasca vassoio
vecchiaia vecchietta vedova vedovo vela veleno velluto velo vena vendemmia vendetta ventaglio vento ventre vergogna verme vernice verruca vescica vespa vestaglia vestiario veterinario vetro viaggiatore viale vicina
vicino vigile vigna vigneto villa villaggio villeggiatura viola violino vipera virtù visone vita vitello vittima voglia volante volo volontario volpe volto vomito vongola voto vulcano yogurt zaino zampa zanzara zappa
zebra zenzero zia zigomo zio zitella zolla zucca zucchero zucchina zuppa
`;

export const adjectives = `
complessivo
abbandonato abbronzato abile abituato accaldato accogliente acerbo acido addolorato addormentato adolescente adulto affamato affannato affaticato affettuoso affumicato aggressivo agitato alcolico alleato allegro
allergico altezzoso amabile amaro amato ambizioso ambulatoriale ammalato amoroso angosciato ansioso anziano appassionato appiccicoso arrabbiato arrogante arrossato arrostito asciutto assente asserragliato assetato
assonnato astuto atletico attillato audace autunnale avaro avvilito beato bello bendato benestante biondo bizzarro bollente bollito borioso bravo brusco brutto buffo bugiardo buio buono calmo calvo candido capriccioso
cardiaco carino casalingo cattivo cauto celibe chiacchierone chirurgico chiuso cicciottello cieco clinico codardo colorito colpevole commestibile commosso compassionevole comprensivo contagioso conteso cordiale cotto
crudele crudo cupo curvo dannoso decaffeinato deluso dentale dentistico depresso deserto desideroso diabetico digiuno diligente dimesso disabile discreto disfatto disoccupato disperato dispettoso distratto divertente
divertito divorziato docile dolente dolorante doloroso dritto duro eccitato educato egoista emotivo emozionante emozionato equino eretto esausto esigente euforico familiare fasciato fastidioso fedele felice femminile
feriale ferito fertile festivo fiducioso fiero fine fisico floreale floscio folle forzuto fradicio fragile freddo freddoloso fresco fritto frizzante fruttato furbo furioso gelido geloso generoso gengivale gentile gessoso
ghiotto giallo gigante giornaliero giovane giovanile giulivo goffo goloso gonfio gradevole grasso grassoccio grato gratuito gravido grezzo grigio gustoso idratante ignobile imbarazzante imbarazzato imbronciato impaurito
impaziente impermeabile incinto incosciente indaffarato indolenzito indolore infantile infelice infermo infiammato influenzato ingenuo ingiusto ingordo ingrato innamorato innocente innocuo inquieto insaponato insipido
insonne invernale invidioso irrequieto irritato isolano labiale laborioso lacrimoso lanoso laureato lavabile lavorativo leale legale legnoso lento lesso lieto lisciato loquace losco lungimirante lussuoso macchiato magro
malato malconcio maldestro maleducato malinconico malizioso malvagio mansueto marcio marino maschile materno mattiniero maturo medico mensile menzognero meschino mesto mite molle monello morbido mordace moro morto
muscoloso musone muto nascosto nauseante nebbioso nervoso nevoso noioso normativo notturno nubile nudo nuvoloso obeso odioso odontoiatrico oleoso onesto operoso orale ordinato orfano orgoglioso osceno ospitale osseo
ottimista ozioso pacifico paffuto pallido parodontale paterno pauroso pazzo peloso pensieroso permaloso perplesso pessimista pettinato piangente pigro piovoso pittoresco poltrone porcino premuroso presuntuoso privato
profumato prudente pudico pungente puntuale quindicinale quotidiano rabbioso raffinato raffreddato ragazzo rasato rasserenato rateale rateali reciso remissivo restio retribuito riconoscente ricurvo ridente rilassante
rilassato rimborsabile riposante riposato riservato robusto roco romantico rosolato rossiccio rotto rozzo ruffiano rugoso rumoroso sabbioso saggio salutare sanguinante sano sazio sbadato sbiadito scalzo scapolo schietto
schifoso schiumoso sciocco scocciato scolastico scomodo scontento scontroso scortese screpolato secco sedato selvaggio sensibile sensuale sentito serale sereno servizievole settimanale sfacciato sfortunato sgarbato
sgonfio sgradevole silenzioso simpatico sincero sleale slegato smemorato snodato soave sobrio socievole sofferente soffice soleggiato solitario sonoro sordo sorridente sospettoso spaventato spaventoso spensierato
spezzato spietato spinoso sportivo sposato spumoso squisito stampabile stanco stizzito stonato storto straniero stravagante stressante stressato stridulo stufo stupendo stupido subacqueo sudato suscettibile sveglio
svelto svestito svogliato taciturno tardivo tenero teso testardo tiepido timido tirchio tollerante tonto tostato tranquillo trasparente trepido triste turbato turchino tutelato ubriaco umano umido umile untuoso urgente
vanitoso vegano vegetale vegetariano velato vicino vile viola violento virile vispo vivace vivo volonteroso zoppo zuccherato zuppo
`;

export const small = `
abbastanza abbia abbiano accolta accolte accolti accolto altrove altrui andar aver avere averla averlo capirla capirlo chiunque ciao compili cuoce cuociono dar davvero debba debbano dica dicano dir dirla dirlo dolgono
dorme dormono dover dovere duole eccola eccolo erano eravamo eravate ero esca esce escono esser essere faccia facciano far farla farlo forse fu fuori furono giace grazie insieme laggiù lassù lontano loro magari me metter
mettere mia mie miei mio momento muore nasce nuoce ognuno parte partono piacciono piace possa possano poter potere presto purtroppo quaggiù qualcun raccontarla raccontarlo ricordarlo riesca riesce riescono salve saper
sappia sappiano sei sente sentire sentirsi sentono sia siamo siano siete sposta spostano stanotte star stasera stesse stessi sé sì tale tali tanta tante tanti tanto tardi te tener tenga tengano troppa troppe troppi
troppo trovi trovino ultima ultime ultimi ultimo vada vadano veder vederla vederlo venga vengano venir vicino voglia vogliano volentieri voler volere vostra vostre vostri vostro
`;
