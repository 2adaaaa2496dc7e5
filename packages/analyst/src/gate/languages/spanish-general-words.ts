/** Verbs in -ar. */
export const ar = `
abaratar abarcar abonar abordar abreviar abrochar abrumar acabar aceptar acercar aclarar acoger acomodar aconsejar acordar acostumbrar activar actualizar adaptar adecuar adelantar adivinar adjuntar administrar admirar adoptar
adornar afectar aficionar afinar afrontar agilizar agradar agregar agrupar aguantar aguardar ahondar ahorrar ajustar alcanzar alegrar alejar alentar aligerar alimentar allanar almacenar alojar alterar alternar amargar amenizar
amoldar añadir analizar animar anotar anticipar anular apagar aparcar apartar apelar aplastar aplazar aplicar aportar apoyar apreciar apretar apropiar aprovechar aproximar apuntar archivar argumentar armar arrancar arrastrar
arreglar arriesgar arrojar articular asignar asociar aspirar atar atraer atravesar auditar avanzar averiguar avisar ayudar bañar barajar basar bastar batallar borrar brillar brindar bucear buscar calcular calentar calibrar
calificar callar calmar cambiar cansar cantar captar cargar casar castigar catalogar causar cautivar celebrar centrar cepillar cerrar charlar chocar circular citar clasificar clavar clicar cobrar cocinar codificar coexistar colar
colgar colocar colorear comentar comenzar compaginar comparar compensar compilar completar complicar comprar comprobar comunicar concentrar concordar concretar condensar conectar confiar configurar conjugar consagrar conservar
considerar consignar constatar consultar contactar contar contemplar contestar contrastar controlar conversar copiar coronar cortar costar cotejar crear cruzar cuadrar cuestionar cuidar culminar curar dañar dedicar dejar delegar
delimitar demorar denominar depender depositar depurar derivar desarmar desarrollar desatar descalcificar descansar descargar descartar descifrar descolocar desconectar descuidar desear desechar desempeñar desencadenar desenredar
desgastar desglosar designar desmenuzar desmontar despejar despertar despistar desplazar desplegar despreciar destacar destilar destinar desviar detallar detectar determinar diagnosticar dialogar dibujar diferenciar dificultar
digitalizar diseñar disfrutar disimular disipar disparar distribuar dividar dosificar dudar durar echar editar educar efectuar ejecutar ejemplificar elaborar eliminar embalar embellecar emocionar empapar empaquetar emparejar
empezar emplear encadenar encajar encaminar encantar encarar encargar encauzar enchufar encontrar enfadar enfocar enfrentar enfriar engañar enganchar enjuagar enlazar enmarcar enmendar enredar enrollar ensayar enseñar entablar
enterar entrar entregar entrenar entrevistar enumerar enviar equilibrar equiparar equivocar errar escalonar escanear escapar escuchar esforzar especificar esperar esquivar estilizar estimar estimular estorbar estrenar estropear
estructurar estudiar etiquetar evaluar evaporar evitar exagerar examinar explicar explorar exportar expresar extractar extrañar fabricar facilitar fallar faltar familiarizar fascinar fatigar fechar fijar filtrar finalizar firmar
flotar formalizar formar formular forzar fotografiar fracasar fragmentar frecuentar freír frenar frotar funcionar fusionar generalizar generar gestionar girar gozar grabar graduar gritar guardar guiar gustar habilitar habitar
habituar hablar hallar hojear homogeneizar honrar identificar ignorar iluminar ilustrar imaginar imitar implantar implementar implicar importar impregnar impresionar improvisar inaugurar incitar inclinar incorporar indagar indexar
indicar influenciar informar iniciar inquietar insertar inspeccionar inspirar instalar instaurar integrar intentar intercalar intercambiar interesar interpretar interrogar inventar inventariar invitar involucrar jerarquizar jugar
juntar justificar juzgar lanzar lavar levantar liberar ligar lijar limar limitar limpiar listar llamar llegar llenar llevar llorar localizar lograr luchar madurar manchar mandar manejar manipular mantener maquetar marcar mascar
matizar memorizar mencionar mezclar mimar mirar modelar moderar modernizar modificar mojar moldear molestar montar mostrar motivar narrar navegar necesitar negociar nivelar nombrar normalizar notar numerar objetar observar
ocasionar ocultar ocupar ofertar olvidar omitar opinar optar optimizar ordenar organizar orientar otorgar paginar parafrasear parar pasar pausar pegar peinar pelar pensar perdonar perfeccionar perfilar perfumar perjudicar permutar
perseverar personalizar pesar picar pinchar pintar pisar planchar planear planificar plantar plantear plasmar podar portar posar posicionar practicar precisar prefijar preguntar preocupar preparar prescindar presentar preservar
prestar priorizar privar privilegiar probar procesar procurar programar prolongar pronunciar propagar proporcionar protagonizar publicar pulsar puntualizar quebrar quedar quejar quemar quitar racionalizar rallar rascar rasgar
rayar razonar reaccionar realizar reavivar rebuscar recalcar recapacitar recapitular rechazar reciclar reclamar recolectar recomendar recompensar reconciliar reconsiderar recopilar recordar recortar recrear rectificar recuperar
redactar redirigar reducar reelaborar reemplazar reenfocar reenviar reestructurar reflejar reflexionar reformar reformular reforzar refrescar regalar registrar reglar regresar regular rehusar reiterar relacionar relajar relatar
relegar rellenar rematar remediar remezclar remojar remplazar renovar reordenar reorganizar reparar repartar repasar replantear reposar representar reprochar resaltar reseñar reservar resetear respaldar respetar respirar restaurar
resultar resumar retardar retirar retocar retomar retornar retrasar reutilizar revelar revisar rodar rodear rotar rotular sacar saltar saludar salvaguardar salvar sanear saturar sazonar secar seccionar segmentar seleccionar sellar
sembrar señalar sensibilizar separar significar simplificar simular sincronizar situar sobrar solapar soldar soler solicitar soltar solucionar sonar soñar sondear soplar soportar sospechar suavizar subrayar subsanar suministrar
superponer suplantar surtar sustentar tachar tallar tamizar tantear tapar tardar tentar terminar testar tirar titular tocar tolerar tomar topar tostar trabajar trasladar traspasar tratar trazar triturar tropezar ubicar unificar
untar usar utilizar vaciar vagar validar valorar variar velar verificar verter viajar vigilar vincular visitar visualizar volar volcar zanjar
`;

