import type { FigureWords } from './figure-words.ts';

export const spanish: FigureWords = {
  labels: [
    ['averagePosition', 'posición media|puesto medio'],
    ['difficulty', 'dificultad'],
    ['clickRate', 'tasa de clics?|porcentaje de clics|ctr|tasa'],
    ['costPerClick', 'cpc|coste por clic|costo por clic|por clic|clic cuesta|precio'],
    ['position', 'posición|posiciones|puestos?|lugar|lugares|número|rango'],
    ['change', 'tendencia'],
  ],
  counts: [
    ['impressions', 'impresiones|impresión|apariciones'],
    ['clicks', 'clics?'],
    ['searches', 'búsquedas?|volumen|consultas|veces'],
    ['visits', 'visitas?|visitantes'],
    ['gaps', 'huecos'],
    ['paidKeywords', 'palabras clave de pago'],
    ['keywords', 'palabras? clave|términos'],
  ],
  places: 'puestos?|posici(?:ón|ones)|lugar(?:es)?|plazas?|escal(?:ón|ones)|peldaños?',
  from: 'del?|desde',
  to: 'al?|hasta',
  before: 'antes|anterior|anteriormente|era|estaba|previo',
  now: 'ahora|hoy|está|es|ya',
  up: 'sub(?:e|en|ió|ieron|ido|ida|imos|iendo)|subida|crec(?:e|en|ió|ieron|ido|iendo)|crecimiento|aument(?:a|an|ó|aron|ado|o)|gan(?:a|an|ó|aron|ado|amos|ando)|ganancia|salt(?:a|ó|ado)|mejor(?:a|an|ó|aron|ado|amos)?|avanz(?:a|an|ó|aron|ado|amos)|escal(?:a|ó|ado|amos)|asciend(?:e|en)|ascend(?:ió|ido)|incremento|increment(?:a|ó|ado)|sum(?:ó|amos)|progres(?:a|an|ó|aron|ado)|repunt(?:a|ó)|alza|arriba',
  down: 'ca(?:e|en|yó|yeron|ído|ída|yendo)|baj(?:a|an|ó|aron|ado|amos|ada|ando)|descend(?:ió|ido|ieron|emos)|desciend(?:e|en)|descenso|perd(?:ió|ido|ieron|emos|imos|iendo)|pierd(?:e|en)|pérdida|retroced(?:e|en|ió|ido|emos)|retroceso|red(?:ujo|uce|ucido|ucción)|disminu(?:ye|yen|yó|ido|ción)|empeor(?:a|an|ó|aron|ado)|ced(?:e|en|ió|ido|emos)|peor|abajo|mengua|menguó',
  same: 'sin cambios|no (?:se movieron|se han movido|cambiaron|cambian)|igual|estables?|no varía|inalterad[oa]s?|invariables?',
  ahead:
    'por delante de|delante de|por encima de|encima de|supera(?:mos|n)?|superó|aventaja(?:mos)?|precede|antes de|adelanta(?:mos)?|mejor que',
  behind: 'por detrás de|detrás de|por debajo de|debajo de|tras',
  most: 'con (?:el|la) mayor número de|(?:el|la|con)(?: que)? más (?=clics|búsquedas|impresiones)|(?:el|la|los|las) (?:que )?(?:más|mayor)(?: buscad[oa]s?| clics| alt[oa])?|más que ningun[ao] otr[ao](?: palabra clave| término)?|más que cualquier otr[ao](?: palabra clave| término)?|mayor|más (?:alt[oa]|buscad[oa]|difícil|car[oa])',
  least:
    '(?:el|la|los|las) (?:que )?(?:menos|menor)(?: buscad[oa]s?| clics)?|menor|más (?:baj[oa]|fácil|barat[oa])|menos que ningun[ao] otr[ao](?: palabra clave| término)?',
  us: 'nosotros|nuestr[oa]s?|usted|ustedes|su|sus|página|sitio|web|guía|tienda|clínica|artículo|subimos|bajamos|estamos|ocupamos|quedamos|seguimos',
  toUs: 'nos',
  keywords: 'palabras? clave|términos|consultas',
  outOf: 'de|de las|de los|de nuestras|de entre',
  versus: 'frente a|frente al|contra|versus',
  one: 'una?|sol[oa]',
  numbers:
    'dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte',
  ordinals:
    'primer[oa]?s? segund[oa]s? tercer[oa]?s? cuart[oa]s? quint[oa]s? sext[oa]s? s[eé]ptim[oa]s? octav[oa]s? noven[oa]s? décim[oa]s? und[eé]cim[oa]s?|decimoprimer[oa]?s? duod[eé]cim[oa]s?|decimosegund[oa]s? decimotercer[oa]?s? decimocuart[oa]s? decimoquint[oa]s? decimosext[oa]s? decimos[eé]ptim[oa]s? decimoctav[oa]s? decimonoven[oa]s? vigésim[oa]s? vigesimoprimer[oa]?s? vigesimosegund[oa]s? vigesimotercer[oa]?s?',
  months: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  free: `suma sumó reúne reunió recibe recibió obtiene obtuvo logra logró consigue consiguió registra registró acumula acumuló alcanza alcanzó presenta presentó muestra mostró tiene tuvo cuenta contó atrae atrajo genera generó aporta aportó ocupa ocupó ocupamos figura figuran
figuró aparece apareció va van fue está están es son era eran ya sigue seguimos quedó queda quedamos pasó pasa pasamos ha han hemos había se mantiene mantenemos mantuvo en de del al a la el los las un una por con y o pero mientras que su sus nuestro nuestra su interés demanda búsqueda volumen tendencia mensual mensuales
mes mensualmente informe anterior período periodo respecto según respecto a visita orgánica orgánico cuesta cuestan costó coste gratis nada anunciante anunciantes pagan paga clic clics entre primeras posiciones resultados terreno cada sobre solo sólo tan ahora hoy todavía aún también así como para total
seguidas seguimiento queda quedan siguen recibe reciben es decir tasa unos aunque pese seguimos donde más unos unas nombre marca propio propia propias sugiere invita aconseja mantienen supone suponen`,
};
