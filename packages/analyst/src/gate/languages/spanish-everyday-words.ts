/** Everyday words of what sites are about: health, work, money, home, travel, sport, school, software, feelings. */
export const verbs = `
abandonar abonar aborrecer abotonar abrazar abrochar aburrir acampar acariciar aclarar acostar acostumbrar acudir acusar adelgazar admirar adoptar adormecer afeitar agobiar agotar agradar agradecer aguantar ahorrar
aislar alegrar alimentar aliviar almorzar alquilar amamantar amanecer amar amargar amenazar amueblar andar anestesiar angustiar anochecer anotar anular apagar aparcar apenar apetecer aplaudir aplazar apostar apoyar
apretar aprobar apurar arañar arrancar arrepentir arrugar asar asegurar asombrar aspirar asustar atar aterrizar atragantar atreverse aullar autorizar avergonzar averiguar bailar barrer batir bautizar bañar beber besar
blanquear bordar borrar bostezar brillar bromear broncear bucear burlar caber calentar callar calmar caminar cancelar cansar cantar casar castigar cazar celebrar cenar cepillar charlar chillar chocar chupar cicatrizar
cobrar cocer cocinar coincidir cojear colgar combatir comer compadecer complacer comprar conducir confesar confiar congelar conmover consolar consumir contagiar contestar contratar convencer convidar cooperar cosechar
coser cotillear cotizar criar cruzar cuadrar cuidar cumplir curar deber decepcionar dedicar defraudar degustar dejar delatar demorar depilar depositar derramar desayunar descalcificar descansar descolgar desconfiar
descontar descuidar desear desesperar desgastar deshacer desinfectar desmayar desnudar despedir despertar despistar desteñir detestar deudar dibujar dimitir discrepar disculpar discutir disfrutar disgustar disimular
divertir divorciar doler dormir duchar dudar durar echar educar ejercer ejercitar embarcar emborrachar embromar emocionar empaquetar empastar empeñar emprender empujar enamorar encantar encender enchufar encoger enfadar
enfermar enfriar engañar engordar enhebrar enjabonar enjuagar enlazar enojar enredar ensayar ensuciar enterrar entregar entrenar entretener entristecer enviar envidiar enviudar equivocar escapar escoger esconder escuchar
escupir esforzar espantar esperar espiar esquiar estacionar estafar estorbar estornudar estudiar exagerar examinar excusar exigir extirpar extraer extrañar fallecer faltar fastidiar felicitar festejar fiar fichar fingir
firmar fregar freír frotar fumar fundir garabatear gastar gatear girar golpear gotear gozar gritar gruñir guardar guisar gustar hablar heredar herir hervir hidratar hornear huir hundir ignorar implantar impresionar
incomodar indemnizar infectar ingresar inquietar insultar intentar interrumpir inundar inyectar irritar jubilar jugar jurar ladrar lamentar lamer lanzar lastimar latir lavar lesionar levantar librar limar llorar llover
luchar madrugar manchar mandar marchar marear masticar matar matricular mecer meditar mentir merendar mezclar mimar moler molestar morder morir mover mudar multar musitar nacer nadar navegar negar negociar nevar obedecer
obsequiar odiar ofender oler olvidar operar opinar orar ordeñar osar oír padecer pagar parir parpadear participar pasear patinar pecar pedalear pegar peinar pelar pelear pellizcar perdonar pescar picar pinchar pintar
pisar planchar plantar platicar podar posar preocupar prescribir prestar presumir privar probar prometer pronunciar protestar proveer quedar quejar quemar querer quitar rallar rascar rasgar reaccionar recetar rechazar
reclamar recoger reconfortar recordar recuperar redondear reembolsar refrescar regalar regar regatear regañar regresar rehusar relajar remar rematar renegar repartir reprochar resbalar reservar respetar respirar
restaurar retrasar reventar rezar reír reñir robar rogar romper roncar saborear sacar saciar sacudir salar saludar salvar sanar sangrar secar sedar sembrar sentar sentir sentirse silbar sobornar sobrar socorrer solicitar
soltar sonar sonreír soplar soportar sospechar soñar sudar sufrir sumergir suplicar suspender suspirar susurrar tallar tapar tararear tardar tejer temblar temer teñir tirar tocar tolerar tomar torcer toser tostar
trabajar tragar tranquilizar trasladar trasnochar tropezar turnar vacunar valer variar vendar vengar ventilar veranear vestir viajar vigilar vivir volar volver vomitar votar zambullir zurcir
`;