/** Verbs in -er and -ir. */
export const er = `
abrir absorber aburrir acceder acoger acontecer acudir admitir adquirir advertir agradecer aparecer aplaudir aprender asistir asumir atender atraer atribuir barrer beber caber caer carecer ceder coger coincidir combatir comer
cometer compartir complacer componer comprender comprometer concebir concluir conducir conferir confundir conocer conseguir consentir consistir constituir construir consumir contener contradecir contribuir convencer convenir
convertir convivir corregir correr corresponder coser cubrir cumplir deber decidir decir deducir defender definir depender derretir describir descubrir desmentir despedir desprender destruir detener devolver diferir difundir
digerir diluir dirigir discernir discutir disolver disponer distinguir distraer distribuir divertir dividir doler dormir elegir emitir emprender encender encoger entender entretener envejecer envolver escoger esconder escribir
establecer estremecer evadir excluir exhibir exigir existir expandir exponer extender extraer fallecer favorecer florecer fluir freír fundir hacer herir hervir huir hundir imponer imprimir incidir incluir inducir inferir influir
inscribir insistir instruir interferir interrumpir intervenir introducir intuir invertir ir leer lucir mantener medir merecer meter moler morder morir mover nacer nutrir obedecer obtener ocurrir ofender ofrecer oír oler omitir
oponer oscurecer padecer parecer partir pedir percibir permanecer permitir perseguir persistir persuadir pertenecer poder poner poseer posponer preferir prescindir presumir pretender prevenir prever proceder producir promover
proponer proseguir proteger proveer pulir querer rebatir recibir recoger reconocer reconstruir reconvertir recorrer recurrir redefinir redescubrir redirigir referir reír relucir remitir rendir reñir repartir repetir reponer
reproducir requerir resistir resolver responder restablecer restringir resumir retener retorcer reunir revertir revolver romper saber sacudir salir satisfacer seguir sentir ser servir sobrevivir someter sonreír sorprender sostener
subsistir suceder sufrir sugerir sumergir suponer suprimir surgir suscribir sustituir tejer temer tender tener teñir torcer toser traducir traer transcribir transferir transmitir unir valer vender venir ver verter vestir vivir
volver yacer
`;

