import type { PrimaryStrategy } from './primary-strategy.ts';

interface Playbook {
  summary: string;
  howToCopy: readonly string[];
  risks: readonly string[];
}

/** Meaning, instructions and cost of each strategy. */
export const strategyPlaybooks: Record<PrimaryStrategy, Playbook> = {
  comparison_pages: {
    summary: 'Its main keywords compare products or ask for alternatives.',
    howToCopy: [
      'Publish one page per comparison, with the same criteria on each.',
      'Put the verdict and a table at the top, and name the weak points of your own offer too.',
      'Link every comparison to the product page that it recommends.',
    ],
    risks: [
      'Comparisons age fast: prices and features need a check every quarter.',
      'Unfair comparisons cost trust, and can cost a legal dispute.',
    ],
  },
  informational_hub: {
    summary: 'It wins visitors early, with guides and answers to questions.',
    howToCopy: [
      'Choose one topic and cover it fully: an overview page and a page per question.',
      'Open each page with the answer, then go deeper than the present leader.',
      'Lead readers on to a product or a sign-up with one clear link.',
    ],
    risks: [
      'AI overviews answer plain questions themselves and take clicks away.',
      'Visits from questions convert late; measure sign-ups, not only visits.',
    ],
  },
  commercial_intent: {
    summary: 'It concentrates on searchers who are ready to buy.',
    howToCopy: [
      'Give each product group a page with the words that buyers use.',
      'Show price, availability and proof where the eye lands first.',
      'Add reviews and structured product data.',
    ],
    risks: [
      'These keywords are contested, so expect slow gains and high difficulty.',
      'Ads push organic results down on buying searches.',
    ],
  },
  brand_navigation: {
    summary: 'Most of its visits come from people who search for its name.',
    howToCopy: [
      'Make sure that your own name leads to the right page, with sitelinks.',
      'Build recognition outside search: newsletters, partners and communities.',
    ],
    risks: [
      'Searches for a brand name cannot be won by others; do not chase them.',
      'Visitors to pages about a competing brand want that brand.',
    ],
  },
  paid_focus: {
    summary: 'It buys much of its visibility with ads.',
    howToCopy: [
      'Read its ad keywords as a list of searches that earn money.',
      'Write organic pages for the most expensive ones, where a click saves most.',
      'Test headlines with a small ad budget before you write long pages.',
    ],
    risks: ['Bidding against it raises the price for both.', 'Paid visits end with the budget.'],
  },
  local_seo: {
    summary: 'It is strong where the results show a map: searches for something nearby.',
    howToCopy: [
      'Complete the business profile with categories, hours and photos.',
      'Give each place a page of its own with address, services and reviews.',
      'Ask customers for reviews, and answer each one.',
    ],
    risks: [
      'Without a real place in the area, local results stay out of reach.',
      'Near-identical pages for many towns count as thin content.',
    ],
  },
  mixed: {
    summary: 'It follows no single line: guides, product pages and brand searches all contribute.',
    howToCopy: [
      'Take the one kind of page that fits your offer best, and do only that at first.',
      'Look at its strongest pages for topics, not for wording.',
    ],
    risks: ['Copying everything spreads a small team thin.'],
  },
  other: {
    summary: 'Too few of its keywords are known to name a strategy.',
    howToCopy: ['Refresh the competitor to collect its keywords, then read this section again.'],
    risks: ['Decisions on so little data would be guesses.'],
  },
};
