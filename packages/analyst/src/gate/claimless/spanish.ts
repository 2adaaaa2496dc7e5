import type { Grammar } from './grammar.ts';

export const spanish: Grammar = {
  ask: 'cómo|qué|lo que|cuál(?:es)?|cuándo|dónde|cuánt[oa]s?|quién(?:es)?|a quién|para quién|(?:con|en|de|para|a) (?:qué|cuál|cuánt[oa]s?)',
  way: 'cómo',
  verbs:
    'es|son|está|están|hay|puede|pueden|debe|deben|conviene|convienen|cuesta|cuestan|dura|duran|incluye|incluyen|contiene|contienen|sirve|sirven|va|van|pasa|ocurre|se \\p{L}+(?:a|e|an|en)|diferencia|significa|lleva|llevan|necesita|necesitan|aprueba|decide|firma|duele|funciona|ayuda|alivian|influye|sabe|faltan?|conoce|conocen|acepta|cambia|afecta|suelen?|firme|ofrece|atiende',
  reader:
    '\\p{L}{2,}(?:ar|er|ir)(?:l[aeo]s?|se)?|mi|mis|tu|tus|su|puedo|debo|lector|(?:vend|ofrec|repar|serv|fabric|entreg|us|hac|utiliz|trabaj|atiend|cuid)\\p{L}{1,3}s',
  polar:
    'se puede|se pueden|puedo|puede|pueden|debo|debe|conviene|hay que|hace falta|duele|es|son|sirve|hay|vale la pena',
  why: 'por qué',
  told: /\p{L}/u,
  mine: 'mi|mis|nuestr[oa]s?',
  state:
    /^por qué (?:amarga |está |sabe )?(?:(?:el|la|mi) )?\p{L}+(?: (?:amarga|está \p{L}+|sabe \p{L}+))?$/u,
  definite: 'el|la|los|las|lo',
  indefinite: 'una?|unas|unos',
  yours: 'su|sus|tu|tus|nuestr[oa]s?',
  inquiry: 'cómo|qué|lo que|cuál(?:es)?|cuánt[oa]s?|si',
  behind:
    /(?<!\p{L})(\p{L}{1,40}),? (?:que|quienes|quien)(?: (?:los|las|la|el|lo|se|no|ya|también|solo|una? \p{L}{1,40})){0,3} (\p{L}{1,40})/gu,
  noNoun:
    'para|así|haz|haga|comprueba|compruebe|revisa|revise|verifica|verifique|asegúrate|asegúrese|de|hay|lo|tiene|tienen|y|o|deja|deje|más|antes|después|modo|forma|manera|pide|pida|a|en|con|por|hasta|mientras|vigila|vigile|logra|procura|procure|espera|evita|evite|di|diga|explica|explique|indica|indique|equipo|cliente',
  reasons:
    /(?<!\p{L})(?:porque|puesto que|ahora que|desde hace|antes de que (?!la página))(?!\p{L})|, (?:ya que|pues) /u,
  events:
    'auge|subida|caída|crecimiento|declive|boom|regreso|vuelta de|desaparición|escasez|falta de|número (?:creciente|de (?:quejas|clientes))|mayoría|ola|avalancha|éxitos?|fracasos?|fama|popularidad|reputación|confianza|fidelidad|furor|conclusiones|encuestas?|(?:el|un|este) estudio|estudios|investigación|ciencia|pruebas de|elogios?|premios?|medallas?|secretos?|verdad|razones|razón|motivos?|mitos?|escándalo|crisis|quejas?|pérdidas?|beneficios|ventas|reservas|fortuna|rivales|rival|competencia|expertos?|especialistas|profesionales|entendidos|maestros?|campeon\\p{L}*|líder(?:es)?|leyendas?|tradición|herencia|futuro|era de|sueños?|amor|pasión|seguidores|cientos|miles|docenas|millones|parangón|igual|toda la vida|hech[oa]s? a mano|lo rápido|(?:los|las) much[oa]s|estado puro',
  needs: 'necesita|necesitan|conoce|conocen|conviene|va|van|es|son|está|están|tiene|tienen|puede|pueden|debe',
  which: 'qué|cuál',
  makes:
    /^(?:convierte|convierta|transforma|transforme) (?:a )?(?:(?:los|las|tus|sus) )?(?:visitantes|lectores|clientes|alumnos)(?!\p{L})|(?<!\p{L})merecen? (?:el|la|los|las) /u,
  from: 'del|desde|de',
  relative:
    /(?<!(?:^| )(?:ce|lo|ciò|quello)) (?:que|quien|quienes)(?: (?:los|las|la|el|lo|se|nos))* (\p{L}+)/u,
  aspects:
    'respuestas?|pasos?|herramientas?|material(?:es)?|ingredientes?|precios?|tarifas?|costes?|costos?|gastos|tamaños?|pesos?|diferencias?|elección|preguntas?|guías?|manual|ficha|hoja|listas?|tablas?|mapas?|plan|tutorial(?:es)?|resumen|ejemplos?|plantillas?|modelos?|glosario|errores?|ventajas|desventajas|bases|partes?|tipos?|fases?|orden|posición|páginas?|rutina|cuidados?|efectos?|influencia|proceso|horarios?|fechas?|reglas?|documentos?|requisitos|opciones|alternativas?|causas?|remedios|soluciones|vídeo|video|fotos?|formulario|calculadora|receta|esquema|dibujo|duración|calendario|visita|sesión|clase|día',
  traits:
    'cort[oa]s?|breves?|pequeñ[oa]s?|grandes?|nuev[oa]s?|buen[oa]?s?|adecuad[oa]s?|frecuentes?|comun(?:es)?|común|habitual(?:es)?|sencill[oa]s?|práctic[oa]s?|imprimibles?|descargables?|clar[oa]s?|rápid[oa]s?|útil(?:es)?|típic[oa]s?|principal(?:es)?|próxim[oa]s?|distint[oa]s?|propi[oa]s?|complet[oa]s?|importantes?|necesari[oa]s?|comparativ[oa]',
  links: 'para|y|e|o|de|del|a|al|con|en|sobre|durante|que|entre|antes|por',
  participle: /^\p{L}{3,}[ai]d[oa]s?$/u,
  done: 'relacionad[oa]s?|mejorad[oa]s?|ilustrad[oa]s?|integrad[oa]s?|adecuad[oa]s?|detallad[oa]s?|explicad[oa]s?|compartid[oa]s?|numerad[oa]s?|descargad[oa]s?|ácid[oa]s?|cuidados?|esmaltado|fij[oa]s?|medid[oa]s?|comida|bebidas?|salida|entradas?|fluid[oa]s?|helado|pescado|mercado|estado|lado|tejido|vestido|pedido|sonido|sentido|rápid[oa]s?|líquid[oa]s?|sólid[oa]s?|marido|partido|visita guiada|teclado|cuadrad[oa]s?|grado|acabado|lavado|secado|cercado|arado|vida|bienvenida|cada|nada|madrugada|jornada|llamadas?|tostadas?|ensaladas?|montado|sembrado|horneado|encerado|cuidado|bicicleta',
  action:
    /^(?:no )?(?:\p{L}{2,}(?:ar|er|ir)(?:l[aeo]s?|se)?|encuentra|aprende|descubre|elige|prepara)(?!\p{L})/u,
  since: 'antes|desde|hasta|mientras|porque|ahora|ya|cuando|una vez',
  without: 'sin|pese|más allá',
  presumes:
    'cada|todos?|todas?|nadie|todavía|aún|ya|siempre|nunca|jamás|realmente|por fin|de verdad|de repente|más que|prefieren|de nuevo|ideal|pronto',
  insinuates: /^(?:es|está|son|están) (?:tus?|su|sus) |^y si /u,
  costs: /^(?:qué|cuál) (?:\p{L}+ ){1,3}?cuestan?(?!\p{L})/u,
  speech:
    'cit[ae](?! la fuente)|convenc\\p{L}*|convenz\\p{L}*|persuad\\p{L}*|demuestr\\p{L}*|demostrar|promet\\p{L}*|recuerd[ae]|recordar|presum[ae]|afirm[ae]|agradec\\p{L}*|agradezca',
  telling: '(?:advierte|advierta|avisa|avise)(?: (?:de|sobre))?',
  steps: 'paso a paso|de un vistazo',
};
