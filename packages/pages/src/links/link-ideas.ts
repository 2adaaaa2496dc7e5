import type { MainParagraph } from '../main-text/main-text.ts';

/** A query that leads to a page, from Search Console or from tracked keywords. */
export interface PageQuery {
  readonly text: string;
  /** Impressions, or the search volume where those are unknown. */
  readonly impressions: number;
  /** Null if the page does not rank for it, or nobody knows. */
  readonly position: number | null;
}

/** A page between which links may be proposed: answered 200, indexable, canonical to itself. */
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
  /** Keys that its content links to. */
  readonly contentLinks: readonly string[];
  /** Keys that its menus, header, footer and asides link to. */
  readonly otherLinks: readonly string[];
  /** Keys of the pages above it. */
  readonly ancestors: readonly string[];
  readonly queries: readonly PageQuery[];
  /** Clicks or visits; null if unknown. */
  readonly visits: number | null;
}

/** A link to set: the words in the source's own sentence, and why the target needs it. */
export interface LinkIdea {
  readonly from: string;
  readonly to: string;
  /** The words to link, as they stand in the sentence. */
  readonly anchor: string;
  readonly sentence: string;
  /** Index of the paragraph in the source's main text, and where the anchor begins in it. */
  readonly paragraph: number;
  readonly at: number;
  /** The query whose words they are; null if they are those of the title. */
  readonly query: PageQuery | null;
  /** Pages whose content links to the target, and the median over all targets. */
  readonly contentLinks: number;
  readonly medianContentLinks: number;
  /** True if a menu of the source links to the target. */
  readonly isInMenu: boolean;
  readonly isSameTopic: boolean;
  /** Cosine of the words of both pages, 0 to 1. */
  readonly similarity: number;
}

/**
 * Why nothing is proposed for a target. `no-phrase`: no page says its words; `too-general`: too many do;
 * `other-page`: its words belong to another page as well; `no-source`: those that say them link to it already, are about
 * something else, or have links enough.
 */
export type NoIdeaReason = 'no-phrase' | 'too-general' | 'other-page' | 'no-source';

export interface LinkSuggestions {
  readonly ideas: readonly LinkIdea[];
  readonly without: readonly { readonly to: string; readonly reason: NoIdeaReason }[];
}
