/** Ordinary German words in their base forms, by what they are about; written for this project. */
export const german = `
abholung abnahme abrechnung absatz aktionär angebot anprobe anzahlung artikel ausstellung auslage auswahl barcode beleg bestellschein beutel bezahlung boutique brille bügel
bäckerei drogerie einzelhandel etikett fachhandel filiale floristik friseur geschenk geschäft geschmeide gutschein gürtel handel hemd hose hut händlerin jacke jeans juwelier kasse
kassierer katalog kaufhaus kette kiosk kleid kleiderbügel konditorei konditor kostüm krawatte kunde laden ladentisch laufschuh lieferant lieferschein liefertermin markt mantel
marke messe metzger metzgerei mode mütze nachnahme paket palette parfüm pfand porto post pullover quittung rabatt ratenkauf rechnung regal retoure ring rock rücksendung sandale
schal schaufenster schachtel schmuck schneider schneiderei schuh socke spende ständer stiefel strumpf sweatshirt tasche tüte uhr umtausch unterhemd unterwäsche verkauf verkäuferin
verpackung versand vitrine ware weste wäsche zahlung zustellung zettel ärmel kragen knopf reißverschluss naht saum futter stoff faden nadel anzug bluse pyjama bademantel handschuh
hausschuh armband ohrring halskette anhänger edelstein diamant silber bronze kupfer messing zinn blei zink eisen stahl aluminium

abmahnung abfindung adoption akte aktenzeichen amt anfechtung anhörung anklage anspruch anwalt anwältin anwaltskanzlei anzeige arbeitsrecht arbeitsvertrag arbeitszeugnis aufhebung
auflage auflassung aufsicht auskunft aussage ausschluss auszug beamte befristung befugnis behörde beistand beklagte bescheid beschluss beschwerde besitz beweis bewährung bürge
bürgschaft bußgeld datenschutz delikt eid eigentum eigentümer einigung einspruch einwilligung enteignung erbe erbin erbschaft erbschein erlass ermittlung fahrlässigkeit formular
freispruch frist gebühr geldstrafe gemeinde genehmigung gericht gerichtstermin gesellschafter gesetz gewährleistung gewahrsam gläubiger grundbuch grundstück gutachten gutachter
gütertrennung haft haftung handelsregister hypothek immobilie impressum insolvenz irrtum jurist juristin justiz kanzlei kaution kauf kaufvertrag klage kläger klausel kündigung
kündigungsfrist kündigungsschutz leumund lizenz mahnbescheid mahnung makler mandant mandat mangel markenrecht mediation mediator miete mieter mietrecht mietvertrag mieterhöhung
minderjährige missbrauch muster nachlass nachweis namensrecht nebenkosten notar notariat nötigung nutzungsrecht obhut ordnungswidrigkeit patent pacht pächter paragraf partei
personenstand pfändung pflegschaft pflicht pflichtteil plädoyer privatrecht protokoll prozess prüfung quote rat recht rechtsanwalt rechtsanwältin rechtsbeistand rechtslage
rechtsmittel rechtsschutz rechtsstreit regelung register revision richter richterin räumung sachverhalt satzung schaden schadensersatz scheidung schenkung schiedsgericht
schlichtung schlichter schriftsatz schuld schuldner schwarzarbeit sorgerecht staatsanwalt steuer strafe strafrecht streit streitwert tarifvertrag tatbestand täter täuschung termin
testament titel treuhand umgangsrecht unterhalt unterlassung unterschrift untersuchung unterzeichnung urheber urheberrecht urkunde urlaub urteil verein verfahren verfassung
verfügung vergleich verhandlung verjährung verkehrsrecht verletzung vermieter vermieterin vermächtnis vermögen verordnung versicherung verstoß verteidiger verteidigung vertrag
vertragsbruch vertreter vertretung verwaltung verwarnung verzicht verzug vollmacht vollstreckung vorladung vormund vorsatz vorschrift vorsorge widerruf widerspruch wohnrecht zeuge
zeugin zeugnis zivilrecht zugewinn zulassung zwang zwangsvollstreckung

abszess ader akne allergie ambulanz amputation anamnese angst antibiotikum apotheke apotheker arm arterie arthrose arzneimittel arzt arztpraxis assistenzarzt asthma atem atemweg
atmung auge augenarzt augenlid ausschlag backe bad bakterie bandage bandscheibe bauch becken behandlung bein betäubung bewegung biss bissschiene blase blut blutdruck blutung
blutzucker brand bronchitis bruch brust brücke chirurg chirurgie darm depression dermatologe desinfektion diabetes diagnose diät dosis druck durchfall eiter ekzem ellenbogen
embolie empfindlichkeit entbindung entzug entzündung epilepsie erbrechen ergotherapie erkrankung ernährung erkältung fasten ferse fieber finger fluorid frauenarzt fuß fußpflege
füllung galle gaumen gebiss geburt gehirn gehör gelenk genesung geschwür gesicht gesundheit gewebe gicht gips grippe gürtelrose haar hals hand haut hautarzt hebamme heilmittel
heilpraktiker heilung herz herzinfarkt hirn homöopathie hormon hörgerät husten hüfte hygiene hypnose immunsystem implantat implantologie impfstoff impfung infarkt infekt infektion
injektion insulin juckreiz karies kehlkopf kiefer kieferorthopäde kieferorthopädie kinderarzt klinik klammer knie knochen knorpel knöchel kompresse kopfschmerz kontaktlinse krampf
krankengymnastik krankenhaus krankenkasse krankenpfleger krankenschwester krankheit krebs krone kur körper labor lähmung leber leiden leiste linderung linse lippe logopädie lunge
lymphe magen mandel masern massage masseur medikament meniskus migräne milz mund mundhygiene mundspülung muskel mutter müdigkeit nacken nagel narbe narkose nase nebenwirkung nerv
neurologe niere notaufnahme notfall ohnmacht ohr operation optiker organ orthopäde orthopädie osteopath parodontitis parodontose patient pflaster pfleger physiotherapeut
physiotherapie pickel pille plaque podologe pollen praxis prellung prophylaxe prothese psychologe psychotherapie puls rachen reha rezept rheuma rippe rollstuhl röntgen röntgenbild
rücken rückenschmerz ruhe salbe sauerstoff schädel schiene schilddrüse schlaf schlaganfall schleimhaut schmerz schmerzmittel schnarchen schnitt schnupfen schock schulter schuppe
schwangerschaft schweiß schwellung schwindel sehne sehkraft sehtest seife sekret spange speichel spritze stirn stress stuhl symptom syndrom tablette taubheit therapeut therapie
thrombose tinnitus tropfen übelkeit überweisung ultraschall unfall unverträglichkeit urin vene verband verbrennung verdauung verhütung verspannung verstauchung virus vitamin wade
wange warze wirbel wirbelsäule wunde wurzel wurzelbehandlung zahn zahnarzt zahnarztpraxis zahnbürste zahncreme zahnersatz zahnfleisch zahnpflege zahnreinigung zahnschmerz zahnseide
zahnspange zahnstein zecke zehe zelle zerrung zunge zyste

abdichtung abfluss abzug achse akku ambos anschluss anstrich antrieb arbeitsplatte armatur asche ast axt bagger balken balkon bau bauherr baustelle bauteil beize beton beschichtung
beschlag besen blech blende boden bohle bohrer bohrmaschine bohrung bolzen brecheisen brenner brennholz brett bühne bürste dach dachdecker dachrinne dachstuhl dachziegel dämmung
dämmstoff decke deckel diele dichtung dose draht drechsler drechseln drehbank dreher druckluft dübel düse ebenholz eiche eimer elektriker elektrik elektroinstallateur esse estrich
etagere falz farbe farbroller fassade faser fassung feder feile feinmechaniker fenster fenstersturz fernwärme fichte filz firnis fittings flansch fliese fliesenleger fräse fräser
fräsmaschine fuge fundament furnier fußboden gabel gehäuse geländer gerüst gestell gewinde gießer gipskarton gitter glasur glas glaser glaserei goldschmied griff grundierung gummi
hahn haken hammer handwerk handwerker handwerkszeug hebel heizkörper heizung heizungsbauer hobel hobelbank holz holzleim holzschutz holzwurm installateur instandsetzung isolierung
jalousie joch kabel kachel kalk kamin kante karosserie keil keller kelle kessel kies kitt klappe kleber klebeband klebstoff klempner klinge klinke knauf kolben kompressor kordel
korn korrosion kran kugel kugellager kupplung kurbel kunststoff lack lackierer lackierung lager laminat lampe lasur latte lattenrost leder leim leinwand leiter leitung leuchte
linoleum lot lötkolben maler malermeister mappe marmor masche maschine maschinenbau maßband maßnahme mast material mauer maurer mechaniker meißel meister meisterbetrieb messer
metall metallbau montage mosaik motor muffe mörtel nähmaschine niet nut oberfläche ofen ofenbauer ölfarbe parkett parkettleger pfeiler pfosten pfusch pinsel plane plansch platte
polster polsterer polsterung presse profil pumpe putz putzer rahmen raspel rasur regler reifen reifenwechsel reinigung reparatur restaurator restaurierung riegel riemen riss ritze
rohr rohrbruch rohrreinigung rolle rollladen rost rostschutz ruß rutsche rückwand säge sägeblatt sägemehl sand sanierung sanitär sattler schablone schacht schalung schalter
schanier scharnier schaufel schaum scheibe schelle schemel schere schicht schiefer schleifen schleifer schleifmaschine schleifpapier schlauch schleife schlitz schlosser schlosserei
schloss schlüssel schlüsseldienst schmied schmiede schmierung schnitzer schnitzerei schornstein schornsteinfeger schrank schraube schraubendreher schraubenschlüssel schraubstock
schraubzwinge schreiner schreinerei schublade schuhmacher schutzbrille schweißer schweißgerät schwelle seil sensor sicherung sieb silikon siphon sockel sparren spachtel span
spanplatte spaten speiche spiegel spindel splint sprosse spüle stange stanze stativ steckdose stecker steg stein steinmetz stich stichsäge stift stifte stoßdämpfer strebe strick
stuckateur stütze tapete tapezierer taster teer teppich terrasse thermostat tischler tischlerei ton topf träger trafo trage treppe treppenbau trichter trockenbau tür türblatt
türrahmen töpfer töpferei überlauf umbau unterlage ventil ventilator verfugung verglasung verkabelung verkleidung verputz verschluss verschnitt versiegelung verzinkung wachs walze
wand wandfarbe wanne wartung waschbecken wasserhahn wasserleitung wasserwaage weber weberei welle wendel werft werk werkbank werkstatt werkstoff werkstück werkzeugkasten winkel
winkelschleifer winde zahnrad zange zapfen zarge zaun zeichnung zeltplane ziegel zimmerei zimmerer zimmermann zollstock zwinge zylinder zuschnitt

abfahrt abreise abstecher agentur airline alm altstadt ankunft anreise aufenthalt ausflug ausland ausblick aussicht auto autobahn automiete bach badesee bahn bahnhof bahnsteig
bahnfahrt ballon berg bergsteiger besichtigung betreuer bett binnensee boot brandung bucht bungalow burg bus busfahrt busreise camping campingplatz dampfer denkmal dom dorf düne
ebbe einreise eisenbahn erholung etappe fahrer fahrgast fahrkarte fahrplan fahrrad fahrt familie familienurlaub feiertag ferien ferienhaus ferienwohnung fernweh fernbus festung
fischer flug fluggast flughafen fluglinie flugzeug fluss flut fremdenführer führung fähre garten gast gasthaus gasthof gastgeber gebirge gepäck gletscher grenze grotte hafen
halbinsel halbpension haltestelle hauptstadt herberge hotel hotelzimmer hütte impfpass insel jugendherberge kabine kajak kanal kanu kapelle kapitän karte kathedrale kirche kloster
klima koffer koje konsulat kreuzfahrt kultur kurort küste küstenort lagune landschaft landweg leihwagen leuchtturm linienflug meer mietwagen moor motorrad motorroller museum
nachtzug nationalpark ozean ostsee nordsee palast panorama parkplatz pass passagier pauschale pauschalreise pension pfad pilger platz promenade quartier radtour radweg rastplatz
regen reise reisebüro reisebus reiseführer reiseleiter reiseleitung reisepass reiseroute reisetasche reiseversicherung reisezeit rezeption route rucksack ruine rundgang rundreise
safari schaffner schiff schlafsack schlucht schnee schutzhütte see segelboot segler seilbahn sehenswürdigkeit sonne sonnencreme sonnenschirm souvenir stadt stadtplan stadtrundfahrt
stau stornierung strand straßenbahn strecke tal tankstelle taxi tempel terminal ticket tour tourist tourismus transfer treffpunkt trinkgeld tunnel turm ufer umweg unterkunft
urlauber urlaubsort verkehr verpflegung verspätung visum vollpension vulkan wald wanderer wanderschuh wanderung wanderweg wasserfall weiher weinberg wetter wiese wildnis wohnmobil
wohnwagen wüste zelt zimmer zoll zoo zug zugfahrt zwischenstopp

abfrage abgleich abonnement administrator algorithmus anhang ankündigung anmeldung anruf anwendung applikation arbeitsspeicher archiv archivierung aufruf ausgabe auslastung
authentifizierung automatisierung backup bandbreite befehlszeile benachrichtigung benutzer benutzername benutzeroberfläche berechtigung betriebssystem bibliothek bildschirm bit
blog browser byte chat chip client cloud code compiler computer cookie cursor darstellung datei dateiname datenbank datensatz datensicherung datenspeicher datentyp datenverlust
debugger desktop diagramm domäne download drucker dropdown editor eingabe eingabefeld einrichtung einstellung element empfänger entwickler entwicklung entwicklungsumgebung
erweiterung export feature fehler fehlermeldung fehlerbehebung festplatte filter firewall firmware folder format framework frontend funktion funktionsumfang gateway gerät
grafikkarte handbuch hardware hintergrund host hosting icon implementierung import index installation installer integration interface internet kalender kamera klick kommandozeile
kommentar kompatibilität komponente konfiguration konsole konto kontrast kopie künstliche laufwerk laufzeit lesezeichen leser link login logo maske maus menü menüleiste metadaten
migration mikrofon mitarbeiter mobilgerät modem modul monitor mustervorlage nachricht navigation netz netzwerk newsletter notebook nutzerkonto objekt office ordner papierkorb
parameter passwort pixel plattform postfach programm programmierer programmiersprache programmierung prototyp prozessor puffer quellcode rechner rechenzentrum rechte
redaktionssystem registerkarte registrierung ressource roboter router rückmeldung scanner schnittstelle schriftart screenshot server serverausfall sicherheitslücke signatur sitzung
skript smartphone software speicher speicherort speicherplatz spiel sprache startseite statistik stick suchfeld support syntax system systemanforderung tabelle tabellenkalkulation
tablet tastatur tastenkombination taste telefon telefonie terminkalender test testversion texteditor token tutorial übertragung umgebung update upload variable vernetzung
verschlüsselung version verzeichnis videokonferenz virenschutz visualisierung vorlage vorschau warnung webcam webserver weiterleitung werbung widget wiederherstellung zeichen
zeitplan zeitstempel zertifikat ziel zugang zugangsdaten zugriff zwischenablage zwischenspeicher

aal ananas anis apfel apfelmus aprikose artischocke aubergine auflauf aufschnitt auster avocado backblech backofen backpulver banane barsch basilikum becher beere beilage bier
bierbrauer birne biskuit blumenkohl blätterteig bohne braten bratpfanne brauerei brei brezel brokkoli brombeere brot brotaufstrich brötchen brühe buchweizen buffet butter
buttermilch champignon chili dattel dessert dill dinkel dressing eierkuchen eigelb eintopf eis eiweiß ente erbse erdbeere erdnuss essen essig espressobohne feige feinkost fenchel
fett filet fisch fladenbrot fleisch flocke forelle frikadelle frucht fruchtsaft frühstück gans garnele garzeit gastronomie gastronom gebäck gefrierschrank gelatine gelee gemüse
gerste geschirr getreide getränk gewürz grapefruit gratin grieß grill grillen grünkohl gulasch gurke hackfleisch hafer hafermilch hase haselnuss hefe hefeteig heidelbeere hering
himbeere hirse honig huhn hummer hunger hähnchen imbiss ingwer joghurt johannisbeere kaffee kaffeebohne kaffeemaschine kaffeetasse kakao kalb kaninchen kantine kapern karamell
karotte karpfen kartoffel kastanie keks kekse kern kichererbse kirsche kiwi klöße knoblauch knödel koch kochbuch kochlöffel kochtopf kohl kohlrabi kokos kompott konfitüre konserve
koriander krabbe kraut kräuter kresse kuchen kuchenform kümmel kürbis käse käsekuchen küchenchef küchenmaschine lachs lakritz lamm lauch lebensmittel lebkuchen leberwurst likör
limette limonade lorbeer löffel macadamia mahlzeit mais majoran mandarine mango margarine marinade marmelade marzipan mayonnaise meerrettich mehl melone milch milchreis minze
mittagessen mohn molke mozzarella mus muscheln muskat müsli möhre nachspeise nachtisch nektarine nelke nudel nuss obst obstsalat olive olivenöl omelett orange oregano pampelmuse
paprika pastete petersilie pfannkuchen pfeffer pfifferling pfirsich pflaume pilz pistazie pizza plätzchen pommes porree portion praline preiselbeere pudding puderzucker pute püree
quark quinoa quitte radieschen rahm restaurant rettich rhabarber rind rindfleisch roggen rosenkohl rosine rosmarin rotkohl rotwein rucola rührei saft safran sahne salami salat
salbei salz sardelle sardine sauce sauerkraut sauerteig schalotte schinken schlagsahne schnaps schneebesen schnitzel schnittlauch schokolade schwarzbrot schwein schüssel sekt
sellerie semmel senf serviette sesam sirup soja soße spargel speck speise speisekarte spinat spätzle stachelbeere stangenbohne steak strudel suppe süßigkeit süßkartoffel süßstoff
tee teekanne teelöffel teig teller thunfisch thymian tiefkühlkost tomate tomatenmark topping torte traube trüffel trinken vanille vollkorn vorspeise vollmilch waffel walnuss
wassermelone wein weinglas weintraube weizen weißbrot wild wirsing wirt wurst würfel zander zimt zitrone zucchini zucker zuckerguss zutat zwetschge zwiebel zwieback

abdeckung acker ahorn ameise amsel aprikosenbaum astern aussaat balkonkasten bambus bast baum baumschnitt baumschule beet begonie besenheide bewässerung biene bienenstock birke
blatt blattlaus blume blumenbeet blumenerde blumenkübel blumentopf blumenzwiebel blüte blütezeit bodendecker bohnenstange brennnessel brunnen buche buchsbaum busch chrysantheme
dahlie distel dünger düngung efeu efeuranke ernte erde farn falter felsen flieder forst forsythie fruchtfolge frost frosch frühbeet gartenarbeit gartenbank gartenbau gartengerät
gartenhaus gartenschere gartenschlauch gartenteich gartenzaun gehölz geranie gewächshaus gießen gießkanne gladiole gras grashalm grasschnitt grube grünfläche gänseblümchen gärtner
gärtnerei hacke hain hang harke hecke heckenschere heide heu hibiskus hochbeet holunder hornspäne hortensie humus hummel hyazinthe igel insekt iris jasmin kaktus kamille
kapuzinerkresse kastanienbaum keim keimling kelch kiesweg kirschbaum klee kletterpflanze knolle knospe kohlweißling kompost komposthaufen krokus kräuterbeet kräuterspirale käfer
kübel kübelpflanze landwirt landwirtschaft larve laub laubbaum lavendel lilie linde löwenzahn lärche made magnolie maiglöckchen maulwurf mehltau mistel mohnblume moos mulch mulchen
nadelbaum narzisse nektar nistkasten nutzgarten nutzpflanze obstbaum obstgarten oleander orchidee palme pappel parasit petunie pfingstrose pflanze pflanzenschutz pflanzerde
pflanzloch pflanzung pflanzzeit pflug pilzbefall primel ranke rasen rasenmäher rasenfläche raupe rechen regenrinne regentonne regenwurm reif rhododendron rinde ringelblume rispe
rittersporn rose rosenstock saat saatgut samen sandboden sauerampfer schatten schaukel schädling schilf schlehe schmetterling schnecke schneeglöckchen schubkarre schwamm setzling
sommerblume sonnenblume spalier spargelbeet sprossen stamm staude staudenbeet staunässe stecklinge steckling steingarten stiefmütterchen strauch stroh tanne teich thuja topfpflanze
torf traubenhyazinthe trieb trockenheit trockenmauer tulpe ulme umtopfen unkraut unterholz veilchen verblühen vergissmeinnicht vogel vogelhaus vogeltränke wacholder wasserpflanze
weide wespe wicke wildblume wildbiene winterschutz wühlmaus wurm wurzelballen zeder ziergarten zierpflanze zierstrauch zweig zwiebelblume anzucht anzuchterde fruchtbaum gemüsebeet

abbuchung abgabe abschlag abschlagszahlung abschreibung aktie aktien altersvorsorge anlage anleger anleihe arbeitgeber arbeitnehmer aufwendung ausschüttung bank bankkonto bargeld
bausparvertrag beitrag bemessungsgrundlage besteuerung betrag betriebsausgabe betriebsprüfung bilanz bilanzierung börse brutto buchführung buchhaltung buchhalter buchung budget
bürokratie dauerauftrag darlehen depot devise dividende eigenkapital einkommen einkommensteuer einkunft einlage einnahme einzahlung erstattung ertrag existenzgründung finanzamt
finanzberater finanzierung finanzen fiskus fonds förderung freiberufler freibetrag fremdkapital gehalt gehaltsabrechnung geld geldanlage geldbeutel gewerbe gewerbesteuer
gewerbeschein girokonto goldbarren grunderwerbsteuer guthaben haushaltsplan honorar immobilienkredit inkasso insolvenzverwalter investition investor jahresabschluss kapital
kapitalertrag kassenbuch kassenbon kaufmann kauffrau kirchensteuer kleinunternehmer kontoauszug kontoführung kosten kostenvoranschlag kredit kreditkarte kreditnehmer lastschrift
leasing liquidität lohn lohnabrechnung lohnsteuer lohnbuchhaltung mandantin mehrwertsteuer minijob münze nachzahlung netto pauschbetrag pfändungsschutz portfolio prämie preisliste
provision rate ratenzahlung rechnungslegung rechnungswesen rendite rente rentner rückerstattung rücklage rückstellung saldo schein scheck schulden skonto soll sozialversicherung
sparbuch sparer sparkasse sparplan spesen steuerberater steuerberaterin steuerberatung steuerbescheid steuererklärung steuerfachangestellte steuerklasse steuernummer steuerpflicht
steuerrecht stundung tagesgeld tarif tilgung überschuss umbuchung umlage umsatzsteuer unternehmer unternehmerin verbindlichkeit vermögensaufbau versicherer versicherungsnehmer
versicherungsschein verwendungszweck vorsteuer währung werbungskosten wertpapier wirtschaft wirtschaftsprüfer zahlungsziel zins zinssatz zuschuss zuzahlung

anlauf aufwärmen ausdauer badminton ball barren basketball bergsteigen boxen bogen dehnen dehnübung disziplin einheit eishockey eislauf fahrradhelm fechten fitness fitnessstudio
fußball fußballer fußballplatz gewandtheit golf golfplatz gymnastik halle handball hantel helm hindernis hochsprung hockey hürde joggen joggerin judo jugendmannschaft kampf kegeln
klettern kletterer kletterhalle klimmzug kondition kraftraum krafttraining kür langlauf lauf laufband laufen laufstrecke leichtathletik liegestütz mannschaft marathon matte
mitglied mitgliedschaft muskelkater pedal pferd pilates rad radfahrer radsport regenjacke reiten reiter reitstall ringen ringer rodel rudern ruderer runde sattel schach
schiedsrichter schießen schläger schlitten schlittschuh schritt schwimmbad schwimmbecken schwimmer schwimmen segeln ski skifahrer skigebiet skipiste skischuh snowboard spieler
spielfeld spielplatz sport sportart sporthalle sportler sportlerin sportplatz sportverein sprint sprung spurt staffel stadion surfen surfbrett tanz tanzen tanzkurs tanzschule
tauchen taucher team tennis tennisplatz tischtennis tor torwart trainer trainerin training trainingsplan trampolin triathlon trikot turnen turner turnhalle turnier übung volleyball
wandern wassersport weitsprung werfen wettkampf wurf yoga yogamatte zuschauer zweikampf zirkel

abfall abfalleimer abstellraum abwasch altbau anrichte arbeitszimmer aufzug badewanne badezimmer balkontür bettdecke bettlaken bettwäsche beleuchtung bewohner blumenvase bügelbrett
bügeleisen bücherregal couch dachboden dachgeschoss deckenleuchte dusche duschkabine einfamilienhaus elektrogerät erdgeschoss esstisch esszimmer etage fensterbank fernseher
fernbedienung flur flurschrank föhn garage garderobe gardine gefrierfach geschirrspüler geschirrtuch gästezimmer handtuch hausmeister haushaltsgerät hausordnung haustür haustier
hauswirtschaft heim herd hocker kaffeetisch kachelofen kammer kanne kehrblech kerze kinderbett kinderwagen kinderzimmer kissen klingel kleiderschrank kommode kopfkissen korridor
kronleuchter küche küchenschrank küchentisch kühlschrank lampenschirm lappen laken liege lüftung lüften matratze mikrowelle mixer möbel möbelstück mülleimer mülltonne mülltrennung
müll nachbar nachttisch polstermöbel putzmittel putzlappen raum rollo sauger schaukelstuhl schlafzimmer schrankwand schreibtisch sessel sofa spülmaschine spülmittel staubsauger
staubtuch stehlampe steppdecke stockwerk stube teekessel tischdecke tischlampe toaster toilette toilettenpapier treppenhaus trockner umzug umzugskarton vase vorhang vorratskammer
waschküche waschmaschine waschmittel wasserkocher wecker wischtuch wohnfläche wohngemeinschaft wohnraum wohnung wohnzimmer wäschekorb wäscheständer wäscheleine zimmerdecke
zimmerpflanze zuhause

abendkurs abitur absolvent akademie alphabet aufgabenblatt aufnahmeprüfung aufsatz aula ausbilder ausbildung ausbildungsplatz auszubildende azubi bachelor begabung bewerber
bewerbung bibliothekar bildung biologie bleistift buch buchstabe bücherei chemie deutschkurs deutschunterricht dichter didaktik diktat diplom doktorand dolmetscher dozent dozentin
drama einschulung elternabend englisch erdkunde erzieher erzieherin erziehung essay examen fach fachhochschule fachkraft fachschule fakultät fernstudium ferienkurs förderunterricht
forschung fortbildung fremdsprache füller gedicht geografie geometrie germanistik grammatik grundschule gymnasium hausaufgabe hausarbeit heft hochschule hörsaal informatik
ingenieur inhaltsangabe institut internat journalismus kenntnisnahme kindergarten kita klasse klassenarbeit klassenzimmer kreide kugelschreiber kunst kursleiter kursleiterin
kursteilnehmer lehramt lehre lehrbuch lehrerin lehrgang lehrkraft lehrling lehrplan lehrstuhl lehrveranstaltung lektion lektüre lernen lerner lernplattform lernstoff lernziel
lesung lineal literatur logik mathematik mathe matura mensa mitschüler mündliche musik musiklehrer musikschule musikunterricht nachhilfe nachhilfelehrer nachhilfeunterricht note
notenblatt pause philosophie physik praktikant praktikum professor promotion prüfer prüfling prüfungsangst prüfungsvorbereitung pädagoge pädagogik quiz radiergummi realschule
referat religion roman rechtschreibung schreibheft schulabschluss schulbuch schulleiter schulranzen schulung schuljahr schüler schülerin schwimmkurs semester seminar seminararbeit
sprachkurs sprachschule sprachreise sprecher stipendium student studentin studienfach studiengang studium stundenplan tafel teilnehmer teilnehmerin thema theorie tutor übersetzer
übersetzung umschulung unterricht unterrichtsstoff universität vokabel vokabelheft volkshochschule vorlesung vortrag weiterbildung wissenschaft wörterbuch zeichnen

abnehmer abteilung abteilungsleiter abwicklung akquise analyse anforderung ansprechpartner anstellung arbeitsplatz arbeitsschutz arbeitsablauf auftrag auftraggeber auftragnehmer
aufsichtsrat ausfall außendienst ausschreibung automation beauftragung bedarf belegschaft beratungsgespräch beschaffung besprechung betriebsrat betriebsleiter bewerbungsgespräch
branche büro büroraum büromaterial chefetage container controlling dienstleister dienstleistung dienstreise disposition distribution durchlaufzeit einarbeitung einkäufer
einsatzplan energie entlassung entsorgung entwurf erfindung ersatzteil erzeugnis fabrik fachabteilung fahrzeug fertigung firmensitz firmenwagen flotte fracht frachtbrief fuhrpark
führungskraft funktionsprüfung gabelstapler gehilfe geschäftsführer geschäftsführung geschäftsmodell geschäftspartner geschäftsreise gesellschaft gewerbegebiet großhandel
großhändler gründer gründung gruppenleiter halbzeug handelsvertreter herstellung industrie ingenieurin innovation instandhaltung inventar inventur jubiläum kapazität kartell
kennzahl kernkompetenz kollege kollegin kommunikation konferenz konkurrenz konstruktion konstrukteur konzept konzern kooperation kundenbindung kundendienst kundengespräch
kundenstamm kundenservice ladung lagerhalle lagerist leitbild leitfaden lieferkette lieferung logistik logistiker losgröße management manager marketing maschinenpark mitarbeiterin
mitbestimmung motivation nachfolge niederlassung norm nutzfahrzeug organisation organisator outsourcing partnerschaft personal personalabteilung personalplanung pflichtenheft
pilotprojekt planer planung praktiken präsentation produkt produktion produktionshalle projekt projektleiter projektleitung projektmanagement prozesskette qualifikation
qualitätssicherung rahmenvertrag recycling referenz referenzkunde reklamation ressourcenplanung rohstoff sachbearbeiter schichtplan schwerlast sekretariat sekretär seriennummer
service servicetechniker sponsor standort startup stellenanzeige stellenangebot strategie subunternehmer tagesordnung tagung teamleiter techniker tochterfirma transport transporter
umschlag unternehmensberater unternehmensberatung verarbeitung verhandlungspartner verlag vermarktung versammlung versandhandel versorgung vertrieb vertriebsleiter vertriebspartner
verwaltungsrat verzollung visitenkarte vorarbeiter vorgesetzte vorstand vorstellungsgespräch werbeagentur werbemittel werbetext werksleiter wertschöpfung workshop zeitarbeit
zentrale zertifizierung zielgruppe zulieferer zusammenarbeit zuständigkeit

abbauen abbestellen abbiegen abbilden abdecken abdichten abfahren abflammen abfüllen abgeben abgießen abheften abheizen abholen abhängen abklären abkratzen abkühlen ablegen
ablehnen ableiten ablesen abmelden abmessen abnehmen abräumen abrechnen abreisen abrunden abschalten abschicken abschleifen abschließen abschmecken abschneiden abschrauben
abschreiben absenden absichern absprechen abspülen abstauben abstellen abstimmen abtrocknen abwarten abwaschen abwiegen abziehen achten adressieren altern anbauen anbieten anbraten
anbringen anfassen anfertigen anfordern anfragen anhören ankleben anklicken ankommen ankreuzen anlegen anleiten anlernen anmachen anmelden annehmen anordnen anpacken anpflanzen
anprobieren anreisen anrichten anrufen anrühren anschaffen anschauen anschließen anschrauben ansehen ansetzen ansprechen anstellen anstreichen antworten anwenden anzeigen anziehen
anzünden arbeiten archivieren atmen auffüllen aufbewahren aufbrechen aufdecken auffangen auffordern aufgeben aufgießen aufhängen aufheben aufklappen aufklären aufladen auflegen
auflösen aufmachen aufnehmen aufpassen aufräumen aufrufen aufschlagen aufschließen aufschneiden aufschreiben aufsetzen aufstellen auftragen auftauen aufteilen aufwachen aufzeichnen
aufziehen ausatmen ausbessern ausbilden ausdrucken ausfüllen ausgießen ausgleichen aushandeln aushöhlen auskennen auslegen ausleihen ausloggen ausmessen auspacken auspflanzen
auspressen ausprobieren ausrechnen ausrichten ausrollen ausruhen ausrüsten aussäen ausschalten ausschneiden aussortieren aussprechen ausspülen ausstatten aussteigen ausstellen
austauschen austrocknen auswählen auswechseln ausziehen backen baden basteln bauen beachten beantragen beantworten bearbeiten beauftragen bedecken bedienen bedrucken beeilen
befestigen befeuchten befolgen befragen befüllen begleiten begründen begrüßen behandeln beheben beheizen beherrschen beilegen beißen beizen bekleben beladen belegen beleuchten
belüften bemalen bemerken benennen benoten benutzen beobachten bepflanzen beraten berechnen bereitstellen berichtigen berücksichtigen berühren beschädigen beschaffen beschichten
beschneiden beschriften beschweren besetzen besichtigen besitzen besorgen besprechen bestehen besticken bestreichen bestreuen besuchen beten betonieren betrachten betreiben
betreten betreuen beurteilen bevorzugen bewahren bewässern bewegen bewerben bewilligen bewirten bewohnen bezahlen bezeichnen beziehen biegen binden blanchieren blättern blühen
bohren borgen brauen brennen bremsen buchen buchstabieren bücken bügeln bürsten campen dämmen danken debattieren decken dekorieren destillieren dichten diktieren diskutieren
dolmetschen dosieren drehen drosseln drucken drücken düngen dünsten durchlesen durchsehen durchstreichen duschen eichen eilen einatmen einarbeiten einbauen einbetten einchecken
eincremen eindicken einfärben einfetten einfrieren einfügen eingeben eingießen eingraben einkaufen einkleben einkochen einladen einlagern einlegen einlesen einloggen einmachen
einnehmen einölen einpacken einpflanzen einräumen einreichen einrichten einrühren einsammeln einschalten einschenken einschlafen einschlagen einschrauben einschreiben einseifen
einsenden einsetzen einsparen einspritzen einsteigen einstellen eintauchen eintippen eintopfen eintragen einwechseln einweichen einweisen einwickeln einzahlen einziehen empfangen
entfalten entfernen entfetten entgraten entkalken entkernen entladen entlüften entrosten entsorgen entspannen entsteinen entwässern entwerfen entwirren entziehen erben erblühen
erfinden erfragen erfüllen ergänzen erhitzen erholen erinnern erkranken erkunden erledigen ernähren erneuern ernten erschließen ersetzen erstatten ertasten erwärmen erwerben
erzählen erzeugen erziehen fahren falten falzen fangen färben faxen fegen feiern feilen fertigen festbinden festhalten festigen festlegen feuern filmen filtern fischen flechten
fliegen fliesen fließen flicken fluchen flüstern föhnen formen forschen fotografieren fräsen freigeben fressen freuen frieren frisieren frühstücken fügen füllen füttern gären
gehorchen genehmigen genießen gestalten gewöhnen glasieren glätten glauben gleiten graben gratulieren greifen grübeln grüßen grundieren gründen gucken haften häkeln hämmern handeln
hängen harken hauen heben heften heilen heimwerken heiraten heizen helfen herausfinden herausnehmen herrichten herstellen herunterladen hinlegen hinsetzen hinstellen hinweisen
hobeln hochladen hocken hoffen holen horchen hören hüpfen hüten impfen informieren inhalieren installieren interviewen irren isolieren jäten jubeln jucken kämmen kauen kaufen
kehren keimen kennen kennzeichnen kippen klagen klammern klappen klären klatschen kleben kleiden klemmen klicken klingeln klopfen kneten knicken knien knipsen knöpfen kochen
konfigurieren konservieren konstruieren kontaktieren kontrollieren kopieren korrigieren kratzen kriechen kritisieren kühlen kümmern kündigen kuppeln kürzen küssen lachen lackieren
lagern landen lasieren lassen lauschen läuten leben lecken legen lehren leihen leimen leisten leiten lenken lesen leuchten liefern liegen loben lochen lockern löffeln löschen lösen
löten lügen lutschen mähen mahlen malen marinieren markieren massieren mauern meckern meiden meißeln melden melken merken messen mieten mischen mitbringen mitkommen mitnehmen
mitteilen mixen möblieren modellieren montieren nachbestellen nachdenken nachfragen nachfüllen nachlesen nachrechnen nachschlagen nachsehen nachziehen nageln nähen naschen
navigieren neigen nennen nicken nieten notieren nummerieren nutzen öffnen ölen ordnen organisieren orten packen parken passieren pausieren pellen pflanzen pflastern pflegen
pflücken pflügen pfeifen pieksen pinseln plaudern polieren polstern pressen proben probieren produzieren programmieren protokollieren prüfen pudern pumpen pürieren putzen quellen
quetschen radeln radieren rasieren raspeln rasten raten rauchen räuchern räumen rechnen recherchieren recyceln reden regeln registrieren regnen reiben reichen reihen reinigen
reisen reißen renovieren reparieren reservieren restaurieren retten riechen rodeln rollen rosten rösten rufen ruhen rühren rutschen rütteln säen sägen salzen sammeln säubern saugen
säumen schälen schalten schärfen schätzen schauen schaufeln schaukeln scheren schenken schicken schieben schimpfen schlafen schlagen schleppen schleudern schließen schlucken
schmecken schmelzen schmieden schmieren schminken schmoren schmücken schnallen schneiden schneidern schneien schnitzen schnuppern schnüren schonen schöpfen schrauben schreiben
schreien schreinern schütteln schütten schützen schwärmen schweben schweigen schweißen schwenken schwingen schwitzen sehen senden servieren setzen sichern sieben signieren singen
sitzen sortieren spachteln spannen spazieren speichern spenden sperren spielen spinnen spitzen sprechen sprengen sprießen springen spritzen sprühen spucken spülen spüren stanzen
stapeln starten stauben staunen stechen stecken stehen stellen stempeln sterilisieren steuern sticken stillen stimmen stöbern stopfen stornieren stören stoßen strahlen streichen
streicheln streiken streiten streuen stricken studieren stützen suchen tanken tapezieren tarnen tasten tauen tauschen taxieren teilen telefonieren testen tippen tischlern toasten
tönen töpfern trainieren tränken träumen transportieren trauen treffen trennen treten trocknen trösten tunken überarbeiten überbacken überdachen übergeben überkleben überlegen
übermalen übernachten überqueren überreden überreichen überschreiben übersehen übersetzen überstreichen übertragen überwachen überweisen überwintern überziehen üben umarmen umbauen
umbenennen umbuchen umdrehen umfüllen umgraben umhüllen umkippen umkleiden umleiten umrahmen umrühren umschalten umschulen umsteigen umtauschen umziehen unterbrechen unterhalten
unterlegen unterrichten unterschreiben unterstreichen untersuchen unterteilen unterzeichnen verabreden verabschieden verändern veranstalten verarbeiten verbessern verbieten
verbinden verblenden verbrauchen verbrennen verbringen verdauen verdecken verderben verdichten verdunkeln verdünnen vereinbaren vereinen verfassen verfugen verführen vergeben
vergessen vergießen vergleichen verhalten verhandeln verhindern verhüllen verhüten verirren verkabeln verkaufen verklagen verkleben verkleiden verknoten verkosten verladen
verlassen verlegen verleihen verlernen verletzen verlieben verlinken vermahlen vermeiden vermerken vermieten vermischen vermitteln vernähen vernetzen verordnen verpacken verpassen
verpflanzen verpflegen verputzen verreisen verriegeln verrühren versalzen versammeln versäumen verschenken verschicken verschieben verschließen verschlüsseln verschmutzen
verschönern verschrauben verschreiben verschwenden versenden versetzen versichern versiegeln versorgen versprechen verständigen verstauen verstecken verstehen verstellen verstopfen
verstreichen versuchen verteidigen verteilen vertragen vertrauen vertreten verwalten verwandeln verwechseln verweigern verwelken verwenden verwerten verwickeln verwöhnen verzieren
verzinken verzollen vorbeugen vorführen vorheizen vorkochen vorlegen vorlesen vormerken vorschlagen vorsorgen vorstellen vortragen vorwärmen wachsen wagen warnen warten waschen
weben wechseln wecken wegräumen wegwerfen wehren weichen weinen weitergeben weiterleiten wenden werben wickeln widerrufen wiegen winken wischen wohnen wundern wünschen würzen
zählen zahlen zaubern zelten zerdrücken zerkleinern zerlegen zerreißen zerschneiden zerstören ziehen zielen zittern zögern zubereiten zucken zudecken zufügen zugießen zuhören
zuknöpfen zulassen zumachen zunähen zuordnen zurückgeben zurückrufen zusagen zuschauen zuschneiden zusehen zusenden zustimmen zuteilen zuweisen zwinkern

abendlich abgelaufen abgenutzt abhängig abwaschbar alkoholfrei allergisch alltäglich altmodisch ambulant amtlich analog angenehm anhaltend anonym anpassbar antik arbeitslos
aromatisch artgerecht atmungsaktiv aufblasbar aufgeregt aufrecht ausgebildet ausgeruht auswärtig automatisch außergerichtlich barfuß barrierefrei bauchig bedruckt befristet
beheizbar behindert behördlich beidseitig beige bekömmlich belastbar berufstätig besorgt betrieblich beweglich biegsam bienenfreundlich biologisch bissig bitter blank blass blau
blind blond blumig bräunlich braun breitbeinig brennbar brüchig buchhalterisch bunt bügelfrei bürgerlich chemisch chirurgisch chronisch cremig defekt dekorativ derb dickflüssig
dienstlich digital drahtlos dunkel dunstig durchlässig durchsichtig durstig dünn dürr eben echt eckig edel ehelich ehrenamtlich ehrlich eigenhändig eilig einfarbig einheimisch
einsam eisern eisig elastisch elegant elektrisch elektronisch elterlich empfindlich energiesparend eng entkoffeiniert entspannt entzündet erblich erdig erfrischend ergonomisch
erholsam erkältet ermüdend essbar fahrlässig faltbar familiär farbig farblos fasrig faul federnd fein ferngesteuert fertig fest feucht fettig fettarm feuerfest fiebrig filigran
finanziell flach flauschig fleckig fleißig flexibel flüssig frei freiberuflich freiwillig fremd friedlich fruchtig frostfest frostig fusselig gebraucht gebogen gefaltet gefroren
gefüttert gehbehindert geheim gekachelt gekocht gelb gelblich gelocht gemahlen gemeinnützig gemeinsam gemütlich genetisch genießbar geografisch geräuschlos geräumig gerichtlich
geröstet geschieden geschliffen geschmacklos geschmeidig geschützt gesellig gesetzlich gespannt gestreift gesund getrennt gewerblich gezuckert giftig glänzend glasig glatt gleitend
glitschig glücklich golden grau grell griffig grob grün grünlich gründlich gummiert gutachterlich gültig haarig haftbar haltbar handgemacht handlich handwerklich hart harzig
hautfreundlich häuslich heilbar heilig heimisch heiß hell herb herbstlich herzhaft hitzebeständig höflich hohl hölzern hormonell hungrig hygienisch individuell industriell
inklusive international jugendlich juristisch kahl kalkhaltig kalt kantig kariert käuflich kaufmännisch kernlos kindgerecht kindlich klar klebrig kleinkariert klimatisiert knackig
knallig knittrig knorrig knusprig koffeinfrei kompakt kompliziert konisch kontaktlos körnig körperlich kostbar kostenfrei kostenlos kostenpflichtig krank kratzfest kraus
kreisförmig krumm krümelig kugelförmig kühl künstlerisch künstlich kurvig ländlich lagerfähig langärmelig laut lauwarm lebendig leer legal lehmig leicht leise lernbereit lieblich
lila linear locker lockig löslich luftdicht luftig machbar magnetisch mager manuell maritim maschinell massiv matt mechanisch medizinisch mehlig mehrsprachig menschlich metallisch
mietrechtlich mild milchig mineralisch minderjährig mitgebracht möbliert mobil modisch morsch müde mündlich musikalisch mürbe nachhaltig nackt nahrhaft nass natürlich neblig
neugierig neutral nördlich notariell notwendig nussig oberirdisch offen ökologisch ölig operativ optisch oral organisch orthopädisch oval pädagogisch parteiisch passiv pauschal
persönlich pflanzlich pflegeleicht pikant plastisch porös praktisch preiswert privat professionell provisorisch pünktlich quadratisch ranzig rau rechteckig rechtlich rechtskräftig
rechtswidrig regional reißfest rein reizbar reparabel rezeptfrei rissig robust roh rosa rostfrei rostig rot rötlich ruhig rund rustikal rutschfest saftig salzig samtig sandig sanft
satt sauber sauer säurehaltig scharf schattig schick schief schimmelig schlaflos schlank schmackhaft schmal schmerzfrei schmerzhaft schmutzig schneefrei schräg schriftlich
schulisch schüchtern schuldig schulpflichtig schwanger schwarz schwerelos schwül seelisch seetauglich seiden seidig selbstgemacht selbstklebend selbstständig seltsam senkrecht
sichtbar silbern sittlich sommerlich sonnig sozial spannend sparsam spitz sportlich sprachlich spröde stabil städtisch stachelig standfest staubig steif steil steinig sterblich
steril steuerfrei steuerlich steuerpflichtig stickig stilvoll stoßfest strafbar straff strapazierfähig stumpf stürmisch südlich süß süßlich taktil tauglich technisch telefonisch
teilbar tierisch tragbar tragfähig traurig trocken tropfend tropisch trüb überdacht übersichtlich umweltfreundlich unbefristet unbehandelt unbequem unbezahlt uneben ungesüßt
ungesund ungültig unreif unscharf unsichtbar unterirdisch unverheiratet ursprünglich verbindlich verchromt verderblich verdorben vererbbar verheiratet verkäuflich verkehrssicher
vernünftig verschlossen verschmutzt verstellbar vertraglich vertraulich verwelkt verwitwet verzinkt vollmundig volljährig vorrätig vorsätzlich waagerecht wach warm wartungsarm
wasserdicht wasserfest wasserlöslich weich weiblich weiß wertvoll wetterfest widerrufbar windig winterfest winterhart winterlich wohlriechend wolkig wollig würzig zahm zahnärztlich
zart zerbrechlich zinslos zivil zuckerfrei zugig zulässig zusammenklappbar zäh

esche nussbaum lärchenholz maserung pikieren pikiert frühjahr frühling herbst jahreszeit monatlich lateinisch griechisch gesamt erstgespräch erstberatung versteuerung
istversteuerung sollversteuerung stagnieren stagniert heruntergeladen lokal anästhesie schichtplaner ausgesät ausgepflanzt ausgefüllt abgeschlossen angelegt angemeldet aufgeräumt
ausgetauscht eingebaut eingelegt eingereicht vorbereitet unterschrieben beschädigt bezahlt geschnitten gewaschen getragen gegossen geschweißt gelötet gebohrt gezeichnet geschrieben
gebunden gebrannt gewoben gedruckt lackiert poliert montiert repariert renoviert saniert isoliert versichert vermietet verpachtet verkauft verpackt versandt verzehrt verarbeitet
gekündigt gemietet gebacken gebraten gedünstet gehackt geschält geschmolzen gewürzt halterung lagerung schulungsraum schnittmuster schnittholz sohle einlegesohle schnürsenkel
schnürung spann gamasche polsterstoff rahmenholz furnierholz kehlung fase gehrung schlitzung zinken zapfenverbindung schwalbenschwanz jahresring splintholz kernholz astloch lab
lake käserei käser molkerei senner almhütte sennerei butterfass euter stall scheune tenne hof bauernhof bauer bäuerin magd knecht ernährungsplan krume kruste gare gärkorb
sauerteigansatz stückgare mahlstein müller korb rohling stanzform wellpappe karton pappe falzung rillung
`;
