/** Ordinary words of the topics of any trade, beside those of the other lists. */
export const are = `
abbronzare accendare acconciare addobbare affettare affrescare allagare allevare ammaccare annusare aprare arare arrotolare asfaltare avvitare avvolgare calciare cementare collaudare condirare covare decorare degustare
depurare devitalizzare disintossicare disossare dissetare dolcificare drenare emigrare erogare esfoliare essiccare fasciare fermentare fertilizzare foderare forare friggiare galoppare garnire gelare germogliare
ghiacciare glassare guadare imbottigliare imbucare imbullonare imburrare immatricolare immigrare impanare impilare incerare infiammare infilare ingessare inghiottare ingoiare innestare installare intonacare ipotecare
irrigare laccare lacerare lievitare liquidare lubrificare martellare miagolare mietare mischiare morsicare muratare ondulare ormeggiare ossidare oziare pennellare pernottare pestare piallare piastrellare piovigginare
pitturare plasmare prosciugare pulare rammendare recintare riabilitare ricaricare rinfrescare risciacquare ristrutturare rosolare rottamare rovinare sanguinare saziare sbocciare sbottonare scalare scongelare scremare
sculacciare seccare segare setacciare sfoltare sfornare sgonfiare sgrassare smacchiare soffiare sollevare spalare speziare spillare spolverare spremare sprizzare squagliare stappare starnutare strizzare struccare
stuccare stufare suturare svezzare svitare tamponare tappezzare tatuare tosare tranquillizzare trapanare trapiantare traspirare trebbiare tritare vangare vaporizzare vendemmiare ventilare verniciare vomitare
`;

export const nouns = `
acne adesivo alimentazione allattamento amido amo anca antipasto apribottiglie argilla arredamento arredo articolazione asciugacapelli asciugatrice asta atelier autofficina avocado baccello bacinella balsamo barbabietola
batuffolo bava berretto bigodino bilancio biliardo bimbo bisturi boccale borotalco brezza bronzo bruciore bulbo caffeina calcio calcolatore calzatura camomilla campanello canapa cantiere capezzolo capotto cardigan
carpenteria carrello carriola carrozzeria cartilagine caseificio casseruola catarro cece cemento centrifuga cereale cesoia cestino chiocciola ciambella ciclismo cinghia cipria circuito coccola cofano colletto collirio
coltura commercialista compressa condizionatore confetto conserva consultorio contabilità contachilometri copertone coppa coscia cruscotto cuccia cute dattero davanzale decorazione deodorante depilazione dermatologo
dessert devitalizzazione diaframma diagnosi dipinto disco disinfettante dolcificante eczema edilizia elettrodomestico elmetto emorragia essenza estetista estintore evidenza fagiolino falegnameria fata ferramenta fetta
fico filetto finocchio fisioterapia fisioterapista fluoro fondotinta forbice frattura frizione fulmine gamberetto gara garza gelatina gesso gettone ghiaia giardinaggio gilet gioielliere giubbotto glassa glutine gobba
granello groviera gru guanciale inalazione incenso indumento infiammazione inondazione insulina intolleranza intonaco involucro ipoteca istruttore kiwi lacca laccio lampadario latteria lavabo legumi lesione lima lino
loto lozione lucchetto macedonia maggiorazione maionese mais mandibola mansarda manto manubrio margarina marinatura marmitta mascara maternità mattarello medicinale membrana mercatino merluzzo mestolo mietitura moda
montatura moquette morbillo mosaico motorino mugnaio mutanda narice natale navetta negoziante notaio obbligo occhiaia occhiale oceano odontoiatra olmo ombretto origano ortopedico osteopata osteopatia ostetrica ovaia
ovatta pala palato pallavolo palma palude panchina pancreas pannello pannocchia pappa parafango parapetto parassita parquet pasticciere pattino pediatra pelliccia peperoncino pero piadina pialla pianoforte piazza piega
pinna plastilina polizza ponteggio portiera portone posata precedenza primavera profumeria provetta punteruolo punturina purè quietanza rabarbaro rame rasatura raspa ratto recinzione remo report reumatismo riabilitazione
rilevamento rilevazione ripieno ritenzione robot rossetto rotolo roulotte rovere sacca salone salvia salvietta sanitario sartoria sauna scaldabagno scale scalogno scooter sedativo segatura seggiolino segreteria semola
seppia siero sigla slitta soia solvente sorbetto sottaceto sottoveste spaghetto spasmo spigola spolverino spumante stampante stetoscopio stitichezza stoviglia stretching studio stuoia suola supposta susina svezzamento
talco tallone tamponamento tampone tanica tappezzeria tatuaggio temperino tempia terapeuta termosifone termostato terriccio tettoia tintura tiroide tofu tonno torcia torneo toro tosaerba trave tumore urina ventilatore
vertebra vertigine videogioco virus viso vite zoccolo
`;

export const adjectives = `
abrasivo acustico adesivo adiposo agrodolce agrumato analcolico antiaderente appuntito arancione arredato arrugginito asmatico assorbente astringente balneare bancario biologico blando boscoso bruno burroso cariato
carnoso castano celiaco cerebrale congelato corposo cosmetico curativo cutaneo delizioso dentario dermatologico dietetico digestivo dolciario dorato edibile energetico ereditario ergonomico facciale farinoso febbrile
fermentato ferroviario fibroso fiscale fragrante gassoso gastrico genetico ginecologico granuloso gratinato imbottito incollato infettivo infiammabile inodore inossidabile integrale intestinale ipoallergenico isolante
lattico lieve logoro lombare malleabile medicinale muscolare nasale naturista oculare odoroso olfattivo oncologico orticolo ortodontico ortopedico pediatrico pelvico perenne pieghevole plastico polmonare rancido
refrigerato regolabile respiratorio ricaricabile riciclabile ripido rustico sanguigno satinato sedentario sessuale setoso sfumato smontabile speziato stagionato termico tessile tossico traslucido unto vellutato ventilato
viscoso vitaminico
`;

export const small = `
accende accesa appena benché beve bevono bevuto bolle ciascuna ciascuno cogli cotta cotti cuce dipinge frigge morde negli pulisce puliscono quanta quante quanti rotta salire scioglie sedersi siede siedono spegne spenta
spento speso spreme spremere stende succede succedono sugl sugli tingere toglie tolta tolto vive vivono
`;
