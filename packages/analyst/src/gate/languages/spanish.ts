import type { Language } from '../language.ts';
import { wordsOf } from '../language.ts';
import { defineLanguage, withEndings } from './define-language.ts';
import * as everyday from './spanish-everyday-words.ts';
import * as general from './spanish-general-words.ts';
import * as topic from './spanish-topic-words.ts';
import {
  spanishAdjectives,
  spanishAr,
  spanishEr,
  spanishNouns,
  spanishSmall,
  spanishVerbs,
} from './spanish-words.ts';

const ar = [
  ...new Set([
    ...wordsOf(spanishAr),
    ...[...wordsOf(general.ar, topic.verbs, everyday.verbs)].flatMap((verb) =>
      verb.endsWith('ar') ? [verb.slice(0, -2)] : [],
    ),
  ]),
];
const clitics = ['lo', 'la', 'los', 'las', 'se'];
/** "prueb" → "pruéb", which "pruébalo" needs. */
const stressed = (stem: string) =>
  stem.replace(/[aeiou](?=[^aeiou]*$)/, (vowel) => 'áéíóú'['aeiou'.indexOf(vowel)] ?? vowel);
/** Participles, conditionals and clitics of the verbs in -ar: "ordenado", "ordenaría", "ordenarse", "ordénalo". */
const arForms = (stem: string) => [
  ...['ado', 'ada', 'ados', 'adas', 'aría', 'arían', 'ará', 'arán', 'amos'].map((ending) => stem + ending),
  ...clitics.flatMap((clitic) => [
    `${stem}ar${clitic}`,
    `${stem}ándo${clitic}`,
    `${stressed(stem)}a${clitic}`,
  ]),
];
/** The same of those in -er and -ir. */
const erForms = (stem: string) => [
  ...['ido', 'ida', 'idos', 'idas', 'ería', 'iría', 'erían', 'irían'].map((ending) => stem + ending),
  ...clitics.flatMap((clitic) => [`${stem}er${clitic}`, `${stem}ir${clitic}`]),
];
const er = [
  ...new Set([
    ...wordsOf(spanishEr),
    ...[...wordsOf(general.er, topic.verbs, everyday.verbs)].flatMap((verb) =>
      /[eií]r$/.test(verb) ? [verb.slice(0, -2)] : [],
    ),
  ]),
];
const advice = [
  ...ar.flatMap((stem) => [
    `${stem}ar`,
    `${stem}a`,
    `${stem}e`,
    `${stem}en`,
    `${stem}arlo`,
    `${stem}arla`,
    `${stem}arlos`,
    `${stem}arlas`,
    `${stem}emos`,
  ]),
  ...er.flatMap((stem) => [
    `${stem}er`,
    `${stem}ir`,
    `${stem}e`,
    `${stem}a`,
    `${stem}an`,
    `${stem}erlo`,
    `${stem}irlo`,
    `${stem}irla`,
    `${stem}erla`,
  ]),
  ...wordsOf(spanishVerbs),
];
/** "claro" → "clara", "claros", "claras". */
const adjectives = [
  ...wordsOf(spanishAdjectives, general.adjectives, topic.adjectives, everyday.adjectives),
].flatMap((word) =>
  word.endsWith('o')
    ? ['o', 'a', 'os', 'as'].map((ending) => word.slice(0, -1) + ending)
    : [word, `${word}s`, `${word}es`],
);

const things = [
  ...withEndings(`${spanishNouns} ${general.nouns} ${topic.nouns} ${everyday.nouns}`, 's', 'es'),
  // "sección" → "secciones".
  ...[...wordsOf(spanishNouns, general.nouns, topic.nouns, everyday.nouns)].map((noun) =>
    noun.replace(/ón$/, 'ones').replace(/en$/, 'enes'),
  ),
  ...['imágenes', 'imagenes', 'resúmenes', 'veces', 'márgenes', 'órdenes'],
  ...adjectives,
];

