import type { Language, TopicKind } from './topic.ts';

/** How people word a search around a head (`~`), and its searches in relation to the head alone. */
export type Pattern = readonly [wording: string, share: number];

const plain: Pattern = ['~', 1];

const englishService: readonly Pattern[] = [
  plain,
  ['~ cost', 0.45],
  ['best ~', 0.35],
  ['~ companies', 0.2],
  ['~ near me', 0.3],
  ['~ reviews', 0.1],
  ['~ quotes', 0.08],
  ['~ prices', 0.12],
  ['us:~ financing', 0.05],
  ['us:affordable ~', 0.04],
  ['gb:~ grants', 0.1],
  ['gb:~ uk', 0.2],
];

const english: Partial<Record<TopicKind, readonly Pattern[]>> = {
  product: [
    plain,
    ['best ~', 0.55],
    ['~ reviews', 0.12],
    ['cheap ~', 0.08],
    ['best budget ~', 0.1],
    ['~ sale', 0.09],
    ['~ deals', 0.05],
    ['buy ~ online', 0.03],
    ['~ price', 0.04],
    ['top rated ~', 0.06],
    ['us:~ near me', 0.06],
    ['gb:~ uk', 0.12],
    ['gb:best ~ uk', 0.1],
  ],
  software: [
    plain,
    ['best ~', 0.5],
    ['free ~', 0.4],
    ['~ pricing', 0.05],
    ['~ reviews', 0.08],
    ['~ for small business', 0.12],
    ['open source ~', 0.1],
    ['~ comparison', 0.07],
    ['simple ~', 0.06],
    ['~ for startups', 0.03],
    ['~ free trial', 0.02],
    ['gb:~ uk', 0.08],
  ],
  template: [
    plain,
    ['free ~', 0.35],
    ['~ excel', 0.4],
    ['~ google sheets', 0.2],
    ['~ word', 0.1],
    ['~ pdf', 0.08],
    ['~ download', 0.06],
    ['simple ~', 0.12],
    ['~ example', 0.15],
    ['~ for small teams', 0.02],
  ],
  service: englishService,
  trade: englishService,
  money: [
    plain,
    ['~ calculator', 0.2],
    ['~ explained', 0.04],
    ['~ guide', 0.05],
    ['us:~ by state', 0.12],
    ['us:~ california', 0.1],
    ['us:~ texas', 0.08],
    ['gb:~ uk', 0.25],
    ['gb:~ scotland', 0.06],
    ['gb:~ wales', 0.05],
  ],
  concept: [
    plain,
    ['~ explained', 0.06],
    ['~ guide', 0.08],
    ['~ examples', 0.2],
    ['~ pdf', 0.12],
    ['~ checklist', 0.08],
    ['~ process', 0.12],
    ['~ best practices', 0.08],
    ['~ for beginners', 0.1],
  ],
  event: [
    plain,
    ['best ~', 0.3],
    ['~ near me', 0.4],
    ['~ for beginners', 0.15],
    ['~ calendar', 0.12],
    ['~ results', 0.1],
    ['us:~ by state', 0.08],
    ['us:~ in colorado', 0.06],
    ['gb:~ uk', 0.3],
    ['gb:~ in wales', 0.08],
    ['gb:~ in scotland', 0.1],
  ],
  advice: [
    plain,
    ['~ for beginners', 0.4],
    ['~ tips', 0.06],
    ['best ~', 0.2],
    ['~ pdf', 0.16],
    ['free ~', 0.2],
    ['~ app', 0.06],
  ],
};

const germanBuying: readonly Pattern[] = [
  plain,
  ['~ test', 0.5],
  ['~ kaufen', 0.2],
  ['~ testsieger', 0.16],
  ['{best} ~', 0.18],
  ['~ günstig', 0.08],
  ['~ vergleich', 0.11],
  ['~ angebot', 0.07],
  ['~ empfehlung', 0.06],
  ['~ preis', 0.05],
  ['~ gebraucht', 0.05],
];

const germanService: readonly Pattern[] = [
  plain,
  ['~ kosten', 0.45],
  ['~ förderung', 0.3],
  ['~ vergleich', 0.15],
  ['~ erfahrungen', 0.14],
  ['~ anbieter', 0.12],
  ['~ rechner', 0.12],
  ['~ in der nähe', 0.06],
  ['~ angebot', 0.07],
  ['~ vorteile und nachteile', 0.04],
  ['~ einfamilienhaus', 0.08],
  ['~ preise', 0.1],
];

