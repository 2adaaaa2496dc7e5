import { z } from 'zod';

/** Maximum ideas for one page. */
export const mostLinkIdeas = 10;

/** A place on another page of the site where a link to the page belongs. */
export const linkIdea = z.object({
  pageId: z.string(),
  address: z.string(),
  title: z.string().nullable(),
  /** Words of the sentence to link, as written. */
  anchor: z.string(),
  /** The sentence before and after them, each cut to about 12 words. */
  before: z.string(),
  after: z.string(),
  /** Number of the paragraph in the main text, from 1. */
  paragraph: z.number().int(),
  /** Search that the words answer; null if they are from the title. */
  query: z.string().nullable(),
  /** True if a menu of the page has the link already. */
  isInMenu: z.boolean(),
});
export type LinkIdea = z.infer<typeof linkIdea>;

/** A page as input of the rule for missing links. */
export interface LinkablePage {
  key: string;
  title: string | null;
  h1: string | null;
  /** Empty if unknown. */
  language: string;
  topicId: number | null;
  /** Deflated; null without a stored text. */
  mainText: Uint8Array | null;
  /** Kinds and links of its paragraphs, as read with it; empty if unknown. */
  blocks: string;
  /** Keys of the pages its content links to. */
  contentLinks: readonly string[];
  /** True if another part of it links to the target. */
  isInMenu: boolean;
  /** Number of pages of the site that this one represents when words are counted. */
  weight: number;
}

export interface LinkQuestion {
  target: LinkablePage;
  /** Searches for which the target is the site's page. */
  queries: readonly { text: string; impressions: number; position: number | null }[];
  /** Pages of its language: the closest ones, and others spread over the site. */
  sources: readonly LinkablePage[];
}

/** Reason for no idea, as a key of the sentences. */
export type NoLinkReason = keyof typeof noLinkSentences;

export interface LinkAnswer {
  ideas: (Omit<LinkIdea, 'pageId' | 'address' | 'title'> & { from: string })[];
  /** Null with ideas. */
  reason: NoLinkReason | null;
}

const noLinkSentences = {
  'not-shown': 'Search engines cannot show this page, so no links to it are proposed.',
  furniture: 'Legal, tag, login and numbered pages get no proposals.',
  'no-source-read': 'No other page in this language has a readable text.',
  'all-linked': 'The pages closest to it link to it already.',
  late: 'The texts of the site took too long to compare.',
  'no-phrase': 'No compared page has the searches or the title of this page in its text.',
  'one-word': 'The title of this page is one word, and no compared page writes it as a name.',
  'too-general': 'The words for this page are on too many pages.',
  'other-page': 'The words for this page also fit another page.',
  'no-source':
    'Pages with its words link to it already, are below it, differ in subject, or have over 100 links.',
} as const;

/** Reasons that follow from the compared texts. */
const fromTexts: ReadonlySet<NoLinkReason> = new Set([
  'no-phrase',
  'one-word',
  'too-general',
  'other-page',
  'no-source',
]);

/**
 * Reason for no idea as a sentence.
 * @param compared number of pages whose texts were compared.
 */
export function describeNoLinks(reason: NoLinkReason, compared: number): string {
  const sentence = noLinkSentences[reason];
  if (!fromTexts.has(reason)) return sentence;
  const pages = compared === 1 ? '1 page' : `${compared} pages`;
  return `${sentence} Compared: ${pages} without a link to it.`;
}
