/** Verbs in -are. */
export const are = `
abbandonare abbellire abbinare abbozzare abbracciare abbreviare abituare accantonare accennare accettare accompagnare accorciare accostare adattare adottare affacciare affascinare affermare affiancare affidare affilare affrontare
agevolare aggiornare aggirare aggiustare aiutare alimentare allacciare allargare allegare alleggerire allenare allentare allontanare allungare alternare amalgamare amare ammirare ammorbidire ampliare analizzare ancorare andare
annotare annullare anticipare apparecchiare appesantire applicare appoggiare apprezzare approfittare approfondare appuntare archiviare argomentare armonizzare arricchire arrotondare asciugare aspettare assaggiare assegnare
assemblare associare attaccare attirare attivare attraversare autorizzare avanzare avviare bagnare ballare basare bastare battezzare bloccare bollare brillare bruciare bussare buttare calcolare calibrare calmare cambiare
cancellare cantare capitare capovolgare caricare catalogare catturare causare celebrare cenare centralizzare centrare cercare certificare chiacchierare chiamare chiarare circolare circondare citare classificare cliccare codificare
collaborare collegare collocare colmare colorare colpare combinare cominciare commentare comparare compensare compilare completare complicare comportare comprare comunicare concentrare concordare condensare configurare confrontare
consegnare conservare considerare consigliare consolidare consultare consumare contare contattare contemplare continuare contrassegnare controllare copiare correlare costare creare criticare cucinare curare custodare dare datare
dedicare definare delegare delineare depositare derivare descalare desiderare destinare deviare diagnosticare dialogare dichiarare difettare differenziare digitare dimenticare dirottare disegnare dissipare distaccare distrattare
diventare divulgare documentare domandare donare dosare dubitare durare educare elaborare elencare eliminare entrare enumerare equilibrare ereditare esagerare esaltare esaminare esercitare esitare esplorare esportare etichettare
evaporare evidenziare evitare evocare faticare ficcare fidare filtrare finanziare firmare fissare focalizzare formare formattare formulare fotografare frenare frequentare funzionare fusare generare gestare giocare girare giudicare
giustificare godare governare graffiare grattugiare guardare guidare gustare identificare ignorare illuminare illustrare imballare imboccare imitare immaginare impaginare imparare impastare impegnare impiegare importare impostare
impregnare improvvisare inaugurare incanalare incaricare incassare incastrare incentrare incollare incontrare incoraggiare incorniciare incorporare incrociare indagare indicare indicizzare indirizzare individuare indovinare
influenzare informare infornare ingannare iniziare innovare inquadrare insaponare insegnare integrare intercalare interessare interpretare interrogare intervistare intitolare intrecciare invecchiare inventare inventariare inviare
invitare ipotizzare isolare ispezionare ispirare lanciare lasciare lavare lavorare leggerare levigare liberare limitare lisciare localizzare lodare lucidare macinare mancare mandare mangiare manifestare manipolare mappare
marcare mascherare massaggiare memorizzare menzionare meritare mescolare migrare mimetizzare mirare miscelare misurare modellare moderare modernizzare modificare montare mostrare motivare narrare nascondare navigare negare
neutralizzare nominare normalizzare notare numerare occupare odorare offuscare omologare operare ordinare organizzare orientare ornare osare osservare ostacolare ottimizzare pagare parafrasare parcheggiare parlare partecipare
passare pelare penare pensare perfezionare personalizzare pesare pianificare piantare piazzare piegare pilotare placare poggiare portare posizionare praticare precisare pregare prelevare prenotare preoccupare preparare presentare
pressare prestare prevaricare privare privilegiare procurare progettare programmare prolungare pronunciare provare pubblicare puntare quadrare raccontare raddrizzare raffinare raffreddare raggruppare ragionare rallentare
rappresentare rassicurare ravvivare razionalizzare realizzare recensire recitare recuperare redarre regalare registrare regolare relazionare replicare restare restaurare revisionare riadattare riallineare rianimare riassemblare
ribaltare ricalibrare ricamare ricercare richiamare riciclare ricollegare ricominciare riconsiderare ricontrollare ricordare ricreare ridimensionare rielaborare riesaminare riformulare rifugiare riguardare rilanciare rilevare
rimandare rimediare rimescolare rimodellare rimpiazzare rinforzare rinnovare rinominare rinunciare rinviare riordinare riorganizzare riparare ripensare riposare ripristinare riprogettare ripulare riscaldare riservare risistemare
rispecchiare rispettare risultare ritagliare ritardare ritoccare ritornare ritrovare riutilizzare rivelare rivisitare rivoltare rotolare ruotare salutare salvare sbagliare sbloccare sbrinare scaldare scambiare scandagliare
scansionare scaricare scartare scattare schematizzare schiacciare sciacquare scollegare scomodare scoraggiare scostare segmentare segnalare segnare selezionare sembrare semplificare separare serrare sfiorare sfogliare sfruttare
sgombrare sigillare significare simulare sincronizzare sintetizzare sistemare slegare smaltare smontare snellare soddisfare soffermare sognare somigliare sospettare sostare spaccare spalmare spaventare spazzare specificare sperare
sperimentare spezzare spiegare spingare spostare spruzzare spuntare stabilizzare staccare stampare stancare standardizzare stimolare stirare strappare strofinare strutturare studiare sussurrare svelare sviluppare svuotare tagliare
tappare tardare tassare telefonare temperare tentare terminare testare tirare toccare tollerare tornare tostare tracciare tralasciare tramandare trascinare trascurare trasformare trattare travasare triturare trovare tuffare
unificare urtare usare utilizzare valorizzare valutare vantare variare vendicare verificare versare viaggiare vietare virare visionare visitare visualizzare volare
`;

