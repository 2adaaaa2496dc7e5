import type { ContentFormat } from './content-format.ts';

/** `*` is replaced by the keyword, which comes first because results cut off the end of long titles. */
interface Headlines {
  titles: readonly [string, ...string[]];
  description: string;
}

type HeadlinesByFormat = Record<ContentFormat, Headlines>;

const english: HeadlinesByFormat = {
  guide: {
    titles: ['*: a practical guide', '*: the essentials', '*: a clear overview'],
    description: '*: the short answer first, then the steps, common mistakes and examples from practice.',
  },
  comparison: {
    titles: ['*: the options compared', '*: which one fits you?', '*: strengths, limits and prices'],
    description:
      '*: the main options side by side, with clear criteria, prices and a recommendation for each need.',
  },
  product: {
    titles: [
      '*: choose and order with confidence',
      '*: models, details and delivery',
      '*: find the right one',
    ],
    description:
      '*: what you get, who it suits, what it costs and how soon it arrives. All details at a glance.',
  },
  pricing: {
    titles: ['*: what you pay, and what for', '*: prices and what drives them'],
    description: '*: clear prices, what they include, and how to choose the option that fits your budget.',
  },
  local: {
    titles: ['*: address, hours and booking', '*: visit us'],
    description: '*: where to find us, when we are open, what we offer and how to book in a minute.',
  },
  brand: {
    titles: ['*: everything in one place', '*: overview, help and contact'],
    description: '*: the official page, with the answers and links that visitors look for most.',
  },
};

const german: HeadlinesByFormat = {
  guide: {
    titles: ['*: der praktische Ratgeber', '*: das Wichtigste', '*: ein klarer Überblick'],
    description:
      '*: zuerst die kurze Antwort, dann die Schritte, häufige Fehler und Beispiele aus der Praxis.',
  },
  comparison: {
    titles: ['*: die Auswahl im Vergleich', '*: welche Wahl passt?', '*: Stärken, Grenzen und Preise'],
    description:
      '*: die wichtigsten Angebote im Vergleich, mit klaren Kriterien, Preisen und einer Empfehlung für jeden Bedarf.',
  },
  product: {
    titles: ['*: gut wählen und sicher bestellen', '*: Modelle, Details und Lieferung'],
    description:
      '*: was dazugehört, für wen es passt, was es kostet und wann es ankommt. Alles auf einen Blick.',
  },
  pricing: {
    titles: ['*: was es kostet und wofür', '*: Preise und was sie bestimmt'],
    description: '*: klare Preise, was darin enthalten ist und welche Wahl zum Budget passt.',
  },
  local: {
    titles: ['*: Adresse, Öffnungszeiten und Termine', '*: besuchen Sie uns'],
    description: '*: wo wir sind, wann wir geöffnet haben, was wir bieten und wie Sie buchen.',
  },
  brand: {
    titles: ['*: alles auf einen Blick', '*: Überblick, Hilfe und Kontakt'],
    description: '*: die offizielle Seite mit den Antworten und Links, die am meisten gesucht werden.',
  },
};

const french: HeadlinesByFormat = {
  guide: {
    titles: ['* : le guide pratique', '* : l’essentiel', '* : une vue d’ensemble'],
    description:
      '* : la réponse courte d’abord, puis les étapes, les erreurs fréquentes et des exemples concrets.',
  },
  comparison: {
    titles: ['* : le comparatif', '* : que choisir ?', '* : atouts, limites et prix'],
    description:
      '* : les principales options côte à côte, avec des critères clairs, les prix et un conseil pour chaque besoin.',
  },
  product: {
    titles: ['* : bien choisir et commander', '* : modèles, détails et livraison'],
    description:
      '* : ce qui est compris, à qui cela convient, le prix et le délai de livraison. Tout en un coup d’œil.',
  },
  pricing: {
    titles: ['* : combien, et pour quoi ?', '* : les prix et ce qui les explique'],
    description: '* : des prix clairs, ce qu’ils comprennent et comment choisir selon votre budget.',
  },
  local: {
    titles: ['* : adresse, horaires et réservation', '* : venez nous voir'],
    description: '* : où nous trouver, nos horaires, ce que nous proposons et comment réserver.',
  },
  brand: {
    titles: ['* : tout au même endroit', '* : présentation, aide et contact'],
    description: '* : la page officielle, avec les réponses et les liens les plus recherchés.',
  },
};

const spanish: HeadlinesByFormat = {
  guide: {
    titles: ['*: guía práctica', '*: lo esencial', '*: una visión clara'],
    description:
      '*: primero la respuesta breve; después los pasos, los errores frecuentes y ejemplos reales.',
  },
  comparison: {
    titles: ['*: comparativa de opciones', '*: ¿cuál elegir?', '*: ventajas, límites y precios'],
    description:
      '*: las principales opciones una al lado de otra, con criterios claros, precios y un consejo para cada caso.',
  },
  product: {
    titles: ['*: elegir bien y pedir con confianza', '*: modelos, detalles y entrega'],
    description: '*: qué incluye, para quién es, cuánto cuesta y cuándo llega. Todo de un vistazo.',
  },
  pricing: {
    titles: ['*: cuánto cuesta y por qué', '*: precios y de qué dependen'],
    description: '*: precios claros, qué incluyen y cómo elegir la opción que se ajusta al presupuesto.',
  },
  local: {
    titles: ['*: dirección, horario y reservas', '*: visítenos'],
    description: '*: dónde estamos, cuándo abrimos, qué ofrecemos y cómo reservar.',
  },
  brand: {
    titles: ['*: todo en un solo lugar', '*: información, ayuda y contacto'],
    description: '*: la página oficial, con las respuestas y los enlaces más buscados.',
  },
};

