/** Ordinary words of the topics of any trade, beside those of the other lists. */
export const verbs = `
aceitar aderezar adobar afilar aflojar agarrar agitar ahumar aliñar amasar amortizar aplanar arar arrendar asfaltar atascar atornillar bajar barnizar bloquear bombear calzar catar combar condimentar cremar crujir
cultivar decorar desabrochar desatascar descalzar descongelar desenchufar deshidratar desinflar desmaquillar despegar destornillar devorar drenar eclosionar embotellar encerar engrasar ensamblar enyesar escayolar
esculpir escurrir esparcir espesar espolvorear esterilizar estirar estrujar exfoliar exprimir facturar fermentar fertilizar forrar fumigar ganchear garantizar germinar gratinar hinchar hipotecar humedecer inflamar
inhalar injertar inmunizar jadear licuar lubricar malgastar mamar marinar martillar masajear nublar oxidar palpar perforar pulverizar rasurar rebanar rebozar refrigerar rehogar remendar remover rentar rozar salpicar
saltear serrar sofreír sorber surfear suturar taladrar tapizar tatuar trasplantar trenzar trepar trocear
`;

export const nouns = `
abdomen abogacía abono abrebotellas abrelatas absceso acampada aceituna acuarela adelgazamiento adopción aeropuerto aerosol afeitado afeitadora aguacate albahaca alcachofa alfarería alga alicate almeja almidón
amortiguador ampolla andamio anemia anfibio antibiótico anticongelante antifaz anzuelo aparador apio apósito arañazo arcén arrendamiento artritis arándano asador aseo asfalto asma atún autocaravana autoescuela automóvil
avellana azafrán azulejo babero bache bacteria balanza baraja barandilla barbacoa barbero barniz bata batidora bañador bikini bisturí bombón bordado botiquín broche bronceado buceo buhardilla bus bálsamo cacao cachorro
cafeína calcio callo calzoncillo camarón campamento camping canguro capucha caramelo caravana carpa carpintería carretilla carrocería cartílago castaña cazadora cemento centeno cerebro cerveza champiñón champán chándal
ciclismo cigarrillo ciudadanía climatización cloro cobertizo cobija col colada colchoneta coliflor colirio comba cometa comino compota contador coral cortacésped costado cruasán cuadra cubertería cuerno curry cutis
cúrcuma depilación dermatólogo desagüe descafeinado desinfectante desmaquillante desodorante divorcio donación dormitorio durazno dátil eccema electricista embrague empresario endibia endodoncia equitación ermita
escayola espaguetis espárrago espátula establo estadio estampado estreñimiento exfoliante expediente extintor faro fatiga felpa fiambre fianza fideo fiebre filete fisioterapeuta fisioterapia flan florero flúor folio
follaje fontanería fractura franela frutero fusible garra gasolinera gel gelatina genética golf gotera gozo granada granjero grapa grapadora guarnición hacha hamburguesa helecho hernia hincha hipoteca hoguera hongo
horchata hormigón hormona hortaliza hospedaje hostal huerto incienso injerto insecticida insulina interruptor intestino invernadero jardinería jengibre joyería kayak kiwi laca lavadero lencería lesión león licuadora liga
lija litera llavero loción lomo lubricante lumbago macarrón maletero mandarina mandíbula manopla manteca maquinilla marinada masajista masilla maternidad mayonesa mecha medalla media membrana mesita metabolismo migraña
mimbre minusvalía moda monedero montura moqueta moquillo morado mudanza médula nata neblina neumático notario notaría nudo nutricionista nutrición obesidad oca oftalmólogo olivo orquídea ortiga orégano paella palma
palomita papilla parqué pasto patinete patrimonio paño peaje peatón peca peinado peluche perfumería pescadería pezuña pimentón pincel pinchazo pipa pizza plastilina plomo podólogo potro presupuesto prima primo probador
pudin píldora quiste rallador raqueta reciclaje recogedor refrigerador regaliz rehabilitación revestimiento ron ropero rosca rotonda rímel salchicha salero sarpullido sauna secadora senderismo sepia serrín sifón sillín
soja soldadura somier suavizante submarinismo suero sujetador surf sushi sémola taladro talco tendón testamento tila tintorería tirita tiroides tranvía trasplante triciclo trufa trípode tumor tutor vaquero variz vendaje
ventanilla verbena verja vestíbulo viga vivero volante vértebra vértigo yodo ácaro ático úlcera
`;

export const adjectives = `
abrasivo absorbente aceitoso acolchado afrutado agridulce ajustable alcohólico alimentario amueblado antiadherente anímico articulado aséptico atmosférico bancario bilateral bordado bucal calmante cardíaco carnoso
celíaco cerebral cocido congelado cosmético crónico cutáneo deprimido descalzo desechable desinfectado desmontable diabético dietético digestivo dérmico enlatado envasado ergonómico espumoso estampado estéril fibroso
financiero fiscal fluorado friolero gaseoso genético giratorio graso gástrico hidratante hipoalergénico hipotecario hormonal horneado ignífugo inalámbrico infeccioso inflamable integral introductorio legal liviano
maloliente marítimo masculino melancólico minusválido motorizado muscular nasal natal nuboso ocular ortopédico oxidado plegable postizo preventivo pélvico rallado recargable reciclable reciclado resbaladizo sedentario
sedoso soleado sumergible textil translúcido tropical tóxico ventilado viscoso vitamínico
`;

export const small = `
acuesta adelante almuerza apenas atasque atasquen ayúdale ayúdales ayúdalo bebes buscas calientan cierran comes compras conduzca conservas consiguen convenza cuece cuecen cuelgan cuestan cuéntale darle darles decirle
descubierto devuelve duermes eliges empiecen encienden encuentras enséñale explícale facilítale friega fríe fríen hacerla hacerlo hacerse haces hacérselo hierve hierven llevas llueve muerde muerden mueven muéstrale
necesitas nieva ofrécele ofréceles pagas paguen parezca perderse pertenezca ponerse prefiere prefieres quedas quede queden quieres quitó recibes recuérdale riega riegan siquiera suelta sueña tengas tiende tienes tomas
trabajas usas vierte visten vives vuela
`;