export const nouns = `
carrusel portada calculadora
abanico abeja abrazo abrigo abuela abuelo aburrimiento acera acné actor actriz acuario adelanto adolescencia aduana afecto afán agobio agravio agujero ahorro ajo alarma alba albaricoque albañil alberca alcohol aldea
alegría alergia alfiler alfombra algodón alineador alivio alma almendra almohada almuerzo alojamiento alquiler altavoz alumno ama amabilidad amanecer amante amargura ambulancia amiga amigo amistad amor anciano anestesia
angustia anillo aniversario ansiedad anticipo antojo anímo apellido apetito aplazamiento apoyo aprendiz apretón araña arbusto arcilla ardilla arena arete armario aroma arpa arquitecto arrepentimiento arroyo arroz arruga
asado ascensor asco asiento asombro aspiradora aspirina astilla atardecer atasco ataúd atleta aula ausencia autobús autocar autopista auxilio avena avería aves avispa avión ayuno azafata azúcar bahía baile balcón ballena
balneario baloncesto balón banca banco bandeja barba barbería barca barco barriga barrio barro bastón basura batalla batería bautizo bañera baño baúl bebida bebé beca berenjena beso biberón bici bicicleta bigote bizcocho
blanqueador blanqueamiento blusa boca bocadillo boda bodega boleto bollo bolso bolígrafo bombero bombilla bondad borrachera borrador bosque bostezo bota botas bote botijo botón brackets brazo brisa broma bruja bruma
bufanda bujía burla burro buzón báscula bóveda caballo cabaña cabello cabeza cabra cacahuete cadena cadera cafetería cajero cajón cala calabacín calabaza calamar calambre calcetín caldera caldo calefacción calle calma
calor calvicie calzado cama camarero camello camilla caminata camisa camiseta camión campana campesino campo cana cancha canción canela cangrejo cansancio cantante capa capilla caracol carbón carcajada caricia caries
cariño carnaval carne carnicería carpintero carrera carretera carta cartera cartero cartón casa cascada casco caspa castigo castillo cata catarro catedral cazo cazuela caña cañería cebolla ceja celos cementerio cena
ceniza centímetro cepillo cerdo cereza cerilla cerradura cerrajero cerro cesto chal chaleco champú chaqueta charco charla cheque chica chico chimenea chiste chorizo chuleta cicatriz ciego cielo cine cinta cintura
cinturón circo ciruela cirugía cirujano cisne cita clavel clavo clínica cobarde cobre cocina cocinero cocodrilo codo cofre cojo cojín cola colchón colega colegio collar colmena colonia columpio comedor comida comisaría
compasión compañera compañero complicidad comunión concha conchas conciencia concierto conductor conejo confianza congelador consuelo consultorio contable contagio contrato copa coraje corazón corbata cordero corona
corral correa correo cortesía cortina cosecha costilla costumbre costura creencia crema cremallera crianza crucero cráneo cuaderno cuadrante cuadrilla cubierto cubo cuchara cuchilla cuchillo cuello cuenta cuento cuerda
cuero cuerpo cuervo cueva cuidado cuidador culpa cumpleaños cuna cuota cura curación cuñado cáncer cántaro cárcel cáscara césped cólera dado damasco danza daño deberes decepción dedo defunción delantal delegado deleite
delfín dentadura dentista dentistería dentífrico derrota desayuno descanso descaro desconfianza descortesía desdén desempleo deseo desgana desgracia desierto desmayo desorden despacho despedida despensa despertador
despido desprecio destello destornillador detergente deuda diabetes diamante diarrea dibujante diente dieta difunto dignidad dinero diploma discreción disculpa disfraz disgusto diversión doctor doctora dolencia dolor don
dorsal dosis droga droguería ducha duda duelo dueño dulce dulzura dureza edredón egoísmo elefante embarazada embarazo emergencia emoción empaste empleado empleador empleo encaje enchufe encía encías enfado enfermedad
enfermera enfermero enfermo engaño enjuague enojo ensalada entierro entrenador entrenamiento entrevista envidia epidemia equipaje erizo errata escalera escalofrío escama escarcha escoba escritorio escudo escultor
esguince esmalte esmeralda espada espalda espanto espejo esperanza espina espinaca esponja esposa esposo espuma esqueleto esquina esquí estanque estantería estatua estiércol estornudo estrella estropajo estrés estuche
estufa estómago etapa excusa extranjero faena falda falta familia fantasma farmacia farmacéutico farol fe felicidad feria festivo festivos festín fiesta finca firma flauta flequillo flor floristería foca fontanero
fracaso frambuesa freno frente fresa fresno frialdad frigorífico frontera fruta frutería frío fuego fuente funda funeral furgoneta furia fábula férula fútbol gafas galleta gallina gallo gamba gana ganado ganas ganso
garaje garbanzo garganta gasa gasolina gasto gato gaviota gazpacho gemelo genio gentío gimnasia gimnasio girasol glaciar globo goma gordura gorra gorro gota goteo gracia granero granizo granja grano grasa gratitud grieta
grifo grillo gripe grito grosella guante guardería guardia guerra guisante guiso guitarra gusano haba habitación habla hada hamaca hambre harina helado hembra herencia herida herido hermana hermano hermosura herramienta
hielo hierba hierro higiene higienista higo hija hijo hilo hinchazón hogar hoja hombre hombro honor honra horario hormiga horno horror hospital hotelero hoyo hucha hueso huevo huida humedad humildad humillación humo
humor huracán huésped hígado hípica iglesia impaciencia implante importe importes impuesto incendio incertidumbre indemnización infancia infección infierno inflamación ingeniero ingenuidad inquietud inquilino insecto
insomnio inundación invitado inyección isla jabalí jabón jamón jaqueca jarabe jardinero jardín jarra jarrón jaula jefa jefe jersey jornada joya jubilación judía juez jugador jugo juguete juguetería juicio junta juventud
labio labor labrador lactancia ladrido ladrillo ladrón lagarto lago laguna lana lancha langosta latido lavabo lavadora lavanda lealtad lechuga lechuza legumbre lejía lenteja lentilla letrero levadura leña librería
licencia licor liebre lienzo lima limonada limosna limpiaparabrisas linterna llama llamada llano llanta llanto llave llegada llovizna lluvia lobo locura lodo lombriz loro lujo luna lunar luto luz lágrima lápiz lástima
macarrones maceta madera madre madrina madrugada maestra maestro magia malentendido maleta maleza malhumor malla mamá manantial mancha mando manga manguera manicura manta mantel mantequilla manzana manzanilla manía
maquillaje mar maravilla marea mareo marfil margarita marido marinero mariposa marisco martillo masa masaje mascarilla mascota matrimonio maíz mecedora mecánico medicamento medicina medusa mejilla mejillón melocotón
melón mendigo mensaje mensualidad mente mentira merienda mesero mesilla mezquita miedo miel miga milagro mimo miopía mirada misa miseria mito mochila modales modista moho molar molestia molino moneda monja mono montaña
monte mordisco morera mosca mosquito mostaza mostrador moto motocicleta moño mueble muela muelle muerte mujer muleta multa mural murciélago muro musgo muslo muñeca muñeco máscara médica médico músculo nabo nacimiento
nadador naipe naranja nariz natación navaja nave nevera nido niebla nieta nieto nieve niña niñera niñez niño nobleza noche nostalgia novia novio nube nuca nuera nuez nutria náusea nómina obrero obsequio ocio océano odio
oficio ojera ojo ola oliva olla olor olvido ombligo operación oración oreja orgullo orilla oro ortodoncia ortodoncista oruga osadía oso ostra otitis oveja ovillo oído paciencia paciente padre padrino paga pago paisaje
paja pala palacio paladar palmera paloma pan panadero panadería pandereta pantalón pantano papel papelería papá paquete paracaídas paraguas paraíso parche pareja pariente paro parque parrilla parroquia partida partidario
parto pasajero pasaporte pasatiempo paseo pasillo pasión pasta pastel pastelería pastilla pastor pata patata patio pato patín pavo payaso paz pañal pañuelo pecado pecera pecho peine pelea peligro pelo pelota peluca
peluquero peluquería película pena pendiente pensión pepino pera percha perejil pereza perfume perla permiso perro persiana pesadilla pesar pesca pescado pescador pestaña petróleo pez pie piedad piedra piel pierna pijama
pila pimienta pimiento pino piojo piscina piso pistacho pizarra piña placer plancha plantilla plata playa plomería pluma plumaje plátano población pobreza poda poeta polen policía pollo polvo pomada pomelo portero
portátil posada postre potaje pozo prado precaución prenda prisa prisión privilegio profesor profesora provecho prudencia prótesis psicólogo puente puerro puerta puerto pulga pulgar pulmón pulpo pulsera pulso puntada
pupitre puré puñal puño pájaro párpado queja quemadura queso quilla quinceañera quincena quiosco quirófano rabia rama ramo rana rasguño rastrillo rata rayo rebanada rebeldía recado recepcionista recepción rechazo recibo
reclamo recluta recreo recuerdo recuperación regadera regalo regañina reina reja relevo relevos reloj relámpago remanso remo remolacha remordimiento renta reparto reposo repostería representante repuesto res resaca
resfriado residuo respeto retenedor retraso reumatismo revancha rey rezo riachuelo riego rienda rincón risa rizo riñón roble robo roca rocío rodilla romero ronquido ropa rosa rosal rosario rotulador rubor rueda ruido
rutina rábano río sabana sabiduría sabor sacacorchos saco sal sala salario saliva salmón salsa salud salvavidas salón sandalia sandía sangre sangría sapo sarampión sarro sartén sastre sauce secador secretaria sed seda
sedación seguro semilla semáforo sencillez sensatez serpiente serrucho servilleta seta seto sien sierra siesta silbato silla sillón simpatía sindicato sirena sobrecarga sobremesa sobresalto sobrina sobrino sofoco sol
soldado soledad sollozo solomillo sombra sombrero sombrilla sonajero sonrisa sopa sordera sorpresa sosiego sospecha subsidio sudor suegra suegro suela sueldo sueño sufrimiento supermercado susto susurro sutura sábana
sótano tabaco taberna tableta taburete tacaño taco tacto tacón taller talón tambor tapón tardanza tarde tarifa tarro tarta tatuaje taxi taxista taza tejado tejido tela telón temblor temor tempestad tendero tenedor tenis
tentación ternera ternura terraza terremoto terror tesoro tiburón tierra tigre tijera tijeras timbre timidez tiza toalla tobillo tobogán tocador tocino tomate tomillo tontería tormenta torneo toro toronja torpeza torre
tortilla tortuga tos tostada trabajador tractor traje trampa tranquilidad trapo tratamiento travesura tren trenza tribunal trigo tripa tristeza trompeta tropiezo trozo trucha trueno trébol tubería tulipán tumba turista
turno turnos turrón té tía tío túnel uniforme urgencia urgencias uva uña vaca vacaciones vacación vacuna vagón vajilla valentía valla valle vapor vaqueros vecina vecindario vecino vejez vela velero velo vena venda
verdura vergüenza verruga vestuario veterinario viajero viento vientre vigilante villa vinagre violín virtud virus viuda vivienda viña volcán vuelo vuelta víbora vómito yate yegua yema yerno yeso yogur yuca zanahoria
zapatero zapatería zapatilla zapato zarza zorro zueco zumo águila ánimo árbitro árbol óptica
`;

