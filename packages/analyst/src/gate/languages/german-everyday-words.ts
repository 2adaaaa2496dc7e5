/** Everyday words of what sites are about: health, work, money, home, travel, sport, school, software, feelings. */
export const nouns = `
anfahrt prüfer leistung leistungsseite abgang
abbruch abendessen abfall abfluss abgabe abgang abheilung abholung abrechnung absage abschied absprache abstand abwesenheit abzug allergie anbaugebiet angst antrag anästhesie apotheke appetit arbeitgeber arbeitnehmer
arbeitsplatz arbeitstag arbeitszeit arm arzneimittel arzt atem aufklärung aufnahme aufregung aufsicht auge augenblick ausbildung ausfall ausgleich aushang aushilfe auskunft auslage ausnahme ausstattung auszahlung auszeit
bad bahn bahnhof balkon ball band bank bart bauch baum baustelle befreiung befund behandlung behörde behördendeutsch bein belag belastung beleg benachrichtigung beruf beruhigung besteck besuch betrag betrieb bett
betäubung bewegung bewerbung bezahlung bier biss bitterkeit blase blatt blech blume bluse blut blutung boden bohne bohrer boot brauch brille brot bruder brust brötchen brücke bus butter bäckerei büro chef chefin creme
dach dame darm datum decke diagnose dienst dienstplan druck durst eigenanteil eigenheim eile eimer eingriff einkauf einkommen einladung einsatz einsicht einspruch einweisung eis eisen eltern ende enkel entlassung
entzündung erholung erkältung erlaubnis ermüdung ernte ernährung ersatz erschöpfung essen essig fach fachchinesisch fachkraft fahrer fahrplan fahrrad fahrt fahrzeug familie farbe feier feierabend feiertag fell fenster
ferien fest feuer fieber filiale film finger firma fisch flasche fleisch floskel flug flughafen flur fluss flüssigkeit formular frau fremdwort frist frisur frucht fruchtigkeit frühstück fuß füllwort gabe gabel gang
garage garten gast gaumen gebiss geburt geburtstag gebühr gedanke geduld gefahr gefühl gehalt gehirn geld gelenk gemüse gepäck gericht geruch geräusch geschenk geschirr geschmack geschwister gesicht gespräch gewicht
gewissen gewohnheit gewürz gips glas glück gras großmutter großvater grund gruß gurke gürtel haar hafen hals haltung hammer hand handschuh handtuch handwerk handwerker haus haushalt haut heft heilplan heilung heimweg
heizung hemd herd herkunftsland herr herz himmel hitze hobby hochzeit hof hoffnung holz honig honorar hose hotel hund hunger husten hut impfung implantat insel jacke jugend junge juristendeutsch kabel kaffee kaffeesatz
kalender kamera kamin kamm karriere karte kartoffel kasse kassenzettel katze kaution keks keller kellner kern kiefer kind kino kissen kiste klavier kleid kleidung klinik knie knochen knoten koch koffer kollege kollegin
kommune konto kopf kopfschmerz korb kosten kostenplan kraft kragen kran krankenhaus krankenkasse krankheit krankmeldung kredit kreis krone kuchen kunst kur kurs kuss kälte käse körper küche kühlschrank kündigung lager
lampe landschaft last lastschrift laub laune leben leber leder lehre lehrer lehrling leid leim leinen leiter leitung lieferung liege lippe lohn lohnabrechnung lunge lust lärm löffel magen mahlwerk mahlzeit mandel mann
mantel markt maske matratze mauer maus medikament meer mehl meister melodie messer miete milch minute missverständnis mitarbeiter mitglied mittag monat motor mund muskel mut mutter mädchen möbel müdigkeit müll mütze
nachbar nachgeschmack nachricht nacht nachtdienst nachtisch nachtschicht nadel nagel nase natur nebel nebenwirkung neffe nerv nerven nichte niere notdienst notfall nudel nuss obst ofen ohr oma onkel opa operation ostsee
paar papier paragraf parkplatz party pass patient patientin pause pfanne pfeffer pferd pflanze pflaster pflege pflicht pfote pilz pinsel plan planung plombe polizei post praxis premium probe probefahrt probezeit puls
pulver quittung rabatt rad rasen rat rate ratenzahlung rauch raum rechner rechnung regal regen reifen reihe reis reise reisepass rente reparatur reserve rest restaurant rezept ring rohr rose ruhe ruhezeit röntgenbild
röstdatum röstung rücken rückfrage rückgabe saal saft sahne salat salbe salz sand sauerstoff schaden schal schatten schere schicht schichtleiter schichtleiterin schichttausch schichtwechsel schiff schirm schlaf
schlafzimmer schlag schlüssel schmerz schmerzen schmerzmittel schmuck schnee schnitt schnupfen schock schrank schraube schreck schrift schuh schulden schule schulter schutz schwanger schwangerschaft schwellung schwester
schwärmerei schüler schüssel see seele seife sekunde senf sessel sicherung sieb silber sitz sitzung sofa sohn sommerzeit sonne sorge soße spange spaß speise spiegel spiel sport sprache sprechstunde spritze spülmaschine
stadt stamm staub stein stelle stellvertretung stempel steuer stiefel stift stille stimme stimmung stirn stoff stolz strafe strand straße streit stress strom strumpf stuhl stunde stundenlohn stundenzettel sturm stück
suppe symptom säure süße tablette tag tasche tasse taste tausch teich teig teller temperatur teppich termin terminvergabe testphase tier tisch tochter tod toilette ton topf torte tram trauer traum treppe treue trick
trost träne tuch turnen tür ufer uhr uhrzeit umbau umgang umschlag umzug unfall unterkunft unterricht unterschrift urlaub urlaubsantrag urlaubsplan urlaubstag vater verabredung verband verbot verdacht vergessen
verletzung vermieter vernunft verpflichtung versicherung verständnis vertrag vertretung verwaltung verwandte vesper vogel vollkorn vorauszahlung vorfall vorfreude vorgesetzte vorhang vormittag vorrat vorschuss vorsicht
vorsorge vorwurf waage wald wand wanderung wange ware warenkorb wasser weg weihnacht wein weisheitszahn welle werkstatt werkzeug wetter wiese wille wind witz wohnung wolke wolle wunde wunsch wurst wurzel wurzelbehandlung
wut wärme wäsche zahlungsplan zahn zahnarzt zahnbürste zahnfleisch zahnpasta zahnschmerz zahnspange zange zaun zeh zeitarbeit zeitkonto zeitung zelt zettel zeugnis ziege zigarette zimmer zins zitrone zoll zucker zufall
zug zugang zuhause zunge zuschlag zustimmung zuzahlung zwiebel übergabe übermittlung überraschung überstunde übung
`;