/** Verbs in -ere and -ire. */
export const ire = `
accadere accedere accendere accogliere accorgere affliggere aggiungere ammettere apparire appartenere appendere apprendere aprire arricchire assistere assolvere assorbire assumere attendere attingere attrarre attribuire avvenire
avvertire avvolgere bere bollire cadere capire cedere chiarire chiedere chiudere cogliere coincidere colpire combattere commettere competere compiere comporre comprendere comprimere concedere concepire concludere concorrere
condire condividere condurre confluire confondere conoscere conseguire consentire consistere contenere contraddire contribuire convenire convertire convincere correggere correre corrispondere costituire costruire credere cucire
cuocere custodire decidere dedurre definire deludere descrivere diffondere digerire diluire dipendere dipingere dire dirigere discutere disdire disperdere disporre dissolvere distinguere distogliere distrarre distribuire
disturbire divertire dividere dormire eleggere emergere emettere escludere eseguire esibire esigere esistere espandere esporre esprimere estendere estrarre evolvere ferire fingere finire fiorire fondere fornire friggere fuggire
fungere gestire giungere godere gradire guarire immergere impedire incidere includere indurire inferire influire inibire insaporire inserire insistere interferire interrompere intervenire introdurre intuire invadere invertire
investire irrigidire iscrivere istruire ledere leggere mantenere mettere mordere morire muovere nascere nascondere nuocere nutrire obbedire offendere offrire omettere opporre ottenere parere partire percepire permettere persistere
persuadere piacere piangere porgere porre possedere potere preferire prefiggere premere prendere prescrivere presumere pretendere prevedere prevenire procedere produrre progredire promuovere proporre proseguire proteggere
provenire provvedere pulire pungere raccogliere radere raggiungere reagire recepire redigere reggere rendere reperire resistere respingere restituire restringere ribadire ricevere richiedere ricondurre riconoscere ricoprire
ricorrere ricostruire ridefinire ridere riempire riferire rifinire riflettere rileggere rimanere rimettere rimuovere rinchiudere rincorrere ripartire ripercorrere ripetere riporre riprendere riprodurre ripulire riscrivere
risolvere rispondere ristabilire risultire ritenere riunire riuscire rivedere rivestire rivolgere rompere sapere scadere scegliere sciogliere scolpire scomparire scoprire scorgere scorrere scrivere scuotere sedere seguire sentire
servire smarrire smettere soffriggere soffrire sommergere sorgere sorprendere sorreggere sorridere sospendere sostenere sostituire sottintendere sottolineire sottoporre sottoscrivere sottrarre spargere sparire spegnere spendere
spingere stabilire stendere stringere strutturire stupire subire succedere suddividere suggerire suonire supporre svanire svenire svilire svolgere tacere tendere tenere togliere tradire tradurre trarre trascorrere trascrivere
trasferire trasmettere trattenere ubbidire uccidere udire unire uscire valere vedere vendere venire verdire vestire vivere volere volgere
`;

