import type { ContentSuggestion } from '@keydence/domain';

type OutlineSection = ContentSuggestion['contentOutline']['sections'][number];

/** Page sections that a model can choose. Heading and points brief the writer, in English. */
export const outlineKinds = {
  shortAnswer: section('The short answer', [
    'Answer the question in two or three sentences',
    'Say who the page is for and what it leaves out',
  ]),
  definition: section('What it is', ['A definition in one sentence', 'How it differs from similar things']),
  steps: section('Step by step', [
    'One heading per step, in order',
    'A picture or an example for every step that needs one',
  ]),
  tools: section('What you need', ['Tools and materials in one list', 'What you can do without']),
  options: section('Each option in detail', [
    'Strengths, limits and price of each',
    'Who should choose it, and who should not',
  ]),
  comparison: section('Comparison of the options', ['A table with the options and the criteria that decide']),
  criteria: section('What to look for', ['The criteria for a choice, and why they matter']),
  costs: section('What it costs', ['All prices in one table', 'What each includes and what costs extra']),
  mistakes: section('Common mistakes', ['What can go wrong, and why', 'How to notice it and fix it']),
  care: section('Care and maintenance', ['What to do, how often and with what']),
  examples: section('Examples from practice', ['A case with starting point, decision and result']),
  decision: section('How to decide', ['Questions that narrow the choice to one or two options']),
  checklist: section('Checklist', ['What to check, one line each']),
  questions: section('Questions and answers', [
    'Related questions from the search results, one short answer each',
    'A link to the next step for readers who are ready',
  ]),
} satisfies Record<string, OutlineSection>;

export type OutlineKind = keyof typeof outlineKinds;

/** Kinds for the JSON schema of an answer. */
export const outlineKindNames = Object.keys(outlineKinds) as [OutlineKind, ...OutlineKind[]];

function section(heading: string, keyPoints: string[]): OutlineSection {
  return { heading, keyPoints };
}