/** Forms of irregular verbs. */
export const verbs = `
pierda pierdan renueva renueven acuerda acuerden mantendrá mantendrán tendrá tendrán dirá pondrá vendrá varía varían amplía envía abierta abiertas abierto abiertos acaba acaban acabe actualice advierte agregue agreguen ajuste ajusten alcance analice aparece aparecen aparezca aparezcan aplique apliquen aprieta atrae atraen avance busque busquen caiga calienta
calienten cargue cierra cierren clasifique coge coja coloque coloquen comience comienza comienzan compón compuesta compuesto concluye conduce conducen conoce conocen conozca conozcan consigan consigue construyan construye contiene
contienen contribuye conviene convienen convierte convierten corrige corrija cruce cubierta cubiertas cubierto cuelga cuenta cuentan cuente cuesta da dan dé debería dedique defienden den descrita descrito despierta despiertan
despliegue detiene devuelto di dicho diga digan dirige dirija dirijan dispón dispone disponen distinga distingue distrae distribuye duele elegida elegido elige elijan empiece empieza empiezan encaje encajen encuentra encuentran
encuentre enlace enlacen entiende entienden entregue envejece envejecen envuelve era escoge escoja escrita escritas escrito escritos estaba establece establezca establezcan estado estando estar esté estén evite eviten exige
explique expliquen expone expuesta expuesto extrae favorece fue fueron haber habido habiendo habrá hace hacen haga hagan hay haya hayan haz hecha hechas hecho hechos huele huye impresa impreso incluido incluya incluye incluyen
indique indiquen influye influyen interviene introduce introduzca introduzcan juega lance leída leído llegue mantén mantiene mantienen marque merece merecen mide miden modifique mueve obtiene obtienen ofrece ofrecen ofrezca
ofrezcan oiga organice organicen oye pague parece parecen pertenece pertenecen pide piden piensa piensen pierdan podría pon ponga pongan practique previene produce propone proponga propongan propuesta propuesto proviene prueba
prueben publique publiquen puesta puestas realice recoge recoja recojan recuerda recuerden refuerce refuerza refuerzan repite resuelta resuelto resuelve resuelven rota roto sal salga salgan saque sé sea sean seguir sepa sepan será
serán sería serían sido siendo siente siga sigue siguen sirve sirven sostiene suena suenan suene sugiere supuesto sustituyan sustituye ten tendrá tenga tengan toque toquen traduce traduzca traiga traigan utilice ve vea vean ven
venga vengan verifique vista vistas viste visto vistos vuelto vuelva vuelve vuelven
`;