const germanTrade: readonly Pattern[] = [
  plain,
  ['~ kosten', 0.5],
  ['~ preise', 0.1],
  ['~ firmen', 0.1],
  ['~ angebot', 0.07],
  ['~ in der nähe', 0.1],
  ['~ erfahrungen', 0.06],
  ['~ anleitung', 0.08],
  ['~ selber machen', 0.1],
];

const germanMoney: readonly Pattern[] = [
  plain,
  ['~ aktuell', 0.15],
  ['~ rechner', 0.16],
  ['~ beispiel', 0.05],
  ['~ einfach erklärt', 0.04],
  ['~ bayern', 0.06],
  ['~ nrw', 0.07],
  ['~ tipps', 0.03],
];

const frenchBuying: readonly Pattern[] = [
  plain,
  ['{best} ~', 0.4],
  ['~ avis', 0.14],
  ['~ pas cher', 0.16],
  ['~ comparatif', 0.1],
  ['acheter ~', 0.05],
  ['~ promo', 0.06],
  ['~ prix', 0.1],
  ['test ~', 0.08],
  ['~ soldes', 0.05],
  ['~ occasion', 0.06],
];

const frenchEvent: readonly Pattern[] = [
  plain,
  ['~ débutant', 0.12],
  ['~ résultats', 0.14],
  ['~ inscription', 0.08],
  ['~ autour de moi', 0.12],
  ['~ parcours', 0.06],
  ['{best} ~', 0.08],
  ['~ france', 0.2],
];

const frenchAdvice: readonly Pattern[] = [
  plain,
  ['~ débutant', 0.35],
  ['~ gratuit', 0.14],
  ['~ pdf', 0.16],
  ['~ conseils', 0.05],
  ['{best} ~', 0.04],
];

function withoutUsed(list: readonly Pattern[]): readonly Pattern[] {
  return list.filter(([wording]) => wording !== '~ gebraucht' && wording !== '~ occasion');
}

// Each language has words only for the kinds of topic that its vocabularies use.
const patterns: Record<Language, Partial<Record<TopicKind, readonly Pattern[]>>> = {
  en: english,
  de: {
    product: germanBuying,
    consumable: withoutUsed(germanBuying),
    service: germanService,
    trade: germanTrade,
    money: germanMoney,
  },
  fr: {
    product: frenchBuying,
    consumable: withoutUsed(frenchBuying),
    event: frenchEvent,
    advice: frenchAdvice,
  },
};

/** The wordings in use around the heads of a topic. */
export function patternsOf(language: Language, kind: TopicKind): readonly Pattern[] {
  return patterns[language][kind] ?? [plain];
}

const buyingKinds: ReadonlySet<TopicKind> = new Set(['product', 'consumable', 'software', 'service']);

/** The wordings around a head together with a modifier. */
export function modifierPatternsOf(language: Language, kind: TopicKind): readonly Pattern[] {
  if (!buyingKinds.has(kind)) return [['~', 0.12]];
  if (language === 'en')
    return [
      ['~', 0.14],
      ['best ~', 0.12],
    ];
  if (kind === 'service') return [['~', 0.12]];
  return language === 'de'
    ? [
        ['~', 0.14],
        ['~ test', 0.05],
      ]
    : [
        ['~', 0.14],
        ['{best} ~', 0.05],
      ];
}

/** The wordings around a site's own name, with searches in relation to the name alone. */
export const brandPatterns: Record<Language, { shop: readonly Pattern[]; software: readonly Pattern[] }> = {
  en: {
    shop: [plain, ['~ reviews', 0.12], ['~ discount code', 0.18], ['~ returns', 0.04]],
    software: [plain, ['~ login', 0.5], ['~ pricing', 0.1], ['~ reviews', 0.06], ['~ alternatives', 0.08]],
  },
  de: {
    shop: [plain, ['~ erfahrungen', 0.14], ['~ gutschein', 0.16], ['~ retoure', 0.03]],
    software: [plain, ['~ login', 0.4], ['~ preise', 0.1], ['~ erfahrungen', 0.06]],
  },
  fr: {
    shop: [plain, ['~ avis', 0.16], ['~ code promo', 0.18], ['~ retour', 0.03]],
    software: [plain, ['~ connexion', 0.4], ['~ tarifs', 0.1], ['~ avis', 0.06]],
  },
};
