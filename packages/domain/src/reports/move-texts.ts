import { gainSpeech } from '../gain/gain-text.ts';
import type { MoveVerb } from '../moves/schema.ts';
import type { Evidence } from './evidence-schema.ts';
import type { ReportFacts, ReportMove } from './facts.ts';
import { capitalised } from './prose.ts';
import { ownPage, ownRows } from './sources.ts';

/** The rows behind a statement about moves: their main searches and pages. */
export function moveRows(facts: ReportFacts, ...moves: readonly ReportMove[]): Partial<Evidence>[] {
  return moves.flatMap(({ id, pages }) => [
    ownRows(...facts.opportunities.filter(({ move }) => move?.id === id)),
    ...pages.map((page) => ownPage(page, facts.pages)),
  ]);
}

/** "620 to 940 more visits a month." */
export function gainSentence({ gain }: ReportMove): string {
  return gain === null ? 'What it would bring is not known.' : `${capitalised(gainSpeech(gain))}.`;
}

interface WorkTexts {
  expectedImpact: string;
  expectedTimeline: string;
  metric: string;
  resources: string;
  contingency: string;
  growth: string;
  advantage: string;
  approach: string;
}

/** Texts common to all moves of a kind. */
export const workTexts: Readonly<Record<MoveVerb, WorkTexts>> = {
  update: {
    expectedImpact: 'More clicks for a page that searchers see already, without a new page.',
    expectedTimeline: 'Four to eight weeks',
    metric: 'Four weeks after the work, its clicks have grown more than those of your similar pages',
    resources: 'A rewrite of the title, the opening paragraph and what is missing',
    contingency: 'If nothing has changed after two months, compare the page with the ones above it',
    growth: 'Improve pages that searchers see already',
    advantage: 'The pages exist, and Google shows them already.',
    approach: 'Work on one page at a time, the one with the largest gain first.',
  },
  write: {
    expectedImpact: 'A page of your own for searches that you have none for.',
    expectedTimeline: 'Two to three months',
    metric: 'The page ranks in the top twenty within three months',
    resources: 'One page, written from its content brief, with links from related pages',
    contingency: 'If the page does not rank after three months, study the format of the pages above it',
    growth: 'Write pages for topics that have none',
    advantage: 'A page that answers a whole topic can rank for many of its keywords.',
    approach: 'Write one page for each topic, and link it from the pages that are near to it.',
  },
  link: {
    expectedImpact: 'A page near the top gets support from your stronger pages.',
    expectedTimeline: 'Two to four weeks',
    metric: 'Four weeks after the work, its clicks have grown more than those of your similar pages',
    resources: 'An edit of each page that is to link',
    contingency: 'If nothing has changed after two months, improve the page itself',
    growth: 'Link to pages near the top',
    advantage: 'The links are yours to set, and take minutes.',
    approach: 'Set the links in the text, with the words that people search for.',
  },
  merge: {
    expectedImpact: 'One clear page for searches that several pages share.',
    expectedTimeline: 'Two to four weeks',
    metric: 'Only one of the pages is shown for the shared searches',
    resources: 'An editor to merge the texts, and a permanent redirect',
    contingency: 'If both pages are needed, give each its own search intent, title and headings',
    growth: 'Make one page of those that compete',
    advantage: 'The competition here is among your own pages, not another site.',
    approach: 'Move the best parts to the page that stays, then redirect the other one.',
  },
};
