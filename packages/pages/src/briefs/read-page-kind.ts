import { findCues } from '@keydence/topics';
import type { MainText } from '../main-text/main-text.ts';
import type { PageFacts } from '../page-facts/page-facts.ts';
import type { BriefForm, BriefPageKind } from './brief-types.ts';
import { isNumbered } from './clean-heading.ts';

const price =
  /(?:[$€£¥₹₽]|\b(?:USD|EUR|GBP|CHF|kr|zł|円)) ?\d|\d(?:[.,]\d{1,2})? ?(?:[€£¥₹₽]|\b(?:USD|EUR|GBP|CHF)\b|kr\b|zł|円)/gu;
const most = { itemsOfProduct: 6, wordsOfTool: 700, wordsOfVideo: 150 };
const least = { pricesOfCategory: 12, partsOfList: 5, inputsOfTool: 3, wordsOfText: 150, steps: 3 };
const stepWord = /^(?:step|schritt|étape|etapa|paso|passo|stap|krok|steg|trin|шаг|手順|步骤|步驟|第) ?\d/iu;

export interface JudgedMarkup {
  address: string;
  facts: PageFacts;
  main: MainText;
  language: string;
}

/**
 * The kind of a page, by its structured data, then its address, title, headings and parts; the
 * first match counts.
 */
export function readPageKind(page: JudgedMarkup): BriefPageKind {
  const { address, facts, main, language } = page;
  const types = new Set(facts.structuredData.types);
  const has = (...names: string[]) => names.some((name) => types.has(name));
  const { pathname } = new URL(address);
  if (pathname === '/' || /^\/[a-z]{2}(?:-[a-z]{2})?\/?$/i.test(pathname)) return 'home';
  if (has('DiscussionForumPosting', 'QAPage')) return 'forum';
  if (main.words < most.wordsOfVideo && (has('VideoObject') || facts.parts.videos > 0)) return 'video';
  const items = facts.structuredData.items.filter(({ type }) => type === 'Product').length;
  const prices = countPrices(main);
  const cues = new Set(findCues(facts.title ?? '', language).map(({ kind }) => kind));
  const isList = countParts(facts) >= least.partsOfList;
  if (has('HowTo', 'Recipe')) return 'guide';
  if (isList && cues.has('comparison')) return 'comparison';
  if (items > most.itemsOfProduct || has('CollectionPage', 'OfferCatalog')) return 'category';
  if (items > 0 && has('Offer', 'AggregateOffer') && main.words < least.wordsOfText * 8) return 'product';
  if (prices >= least.pricesOfCategory && main.words < prices * 40) return 'category';
  if (has('SoftwareApplication', 'WebApplication') || isTool(page)) return 'tool';
  if (has('NewsArticle', 'ReportageNewsArticle')) return 'news';
  if (isStoreOfPlace(facts) && main.words < least.wordsOfText * 4) return 'local';
  if (cues.has('comparison') && facts.headings.length >= least.partsOfList) return 'comparison';
  if (items === 1 && prices > 0) return 'product';
  return main.words >= least.wordsOfText || has('Article', 'BlogPosting', 'FAQPage') ? 'guide' : 'other';
}

/** The page's parts besides its text. */
export function readForms({ facts, main }: JudgedMarkup): BriefForm[] {
  const types = new Set(facts.structuredData.types);
  const fields = new Set(facts.structuredData.items.flatMap((item) => item.fields));
  const items = main.paragraphs.filter(({ kind }) => kind === 'item').length;
  const steps = facts.headings.filter(({ text }) => stepWord.test(text)).length;
  const isThere: Record<BriefForm, boolean> = {
    table: main.paragraphs.some(({ kind }) => kind === 'cell') || facts.parts.tables > 0,
    list: items >= least.steps,
    video: facts.parts.videos > 0 || types.has('VideoObject'),
    images: facts.parts.contentImages > 1,
    steps: steps >= least.steps || types.has('HowTo'),
    faq: types.has('FAQPage'),
    prices: countPrices(main) > 2,
    author: fields.has('author'),
    date: fields.has('datePublished') || fields.has('dateModified'),
  };
  return (Object.keys(isThere) as BriefForm[]).filter((form) => isThere[form]);
}

function countPrices({ paragraphs }: MainText): number {
  let count = 0;
  for (const { text } of paragraphs.slice(0, 2_000)) count += text.slice(0, 2_000).match(price)?.length ?? 0;
  return count;
}

/** Numbered headings of one level, or as many of one level as a list has. */
function countParts({ headings }: PageFacts): number {
  const levels = [2, 3].map((level) => headings.filter((heading) => heading.level === level));
  const numbered = levels.map((list) => list.filter(({ text }) => isNumbered(text)).length);
  return Math.max(...numbered, ...levels.map((list) => list.length));
}

function isTool({ facts, main }: JudgedMarkup): boolean {
  return facts.parts.inputs >= least.inputsOfTool && main.words < most.wordsOfTool && facts.parts.forms < 2;
}

function isStoreOfPlace({ structuredData }: PageFacts): boolean {
  return structuredData.items.some(
    ({ fields }) => fields.includes('address') && fields.some((field) => field.startsWith('openingHours')),
  );
}