export const verbs = `
gegenlesen querlesen locken
abheilen abholen ablehnen abmelden abräumen absagen absprechen abstimmen abtrocknen abwarten abwaschen achten anfragen angeben anhören anmelden annehmen anprobieren anrufen anstellen antreten anziehen atmen aufheben
aufhören aufregen aufräumen aufstehen aufwachen aufwärmen ausfallen ausfüllen ausgehen ausgleichen aushelfen auskennen auskommen ausruhen ausschlafen aussehen aussuchen auswählen ausziehen backen baden bangen bedanken
bedauern befürchten begrüßen behandeln beißen bekommen beleidigen bemerken benachrichtigen benehmen beruhigen beschweren beschönigen besorgen bestrafen besuchen beten betreuen betäuben bewegen bewerben bezahlen bieten
bitten blasen bleiben bluten blühen bohren bremsen brennen buchen bügeln danken dauern drehen drücken duschen eilen einatmen einkaufen einladen einnehmen einpacken einreichen einschlafen einspringen einstellen eintragen
einziehen enden entlassen entschuldigen entspannen enttäuschen erben erholen erinnern erlauben erleben erlernen ermahnen ermüden ernten erröten erschrecken erzählen essen fahren fallenlassen fangen faulenzen fegen fehlen
feiern feilschen fernsehen festhalten flicken fliegen fliehen fließen flirten fluchen flüstern freihalten freuen frieren funktionieren fühlen fürchten fürsorgen geben gebären gefallen gehören gelingen genehmigen genesen
genießen geschehen gießen glänzen glätten grillen grüßen gucken gähnen haften handeln hassen hauen heben heilen heiraten heizen helfen heulen hinfallen hinlegen hoffen holen hungern husten hängen hören hüpfen hüten
impfen irren jagen jammern jubeln jucken kauen kehren kennen kennenlernen klagen klatschen kleben klettern klingeln klopfen knien kochen kommen kratzen kriechen kränken kämmen kämpfen kühlen kümmern kündigen küssen
lachen langweilen lauschen leben leiden leihen leimen lernen leuchten liefern loben lockern lohnen lutschen lächeln löschen lügen malen meckern melden melken mieten mischen mitbringen mitkommen mitnehmen murren
nachfragen nachgeben nachholen nachschlagen necken nehmen nicken niesen notieren nähen nörgeln operieren ordnen parken passieren pausieren pfeifen pflanzen pflegen plaudern prahlen probieren pusten putzen quatschen
quälen raten rauchen rechnen reden regnen reiben reinigen reisen reiten reißen rennen reparieren reservieren retten riechen rudern rufen ruhen rutschen räumen röntgen rösten rühren salzen sammeln schauen schaukeln
scheiden scheinen schelten schenken scherzen schicken schieben schießen schimpfen schlafen schlagen schlendern schließen schlucken schmecken schmelzen schmerzen schmieren schminken schmücken schnarchen schneiden schneien
schonen schreien schweigen schwellen schwimmen schwindeln schwitzen schwören schälen schämen schätzen segeln sehen seufzen singen sitzen sorgen sparen spazieren spaßen speichern spielen spotten springen spritzen spucken
spülen spüren stapeln staunen stechen stehlen sterben sticken stillen stimmen stinken stolpern stoßen streicheln streiken streiten stricken studieren stören stürzen sägen tanken tanzen tauchen tauschen teilen
telefonieren tippen toben tragen trauern treffen trinken trocknen träumen trösten tun turnen täuschen umarmen umbuchen umrühren umziehen unterhalten unterrichten unterschreiben untersuchen verabreden verabschieden
verbieten verbinden verbrennen verdienen vereinbaren vererben verführen vergessen verhandeln verheilen verkleiden verlassen verleihen verletzen verlieben verloben vermieten verpassen verreisen verschenken verschieben
verschlafen verschreiben verschwinden versichern versprechen verspäten verstecken verstehen versäumen vertauschen vertreten verwöhnen verzeihen verzichten vorbeikommen vorlesen vorschlagen vorsorgen vorstellen wachen
wandern warten waschen wecken wegfallen weglassen wegwerfen wehren weinen werben werfen wetten wickeln wiegen winken wohnen wundern wärmen wünschen würzen zahlen zanken zaubern zeichnen zelten ziehen zielen zittern
zubereiten zuhören zunähen zurückgeben zurückrufen zusagen zusammenleben zuschauen zuschicken zustimmen zweifeln zähmen zögern ärgern öffnen üben überraschen überreden überweisen
`;

