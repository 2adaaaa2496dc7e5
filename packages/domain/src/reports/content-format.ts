import type { SearchIntent } from '../search-data/port.ts';

export type ContentFormat = 'guide' | 'comparison' | 'product' | 'pricing' | 'local' | 'brand';

interface FormatProfile {
  name: string;
  /** Words that a complete page of this kind needs. */
  wordCount: number;
  alternatives: readonly string[];
}

/**
 * The formats by name. The word count depends only on the format: most for explaining or comparing,
 * fewest for leading to a place or a brand.
 */
export const contentFormats: Record<ContentFormat, FormatProfile> = {
  guide: {
    name: 'In-depth guide',
    wordCount: 1800,
    alternatives: ['Step-by-step checklist', 'Explainer video with transcript', 'Question-and-answer page'],
  },
  comparison: {
    name: 'Comparison page',
    wordCount: 1500,
    alternatives: ['Best-of list', "Buyer's guide", 'Head-to-head review'],
  },
  product: {
    name: 'Product or landing page',
    wordCount: 900,
    alternatives: ['Category page with filters', 'Offer page with customer stories', 'Short product video'],
  },
  pricing: {
    name: 'Pricing page',
    wordCount: 900,
    alternatives: ['Price calculator', 'Price comparison table', 'Cost guide'],
  },
  local: {
    name: 'Local landing page',
    wordCount: 700,
    alternatives: ['Business profile with photos', 'Store finder', 'Local customer story'],
  },
  brand: {
    name: 'Brand page',
    wordCount: 700,
    alternatives: ['Help page', 'About page', 'Sign-in or contact page'],
  },
};

// Words of searchers in the languages of the larger markets. Order matters: the first match decides.
const patterns: readonly [ContentFormat, RegExp][] = [
  [
    'local',
    /(^|\s)(near me|nearby|in der nähe|près de|cerca de m[ií]|vicino a me|in de buurt|perto de mim)(\s|$)/iu,
  ],
  [
    'comparison',
    /^top\s|(^|\s)(best|beste[rsn]?|meilleure?s?|mejor(es)?|miglior[ei]?|melhor(es)?|vs|versus|alternatives?|alternativen?|compar\w*|vergleich|reviews?)(\s|$)/iu,
  ],
  [
    'pricing',
    /(^|\s)(price|prices|pricing|cost|costs|cheap|preise?|kosten|günstig|prix|tarifs?|precios?|prezz[oi]|prijs|preços?)(\s|$)/iu,
  ],
  [
    'product',
    /(^|\s)(buy|order online|for sale|coupon|discount|kaufen|bestellen|acheter|comprar|comprare|acquistare|kopen)(\s|$)/iu,
  ],
  [
    'guide',
    /(^|\s)(how|what|why|when|which|guide|tutorial|ideas|tips|wie|was|warum|wann|welche[rs]?|anleitung|comment|pourquoi|qu'est-ce|c[oó]mo|qu[eé]|por qu[eé]|come|cosa|perché|hoe|wat|waarom|como|o que)(\s|$)/iu,
  ],
];

const formatByIntent: Record<SearchIntent, ContentFormat> = {
  informational: 'guide',
  commercial: 'comparison',
  transactional: 'product',
  navigational: 'brand',
};

interface FormatFacts {
  keywordText: string;
  intent: SearchIntent | null;
}

/** The kind of page for a keyword: by its wording, then its intent, else a guide. */
export function chooseContentFormat({ keywordText, intent }: FormatFacts): ContentFormat {
  const matched = patterns.find(([, pattern]) => pattern.test(keywordText));
  if (matched) return matched[0];
  return intent === null ? 'guide' : formatByIntent[intent];
}