/** Forms of irregular verbs. */
export const verbs = `
terrà terranno verrà rimasto rimasta rimasti rimaste perda perdano aiuta aiutano aperta aperte aperti aperto apre aprono avendo avere avrà avrebbe chiude chiusa chiuse chiusi chiuso compone componi composta composto compresa compreso coperta coperto copre coprono corretta corrette corretti
corretto corrisponda corrispondano corrispondono dai dalle dallo data dato debba debbano decisa deciso detta detto dia dica dicano dille dillo dipende dipendono disponga disponi disporre disposta distinta distinto divisa divisi
diviso era erano esclusa escluso esiste esistono esponi esposto espressa espresso essendo essere faccia facciano falla falle falli fallo fatta fatte fatti fatto inclusa incluse inclusi incluso leggila leggilo leggono letta
lette letti letto mantenga mantengono mantiene mantieni messa messe messi messo mette mettila mettile mettili mettilo mettono muovi offerta offerto offre offrono permette permettono pone poni possa possano posta prende prendono
presa prese presi preso propone proponga proponi proposta proposto raccolta raccolte raccolti raccolto rende rendila rendile rendilo rendono resa rese resi reso rimesso rimossa rimosso rimuovi ripresa ripreso riscritta riscritto
risolvano risolve risponda rispondano risposta risposte risposto riveda rivedila rivedilo rivista riviste rivisti rivisto rotto sappia sappiano sarà saranno sarebbe sarebbero scegli scegliete scelta scelte scelti scelto scoperto
scopre scritta scritte scritti scritto scrive scrivila scrivilo scrivono segua segue seguono serva servano serve servono sia siano stai stata state stati stato stia suddivisa tenga tengano tengono tiene tieni tienila tienilo
unisca unisce uniscono vada vadano vai veda vedano vedi vista viste visti visto voglia vogliano
`;

