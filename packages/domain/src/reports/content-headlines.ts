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

const byLanguage = new Map([
  ['en', english],
  ['de', german],
  ['fr', french],
]);

/**
 * Wordings of title and meta description for a format, in the page's language; English for
 * languages without any.
 */
export function headlinesFor(format: ContentFormat, languageCode: string): Headlines {
  return (byLanguage.get(languageCode) ?? english)[format];
}