const italian: HeadlinesByFormat = {
  guide: {
    titles: ['*: guida pratica', '*: l’essenziale', '*: una panoramica chiara'],
    description: '*: prima la risposta breve, poi i passaggi, gli errori più comuni ed esempi concreti.',
  },
  comparison: {
    titles: ['*: le opzioni a confronto', '*: quale scegliere?', '*: pregi, limiti e prezzi'],
    description:
      '*: le principali opzioni a confronto, con criteri chiari, prezzi e un consiglio per ogni esigenza.',
  },
  product: {
    titles: ['*: scegliere bene e ordinare', '*: modelli, dettagli e consegna'],
    description:
      '*: che cosa comprende, per chi è adatto, quanto costa e quando arriva. Tutto in un colpo d’occhio.',
  },
  pricing: {
    titles: ['*: quanto costa e perché', '*: i prezzi e da che cosa dipendono'],
    description: '*: prezzi chiari, che cosa comprendono e come scegliere in base al budget.',
  },
  local: {
    titles: ['*: indirizzo, orari e prenotazioni', '*: vieni a trovarci'],
    description: '*: dove siamo, quando siamo aperti, che cosa offriamo e come prenotare.',
  },
  brand: {
    titles: ['*: tutto in un unico posto', '*: informazioni, aiuto e contatti'],
    description: '*: la pagina ufficiale, con le risposte e i link più cercati.',
  },
};

const portuguese: HeadlinesByFormat = {
  guide: {
    titles: ['*: guia prático', '*: o essencial', '*: uma visão clara'],
    description: '*: primeiro a resposta curta; depois os passos, os erros mais comuns e exemplos reais.',
  },
  comparison: {
    titles: ['*: comparação das opções', '*: qual escolher?', '*: vantagens, limites e preços'],
    description:
      '*: as principais opções lado a lado, com critérios claros, preços e uma recomendação para cada caso.',
  },
  product: {
    titles: ['*: escolher bem e comprar', '*: modelos, detalhes e entrega'],
    description: '*: o que inclui, para quem serve, quanto custa e quando chega. Tudo num só olhar.',
  },
  pricing: {
    titles: ['*: quanto custa e o que inclui', '*: preços e do que dependem'],
    description: '*: preços claros, o que incluem e como escolher a opção certa para o orçamento.',
  },
  local: {
    titles: ['*: endereço, horário e reservas', '*: visite-nos'],
    description: '*: onde estamos, quando abrimos, o que oferecemos e como reservar.',
  },
  brand: {
    titles: ['*: tudo num só lugar', '*: informações e ajuda'],
    description: '*: a página oficial, com as respostas e os links mais procurados.',
  },
};

const dutch: HeadlinesByFormat = {
  guide: {
    titles: ['*: een praktische gids', '*: het belangrijkste', '*: een helder overzicht'],
    description:
      '*: eerst het korte antwoord, dan de stappen, veelgemaakte fouten en voorbeelden uit de praktijk.',
  },
  comparison: {
    titles: ['*: de opties vergeleken', '*: welke past bij u?', '*: voordelen, grenzen en prijzen'],
    description:
      '*: de belangrijkste opties naast elkaar, met duidelijke criteria, prijzen en een advies voor elke wens.',
  },
  product: {
    titles: ['*: goed kiezen en bestellen', '*: modellen, details en levering'],
    description:
      '*: wat u krijgt, voor wie het geschikt is, wat het kost en wanneer het komt. In één oogopslag.',
  },
  pricing: {
    titles: ['*: wat het kost en waarom', '*: prijzen en waar ze van afhangen'],
    description: '*: duidelijke prijzen, wat erbij hoort en welke keuze bij het budget past.',
  },
  local: {
    titles: ['*: adres, openingstijden en afspraken', '*: kom langs'],
    description: '*: waar we zijn, wanneer we open zijn, wat we bieden en hoe u reserveert.',
  },
  brand: {
    titles: ['*: alles op één plek', '*: overzicht, hulp en contact'],
    description: '*: de officiële pagina, met de antwoorden en links die het meest worden gezocht.',
  },
};

/** For other languages: words of another one would be wrong on the page. */
const plain: Headlines = { titles: ['*'], description: '*' };

const byLanguage = new Map([
  ['en', english],
  ['de', german],
  ['fr', french],
  ['es', spanish],
  ['it', italian],
  ['pt', portuguese],
  ['nl', dutch],
]);

/** Letters that each of these languages often writes besides a to z; those of loanwords are left out. */
const letters = new Map([
  ['en', ''],
  ['de', 'äöüß'],
  ['fr', 'àâæçéèêëîïôœùûüÿ'],
  ['es', 'áéíñóúü'],
  ['it', 'àèéìîòóù'],
  ['pt', 'àáâãçéêíóôõú'],
  ['nl', 'éèëïóöüáíú'],
]);

/**
 * Wordings of title and meta description for a format, in the page's language; the keyword alone for
 * languages without any, and for a keyword with letters of another language: a site may have several.
 */
export function headlinesFor(format: ContentFormat, languageCode: string, keyword: string): Headlines {
  const [language = ''] = languageCode.split('-');
  const known = letters.get(language) ?? '';
  const isOther = [...keyword.normalize('NFC').toLowerCase()].some(
    (letter) => /\p{L}/u.test(letter) && !/[a-z]/.test(letter) && !known.includes(letter),
  );
  return (isOther ? undefined : byLanguage.get(language)?.[format]) ?? plain;
}