/** Nouns in the singular. */
export const nouns = `
infusione attrezzatura cautela reparto screen reader acciaio acidità agio alluminio amarezza ambiguità amore angolazione ansia armadio arte artigiano asciugamano aspettativa assemblaggio assenza assortimento avvertenza avvertimento avvio badge bagaglio bambino barattolo batteria
bellezza benessere bicchiere bici bicicletta biscotto bontà bordo bosco braccio brand brillantezza brodo buccia buco bugia cacao calma camicia camino campana candela cane cannella capello cappello cappotto caramella carattere
carenza carne cartone cascata cassa cassetto catena cavallo cena cenere cerchio cervello cibo cielo cintura cioccolato coda cognome coincidenza colazione colla collana colle collina collo colpa coltivazione comando combustibile
commedia commercio compagnia compagno compatibilità complemento complicazione composizione compromesso comunicazione concentrazione conchiglia conferenza confezionamento configurazione conflitto confusione congiunzione coniglio
conservazione considerazione consolidamento consulenza consumatore contaminazione contorno contraddizione contrario contrassegno contributo controversia convenienza convenzione convinzione cooperazione coperta coppia coraggio
corda corona correzione corsa corsia cortesia cortile costruzione costume cotone cottura creatività creatore crosta cucchiaio cucitura cugino cultura cuoco cuoio custodia danno danza delicatezza delusione denaro denominazione
dente description desiderio destinatario detergente deviazione diametro dichiarazione digestione dilemma dimenticanza dimestichezza dipendenza disaccordo disciplina discorso discussione disegnatore disguido disordine distacco
distrazione disturbo dito divertimento divisione dizionario doccia documentazione dolcezza dolore domicilio donna dono dosaggio dosatura eccesso eccezione eco ecologia edificio educazione efficienza eleganza emergenza emozione
entusiasmo epoca equivoco erba eredità erogatore erogazione esagerazione esclusione esistenza esitazione esortazione espansione esplorazione estate età etica evoluzione falla fame fango fantasia farina farmacia fascino fastidio
favola fede feedback felicità ferita fiaba fiamma fiato fibra fidanzato fiera figlio finezza finitura fiume flusso focolare folla follia fondatore fontana formaggio formalità formazione fornello forno fortuna forum fragilità
fragola fraintendimento francobollo fratello freddezza frigorifero frontiera fruizione frullatore frutto fumo fuoco galleria garage gas gatto gelato genio genitore geometria gestione ghiaccio giacca gioco gioia gioiello gioventù
girata giustezza globo gola gomito gomma gonna grana grandezza grano grasso gratitudine grazia grembo guaio guanto guardia gusci heading hub igiene illusione imballaggio imbarazzo imitazione immaginazione immediatezza impegno
imperfezione impianto implicazione imprecisione impulso impurità inadeguatezza incertezza inchiostro incidente inclinazione inconveniente indecisione indipendenza individuo inesattezza inganno ingegnere ingombro ingranaggio
ingresso inquadratura insalata insegna insegnamento insegnante inserto insetto insicurezza insistenza installazione integrità intelligenza intensità interruttore interruzione intervento intreccio introduttore intuito inutilità
inventiva invenzione invito irritazione isola isolamento ispezione istantanea istante istinto labbro laboratorio lacuna lago lamentela lamina lampada lampadina latta lattina lavagna lavanderia lavastoviglie lavatrice layout leccio
legame leggenda leggerezza leggibilità legno lentezza letteratura libertà libreria licenza linearità liquido litro località lotto luna lusso macchia macchinario macchinetta madre maglietta malinteso manica manico manifesto
manopola mare marea marito marmellata marmo martello maschera massa matematica matita mattina mattone maturazione mazza medicina mela memoria menta mente menù merce merenda mestiere metafora metallo microonde miele miglio
mineralità minestra miniera minuzia miscuglio missione mistero mito mobilità moderazione moglie molla moneta monotonia montagna morale mouse mucca mucchio muffa muro muscolo museo nastro nave nebbia negligenza neve nido nipote
nobiltà nocciola noce noia nonna nonno nostalgia notte novella nuvola oca odore omaggio ombrello onda onestà onore opacità oratore orecchio organismo organo orgoglio orlo oro orologio orrore ospedale ospitalità osso ostinazione
ottica ottone ozio pace padella padre paesaggio palazzo palla pallone pane panino panna panno pantalone papà parcheggio parco parente parentesi parete parrucchiere partecipante partita passaporto passeggero passeggiata passione
pasticceria pasto patata patente patto paziente pazienza peccato pedale penna pentola pepe pera perfezione periodicità permanenza permesso perseveranza persistenza personaggio personalità pesce peso petto pezza pianeta pianura
piastra pietà pietra pigrizia pila pioggia pittura plastica poesia poeta polso poltrona polvere pomeriggio pomodoro pompa ponte porcellana porzione possesso povertà pozzo prato precauzione precisazione prefazione preghiera pregio
pregiudizio premura preoccupazione presa presunzione pretesa prevenzione prigione prodezza produzione professione profumo prolungamento pronome proposito prosa protagonista protocollo prudenza pupazzo purezza quaderno quartiere
quiete racconto radice radio raffinatezza raffreddamento ramo rana rapimento rarità rassicurazione razza reattività recapito recensore recinto regalo regione registro regolarità religione residenza respirazione responsabile
responsabilità restrizione retro rettangolo ricarica riciclo ricompensa riconoscimento ricostruzione rifinitura rifiuto riflessione riflesso rifugio rigidità rigore rimborso rimpianto rincorsa rinforzo rinnovo rinuncia
ripetitività ripiego riposo ripostiglio riquadro riscaldamento riserbo riso risoluzione risonanza ristorante ritaglio ritardo ritocco ritratto riunione riuscita riva rivelazione rivenditore roba roccia romanzo rosa rotazione
rottura routine rubinetto rubrica ruota sabbia sacchetto sacco saggezza salotto salsa salto salute saluto salvaguardia sangue sanità sasso sbaglio sbalzo sbocco scadenza scambio scarico scarto scatola scatto scena scheletro
schiena sciacquo sciroppo scodella sconto scopa scoperta scoraggiamento scorta scorza scrittore scrivania scrupolo scultura scusa secchio sedia sedile segretezza segreto selva seme semplificazione senape sentiero sentimento
separazione sera serata serenità serratura sfumatura sigillo signora signore similitudine simmetria simpatia sintassi sintonia sobrietà socio soffio soffitto sogno solitudine sollievo somiglianza sopravvivenza sorella sorpresa
sorriso sospetto sostanza sostegno sostituto sostituzione sottocategoria sottodominio sovraccarico spalla spavento spazzatura spazzola specchio specificità speranza spezia spiaggia spicchio spilla spina spirito sponda sporco
spostamento spreco spruzzo spugna stabilità stagionalità stanchezza stazione stelo stereotipo stomaco stoviglie straccio strato striscia strofinaccio stupore succo sudore suggestione sughero sugo svista svolgimento svolta tagliere
taglierina taglio talento tamburo tappeto tappo tartufo tasca tastiera tasto team teatro telaio telecamera televisione tenacia tensione tentativo tentazione terapia terminologia termometro terrazza terreno territorio tesoro
tessuto tetto timbro timidezza tinta title tolleranza tomba tornaconto torre torta tosse tradizione traguardo tranquillità trapano trappola trasloco trasporto trattamento travaso treno tribuna tristezza tubo tuffo turismo ufficio
ulivo umanità umidità umore uomo uovo urgenza usabilità utensile uva vacanza valle valvola vapore variazione vaschetta vassoio vecchiaia vela vena ventaglio vento verbo vergogna vernice vetro viaggiatore vicenda vicinanza
vigilanza vigna villaggio virgola virtù vitamina vivacità volo volontà volto yogurt zaino zanzara zenzero zuppa
`;

