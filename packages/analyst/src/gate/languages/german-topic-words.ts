/** Ordinary words of the topics of any trade, beside those of the other lists. */
export const nouns = `
abonnement abschlag abstellraum adapter akku akne aktentasche alarmanlage aloe altbau altersvorsorge aluminium ameise ananas anbau angel anhänger anhörung anlieferung anrufbeantworter ansaugung anstrich antenne
antragsteller anwaltskanzlei anzahlung anzug apfel app aprikose aquarium arbeitsplatte arbeitsvertrag armaturenbrett armband arthrose artischocke arznei arztpraxis asche asthma atelier atemweg attest aubergine aufguss
aufhängung aufkleber auflauf aufzug augenbraue ausfuhr ausguss auspuff ausschlag ausweis außenbereich avocado axt backblech backpulver badewanne badezimmer balken ballaststoff banane bandage bandscheibe basilikum
bastelei baumarkt baumwolle beamer beatmung beere beet behandlungsraum behandlungsräume beifahrer beihilfe beton bettdecke bettwäsche beule bewerber biene blei blumenkohl blumentopf blutdruck bodenbelag boiler bolzen
bord bordstein braten bratpfanne briefkasten brokkoli brombeere bruch brühe brüste buchhaltung bucht buchung bügeleisen campingplatz champignon chirurgie cholesterin chor couch curry dachboden dachrinne darlehen
datenbank datenschutz deo depression desinfektion dessert dienstplaner diesel diktat dill diplom diät durchfall dübel düse eiche einbau einbruch einlage einreise eiweiß ekzem elektrik elektriker elterngeld elternzeit
enthaarung erbe erbschaft erbse erdbeere erdnuss erstattung esel estrich etui fahrschule fassade fehlstellung feige feile felsen fensterbank ferienwohnung fernseher ferse festplatte flamme flaschenöffner fliese flosse
flöh flöte flügel forelle frachter freibad freigabe friseur frost funk fußball fußboden fähre fön gardine garn gas gaststätte geflügel gefrierschrank gehör geige gelatine geldbeutel geländer gerüst gesang getriebe
gießkanne giraffe gitarre gitter glasur gluten gläubiger glühbirne golf grab grill grippe grundstück gräte haarausfall haarfarbe haarschnitt hafer haftpflicht haftung hagel hahn halskette halterung handgelenk handtasche
hase haselnuss hausarzt hausbau hausordnung haustier haustür hebamme hebel hecke heirat heizkörper helm heu himbeere hirsch hobel huf huhn höhle hüfte hütte impfstoff import infektion ingwer insekt insolvenz isolierung
joghurt juckreiz jugendherberge jurist kabine kachel kakao kaktus kalb kalorie kamille kaninchen kapital karies kastanie kater keule kieferorthopädie kiesel kinderarzt kindergarten kinderwagen kinderzimmer kinn kirsche
kita klage klappe kleber klimaanlage klingel knoblauch knolle kochfeld koffein kohl kohle kohlenhydrat kokos kompost kondom kontaktlinse kopfhörer korken kosmetik krampf kraut krawatte krebs kreide kreuzfahrt kreuzung
krippe kräuter kuh kupfer kupplung kutsche käfig körperpflege kühler kürbis lachs lack ladekabel lamm lappen laser lastwagen lattenrost lauch lautsprecher lavendel leasing leckerei lehne leine leinwand lenkrad lerche
lernstoff lid lieferschein limonade linse lippenstift liter lockenstab lotion löwe lüftung mahnung mais makler malerei mandant markise marmelade marmor masche massage maut medaille mehrwertsteuer melone membran meter
mieter mietvertrag mikrofon mikrowelle mineral minze mitgliedschaft mittagessen mobilfunk mohn monitor moos moped motorrad mundspülung muschel mutterschutz möhre mörtel mücke müsli nachhilfe nacken nahrung naht narbe
narkose naturheilkunde nebenkosten nelke nest netzteil notar note notruf ohrring olive op orchidee orgel orthopäde osteopathie pacht packung palette palme panne pantoffel paprika parfüm parkett passwort pasta paste pate
pedal pellet pelz pension perle petersilie pfand pfeife pfirsich pflaume pflegeheim pfütze physiotherapie pickel pinzette pistazie pizza plakat platine polizist pollen pool portemonnaie porto porzellan praline
preisspanne projektor prophylaxe prothese protokoll prüferin pudding puder pullover puppe putzmittel quark radiergummi radieschen rahm rakete rampe rasenmäher rasierer rassel rasur ratte raupe rausch rechen recht
rechtsschutz regenrinne regenschirm regler reh reisebüro reißverschluss rentner reservierung rettung rezeption rind rinde rippe rock roggen rohling roller rollladen rollo rollstuhl rosine rotwein rucksack ruhepause
rutsche räumung rückenschmerz rücksendung saite sandale satellit sattel sauce sauna schaf schaltung schaukel scheibe scheidung scheinwerfer schenkel scheune schichtplaner schinken schlafsack schlamm schlange
schleifpapier schleim schlitten schluck schmetterling schnalle schnecke schnitzel schnuller schnur schnäppchen schornstein schraubendreher schreiner schublade schuld schuppe schwein schweiß schwimmbad schädling segel
sehne sekretariat sellerie sensor server serviette shampoo silikon sirup skalpell ski socke sohle sonnenbrand sonnenbrille sonnencreme spachtel spagat spalt spargel sparplan speck spielplatz spinat spinne spitze spray
spüle stachel stadion stall stau staubsauger steak steckdose steg steigbügel steuerberater steuererklärung stich stollen storno strauch streich strich stroh student studium stundenplan sturz stütze synagoge säugling
süßigkeit tabak tannenbaum tanz tapete tarif taschenlampe tastatur taube taucher taxi teenager teer tempel terrasse textil therapeut therapie thermometer thermostat thymian tierarzt tiger tischler toast tomate tourist
tracht tragetasche training traktor traube trauring tresor trichter trikot trinkgeld trockner trommel trompete tulpe tunnel turnier tümmler türgriff tüte umschulung umtausch unkraut unterhose unterwäsche vene verbrennung
verdauung verein vergiftung verhütung verleih verlobung verspannung verstärker vieh vitamin vollmacht vorderrad vorspeise wache waffel walnuss wanne warteraum wartezimmer warze waschbecken waschmaschine wasserhahn watte
weide weintraube wespe weste wickeltisch wimper windel wirbel wirbelsäule wohnwagen wurm wäschetrockner wüste yoga zahnarztpraxis zahnreinigung zahnstein zahnärztin zebra zecke zehe zeiterfassung zement zimt zucchini
zwieback zwilling zündkerze übelkeit überweisung
`;