export const spanish: Language = defineLanguage({
  code: 'es',
  locale: 'es-ES',
  advice,
  states: [
    ...ar.flatMap((stem) => [`${stem}a`, `${stem}an`]),
    ...er.flatMap((stem) => [`${stem}e`, `${stem}en`]),
  ],
  words: [
    ...ar.flatMap((stem) => [`${stem}ando`, ...arForms(stem)]),
    ...er.flatMap(erForms),
    ...wordsOf(general.verbs, general.small, topic.small, everyday.small),
    ...er.flatMap((stem) => [`${stem}iendo`, `${stem}yendo`]),
    ...things,
    ...wordsOf(spanishSmall),
  ],
  small: wordsOf(spanishSmall),
  things,
  acronyms: 'FAQ URL HTML SEO PDF IA CTA CTR',
  directed:
    'mejorar mejora mejore aumentar aumenta aumente incrementar incrementa incremente subir suba elevar eleva eleve impulsar impulsa impulse potenciar potencia potencie',
  also: 'y e o u pero luego también así entonces después siempre nunca no ahora primero por favor además solo sobre todo bien se lo la los las le les te',
  finite:
    'es son está están ha han hay tiene tienen hace hacen va van queda quedan ocupa ocupan aparece aparecen figura figuran pertenece gusta',
  sayings:
    'dice dicen muestra muestran demuestra demuestran prueban confirma confirman recomienda recomiendan aconseja afirma afirman cree creen quiere quieren prefiere prefieren desea desean espera esperan sabe saben ama aman indican asegura aseguran',
  actors: `competidor competidores competencia rival rivales lector lectores lectoras usuario usuarios usuarias cliente clientes comprador compradores visitante visitantes gente personas persona mercado sector equipo empresa empresas tienda tiendas sitio sitios
marca marcas buscador buscadores motor motores usted ustedes nosotros ellos ellas él ella esto eso página páginas artículo contenido contenidos guía palabra palabras término tema demanda búsqueda búsquedas interés consulta consultas datos experiencia pruebas análisis especialistas
fuentes autores redacción fabricante fabricantes vendedores web`,
  bareActors: 'usted ustedes nosotros ellos ellas él ella esto eso',
  lead: 'el la los las un una unos unas del de este esta estos estas su sus tu tus nuestro nuestra nuestros nuestras y pero o porque pues ya aún ahora hoy también otro otra otros otras principales nuevo nueva nuevos nuevas algunos',
  after:
    'de del en a al con para por sin sobre entre que quien quienes donde y o como según puede pueden debe deben debería deberían desde hacia',
  modals:
    'puede pueden puedes podría podrían podrás debe deben debes debería deberían deberías necesita necesitan necesitas merece merecen conviene',
  conditions: 'si cuando hasta antes para',
  joins: 'y pero o',
  to: '',
  relative:
    'que qué quien quién quienes cómo cuál cuáles donde dónde cuándo cuyo cuya ayuda ayudan permite permiten',
  keeping:
    'protege proteger protegen lograda logrado conseguida mantener mantén mantenga mantiene conservar conserva conserve quedar queda sigue seguir siga ya aún todavía siempre defender defiende defienda',
  ours: 'usted nosotros ella esto eso página páginas sitio web artículo contenido guía palabra palabras término tema demanda búsqueda búsquedas interés consulta consultas',
  negations: 'no nunca jamás ningún ninguna ninguno sin ni nada nadie tampoco',
  amounts:
    'dos tres cuatro cinco seis siete ocho nueve diez once doce varios varias algunos algunas algún alguna cada todo todos toda todas ambos ambas primer primero primera primeros primeras segundo segunda tercer tercera próximo próxima par',
  one: 'un una uno',
  of: 'de del entre',
  work: `frase frases párrafo párrafos sección secciones apartado apartados título títulos subtítulo subtítulos encabezado encabezados ejemplo ejemplos paso pasos pregunta preguntas página páginas imagen imágenes foto fotos enlace enlaces línea líneas tabla tablas lista listas palabra palabras
punto puntos semana semanas mes meses tema temas subtema opción opciones razón razones motivo motivos consejo consejos idea ideas formato formatos artículo artículos guía guías parte partes variante variantes grupo grupos día días hora horas versión versiones producto productos modelo modelos criterio criterios error errores respuesta respuestas
vídeo vídeos video videos cambio cambios borrador ingrediente ingredientes ajuste ajustes elemento elementos detalle detalles tamaño tamaños precio precios resultado resultados consulta vistazo fuente fuentes redactor redactora editor editora vez veces clave término términos tipo tipos`,
  comparatives: 'más mejor mejores menos mayor mayores menor menores peor',
  measured:
    'visitas visitantes clics clic búsquedas tráfico posición posiciones puesto puestos ventas ingresos clientes lectores palabras visibilidad lugar lugares',
  than: 'que',
  superlative:
    /(?:^| )(?:el|la|los|las|lo|del|al) (?:más|menos|mejor|mejores|peor|peores|mayor|mayores|menor|menores)(?= )/,
  up: 'sube suben subido crece crecen crecido aumentan aumentado ascienden gana ganan ganado alza crecimiento subida incremento aumento subió creció aumentó',
  down: 'baja bajan bajado cae caen caído disminuye disminuyen disminuido pierde pierden perdido caída descenso bajada retroceso bajó cayó desciende descienden',
  upBeside: 'más',
  downBeside: 'menos',
  demand: 'demanda interés búsquedas búsqueda consultas tendencia',
  otherMeasures:
    'visitas visitantes clic clics tráfico posición posiciones puesto ranking ventas visibilidad dificultad',
  otherPeriods: 'día días semana semanas año años hora horas diario diarias',
  you: 'usted ustedes nosotros su sus tu tus nuestro nuestra nuestros nuestras',
  bounds: 'más menos casi cerca hasta bajo sobre solo',
  phrases: [
    ['averagePosition', 'posición media(?: de| es de|:)? #'],
    ['averageDifficulty', 'dificultad media(?: de| es de|:)? #(?:<h>)?'],
    ['difficulty', 'dificultad(?: de| es de| es|:)? #(?:<h>)?'],
    ['position', '(?:posición|puesto|lugar)(?: n\\.º)? ?#'],
    ['searches', '# (?:búsquedas|consultas)(?: mensuales)?(?: (?:al|por) mes)?'],
    ['searches', 'volumen de búsqueda(?: mensual)?(?: de| es de|:)? #(?: al mes)?'],
    ['overlap', '% de (?:sus|tus|nuestras) palabras clave'],
    ['paidKeywords', '# palabras clave de pago'],
    ['visits', '# (?:visitas|visitantes)(?: estimad[ao]s)?(?: (?:al|por) mes| mensuales)?(?: estimad[ao]s)?'],
    ['top3', '# (?:de sus |de tus )?palabras clave (?:están )?en <b3>'],
    ['visibility', 'visibilidad(?: de| es de|:)?(?: un)? %'],
    ['keywords', '# palabras clave(?: posicionadas| orgánicas)?'],
  ],
  bands: [
    ['(?:el |los )?top[ -](?:3|tres)|los (?:tres|3) primeros(?: resultados| puestos)?', 3],
    ['(?:los |las )?(?:tres primer[ao]s|primer[ao]s tres)(?: posiciones| puestos| lugares| resultados)', 3],
    [
      '(?:los |las )?(?:(?:diez|10) primer[ao]s|primer[ao]s (?:diez|10))(?: posiciones| puestos| lugares| resultados)?',
      10,
    ],
    ['(?:el |los )?top[ -](?:5|cinco)', 5],
    ['(?:el |los )?top[ -](?:100|cien)', 100],
    ['(?:el |los )?top[ -](?:10|diez)', 10],
    ['(?:el |los )?top[ -](?:20|veinte)', 20],
    ['(?:la )?primera página(?: de (?:los )?resultados)?', 10],
    ['(?:la )?segunda página(?: de (?:los )?resultados)?', 20],
    ['(?:el |la )?primer(?:a|o)? (?:lugar|puesto|posición)', 1],
  ],
  periods: [
    ['(?:en|durante) (?:los últimos )?(?:tres|3) meses', 3],
    ['(?:en|durante) (?:los últimos )?(?:doce|12) meses|en un año', 12],
    ['en un mes', 1],
  ],
  templates: {
    position: 'la posición #',
    searches: '# búsquedas al mes',
    difficulty: 'una dificultad de #/100',
    extraClicks: '# clics adicionales al mes',
    gapScore: 'una puntuación de brecha de #',
    change: '#',
    keywords: '# palabras clave',
    visits: '# visitas al mes (estimación)',
    paidKeywords: 'anuncios para # palabras clave',
    gaps: '# palabras clave que no cubre',
    overlap: 'el # % de sus palabras clave',
    averagePosition: 'una posición media de #',
    averageSearches: 'una media de # búsquedas al mes',
    averageDifficulty: 'una dificultad media de #/100',
    visibility: 'una visibilidad del # %',
    top3: '# palabras clave en el top 3',
    positions4to10: '# palabras clave en las posiciones 4 a 10',
    positions21to50: '# palabras clave en las posiciones 21 a 50',
    beyond50: '# palabras clave más allá de la posición 50',
    rising: '# palabras clave con búsquedas al alza en tres meses',
    falling: '# palabras clave con búsquedas a la baja en tres meses',
    newRanks: '# posiciones nuevas',
    risenRanks: '# posiciones que suben',
    fallenRanks: '# posiciones que bajan',
    lostRanks: '# posiciones perdidas',
    previousPosition: 'antes en la posición #',
    unranked: 'todavía ninguna página suya en los resultados',
    clicks: '# clics',
    impressions: '# impresiones',
    clickRate: 'una tasa de clics del # %',
    costPerClick: 'un coste por clic de #',
    top10: '# palabras clave en el top 10',
    sameRanks: '# posiciones sin cambios',
  },
  changes: {
    up: 'un alza del # % en las búsquedas',
    down: 'una baja del # % en las búsquedas',
    none: 'búsquedas sin cambios',
    months: { 1: 'en un mes', 3: 'en tres meses', 12: 'en doce meses' },
  },
  verbs: {
    at: 'está en',
    was: 'estaba en',
    within: 'está',
    brings: 'puede aportar',
    shows: 'muestra',
    has: 'tiene',
    lacks: 'no tiene todavía ninguna página suya en los resultados',
  },
  ranksFor: 'para',
  and: 'y',
  within: 'en el top #',
  against: 'frente a # de @',
  highest: 'el valor más alto de #',
  lowest: 'el valor más bajo de #',
});