export const adjectives = `
abendlich allein allergisch ambulant angenehm angestellt anklickbar ansteckend anstrengend arbeitsfrei aufgeregt ausgeruht ausgeschlafen barrierefrei beamtet bedürftig befristet behutsam belastbar bequem beruflich
berufstätig beruhigt besorgt beständig bissig bitter blass blutig brav bunt böse chronisch dankbar dick dienstlich doof dringend druckbar dumm durstig dünn ehelich eigenständig einfühlsam einsam eitel elegant elterlich
empfindlich enttäuscht erholt erkältet ermüdend erwachsen faul fein fest festsitzend feucht fiebrig fleißig flüssig freiberuflich freiwillig fremd freudig friedlich frisch froh fruchtig fröhlich früh ganztägig geduldig
gefährlich gehorsam geizig gelassen gemütlich gerecht gesund gierig glatt glücklich grob gütig haltbar harmlos hart heikel heil heiß hell herb herzlich hilfsbereit hitzig hungrig hygienisch hässlich häuslich höflich
hübsch innig jugendlich juristisch kalt kariesfrei kariös keimfrei kindlich klebrig klug knackig knusprig krank krankhaft kratzig kräftig kulant kurzfristig käuflich köstlich kühl künstlich langfristig lauwarm lebendig
lecker leer leidend leise lieb locker lose luftig lustig mager matt medizinisch mehlig menschlich milchig mild monatlich munter mutig mündlich mürrisch nachdenklich nachtaktiv nackt nass neidisch nervös nett nussig
nüchtern offen operativ ordentlich patzig peinlich pelzig privat pünktlich quirlig rasch ratlos rau rauchig reif rein reizbar reizend roh ruhig rund rutschig saftig saisonal salzig sanft satt sauber sauer scharf scheu
schlank schlicht schläfrig schmackhaft schmerzfrei schmerzhaft schmutzig schonend schriftlich schwanger schwindelig schädlich schäumend schüchtern seelisch selbstständig selbständig seltsam sensibel sorgsam sparsam
spaßig spät starr steif steril still stolz stressig stumm stumpf säuerlich süffig süß süßlich tapfer tariflich tarifvertraglich taub teilzeit teuer tolerant traurig treu trocken trüb täglich tödlich unangenehm
unbefristet unbezahlt unruhig unsichtbar unverbindlich unwohl ursprünglich vegan vegetarisch verbindlich verlegen vernünftig verschlafen verspannt vertrauensvoll verträglich vollmundig vorsorglich wach wackelig wahr warm
wasserdicht weich weinerlich weise wild wirr witzig wohltuend wöchentlich würzig wütend zahm zart zeitlich zeitnah zickig zitronig zornig zuckerfrei zufrieden zurückhaltend zäh zärtlich ängstlich ärztlich ölig örtlich
übel übermüdet
`;

export const small = `
übernimmt
zählt
ab abends ach anderswo anfällt anstatt ausfällt außer bin bist bitte braucht daheim dank danke dein deinem deiner dich dir dorthin draußen drinnen dürfte dürften ebenso entfällt entlang erst etwas euch euer eure fährt
fängt gefällt gern gerne getan gibt ginge hallo heraus herein herum hierhin hinaus hinein hält hätte hätten ihm ihn ihnen irgendetwas irgendjemand irgendwann irgendwie irgendwo isst ja jemand jemandem jemanden käme liest
links lässt läuft mangels mein meine meinem meinen meiner mich mir mitsamt mittags morgens müsste müssten nachts nein nimmt nirgends oben rechts samt schläft sei seid seien sein seine seinem seinen seiner sich sieht
spricht statt tagsüber tat trifft trinkt trotz trägt tun tut umher uns unten unterwegs vergisst verspricht wegen weh weshalb wieso woher wohin womöglich wäre wären wäscht würde würden wüsste zuerst zugunsten zuliebe
zuungunsten überall
`;