export const verbs = `
abbezahlen abblättern abdichten abdrehen abfahren abfallen abfangen abfedern abfärben abfüllen abgeben abgießen abheben abkleben abkochen abladen ablaufen ablesen abliefern abnehmen abreiben abreisen abschalten
abschicken abschleifen abschmecken abschminken abschrauben absitzen absolvieren abspielen abtasten abtauen abtropfen abwickeln abwiegen abzahlen abziehen altern anbauen anbeißen anbraten anbringen anfeuchten angewöhnen
ankleben anklicken anmieten anreisen anrichten anrühren ansammeln anschaffen anschnallen anschrauben ansetzen anstecken anstoßen anstreichen anvertrauen anwachsen anwärmen anzahlen anzünden aufblasen aufbrechen aufdrehen
auffüllen aufgießen aufhellen aufkleben aufladen aufsaugen aufsteigen auftanken auftauen aufziehen ausatmen ausdrücken ausgießen aushalten aushängen auskühlen ausleihen ausloggen ausmessen ausparken ausrollen ausschalten
ausschneiden ausspülen aussteigen ausstellen austragen austrocknen basteln bedecken begleichen behaupten bekleben belüften bereisen bescheinigen beschneiden beschädigen betonieren betreten bewässern biegen bleichen
blenden blinken braten brauen bräunen brüten bücken bürsten campen chatten datieren dekorieren demontieren desinfizieren dichten drosseln durchatmen dämmen dämpfen düngen dünsten ehren einbehalten einbezahlen einchecken
einfetten einfrieren einfärben eingeben einkochen einlagern einlegen einlesen einloggen einlösen einmachen einparken einpflanzen einrahmen einreiben einrühren einschenken einschmieren einschrauben einspannen einspritzen
einstecken einsteigen eintippen einwerfen einwickeln einzahlen einölen ekeln empfehlen entbinden enterben entfetten entfärben enthaaren entkernen entleihen entriegeln entschlüsseln entschädigen entzünden erbrechen
erkranken erkälten erlöschen ernähren erstatten ersteigern ertasten ertrinken erwärmen erziehen faulen fesseln festschrauben fischen flechten freischalten fressen frittieren fräsen fugen färben föhnen füttern garen
garnieren gefrieren glasieren glühen graben grundieren gurgeln gären gärtnern hacken hobeln humpeln hupen häkeln hämmern häuten infizieren inhalieren inserieren joggen kassieren keimen kitzeln kneten knicken knirschen
konfigurieren krümeln kuscheln köcheln lackieren landen lasieren laufen leasen lindern lochen lähmen löten lüften marinieren massieren mauern meditieren meißeln musizieren naschen nähren pachten panieren pflastern
pflücken plätten polstern posten pudern pumpen pürieren quietschen radeln rascheln rasieren rasten reinschauen rieseln rodeln rosten räuchern sanieren saugen scheuern schmoren schnitzen schrubben schwingen schäumen
schütteln servieren sieben sieden sprießen sprühen staubsaugen stempeln stopfen stornieren säen süßen tapezieren tauen toasten töpfern umfallen umfüllen umgraben umknicken umrechnen umschulen umsteigen umtauschen
umtopfen urlauben verarzten verblassen verbrühen verdauen verdünnen vereisen verfaulen verfugen verfärben vergießen vergolden vergären verhüten verjähren verkabeln verkalken verklagen verknoten verkratzen verladen
vernähen verpflegen verputzen verriegeln verrosten verrühren verschimmeln verschlucken verschlüsseln verschmieren verschmutzen verschrauben verschütten versiegeln verstauben verstauen vertonen vertrocknen verwelken
verzinsen verzollen veröden vorbacken vorbestellen vorheizen vorkochen vorspülen vorwärmen wässern zahnen zerbrechen zerdrücken zerreiben zerschneiden zudecken zudrehen zuknöpfen zurücksenden zurückzahlen zuzahlen
züchten ölen übergießen überkochen übernachten überstreichen
`;

