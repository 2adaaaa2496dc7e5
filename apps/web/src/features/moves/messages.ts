import { formatNumber } from '@keydence/ui';
import { countMoves } from '../../lib/moves/move-texts.ts';

export const messages = {
  title: 'Moves',
  description: 'Pieces of work on your site, each with its expected gain and its evidence.',
  noDomain: 'No domain selected',
  noDomainHint: 'Select a domain to view its moves.',
  loadFailed: 'Could not load your moves',
  tryAgain: 'Try Again',
  rebuild: 'Find moves again',
  computed: (day: string) => `Computed ${day}`,
  tabs: 'Lists of moves',
  list: 'List',
  table: 'Table',
  planned: 'These two weeks',
  candidates: 'Candidates',
  skipped: 'Skipped',
  done: 'Done',
  capacity: 'Hours in two weeks',
  capacityFailed: 'Could not change the hours',
  capacityRange: (most: number) => `Enter 1 to ${formatNumber(most)} hours.`,
  sum: (moves: number, hours: string, worth: string | null) =>
    [countMoves(moves), hours, worth].filter(Boolean).join(' · '),
  range: (low: string, high: string) =>
    `Four of five such plans bring ${low} to ${high} visits a month in total.`,
  leftOutTitle: 'Why not the others?',
  filters: 'Move filters',
  searchPlaceholder: 'Search pages and topics',
  verb: 'Verb',
  anyVerb: 'Any verb',
  topic: 'Topic',
  anyTopic: 'Any topic',
  why: 'Why not planned',
  anyWhy: 'Any reason',
  clear: 'Clear',
  count: (total: number, isFiltered: boolean) =>
    `${countMoves(total)}${isFiltered ? ' match these filters' : ''}`,
  noMatch: 'No moves match these filters',
  clearFilters: 'Clear filters',
  pastEnd: 'This page is past the end of the list.',
  firstPage: 'Go to the first page',
  toPlan: 'Go to these two weeks',
  empty: {
    planned: 'No move to plan now',
    candidates: 'No candidates',
    skipped: 'No skipped moves',
    done: 'No done moves yet',
  },
  emptyHint: {
    planned: '',
    candidates: 'Moves that a run finds and the plan leaves out appear here.',
    skipped: 'Moves that you skip appear here with your reason.',
    done: 'The review starts when you mark a move as done.',
  },
} as const;

/** Headers of the candidates table, with definitions. */
export const columns = {
  verb: { name: 'Verb', hint: 'Write a new page, update one, merge several, or link to one.' },
  object: { name: 'Object', hint: 'The page or topic to work on.' },
  topic: { name: 'Topic', hint: 'The topic of its searches.' },
  gain: { name: 'Gain', hint: 'Extra visits a month to expect from it.' },
  effort: { name: 'Effort', hint: 'Hours of work.' },
  worth: { name: 'Per hour', hint: 'Expected extra visits a month for each hour of work.' },
  reason: { name: 'Reason', hint: 'One fact and what follows from it.' },
  facts: { name: 'Facts', hint: 'How many facts it has, with source and date.' },
  proposed: { name: 'Proposed', hint: 'The day of its first proposal.' },
  why: { name: 'State', hint: 'Why it is not planned, or what happened to it.' },
  actions: { name: 'Actions', hint: 'Accept, skip or explain it.' },
} as const;
