import type { MainParagraph } from '../main-text/main-text.ts';

/** A query of a page, from Search Console or from tracked keywords. */
export interface PageQuery {
  readonly text: string;
  /** Impressions, or the search volume if they are unknown. */
  readonly impressions: number;
  /** Null if the page does not rank for it, or the rank is unknown. */
  readonly position: number | null;
}

/** A page that may get or contain a proposed link: status 200, indexable, canonical to itself. */
export interface LinkablePage {
  readonly key: string;
  readonly title: string | null;
  readonly h1: string | null;
  /** Code such as `de`; pages of different languages are never linked. */
  readonly language: string;
  /** `furniture`: legal, tag, login and paginated pages, which are neither source nor target. */
  readonly kind: 'content' | 'furniture';
  /** Null if unknown. */
  readonly topicId: number | null;
  readonly paragraphs: readonly MainParagraph[];
  /** Keys of the pages its content links to. */
  readonly contentLinks: readonly string[];
  /** Keys of the pages its menus, header, footer and asides link to. */
  readonly otherLinks: readonly string[];
  /** Keys of its parent pages. */
  readonly ancestors: readonly string[];
  readonly queries: readonly PageQuery[];
  /** Clicks or visits; null if unknown. */
  readonly visits: number | null;
}

/** A proposed link: the words in the source's own sentence, and the need of the target. */
export interface LinkIdea {
  readonly from: string;
  readonly to: string;
  /** The words to link, as written in the sentence. */
  readonly anchor: string;
  readonly sentence: string;
  /** Index of the paragraph in the source's main text, and offset of the anchor in it. */
  readonly paragraph: number;
  readonly at: number;
  /** Query of the words; null if they are from the title. */
  readonly query: PageQuery | null;
  /** Number of pages whose content links to the target, and the median over all targets. */
  readonly contentLinks: number;
  readonly medianContentLinks: number;
  /** True if a menu of the source links to the target. */
  readonly isInMenu: boolean;
  readonly isSameTopic: boolean;
  /** Cosine of the words of both pages, 0 to 1. */
  readonly similarity: number;
}

/**
 * Reason why nothing is proposed for a target. `no-phrase`: no page contains its words;
 * `one-word`: its title is one word, which no page writes as a name; `too-general`: too many pages
 * contain its words; `other-page`: its words belong to another page as well; `no-source`:
 * the pages with its words link to it already, are about another subject, or have enough links.
 */
export type NoIdeaReason = 'no-phrase' | 'one-word' | 'too-general' | 'other-page' | 'no-source';

export interface LinkSuggestions {
  readonly ideas: readonly LinkIdea[];
  readonly without: readonly { readonly to: string; readonly reason: NoIdeaReason }[];
}