export const adjectives = `
abnehmbar abschließbar abwaschbar alkoholfrei anonym antibakteriell atmungsaktiv ausklappbar ausländisch auswärtig barfuß bauchig bedruckbar beheizbar beleuchtet bergig biologisch blond bodenlang chirurgisch dampfend
dehnbar dekorativ dental derb drahtlos dreckig duftend ehrenamtlich eiweißreich entkoffeiniert entzündet ergonomisch erholsam exotisch extra fahrbar faltbar farblos festlich fettarm fettig fieberhaft fleischlos fruchtbar
gasförmig gastlich gebogen gebrechlich gefroren gekühlt geliehen gemietet gemustert genervt genetisch genießbar geriffelt geräuscharm gesalzen geschieden geschmeidig gestreift getrocknet gewellt gewürzt glutenfrei
gläsern gutartig haarig hautfreundlich heilbar hitzebeständig homogen hormonell invasiv isoliert jährlich kabellos kahl kalorienarm kindisch klimatisiert kochend kosmetisch krümelig lackiert lebensfroh ledig legal
luftdicht magenschonend magnetisch maritim minderjährig mineralisch motorisch möbliert müde nahrhaft oral orthopädisch oval pflanzlich pflichtig plastisch platt portabel pädagogisch rar recycelbar reizarm rezeptfrei
romantisch rostfrei rostig rundlich rutschfest sandig saugfähig schadstofffrei schief schimmlig schlaflos schnurlos schwül seiden selbstklebend senkrecht spiegelglatt spürbar standfest stationär staubfrei steinig
sterblich steuerfrei steuerlich stoßfest stufenlos stürmisch synthetisch tropisch tüchtig ungesund ungiftig unreif unverheiratet urig verdaulich verderblich verheiratet verletzt verlobt verrückt verschreibungspflichtig
verstellbar verstopft vierbeinig violett virtuell vitaminreich vorbeugend vorrätig waagerecht wasserfest weinrot weiß wetterfest widerstandsfähig windig wolkig zahnfreundlich zahnlos zubereitet überdacht überreif
`;

export const small = `
abgegeben abgenommen abgeschlossen abgewogen abläuft abnimmt allerlei anfängt angeboten angezogen angibt ankommt anzieht aufgegossen aufgenommen aufgibt aufnimmt ausgezogen ausgibt auszieht barfuß beginnt beides
beidseitig bekommt berechnet bricht dergleichen desgleichen droben drunten eingegeben eingeladen eingenommen eingetragen eingibt einnimmt entschieden entspricht entsteht extra gebacken gebeten gebogen gebraten gebrochen
geflogen gefroren gegangen gegessen gegossen gegriffen gehoben gekommen geladen gelaufen gelegen geliehen gelitten gemieden genossen gerieben gerissen geritten gerochen gerufen geschlafen geschmolzen geschoben geschoren
geschwommen gesessen gestanden gestochen gestrichen getrunken gewaschen gewogen gewusst gezwungen herauf herausgefunden hilft misst mitgebracht schneidet seitwärts steckt umgezogen umzieht unternommen unterschrieben
verboten verglichen verloren vermieden verschoben verschrieben versprochen verstanden wirft wonach überwiesen
`;