/** Adjectives in the base form. */
export const adjectives = `
intero abile abituale acceso accidentale accorto acuto adulto affine agevole agile allegro amabile ambizioso anomalo anonimo ansioso anteriore antiquato appariscente appetitoso arduo aromatico arrabbiato artificiale artigianale artistico
asciutto aspro assente astratto audace azzurro banale bello bianco bollente brillante brusco buffo calcareo calmo candido carente casalingo casuale cauto chimico chiuso cieco circolare classico colorato colpevole compiuto
comprensivo confidenziale confuso consapevole consecutivo contento contraddittorio contrario cordiale cortese cosciente costoso crudo culinario culturale curvo dannoso decoroso deludente deserto desiderabile difettoso difforme
dignitoso diligente disattento discreto disinvolto distante distratto ecologico elastico elettronico emozionante energico errato esagerato esasperato esauriente escluso esigente esotico esposto espressivo estetico estivo estraneo
etico eventuale facoltativo falso faticoso felice festivo fiducioso fiero finto floreale folto fortuito fotografico franco fruttato fumante furbo gentile geografico giallo gioioso goloso gradito grammaticale grasso gratis grave
grazioso grigio grossolano gustoso igienico illeggibile immaginario immobile impaziente impegnativo impersonale improvviso inaccessibile inadatto inadeguato inatteso incerto incoerente incompiuto incomprensibile inconsueto
inconveniente indeciso indesiderato indeterminato indiretto indistinto industriale inefficace inesatto inevitabile infantile inflessibile ingannevole ingenuo ingombrante innocuo inosservato insapore insensato insicuro insipido
instabile insufficiente intatto intenso intimo invadente invecchiato inviolabile invisibile irreale irritante laborioso lavabile leale lecito letterale letterario liquido lodevole lontano lucido luminoso lussuoso magro maldestro
malinconico manifesto marrone maturo meccanico mentale minerale misterioso misto modesto molle monotono morale muto nascosto nativo negativo nero nobile nocivo noioso nostalgico nudo numerico nutriente obbligatorio odioso oleoso
opaco operativo orale orgoglioso ornamentale oscuro ospitale ostile ovale ovvio pacato pacifico palese pallido panoramico passeggero passivo paziente pedagogico pensoso percettibile pericoloso periodico perpetuo perplesso pigro
pittoresco placido poetico polveroso poroso portatile potabile potente preliminare premuroso presunto preventivo primitivo problematico provvisorio prudente puntiglioso quadrato quieto raggiungibile raro recente regionale remoto
residuale resistente respinto responsabile restante restio retorico riassuntivo ricorrente ridicolo rigido rilassato rischioso risoluto romantico rosa rosso rotto rozzo rumoroso rurale sacro saggio saporito sbagliato sbiadito
scadente scivoloso scomodo sconnesso sconosciuto scoperto scortese scrupoloso segreto selvatico sensoriale sentimentale sereno severo sferico sfizioso silenzioso simbolico simmetrico simpatico simultaneo singolare snello soffice
soggettivo solenne solerte solubile sonoro sospeso sospetto sostenibile specchiato speculare sporco squisito stagno stanco sterile stilistico strano stravagante stupido succinto suggestivo surgelato svariato svelto tagliente
talentuoso tardivo tattile tenace tenero teorico teso testardo tiepido timido tipografico toccante tollerante tondo torbido tormentato trafficato tragico trasversale triste tropicale turistico umido umile urbano urgente usuale
vacante valente variegato vegetale veloce verboso verde verosimile vigile virtuale vistoso vitale vivido vocale volenteroso volontario vulnerabile zelante
`;

/** Adverbs, prepositions, pronouns and forms of auxiliaries. */
export const small = `
col coi adagio affatto altresì appresso codesto coloro colui cosicché costì daccapo dacché dappertutto difatti dinanzi diversamente ebbene eccome entro finora frattanto giacché giustamente gratis infatti laggiù lassù lealmente medesima
medesimo neanche nemmeno neppure onde onestamente ormai ovvero ovviamente peraltro perbene pertanto poc'anzi presto purché purtroppo qualora qualsivoglia qualunque quassù realmente semmai seppure sicché sinceramente sinora
sottosopra stavolta sù talmente talora talvolta tardi tuttavia tuttora viceversa
`;