export const adjectives = `
abrigado aburrido acogedor acogido adinerado adormecido afectuoso agobiado agotado agradable agradecido agrio ahumado aislado alegre alocado alérgico amable amargo amarillo ambulatorio amistoso amoroso anciano angustiado
animado ansioso apenado apetitoso apretado arrepentido arrugado asado asombrado asustado atento atrevido avergonzado azucarado barrigudo blando bobo bondadoso bonito borracho bravo brusco bueno bárbaro calentito caliente
callado calmado calvo cansado cariñoso casado casero celoso charlatán chico chistoso ciego clínico cobarde cojo colérico comestible compasivo complaciente conmovido consolado contagioso contento cordial cortés cosido
crudo cruel crujiente cuerdo culpable curado curioso cómodo decaído decepcionado delgado dental descansado descarado descargable desconfiado desconsolado descuidado desdichado desempleado desgraciado deshecho desnudo
despierto despistado desvelado diario diestro digno discreto divertido divorciado dolido doloroso dormido dulce débil egoísta elegante embarazada emocionado emocionante enamorado encantado encantador encinta enfadado
enfermizo enfermo engañado enojado entretenido envidioso envuelto espantoso espeso esponjoso estresado estresante estropeado estudioso exhausto exigente extenuado fatigado feliz feo festivo fiel fijo flaco flojo floral
formal fragante fresco frito frutal frágil frío furioso generoso goloso gordo gracioso grasiento grasoso grosero grueso guapo guisado hablador hambriento herido hermoso hervido higiénico hinchado hogareño hondo honesto
honrado horario hospitalario humilde huérfano húmedo ilusionado impaciente imprimible incómodo indoloro infantil infectado infeliz inflamado ingenuo ingrato inquieto insomne insípido irritado joven jubilado jugoso
jurídico laborable laboral lento limpio listo lloroso lluvioso loco lunático lácteo maduro maldito maleducado malo malvado manso mareado mareante materno matutino mensual mentiroso miedoso mimado miserable moderno mojado
mojigato molesto molido mono moreno mudo muerto médico nervioso nevado noble nocturno normativo nublado nupcial obeso ocioso odioso ojeroso oloroso optimista oral osado oscuro paciente parado pariente paterno peleón
peludo penoso perezoso perfumado pesimista picado pobre podrido precavido preocupado privado profesional prudente puntual pálido pícaro quebradizo quejoso quemado querido quieto quincenal quirúrgico rabioso rancio raso
rebelde recetado reciente reembolsable refrescante relajado relajante remunerado resfriado resignado respetuoso retribuido revoltoso rizado robusto rojo roncador roto rubio rudo ruidoso sabio sabroso salado sanguíneo
sano satisfecho seco sedado sediento semanal sensato sensible sereno serio severo sexual silencioso simpático sincero soberbio sobrio sociable solitario soltero sonriente sordo soso suave sucio sudoroso suelto tacaño
tardío temeroso temprano terco tibio tierno tonto torcido torpe tosco tostado trabajador tranquilo travieso triste tuerto turbio tímido urgente vacío valiente vanidoso vecinal vegano vegetal vegetariano velludo vengativo
veraniego verde vespertino viejo vinagroso vistoso viudo vivo vomitivo zurdo ácido
`;

export const small = `
quítalo quítala ponlo ponla dilo dila hazlo hazla vendéis hacéis tenéis queréis podéis podrías deberías extra
acaso acuda adentro adiós adrede afuera algo alguien aparte aprueba aprueban atienda atiende bastante cabe caben cerca conmigo consigo contigo corrige corrigen crea cualquiera cuelga cuelgue cuente cuenten defiende
demasiado demás den di diga digan doy duele duelen duerme duermen dé elige eligen empiece empieza enciende encuentre enfrente enseguida enseñe entienda entiende entretanto era eran esté estén fue fueron gracias hable
había haga hagan haya hayan hola hora hubo huele huelen juega juegan lea lejos mide miden mientras muestre mí mía mías mío míos oiga ojalá oye oyen piensa piense ponga pongan prueba prueben quepa quienquiera quizá quizás
recuerde resuelva resuelve ríe ríen salga salgan sea sean sepa sepan siente sienten sigue siguen suya suyas suyo suyos sí tal tales tampoco tenga tengan ti todavía trae traen traiga traigan tranquilizando tuya tuyo vaya
ve vea vean ven venga vengan vengo veo vi viene vienen vine vino vuelva vuelve última últimas último últimos
`;
