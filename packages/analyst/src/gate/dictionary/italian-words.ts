/** Ordinary Italian words in their base forms, by what they are about; written for this project. */
export const italian = `
acquirente acquisto addobbo affare affitto agenzia allestimento anticipo articolo assortimento bancarella bancone barattolo bilancia bolla borsa bottega bottiglia buono busta
camerino campionario carrello cartellino cassa cassetta cassiere catalogo commerciante commesso confezione consegna consumatore corriere coupon cucitura dettagliante deposito
emporio esercente espositore etichetta fattorino ferramenta fiera fioraio fornitore fornitura franchising garanzia gioielleria giocattolo grossista imballaggio imballo insegna
inventario libreria listino magazziniere magazzino manichino merce mercante mercato mercatino merceria negoziante negozio occhialeria omaggio pacco pacchetto panetteria pasticceria
pelletteria pescheria profumeria punto reso ricevuta rimborso rivenditore rivendita saldo salumeria scaffale scatola scontrino sconto sarto sartoria scarpa spedizione spesa
spedizioniere sportello svendita taglia tabaccheria tariffa tessuto vetrina vendita venditore voucher calzatura calzino calza camicia camicetta cappello cappotto cintura collana
collant completo costume cravatta felpa fodera foulard giacca giaccone giubbotto gonna guanto impermeabile indumento jeans maglia maglietta maglione mantello mocassino mutanda orlo
orecchino orologio pantalone pantofola pelliccia pigiama polsino pullover reggiseno sandalo sciarpa smoking stivale tacco tailleur tasca tuta uniforme vestaglia vestiario vestito
zaino zoccolo bracciale braccialetto anello ciondolo perla gemma diamante rubino zaffiro smeraldo argento bronzo rame ottone stagno piombo zinco ferro acciaio alluminio titanio
platino ghisa

abrogazione accertamento accordo accusa adempimento affidamento amministratore appello arbitrato arbitro archiviazione aggravante assoluzione atto attenuante avvocato avvocata
avvocatura azione bando beneficiario brevetto cambiale cancelleria cancelliere capacità carcere cassazione catasto cauzione cavillo cedente cessione citazione clausola codice
codicillo cognome coniuge consenso consulenza contenzioso contestazione contraente contratto contravvenzione controversia convenzione convivenza coobbligato copia costituzione
credito creditore curatela curatore danno danneggiato debito debitore decadenza decreto delega delibera denuncia deposizione detenuto diffida difensore difesa diritto disdetta
disposizione divieto divorzio documento domicilio donazione eredità erede esecuzione esproprio estinzione fallimento fascicolo fedina fideiussione firma foro frode giudice giudizio
giuramento giuria giurisprudenza giurista grazia imputato inadempienza inadempimento indagine indennizzo indennità infrazione ingiunzione inquilino interdizione interpello
intestatario ipoteca istanza istruttoria lascito legale legittimo legislatore legge lite licenza licenziamento locatore locatario locazione magistrato magistratura mandato
matrimonio mediatore mediazione minorenne minore modulo molestia mora multa norma normativa notaio notarile notifica nullità obbligo obbligazione omissione onere ordinanza
ordinamento parcella parentela patente patrimonio patteggiamento patto pena penale perizia perito permesso pignoramento polizza possesso potestà praticante preavviso pregiudizio
prescrizione procura procuratore processo proprietà proprietario protesto protocollo prova provvedimento querela quietanza ratifica reato reclamo recesso recidiva registro regola
regolamento requisito residenza responsabilità revoca ricorso ricorrente rinuncia rinvio risarcimento riservatezza risoluzione ritenuta rogito sanzione scadenza scrittura segreto
sentenza separazione sequestro servitù sfratto sindaco soccombente società statuto studio successione sussidio tentativo testamento testatore testimone testimonianza titolare
titolo transazione trascrizione tribunale truffa tutela tutore udienza ufficiale usufrutto vedova vedovo verbale verdetto vertenza vigenza vincolo violazione vizio

abrasione acaro acne addome affanno afta allergene allergia allergico allergologo ambulanza ambulatorio amputazione anamnesi anca andrologo anemia anestesia anestesista angina
ansia antibiotico antidolorifico antidoto antinfiammatorio apparecchio appendicite arteria articolazione artrite artrosi arto ascesso asma aspirina assistente assistito astinenza
ausilio barella batterio benda bendaggio bile biopsia bisturi bocca borsite braccio bronchite bruciore calcolo callo camice cancro capillare caviglia cardiologo cardiologia
cardiopatia carie cartilagine cataratta catetere cateterismo cavità cefalea cellula cellulite cerotto cervello cervicale chirurgo chirurgia ciclo cicatrice cistite clavicola
clinica colesterolo colica collirio collo collutorio coma compressa congiuntivite contagio contraccettivo contusione convalescenza convulsione corona coronaria corpo corsia coscia
costola cranio crampo cuore cute dentale dente dentiera dentifricio dentista dentina dermatite dermatologo dermatologia diabete diabetico diagnosi diagnostico diaframma diarrea
dieta dietista digestione digiuno disinfettante disturbo dito dolore dolorante dosaggio ecografia ecocardiogramma eczema edema efficacia elettrocardiogramma ematoma embolia
emicrania emorragia endoscopia epatite epidemia epidermide epilessia ernia eritema esame esofago estrazione farmaco farmacia farmacista febbre fegato femore ferita fertilità fianco
fibra fisiatra fisioterapia fisioterapista flebite flebo fobia fronte frattura gamba garza gastrite gastroenterologo gengiva gengivite geriatra gesso ghiandola ginecologo
ginecologia ginocchio glicemia globulo gomito gotta gravidanza gravida guancia guarigione gusto igiene igienista impianto impronta incisivo incisione infarto infermiere
infermieristica infezione infiammazione influenza iniezione insonnia insulina intervento intestino intolleranza invalido iniettabile ipertensione ipotensione iride labbro laringe
laser lassativo legamento lesione leucemia linfonodo lingua logopedia logopedista lombare lussazione malato malattia malessere mammografia mandibola mano mascella mascherina
medicazione medicina medicinale medico meningite menisco menopausa mento metabolismo microbo miopia molare morbillo muscolo muscolare narice nascita nasale naso nausea nefrologo
neo neonato nervo neurologo neurologia neonatale nuca nutrizionista obesità occhio occhiali oculista oculistica odontoiatra odontoiatria odontotecnico oncologo ordinazione orecchio
organismo organo ormone ortodontista ortodonzia ortopedico ortopedia osso osteopata osteopatia osteoporosi ostetrica otite otorino otturazione ovaio ovulazione pancia pancreas
panoramica papilla parodontite parto pasticca pastiglia patologia paziente pediatra pediatria pelle pelvico perdita pettorale piaga piede pillola placca plantare podologo polmone
polmonite polpa polpaccio polso pomata ponte posologia postura pressione prevenzione prognosi pronto prostata protesi protesico psichiatra psicologo psicologia psicoterapia
psicoterapeuta psoriasi pulpite pus radiografia radiologo radiologia radioterapia raffreddore raggio referto reni rene respirazione respiro retina reumatologo riabilitazione
rianimazione ricaduta ricetta ricostruzione ricovero rosolia rotula salasso saliva salute sangue sanguinamento sanitario sbiancamento schiena sciatica sciroppo scoliosi sedativo
sedazione seno setto sieroterapia siero siringa sinusite sintomo slogatura sonnolenza spalla spasmo spirale spirometria stampella stitichezza stomaco strappo stress supposta
svenimento tac talassemia tallone tampone tartaro tatto tendine tendinite terapia terapista termometro tessera testa tibia timpano tiroide tonsilla tonsillite tosse tossina
tracheite trapianto trattamento trauma tronco tumore udito ulcera unghia urina urologo ustione utero vaccino vaccinazione varicella varice vena vertebra vertebrale vertigine
vescica vesciche virus viscere vista vitamina vomito zoppia

accetta affilatura affilatoio affilare alesatore allacciamento ancoraggio anta antiruggine appretto aratro argilla armatura arnese arrotino artefice artigiano artigianato
artigianale ascia asola assale asse assemblaggio assemblare attrezzo attrezzatura avvitatore avvitare avvolgimento bacchetta barra basamento battente battiscopa biella boccola
bordo bottone brugola bullone bulino caldaia caldaista calce calcestruzzo calibro calzolaio camera camino canalina candela cannello capomastro cardine carpentiere carpenteria
carrozzeria carrozziere carta cartongesso cartone cassaforma cavo cazzuola cemento cera ceramica ceramista cerniera cesello cesoia cesta cesto chiave chiodo chiodatura ciabatta
cilindro cingolo cinghia colla collante collare compasso compensato compressore conceria condensatore conduttura contatore copertura corda cordolo cornice cotto crepa cuneo cuoio
cuscinetto decapaggio decoratore decorazione decoupage derivazione doga edile edilizia elettricista elettrodo elettrico elica essiccatore essiccazione fabbro falegname falegnameria
fango faretto feltro fessura filettatura filo filtro fiocina fissaggio flangia fonderia foratura forbice forgia fornace forno fresa fresatura fresatrice frizione fucina fune
fusibile fusione gancio geometra giunto giuntura gomma grata griglia grondaia guaina guarnizione guida idraulico idraulica imbianchino imbottitura imbuto impalcatura impasto
impermeabilizzazione impiantista impiallacciatura impregnante impugnatura incastro incisore incollaggio incollare incudine infisso ingranaggio innesto installatore installazione
intaglio intagliatore intarsio interruttore intonaco intonacatura isolamento isolante kit laboratorio lacca lama lamiera laminato lampada lana lastra lattoniere lega legatura
legname legno lesena leva levigatrice levigatura levigare lima limatura lino listello liutaio livella lubrificante lubrificazione lucidatura lucchetto macchina macchinario malta
maniglia manicotto manodopera manometro manopola manovale manutenzione manutentore marmista marmo martello martinetto mascherino mastice mattarello mattone mattonella mensola
meccanico metallo metro mobile mobiliere modanatura modello modellino morsa morsetto mosaico motore motosega muratore muratura nastro officina operaio orafo ordito orologiaio
ottonatura pala paletto pannello parapetto parete parquet passante pavimento pavimentazione pennello perforazione pergamena perlinato perno piallatura pialla pialletto piano
piastra piastrella piastrellista picchetto piccone pietra pigmento pinza piolo pistone pittura pittore placcatura plastica plexiglas poltrona pomello pompa ponteggio portone
posatore presa prolunga pressa profilo progettista puleggia pulsante punta punteruolo puntone quadro quadretto raccordo radiatore raschietto raspa rastrello reostato resina
restauro restauratore rete ribattino ricamo ricambio rifinitura rilegatura rilegatore rinforzo ringhiera riparazione riparatore riscaldamento risvolto rivestimento rivetto rondella
rotella rotolo rubinetto rubinetteria ruggine sabbia sabbiatura saldatura saldatore saldatrice saldare sbavatura sbarra scala scalpello scanalatura scarico scheggia schiuma
scintilla scopa scultore scultura secchio sega segatura segatrice seghetto selleria serramento serranda serratura setaccio sgabello sifone sigillante sigillo silicone sistemazione
smalto smaltatura smerigliatrice smontaggio smontare soffitto solaio solco solvente sostegno spago spatola specchio spessore spina spinotto spugna squadra staffa stampo stantuffo
stecca stelo stoffa stoppa strofinaccio struttura stucco stuccatura sughero supporto tagliere tagliola tagliatore taglierina tamponamento tappezzeria tappezziere tappo tarlo
tassello tavola tegola telaio telo tenaglia tenda tensione tergicristallo termocoppia termosifone termostato tessitore tessitura tetto tinta tinteggiatura tirante tornio tornitura
tornitore traliccio trama trapano trapuntatura trasformatore trave travertino trementina treppiede troncatrice truciolo tubatura tubazione tubo turbina ugello uncino utensileria
vaglio valvola vasaio vasca vassoio ventola verniciatura vernice verniciare verniciatore vetraio vetrata vetro vite zanca zappa zincatura zoccolatura

abbonato accompagnatore aereo aeroplano aeroporto agriturismo albergatore albergo alberghiero aliante alloggio altopiano ancora animazione appartamento approdo arcipelago arrivo
ascensore assicurazione atlante atollo atterraggio autista autobus autonoleggio autostrada avventura baia bagaglio baita balcone balneare barca barcone battello benzina bicicletta
biglietto biglietteria binario bivacco borgo bosco brochure bussola cabina cabinovia calesse cammello campeggio campeggiatore camper canoa canyon capitale carrozza cartina
cartolina cascata casco castello cattedrale cima circuito città cittadina cittadino coincidenza collina colonia comitiva concierge confine console consolato convento costa costiera
croceria crociera cuccetta cultura cupola decollo delta deserto destinazione deviazione distributore dogana duna duomo equipaggio escursione escursionismo escursionista estero
estuario eremo facchino faro ferrovia ferroviario festival fiume fiordo foresta fermata fortezza frontiera funivia fuoristrada galleria gita gondola golfo grotta hostess hotel
imbarco imbarcazione ingresso isola itinerario laguna lago lagunare lettino litorale locanda lungomare mappa mare marittimo meta metropolitana monastero mongolfiera montagna
montano monumento moto motocicletta motoscafo municipio museo nave navigante navigazione navetta nazione noleggio noleggiatore oasi oceano ombrellone orario ormeggio osteria
ostello padiglione paese paesaggio palafitta palazzo panorama parcheggio parco partenza passaggio passaporto passeggiata pedaggio pellegrino pellegrinaggio penisola pensione
periferia pernottamento piattaforma piazza piazzale piazzola picco pilota pineta piroscafo piscina pista porto portiere portineria prenotazione promontorio provincia quartiere
quota rada ragno recensione regione residence resort rifugio rimorchio rientro riva riviera roccia roulotte rotaia rovina sabbioso safari sala sbarco scalo scalinata scoglio
scogliera sdraio seggiolino seggiovia semaforo sentiero sinagoga soggiorno sosta souvenir spiaggia staccionata stadio stazione stiva stradale strada stranieri straniero stretto
suite taxi tassista teatro tempio tendone terminal terme termale terrazza territorio torre tour tragitto traghetto trasferimento trasferta traversata treno trekking trolley tunnel
turismo turista vagone valico valigia valle vallata vapore vela veliero veranda verdeggiante viadotto viaggio viaggiatore viale vicolo villa villaggio villeggiatura visto vulcano
zattera

abbonamento accesso account aggiornamento algoritmo allegato allineamento anteprima antivirus applicazione archivio area argomento array assistenza attivazione automazione
autenticazione avatar avviso avvio backup batteria blocco browser bozza byte calendario campo canale cancellazione carattere caricamento caricabatterie cartella casella catena
cifratura cifrare clic client clonazione cloud codifica collaudo collegamento comando commento compatibilità compilatore componente computer condivisione configurazione connessione
contatto contenitore contenuto contrassegno controllo conversione cookie copiatura correttore crittografia cronologia cruscotto cursore dato database desktop diagramma digitale
digitazione directory disattivazione disco dispositivo dominio editor elaboratore elaborazione elenco elettronica emulatore errore esportazione estensione evento file finestra
firewall flusso foglio font fotocamera framework funzionalità funzione gestionale gestore icona immagine importazione impostazione indice indirizzo informatica informatico iniziale
inoltro inserimento installare integrazione interazione interfaccia intestazione iscrizione iterazione lettore linguaggio link login logo macro mascheramento mail manuale memoria
menu messaggio messaggistica metadato microfono migrazione modalità modem monitor monitoraggio navigatore nodo nome notebook oggetto opzione orchestrazione pagina parametro parola
password personalizzazione pixel portale portatile prestazione privacy procedura processore progettazione programma programmatore programmazione promemoria prototipo puntatore
query ramo recupero registrazione revisione ricerca richiesta riga rilascio rinnovo ripristino risorsa risposta router salvataggio scanner scansione scheda schermata schermo schema
script scrivania segnalibro segnalazione segnale server servizio sessione sezione sfondo sicurezza sincronizzazione sistema sistemista sito sottocartella sottotitolo spazio stampa
stampante stato statistica stringa strumento sviluppatore sviluppo tabella tag tasto tastiera tecnologia telecamera telefono telefonino terminale testo tecnico ticket token
trascinamento trasmissione tutorial utente utilità validazione valore variabile versione video visualizzazione vocabolario volume vulnerabilità

abbacchio abbinamento aceto acciuga acero acqua affettato affumicatura aglio agnello agrume albicocca albume alimento alloro amarena amaretto amaro ananas anatra anguria anice
antipasto aperitivo aragosta arancia aranciata arachide aringa aroma arrosto asparago assaggio astice avena avocado baccalà banana barbabietola basilico besciamella bevanda bibita
bietola birra birrificio biscotto bistecca bollitore bollitura bottarga brace brasato bresaola brioche broccolo brodo bruschetta buccia budino burrata burro cacao cachi caco caffè
caffettiera caffeina calamaro calice camomilla candito cannella canditura cantina cappero cappone cappuccino caraffa caramella caramello carciofo cardamomo carne carota carpaccio
casalingo caseificio castagna cavatappi caviale cavolfiore cavolo cece cedro cena cereale cetriolo chicco chiocciola cicoria ciliegia cinghiale cioccolata cioccolato cioccolatino
cipolla ciotola cocco cocktail cocomero colazione coltello colino condimento confetto confettura coniglio conserva contorno coperchio coperto coppa cornetto costata costoletta
cotechino cotoletta cottura cozza crema crescione crescenza crespella crosta crostata crostino crostaceo crudo cucchiaio cucchiaino cucina cuoco cuscus dado dattero degustazione
dessert digestivo distillato distilleria dolce dolcezza dolcificante dragoncello dispensa enoteca erba estratto fagiano fagiolo fagiolino faraona farcia farcitura farina farro
fecola fegatino fermentazione fetta fettuccina fico filetto finocchio focaccia fondente fonduta forchetta formaggio forma fornello fragola frappè friggitrice frittata frittella
frittura fritto frullato frullatore frumento frutta frutto fungo gambero gamberetto gelateria gelatina gelato germoglio ghiaccio ghiacciolo ghiotto girasole glassa gnocco grano
grappa grattugia grattugiato gricia grigliata grissino gulash hamburger impanatura impastatrice infusione infuso ingrediente insaccato insalata insalatiera integrale intingolo
involtino kiwi lampone lardo lasagna latte latteria latticino lattina lattosio lattuga lenticchia lepre lesso lievitazione lievito limone limonata liquirizia liquore lombata
luppolo maccherone macedonia macelleria macellaio macinatura macinino maggiorana maiale mais maionese malto mandarancio mandarino mandorla mango manzo margarina marinatura
marmellata marzapane mascarpone mela melagrana melanzana melone menta menù merenda meringa merluzzo mestolo miele minestra minestrone mirtillo mollica mollusco mortadella mortaio
mosto mostarda mousse mozzarella muffa nocciola noce nutriente olio oliva olivo omogeneizzato orata orecchietta origano orzo ossobuco ostrica padella pagnotta palato pancetta
pancarrè pandoro pane panettiere panettone panificio panino panna parmigiano passata pasta pastella pasticcere pasticcino pasticcio patata pâté pecorino pentola pepe peperone
peperoncino pera pesca pesce pesto petto pezzatura piadina piatto piattino piccante pinolo pisello pistacchio pizza pizzeria pizzaiolo polenta pollo polpetta polpettone polpo
pomodoro pompelmo porchetta porro portata posata potassio pranzo prezzemolo prodotto prosciutto prosecco provola prugna prugnola purè quaglia radicchio ragù rapa rapanello
ravanello raviolo ribes ricotta ripieno riso risotto ristorante ristorazione ristoratore rombo rosmarino rosolatura rosticceria rucola salame sale salmone salsa salsiccia salvia
salumiere sapore saporito sardina scalogno scaloppina scamorza scodella scorza sedano seitan semola semolino senape seppia sesamo sformato sgombro sidro sogliola soia sommelier
sorbetto sottaceto soffritto spaghetto speck spezia spezzatino spiedino spigola spinacio spremuta spremiagrumi spumante spuntino stracchino strudel strutto sugo surgelato susina
tacchino tagliatella tartina tartufo tavoletta tazza tazzina tegame teglia teiera tempura timo tiramisù tonno torchio torrone torta tortellino tortiera tostatura tostapane totano
tramezzino trancio trattoria triglia tuorlo uovo uva uvetta vaniglia vellutata verdura verza vino vitello vongola vitigno wafer wurstel yogurt zabaione zafferano zenzero zucca
zucchero zuccherino zucchina zuppa zuppiera

abete acacia aceraia afide agricoltore agricoltura agronomo aiuola albero alberello alveare ambiente annaffiare annaffiatoio ape apicoltore apicoltura arbusto aratura aster azalea
bacca baco bambù begonia betulla biancospino boccio bonsai bordura bosso bruco bulbo buganvillea cactus calendula camelia canfora cancello capanno carpino cespuglio ciclamino
cinguettio cipresso clematide coccinella cocciniglia coltivatore coltivazione coltura compost compostaggio compostiera concime concimazione concimare corteccia crisantemo crocus
dalia decespugliatore diserbante diserbo drenaggio edera elleboro erbaccia erica essenza estirpazione eucalipto farfalla felce fertilizzante fertilizzare fienile fieno fioritura
fiore fioriera fogliame foglia fontana forcone formica frassino fresia frutteto fucsia fusto garofano gelsomino gelsomina geranio germinazione gerbera giacinto giardinaggio
giardiniera giardiniere giardino giglio ginepro gladiolo glicine grandine gramigna grillo humus innaffiatura insetto insetticida interramento invaso irrigazione irrigatore iris
larva lavanda legnaia letame lombrico lumaca magnolia mangime mimosa mietitura moscerino mughetto muschio narciso nebulizzatore nespolo nido ninfea oleandro orchidea oliveto olmo
ombra ontano orto ortaggio ortensia ortica pacciamatura palma palude papavero parassita pergola pero pesticida petalo petunia pianta piantagione piantare piantina piantumazione
pino pioggia pioppo platano polline pollaio pomo potatura potare potatore prato primula primavera pungiglione quercia radice raccolto raccolta rampicante recinto recinzione
rincalzo roccioso rosa rosaio rovo rugiada salice seme semenza semenzaio semente semina seminare serra siccità siepe sfalcio sottobosco sottovaso spighetta spiga strame substrato
terra terreno terriccio terrario tiglio topinambur torba tosaerba trapiantare trattore trifoglio tulipano turba ulivo vaso vegetazione vendemmia verbena vespa viburno vigneto
vimini viola violetta vivaio vivaista zappatura zinnia zolla

accantonamento addebito affidabilità agevolazione aliquota ammortamento analista assegno assicuratore assicurato attivo azionista banca bancario banchiere bancomat banconota bene
bilancio bollettino bollo bonifico bonus borsellino broker budget cambio canone cedola cedolare certificato collaterale commercialista commissione compenso conguaglio contabile
contabilità contante conto contribuente contributo controparte costo criptovaluta dazio deducibile deduzione denaro depositante detrazione detraibile dichiarazione dilazione
disavanzo dividendo domiciliazione economia economista emissione emolumento entrata erario esattoria esborso esenzione euro evasione fattura fatturazione fedeltà fido finanza
finanziamento finanziario finanziatore fiscale fisco fondo forfait franchigia garante gestione giacenza giroconto impiego imponibile importo imposta incasso indebitamento insoluto
interesse investimento investitore investire ipotecario iva lavoro libretto liquidazione liquidità mensilità monetario moneta montante mutuo mutuatario nominale notula
obbligazionista onorario operazione paga pagamento pagatore partita passivo patrimoniale pensionato piccolo pignorabile pos portafoglio premio prestito prestatore prelievo
preventivo previdenza previdenziale prezzo profitto promotore provvigione quotazione rata rateizzazione rateale ravvedimento reddito rendiconto rendita rendimento resto
retribuzione ricavo riscatto riscossione risparmio risparmiatore salario salvadanaio scadenzario scoperto sinistro solvibilità somma spicciolo spread stipendio sovvenzione surroga
tasso tassa tassazione tesoreria tributo usura utile valuta valutazione versamento vitalizio

abbigliamento agonismo allenamento allenatore alpinismo alpinista altalena arco arrampicata asta atleta atletica attaccante bastoncino bersaglio biliardo boccia borraccia boxe
bowling calciatore calcio calcetto campestre campionato canestro canottaggio canottiere ciclismo ciclista coach corridore corsa cronometro culturismo cyclette danza disciplina
discesa dribbling equitazione esercizio esultanza fantino fatica flessibilità flessione fioretto fuorigioco ginnasta ginnastica giocatore gioco golf gomitiera guantone immersione
istruttore istruttrice ippica judo karate lancio lotta maratona maratoneta marcia mazza muta nuotatore nuoto occhialino pallacanestro pallamano pallanuoto palestra pallavolo
pallone pallina panca panchina parapendio passo pattinaggio pattinatore pattino pedalata pedale pesistica piegamento pilates podismo podista pugilato pugile racchetta raduno
ramponi remo ring ritmo rugby salto scacchi scacchiera scarpetta scarpone scherma sci sciatore sciata scioltezza slitta slittino snowboard sollevamento spada spinta spogliatoio
sportivo squash stretching surf surfista tabellone tappetino tennis tennista tiro tifoso torneo trampolino triathlon tuffo tuffatore velista velocità vogatore volano yoga

abitazione accappatoio acquedotto aerazione affittacamere allarme alloggiamento altoparlante ammorbidente appendiabiti apparecchiatura arazzo armadio armadietto arredamento arredo
arredatore asciugacapelli asciugamano asciugatrice aspirapolvere attaccapanni attico bacinella bagno balaustra bidet boiler box brocca cameretta candelabro candeggina carrozzina
caloroso cassapanca cassettiera cassetto cassettone cestino citofono coibentazione colf comodino comò condizionatore condominio condomino coperta copriletto corridoio cortile
credenza cucire culla cuscino detergente detersivo dimora disimpegno divano doccia domestico elettrodomestico facciata famiglia federa fermacarte fognatura foyer frigorifero
fustino garage gradino guardaroba guanciale idromassaggio interno lampadario lampadina lavabo lavaggio lavanderia lavandino lavastoviglie lavatrice lavello lenzuolo letto locale
lucernario lume lumino luce macchia mansarda materasso mobilia mobilio monolocale moquette mocio muro oblò ombrello palazzina pattumiera pendola pensile persiana pianerottolo
piastrina piumino piumone planimetria poggiatesta polvere poltroncina porta portaombrelli portico posacenere presina pulitore pulizia rasoio ripiano ripostiglio rifiuto
ristrutturazione ristrutturare salone salotto sanitari sapone sbiancante scaffalatura scaldabagno scarpiera scopino scrittoio sdraietta secchiello sedia sedile seminterrato
sgabuzzino soffitta sofà soglia sottoscala soprammobile specchiera spugnetta stanza stendino stireria stiro stoviglia stufa tapparella tappeto tavolino tavolo telecomando
televisore tendaggio tettoia tinello tovaglia tovagliolo trapunta trasloco traslocare umidificatore utenza vano ventilatore ventilazione vestibolo villetta zanzariera zerbino

aula abbecedario abilitazione accademia accademico alfabeto algebra allievo allieva alunno alunna ammissione anatomia apprendimento apprendista apprendistato appunto aritmetica
asilo assenza astronomia astuccio ateneo attestato attitudine banco bibliografia biblioteca bibliotecario biologia bocciatura calcolatrice capitolo cattedra chimica compito
compagno competenza comprensione conferenza congresso corsista corso curriculum dettato didattica didattico dipartimento diploma diplomato diario dizionario docente docenza
doposcuola dottorato dottorando eccellenza educatore educatrice educazione elementare enciclopedia esaminatore esercitazione esperimento facoltà fisica filologia filosofia
formatore formazione frequenza geografia geometria gessetto grammatica grembiule infanzia ingegneria insegnamento insegnare insufficienza interrogazione intervallo istituto
istituzione istruzione laurea laureando laureato lavagna lezione letteratura lettura liceo linguistica logica maestra maestro master matematica materia matita matricola maturità
maturando memorizzazione merito metodo metodologia mensa nozione orientamento orale paragrafo pagella pedagogia pedagogista penna pennarello percorso poesia poeta preparazione
preside problema professione progresso promozione pubblicazione quaderno quesito quiz ragioneria rettore riassunto ricreazione ricercatore riepilogo righello ripasso ripetizione
ripetente romanzo saggio scienza scolaro scolastico scrittore scuola seminario sintassi sociologia specializzazione storia studente studentessa supplente supplenza sussidiario
tabellina tema tesi tesina test tirocinante tirocinio traccia traduttore traduzione università universitario verifica vocale votazione zainetto

acquisizione adesione affiliato agenda alleanza amministrazione analisi appaltatore appalto approvvigionamento approvazione assemblea associazione assunzione attività audit
avviamento azienda aziendale brief briefing business candidato candidatura capannone capitolato collaboratore collaborazione collega colloquio commessa committente comitato
competitività comunicazione comunicato concessionario consorzio consulente convocazione cooperativa cooperazione coordinamento coordinatore delegato dimissione dipendente direttiva
direttore direttrice dirigente dirigenza distribuzione divisione efficienza ente esternalizzazione fabbisogno fabbrica fabbricazione facchinaggio filiale filiera funzionario gara
gestire impiegato impiegata imprenditore imprenditoria imprenditrice impresa incarico incaricato incentivo incontro indotto industria ingegnere innovazione inserzione inserzionista
intermediario intermediazione joint lavoratore lavorazione leasing lettera logistica logistico management manager mansione manifattura manifatturiero marchio marketing margine
materiale metalmeccanico missione motivazione negoziato negoziazione nomina offerta offerente ordine organigramma organizzatore organizzazione outsourcing packaging partecipazione
partner partenariato pianificazione pianificatore politica portfolio pratica presidente presentazione procedimento produttività produttore produzione progetto proponente proposta
pubblicità pubblicitario qualità qualifica questionario rappresentante rappresentanza redazione referente referenza relatore relazione reparto revisore riciclo ricollocamento
riunione ruolo sede segretaria segretario segreteria semilavorato settore sindacato socio sondaggio sovrintendente sponsor sponsorizzazione stabilimento staff stage stagista
startup strategia stoccaggio strategico subappalto subfornitore supervisione supervisore target team tecnigrafo tempistica trattativa turno ufficio unione vertice vigilante
workshop

abbellire abbinare abbonare abbottonare abbozzare abbracciare accarezzare accartocciare accendere accertare accogliere accomodare accompagnare acconciare accontentare accorciare
accostare accudire acquistare adattare addestrare addobbare addolcire aderire adoperare adottare affacciare affettare affiancare affidare affittare affrontare aggiustare agganciare
agitare aiutare allacciare allargare allenare allestire allontanare allungare alternare ambientare ammettere ammirare ammorbidire ammucchiare analizzare annodare annotare annullare
appannare apparecchiare appendere applicare appoggiare apprendere approfittare appuntare archiviare areare arieggiare armonizzare arredare arricciare arrostire arrotolare
arrotondare asciugare ascoltare aspirare assaggiare assaporare assegnare assicurare assistere associare assorbire assumere attaccare attendere attraversare avvertire avviare
avvicinare avvisare avvolgere baciare bagnare ballare barattare bastare battere bendare benedire bere bilanciare bloccare bollire bordare brillare brindare bruciare bucare bussare
calcolare calmare calzare camminare cancellare candeggiare cantare capovolgere caramellare caricare catalogare catturare cavalcare cedere celebrare cenare centrifugare cercare
chiacchierare chiarire chiedere chiudere cliccare coltivare combaciare combattere combinare commissionare commuovere compattare compensare comperare compiere compilare comporre
comprare concedere concentrare concludere concordare condire condividere condurre confezionare confidare congelare congiungere connettere conoscere consegnare conservare
consigliare consolare consolidare consultare consumare contattare contenere contestare contrassegnare contrattare coprire correggere correre costruire creare cucinare cuocere
curare custodire danneggiare danzare decantare decidere decorare dedicare dedurre definire degustare delimitare depilare depositare depurare derivare descrivere desiderare
detergere detrarre digitare diluire dimagrire dimenticare dimettere dipingere diramare disabilitare discutere disegnare disinfettare disinstallare disporre disputare dissetare
distendere distillare divertire divorziare documentare donare dondolare dormire dosare dubitare educare elaborare elencare eliminare emettere emigrare emozionare emulsionare
entrare ereditare esaminare esaudire esentare esercitare esigere esibire espellere esplorare esporre esprimere essiccare estinguere estrarre evadere evaporare evidenziare
fabbricare facilitare farcire fasciare fatturare favorire fermentare fermare festeggiare ficcare fidanzare fidare filtrare finanziare finire firmare fischiare fissare formare
formulare fornire forzare fotocopiare fotografare frenare frequentare friggere frullare fruttare fumare funzionare galleggiare garantire gelare germogliare gettare giocare girare
giudicare giurare gocciolare gonfiare graffiare grattare grattugiare gridare grigliare guadare guardare guarire guidare gustare illuminare illustrare imballare imbarcare imbiancare
imbottire imbottigliare imbrattare imbucare immaginare immergere impacchettare impanare imparare impastare impegnare impermeabilizzare impilare impostare imprimere impugnare
inaugurare incartare incassare incastrare incidere incontrare incoraggiare incorniciare indagare indossare infilare infornare infondere ingaggiare ingessare ingrassare iniettare
iniziare innaffiare innamorare innestare inoltrare inquadrare insaponare insaporire inserire insistere intagliare integrare intendere interpellare interpretare interrogare
intervistare intrecciare intrattenere inumidire invadere inventare invitare irrigare iscrivere lanciare lasciare laureare lavare lavorare leccare legare leggere lessare levare
liberare licenziare lievitare limare lubrificare lucidare luccicare macchiare macinare maneggiare mangiare manipolare mantecare marciare marcare marinare masticare maturare mediare
medicare meditare meritare mescolare mettere miscelare modellare modificare montare mordere morsicare muovere murare nascere nascondere navigare negare negoziare nevicare
noleggiare notificare nuotare nutrire obbligare occupare odorare offendere offrire oliare omettere operare ordinare origliare ormeggiare ospitare osservare oscurare ottenere
otturare pagare parcheggiare parlare partecipare partire partorire pascolare passeggiare patteggiare pattinare pedalare pelare pendere pennellare pensare perdonare perforare
permettere pernottare persuadere pesare pescare pestare pettinare piacere piallare piangere picchiare piegare pignorare piovere pitturare placare poggiare porgere portare posare
posizionare pranzare praticare predisporre preferire pregare premere prendere prenotare preparare prescrivere presentare prestare prevenire procedere procurare produrre progettare
programmare proiettare prolungare promettere pronunciare proporre proteggere provare provvedere pubblicare pulire pungere punire raccogliere raccomandare raccontare raddrizzare
radere raffreddare ragionare rallegrare rammendare rasare raschiare rassettare rassodare rateizzare recarsi recintare recitare redigere regalare reggere registrare regolare remare
rendere respirare restaurare restituire restringere riaprire ribaltare ricamare ricaricare ricevere richiamare riciclare riconoscere ricoprire ricoverare ricucire ridere
ridipingere riempire rifare rifinire riflettere riformulare rifornire rilassare rilegare rimandare rimborsare rimuovere ringraziare rinfrescare rinnovare rinunciare riordinare
riparare ripassare ripetere ripiegare riporre riposare riprendere riprodurre riscaldare riscrivere riservare risciacquare risolvere risparmiare rispettare rispondere risvegliare
ritagliare ritirare ritoccare riunire rivendere rivestire rodare rompere rosolare rovesciare rovistare ruotare russare salare salpare salutare salvare sbarcare sbattere sbiancare
sbloccare sbocciare sbrinare sbucciare scaldare scalare scambiare scannerizzare scansionare scartare scattare scavare scegliere scherzare schiacciare schiarire schizzare sciacquare
sciare sciogliere scivolare scolare scolpire scommettere scongelare scontare scopare scoprire scordare scottare screpolare scrivere scucire sdraiare seccare sedere segare seguire
selezionare sentire separare seppellire servire setacciare sfamare sfilare sfiorare sfogliare sfornare sfregare sfumare sganciare sgocciolare sgombrare sgonfiare sgrassare
sigillare significare sistemare slacciare slegare slittare smacchiare smaltire smussare soccorrere soffiare soffriggere soffrire soggiornare sognare solcare sollevare somministrare
sopportare sorridere sorvegliare sospendere sostare sostenere sostituire sotterrare spalare spalmare sparecchiare spazzare spazzolare specificare spedire spegnere spelare spellare
spendere spennellare sperare spiegare spingere spogliare spolverare sporcare sposare spostare spremere spruzzare spuntare squillare stampare starnutire stendere stimolare stipulare
stirare stoccare stracciare strappare stringere strofinare stuccare studiare stupire suddividere suggerire suonare supplicare svegliare svernare sviluppare svitare svolgere
svuotare tagliare tamponare tappare tassare telefonare temperare tendere tenere tessere timbrare tingere tirare toccare tollerare tornare tornire tossire tostare tradurre trafilare
tramandare tranquillizzare trapanare trascorrere trascrivere trasferire trasformare trasgredire trasmettere trasportare trattenere tremare tritare truccare tuffare tutelare
ubbidire ungere unire usare utilizzare vaccinare vagare valicare valutare vangare variare vendemmiare vendere verificare versare vestire viaggiare vibrare vietare visitare vivere
vogare volare vomitare votare zappare zoppicare zuccherare

abrasivo accessibile accurato acerbo acido acquatico acustico adatto adesivo affidabile affilato affumicato aggressivo agrario agricolo alcolico alimentare alpino amichevole
ammuffito ammaccato ampio analcolico analogico anatomico antico antiscivolo apicale appiccicoso arancione arboreo argentato armonioso arrugginito artistico assicurativo assorbente
atletico atmosferico autentico autografo automatico autunnale avariato balneabile balsamico basico bagnato biodegradabile biologico bipolare bisestile botanico bucato burroso
cablato calvo canino cardiaco caseario casto catarifrangente celebre celeste celiaco ceramico cerebrale chirurgico chiarificato ciclabile ciclistico civico civile clinico
coibentato collettivo colloidale commestibile commerciale compatibile competente complementare comunale condominiale confortevole congelato coniugale contrattuale conveniente
convesso coreografico corporeo corposo costituzionale cremoso croccante cutaneo decorativo delicato denso dermatologico difettoso digeribile disabile disidratato disponibile
domiciliare dorato durevole edibile editoriale educativo effervescente elegante ematico energetico enologico equestre ereditario ergonomico essiccato estetico estivo europeo
extravergine facciale familiare farinoso farmaceutico fatato febbrile felino femminile ferroso fertile fibroso filante filologico fiorito fisico fitto flessibile fluido
fluorescente fluviale forestale formativo fosforescente fragile fragrante freddo fresco frequentato friabile frizzante frontale fruttifero fumoso funzionale gassato gastrico
gastronomico gelatinoso genetico genitoriale gengivale gessoso ghiacciato giallastro giovanile giudiziario giuridico glutinoso gommoso grasso gratuito grezzo idoneo idrico
idratante illecito illegale imbottito immobiliare immunitario impolverato inagibile incollato incorniciato infermo infiammabile infuocato ingegnoso inossidabile insaponato insolito
intarsiato intestinale invernale ipoallergenico irregolare isolato ittico laccato lacustre lanoso laterale latteo lavorativo legnoso leggero leguminoso lenitivo lessato levigato
linguistico liscio lunare maculato magnetico magro marino martellato mascolino maschile masticabile materno matrimoniale maturato metallico monouso montuoso morbido motorio
multiuso municipale musicale naturale nautico nervoso neutro nevoso nodoso notturno nuvoloso obbligatorio oleoso olfattivo oliato omogeneo onesto opzionale ordinato organico
ormonale orticolo ospedaliero osseo ostetrico ottico ovattato pallido panoramico parlamentare pastoso patronale pedonale peloso pensionistico percorribile pesante petroso piacevole
pianeggiante piegato piegevole piovoso plastico pluviale pneumatico podalico polmonare portuale postale postumo potabile prativo prenotabile processuale professionale profumato
pulito puro quotidiano radicale ragionevole raffinato rapato refrigerato resistente respiratorio reumatico ricamato riciclabile riciclato ricreativo rimborsabile riscaldato
riservato riutilizzabile robusto rosato rovente rugoso rustico salato salariale sanguigno sano satinato saturo sbiadito sbucciato scadente scenico schiumoso sciolto scolpito
scremato scritto secco sedentario selvaggio semplice sensibile serale serico setoso sfilacciato sfuso sgrassante sicuro sigillato sinfonico smaltato smontabile soffice solare
solido solvibile sordo sottile sovrapposto spazioso speziato spinoso spontaneo spumoso squadrato stabile stagionale stagionato stellato stirato strutturale sudato superficiale
tagliente tappezzato tascabile tecnologico telefonico televisivo tenero termico terrestre tessile tinto tonificante tornito tostato tossico traforato traslucido trasparente
tributario tritato ulivato umbratile umido urbano urgente usato vaccinale valido vellutato velato velenoso venoso ventilato ventoso verdognolo vergine verticale vescicale vetroso
viario vinicolo viscoso visivo vitreo vivace vuoto zincato zuccherato

allacciatura gergo parentesi fustella fustellatura cordonatura ondulato cartonaggio scarto scarti sfrido larghezza altezza lunghezza profondità grandezza soletta suola tomaia
ghetta laccio linguetta puntale tolleranza sagoma tracciato vinile bozzetto cliché serigrafia tipografia cagliata caglio casaro cascina goccia gocciolatore ristagnare stalla
stallatico pascolo mungitura mungere mungitrice malga malgaro pastore gregge capra pecora mucca vacca vitellino bovino ovino caprino suino pollame gallina gallo pulcino oca asino
cavallo mulo puledro salatura salamoia stagionatura affinatura occhiatura filatura filare fuscella spino erborinato latticello raffia imbastire imbastitura rifilare rifilatura
cimosa risma plico bustina sacchetto sacco polistirolo pallet bancale muletto transpallet carico furgone camion tappa dislivello crinale cengia ferrata imbrago moschettone piccozza
rampone bastone segnavia bivio cresta morena ghiacciaio nevaio valanga incavo smusso battuta tenone mortasa coda rondine impiallacciare venatura alburno durame massello listellare
truciolare multistrato rovere faggio ciliegio larice castagno teak mogano wengé capriccio bambino bambina nonno nonna genitore madre padre figlio figlia fratello sorella cugino zio
nipote marito moglie fidanzato sposo sposa amico amica vicino ospite padrone cane gatto pappagallo canarino criceto tartaruga guinzaglio cuccia lettiera museruola veterinario
mattina mattino pomeriggio sera notte giornata alba tramonto estate inverno autunno stagione meteo nuvola nebbia brina gelo vento tempesta temporale fulmine tuono arcobaleno cielo
stella luna sole pianeta agrifoglio agrumeto carciofaia pomario roseto semenzale cimatura sfemminellatura rinvaso talea propaggine margotta ammendante cornunghia scolo gocciolatoio
`;