/** Nouns in the singular. */
export const nouns = `
mesura cautela abandono abanico abeja abreviatura abrigo abuelo accidente aceleración acento aceptación acera aclaración acogida acontecimiento actitud actividad acto actor actualización acuerdo adaptador adhesivo adjetivo administración adorno
adulto advertencia aficionado afirmación afluencia agenda agente agilidad agrado aguja agujero aire ajo ala alambre alarma albergue álbum alcohol aldea alegría alfombra algodón alianza aliento alimentación alma almohada
alojamiento alteración altura aluminio amabilidad amante amargor amargura ambición amigo amistad amor analogía anchura anécdota anillo animal ánimo aniversario ansiedad antena antepasado apagado aparcamiento aparición apartamento
apellido apretón árbol arboleda arcilla área arena armario aro arquitectura arreglo arroz arte artefacto artesanía artesano articulación artista asa asamblea asiento asignación asombro asunto atajo atmósfera atributo audio aula
ausencia autenticidad auto autonomía aventura avería avión azúcar bahía baile balance balcón balda baldosa balón banda bañera baño bar barba barca barrio barro báscula bastón basura batalla batido bebé belleza biblioteca bicicleta
bienestar billete biografía bocado boda bolígrafo bolsillo bolso bomba bombilla bondad bosque bota bote brazo brillo brisa brocha bronce brújula bruma butaca caballo cabello cabina cabra cafetería cajón calcetín calcificación
cálculo caldera caldo calefacción calidez calma cámara camión camisa campana canasta canción candado canela cansancio cantidad caos capa capacidad carácter carbón cariño carne carrera carretera carrito carro cartel cartera cartón
casco castillo cautela cebolla celebración celular cena ceniza centro cepillo cera cercanía cerdo cereal ceremonia cereza cerrojo césped cesta chaqueta charla chef chimenea chocolate choque cielo cine cinta cinturón circuito
circulación círculo circunstancia ciudadano clásico clasificación cláusula cobertura cobre coche cocinero coincidencia cojín cola colador colega colegio colgante colina collar colocación combustible comedor comercio comilla
compañero compañía compartimento compás compatibilidad complicación composición compresión comprobación comunicación concentración concepción conciencia concierto condensación conducta conducto conector conferencia conflicto
conformidad confort confusión congelador conjunción conservación consideración consola consultor consumidor contenedor continuación continuidad contorno contradicción contraportada contraposición contraseña contrato contribución
conveniencia convenio convicción cooperación copa corazón corbata corcho cordón coro corona cortesía cortina cosecha costa costura creador creatividad crédito creencia cremallera criba crisis cristal croquis cruce crucigrama cruz
cuaderno cuadrado cubierta cubo cuchara cucharada cuchilla cuchillo cuenco cuento cuerda cuero cueva culpa cultivo cuna curva custodia dama daño danza deber decepción decoración dedo defensa deficiencia degustación delantal
deleite delicadeza demostración dependencia deporte derivación derrame desacuerdo desafío desastre desayuno descalcificador descanso descargo descaro descubrimiento descuido deseo desequilibrio desgaste desierto designación desliz
desorden despacho despedida despiste desplazamiento destilación destinatario destreza desviación detección detergente determinación deuda devolución diagnóstico dialecto diámetro dictamen diente dieta difusión digestión dilema
directriz disciplina disco discurso discusión disfrute disgusto disponibilidad distracción distribuidor distrito diversión documentación dolor don dosificación dosificador drama ducha dulzor dulzura dureza eco ecología edad
edificio educación eje ejecutivo ejemplar electricidad elegancia elevador elogio embalaje embarcación emblema emergencia emisión emoción empalme empeño empleado empleo empuje encabezamiento encaje encanto encargo enchufe energía
énfasis enfriamiento enganche engaño engranaje enigma enmienda enredo ensalada entidad entorno entrenamiento entretenimiento entusiasmo envase envoltorio época equipaje equipamiento equivocación escalera escalón escaparate escena
escoba escollo escritorio escuela esencia esfera eslogan espalda especia espectador espejo espesor espíritu esponja esposa esqueleto esquina estabilidad establecimiento estancia estanque estantería estatua estímulo estómago estrés
estropajo estuche estufa ética evolución exageración examen exceso excursión excusa exhibición expansión expedición experimento exploración exposición exterior extremo fábrica fabricación faceta fachada factura faena faja falda
fallo fantasía farmacia farol fascículo fe felicidad ferretería fertilidad fibra ficción fiesta fila filtración finalidad finca firma flecha flor fogón folleto fontanero formación formalidad fórmula fortaleza fortuna fragancia
fragilidad franja frasco fregadero freno fresa fricción frontera fruto fuego fuga funcionalidad funcionamiento funda fundación fundamento furgoneta gafa galería galleta ganas garaje garganta gas gato generación género genio
geografía geometría gestión globo golpe goma gorra gota grabación gracia gramática gramo granja grasa gratitud grieta grifo grosor grúa guante guardia guardián guion guiso habilidad habitación hallazgo hambre harina hebilla helado
herencia herida hermano hielo hierba hierro hígado higiene hija hijo historial hombro homenaje horizonte hormiga horno hospital hotel hoyo hueco hueso huevo humanidad humo humor icono ida identificación iglesia ilusión imitación
imperfección implicación imprecisión impresora impulso inauguración incertidumbre incidencia incomodidad inconveniente indagación independencia individuo infancia infusión ingeniero ingenio iniciativa innovación inodoro inquietud
inscripción insecto inserción inspección instalación instancia instinto integridad intensidad intercambio interfaz interpretación interrogante interrupción intervención intuición invención invierno invitación invitado isla jabón
jaula jefe jerga joya juguete juicio juventud labio labor laboratorio ladrillo lago lágrima laguna lámina lámpara lana lápiz lástima lata latón lavado lavadora lavavajillas lazo lealtad lección leche leña lengua lente lentitud
letrero leyenda libertad librería licencia lienzo ligereza limitación limpiador lino líquido literatura litro llamamiento llanura llegada lluvia localización logo lona lucha lujo luna madrugada madurez maestría magia magnitud maíz
maleta mamá mañana mancha mando manejo manga mango manía manivela manta manzana mar maravilla marido marinero mármol martillo masa máscara mascota matemática matiz matrimonio mayúscula mecánica medicina medición melodía memoria
mensajero menta mente mercancía merienda mérito mermelada metáfora metal metro micrófono microondas miedo miel mina mineral mirada misión misterio mochila moderación módulo mojado molestia moneda monólogo monotonía montaña
monumento moral mordida mosca mostrador motivación mueble muelle muñeca muralla muro músculo museo música músico nacimiento nación nariz nave nervio nevera nexo nido niebla nieto nieve niñez niño nitidez nobleza noche noción
notación noticia novato novela nube nuez obligación observador obsesión océano ocio odio oficio oído ola oleada olfato olla olor olvido onda ópera oposición óptica oración ordenación ordenador oreja organigrama organización
orgullo orilla ornamento oro oscuridad ostra otoño oveja oxígeno paciencia paciente padre paisaje pájaro palacio palanca paleta palo paloma pan panadería panel pantalón pañuelo parada paraguas paraíso pared pareja paréntesis
pariente paro parque parrilla participación participante partida partido pasado pasaje pasajero pasatiempo paseo pasillo pasión pasta pastel pastilla patata patio pausa payaso paz pecho pedazo pegamento pegatina peine pelo pelota
pena pendiente pensamiento pepino pera perejil perfección periódico periodista permanencia perro perseverancia personaje personalidad pertenencia pesadilla pesca pestaña petición pez piedra piel pierna pila piloto pimienta pintor
pintura pinza piscina piso pizarra pizca placa placer plaga plancha planeta plantación plástico plata playa plaza pluma pobreza poema poesía poeta polémica pollo polvo pomada porcelana porción pormenor poro portada portafiltro
portal portátil portavoz posada posesión posibilidad postal poste postre postura pote pozo pradera precaución prefijo prejuicio prenda preocupación preparativo presa préstamo prestigio pretensión prevención primavera prisa prisión
privacidad privilegio producción productor profesión prohibición prólogo promoción pronombre pronunciación propietario prosa prospecto protagonista proteína protocolo provecho provincia provisión proximidad prudencia publicidad
pueblo puente puerta puerto pulgada pulido pulpa pulsera pulso puntuación pureza quebranto queja quemadura queso quietud química quiosco rabia radio raíz rama ramo rareza rasguño rastro rata ratio rato ratón raya rayo raza
razonamiento realización rebanada receptor rechazo recibo recipiente reclamación recogida recompensa reconocimiento reconstrucción rectángulo rectificación recuadro recuento recuerdo recuperación reembolso refinamiento reflejo
refrán refresco refugio regadera regalo región registro regreso rejilla relajación relevo relieve religión reloj remedio remitente remolque renta reojo reparación reparto repisa réplica reportaje reposo representación
representante reproche reproducción resguardo residencia resina respeto respiración responsabilidad restauración restricción retazo retención reto retoque retraso retrato revelación revés ribera riego rincón río risa ritual robo
roca rodaja rodilla rojo rollo romance rosa rostro rotación rotulador rótulo ruina ruptura rutina sábana sabiduría sacacorchos saco sala salida salón salsa salto salud salvedad sangre sartén secado secador secreto sed seda
segmentación sello selva semáforo semejanza semilla señalización sendero sensatez sensor sentencia sentimiento separación separador sequía serenidad seriedad servidor servilleta sesgo seta seudónimo siembra sierra siesta sílaba
sillón silueta símbolo simetría simpatía simplicidad simplificación simulación sinceridad síndrome singularidad sobra sobrecarga sobriedad sobrino socio sofá sol soledad solicitud solidez sombra sombrero sombrilla sonrisa sopa
sorpresa sosiego sospecha sostén suavidad subcategoría subdominio subpágina suceso suciedad sucursal sudor suela suelo sueño suerte suficiencia sufijo sujeto suplemento supresión supuesto surco surtido suscripción suspensión
sustancia sustantivo sustitución susto tabaco tablón tacto talento talla taller talón tamiz tapa tapón taquilla tarifa tarro tarta tazón teatro techo tecla teclado tecnicismo teja tejado tejido tela televisor telón temor tempestad
templo tendedero tenedor tensión tentación terminología termo termómetro ternura terraza terreno territorio tesis tesoro testigo tía tierra tijera timbre tinta tío tipografía tira tirada tiza toalla tobillo toldo tolerancia tomate
tomo tonalidad tontería toque torre torta tostadora trabajador tradición traducción traje trama trampa tranquilidad transporte trapo trato trayectoria trazado trazo tren trenza trigo triturado tronco trozo truco tubería tubo
tuerca túnel turismo turno uña unificación uniformidad unión universo urgencia usabilidad uva vacación vagón vaina vajilla valentía valoración válvula vapor vara variable vecino vector vegetal vehículo vejez vela vena ventilador
verbo verdura vereda vergüenza verso vértice vestido vestuario viajero vicio viento vigilancia viñeta virtud visualización vitamina vitrina vivencia vivienda vocación voluntad vuelo zanahoria zapatilla zapato zumo
`;

