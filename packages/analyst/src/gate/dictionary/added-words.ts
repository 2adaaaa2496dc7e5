import type { Language } from '../language.ts';

/** Ordinary words that the lists behind the dictionaries lack: newer ones, units, and German nouns without a plural. */
export const addedWords: Record<Language['code'], string> = {
  en: `screencast webinar podcast vlog chatbot dashboard smartphone onboarding login signup app wifi ebook blogpost infographic timeline workflow spreadsheet celsius fahrenheit
  vegan gluten kombucha matcha hummus quinoa barista latte emoji selfie drone hashtag subtitle voiceover livestream paywall freemium backend frontend plugin widget tooltip`,
  de: `screencast webinar podcast chatbot dashboard smartphone onboarding login app ebook infografik workflow celsius mehltau laub obst gemüse gefieder gebäck geschirr besteck kleidung staub
  rauch dampf schimmel moos efeu mörtel zement gips estrich parkett laminat vinyl leinen seide wolle filz samt leder gummi kork milch butter honig mehl reis quark joghurt hefe zimt ingwer
  knoblauch petersilie schnittlauch basilikum haftung haushalt rechtsprechung umsatzsteuer einkommensteuer lohnsteuer gewerbesteuer vegan glutenfrei drohne untertitel plugin widget backend
  bitumen tüll perlen bestellung formular fransen sisal jute hanf kordel kordeln borte borten saum säume naht nähte nieten nähgarn zwirn futterstoff knopfloch knopflöcher reißverschluss reißverschlüsse
  schnalle schnallen riemen scharnier scharniere dübel schrauben muttern unterlegscheiben dichtung dichtungen schlauch schläuche ventil ventile pumpe pumpen filter düse düsen armatur armaturen siphon
  fuge fugen silikon fliese fliesen sockel leiste leisten beize lasur lack lacke spachtel schleifpapier hobel säge sägen feile feilen zange zangen meißel amboss esse zunder
  sattel sättel zaum zügel trense trensen steigbügel hufe hufeisen mähne striegel leine leinen maulkorb napf näpfe käfig käfige voliere terrarium aquarium aquarien kescher
  segel mast masten anker tau taue fender kiel ruder paddel neopren schnorchel flossen takelage schot schoten
  teig teige sauerteig kruste krume streusel glasur kuvertüre marzipan nougat pralinen sirup likör trester maische fass fässer korken etikett etiketten
  wimpern brauen nagel nägel feile lotion peeling maske masken pinzette bürste bürsten kamm kämme
  reifen felgen bremse bremsen bremsbeläge kupplung zündkerze zündkerzen keilriemen auspuff stoßdämpfer speiche speichen lenker pedale kette ketten ritzel`,
  fr: `screencast webinaire podcast chatbot smartphone onboarding application ebook infographie monoxyde dioxyde celsius végan tutoriel newsletter e-mail courriel extranet intranet webmestre
  ourlet ourlets boutonnière doublure doublures fermeture aiguille aiguilles bobine dé écrou écrous rondelle rondelles joint joints robinet siphon tuyau tuyaux buse carrelage vernis ponçage rabot ciseau pince pinces
  selle étrier étriers fer licol muselière cage aquarium aquariums voile voiles mât ancre quille gouvernail pagaie palmes levain pâte croûte mie glaçage nougat moût fût bouchon étiquette étiquettes
  cils sourcils ongle ongles pneu pneus jante jantes frein freins plaquettes embrayage bougie bougies amortisseur guidon pédale pédales chaîne pignon
  hashtag drone blog blogueur tchat télétravail covoiturage visioconférence géolocalisation cookie plugin widget`,
  es: `screencast webinar podcast chatbot smartphone onboarding app ebook infografia celsius vegano tutorial newsletter email online blog bloguero teletrabajo videollamada videoconferencia
  geolocalizacion cookie plugin widget dron wifi tablet router clic selfi hashtag picual arbequina hojiblanca cornicabra dobladillo dobladillos ojal ojales cremallera cremalleras forro forros hilo hilos aguja agujas dedal
  tornillo tornillos tuerca tuercas arandela arandelas junta juntas válvula válvulas grifo grifos sifón manguera mangueras boquilla boquillas azulejo azulejos lechada barniz barnices lija cepillo formón tenaza tenazas
  sillín riendas estribo estribos herradura herraduras correa bozal jaula jaulas acuario acuarios vela velas mástil ancla quilla timón remo neopreno aletas
  levadura masa masas corteza miga glaseado mazapán turrón mosto barrica barricas corcho etiqueta etiquetas pestañas cejas uña uñas lima pinzas
  neumático neumáticos llanta llantas freno frenos pastillas embrague bujía bujías amortiguador amortiguadores radio radios manillar pedal pedales cadena cadenas piñón`,
  it: `screencast webinar podcast chatbot smartphone onboarding app ebook infografica celsius vegano tutorial newsletter email online blog smartworking videochiamata videoconferenza
  geolocalizzazione cookie plugin widget drone wifi tablet router drop design marketing feedback check checklist form banner layout mouse display software hardware sport bar film gas
  quiz gommalacca sopralluogo treppiede sfoglina fodera fodere orlo orli asola asole cerniera cerniere bottone bottoni cucitura cuciture imbastitura ago aghi filo fili spilli gessetto ditale
  lana lino seta cotone velluto feltro raso pizzo nastro nastri passamaneria tappeto tappeti frangia frange juta canapa
  vite viti bullone bulloni dado dadi rondella rondelle guarnizione guarnizioni valvola valvole rubinetto rubinetti sifone tubo tubi pompa pompe ugello ugelli filtro filtri
  piastrella piastrelle fuga fughe stucco malta intonaco vernice vernici smalto smalti pennello pennelli rullo rulli spatola carteggiatura carta vetrata pialla sega seghe lima lime pinza pinze morsetto morsetti scalpello
  sella selle briglia briglie staffe staffa zoccolo zoccoli ferro ferri criniera guinzaglio museruola ciotola ciotole gabbia gabbie acquario acquari
  vela vele albero ancora ancore cima cime parabordi chiglia timone pagaia muta mute boccaglio pinne
  lievito impasto impasti crosta mollica glassa marzapane torrone sciroppo mosto botte botti tappo tappi etichetta etichette
  ciglia sopracciglia unghia unghie crema creme maschera pinzetta spazzola spazzole pettine pettini
  gomma gomme cerchio cerchi freno freni pastiglie frizione candela candele cinghia cinghie marmitta ammortizzatore ammortizzatori raggio raggi manubrio pedale pedali catena catene pignone`,
};