/** Adjectives in the base form. */
export const adjectives = `
aguado abrupto abstracto absurdo abundante aburrido accidental aceptable adaptable adjunto admirable adulto afilado afín afortunado agotador agresivo agrio agudo aislado ajeno alargado alegre alfabético ambicioso ameno amistoso anónimo
anterior anticuado aparente apasionado áspero atrayente audaz audible autónomo auxiliar avanzado ávido azul barato blanco blando brillante brusco calcáreo cálido callado cansado característico caro casual cauto cerrado certero
ciego circular clásico clicable colectivo colorido cómodo compacto complicado concienzudo condensado confiable consecuente constructivo contemporáneo contento continuo contradictorio contrario convencional conveniente cordial
cortés crocante crudo cuadrado culinario cultural curvo decente defectuoso deficiente delicioso denso dependiente deportivo derecho desactualizado desagradable desconocido descuidado deseable desgastado desigual desnudo despejado
determinado diáfano dichoso difuso digno discreto disperso dispuesto distante divertido doméstico dorado duro ecológico eficiente elaborado elástico electrónico emocionante emotivo encantador enérgico engañoso entendible
entretenido entusiasta épico equitativo equivalente erróneo escolar espeso espontáneo esporádico estilístico estricto estructural ético evitable excelente exclusivo exigente exótico experimental exquisito extenso exterior
extranjero extraño factible falso fascinante favorable favorito feliz feo ficticio fiel firme floral fotográfico franco frondoso frutal generoso geográfico gordo gracioso gramatical granulado grasiento gratificante grave gris
guapo harmónico hermético hermoso hirviente histórico holgado homogéneo hondo hospitalario húmedo humilde idóneo ilegible iluminado imaginario imaginativo impaciente impecable imperfecto impreciso impresionante inactivo inadecuado
incierto inclinado incoherente incómodo inconexo inconsistente incorrecto indeciso indefinido indicado indirecto indispensable industrial ineficaz inesperado inexacto infantil informal ingenuo inmóvil inoxidable inquieto inseguro
insípido insólito inspirador instructivo insuficiente intacto integrado intencionado intenso interactivo íntimo inútil inválido invisible irregular izquierdo juvenil laborioso lavable leal lejano leve lindo líquido liso literal
literario lleno loco lujoso luminoso magnético malo mate mecánico mediano melódico mental metódico mineral mirado mixto moderado modesto mojado molesto monótono moral motivador mullido musical mutuo narrativo negativo negro
nocturno normal novedoso nublado numérico nutritivo obligatorio oculto ocupado offline oloroso opaco operativo oral orgulloso oriental oscuro paciente pálido parecido pasado pasajero pasivo patente pegajoso peligroso pendiente
penoso pensativo perceptible periódico perpetuo perplejo persistente pintoresco placentero plástico poderoso poético polvoriento portátil posterior potable precavido previo problemático progresivo prolijo prolongado prosaico
protector provechoso provisional publicitario pulcro pulido puntiagudo quebradizo quieto químico rancio raro rasgado razonable reacio reciente recíproco rectangular recto regional remoto renovable repentino reseco resistente
resolutivo respetuoso retirado revelador ridículo rígido rojo romántico ronco rosado rotativo rugoso ruidoso rural rústico sabio sabroso sagrado santo satisfactorio satisfecho secreto selecto sensorial sentimental sereno servicial
severo silencioso simbólico simétrico simpático simultáneo singular sistemático sobrante solitario soluble sombrío sonoro sordo sospechoso sostenible sostenido subjetivo sucesivo sucinto sucio sugerente superficial suplementario
supuesto surtido táctil tardío tecnológico temible templado tenaz tenso tenue teórico térmico tierno tímido tipográfico tolerante tonto torcido torpe trabajoso trágico transitorio tratable triste trivial turbio urbano urgente
usual utilizable vago valeroso valiente variable vecino vegetal veloz veraz verbal verde verídico verosímil viable vigoroso virtual vistoso vital vivaz vocal voluminoso vulnerable
`;

/** Adverbs, prepositions, pronouns and forms of auxiliaries. */
export const small = `
acá acaso adentro afuera alguno allá allí concretamente correctamente cuanto cuánto dado demasiado despacio fielmente honestamente independientemente inmediatamente lógicamente mal mas mí mía mío nuevamente ocasionalmente os
realmente respectivamente seguida sendas sinceramente sistemáticamente solamente suya suyo tan tanto tuya tuyo útilmente visiblemente
`;
