import type { Subject } from './facts/known-facts.ts';

/** One of our sentences that a model can choose. `@` is replaced by its subject. */
interface Choice {
  text: string;
  /**
   * Condition on the facts and on `@` for the sentence to be true; null for a sentence without `@`.
   */
  fits: ((subject: Subject) => boolean) | null;
}

const isOwnKeyword = ({ kind, competitor }: Subject) => kind === 'keyword' && competitor === null;
const isRanked = (subject: Subject) => isOwnKeyword(subject) && subject.values.position !== undefined;
const isUnranked = (subject: Subject) => isOwnKeyword(subject) && subject.values.unranked !== undefined;
const isCompetitor = ({ kind }: Subject) => kind === 'competitor';

export const adviceChoices = {
  extendPage: { text: 'Extend the page that ranks for @.', fits: isRanked },
  titleFirst: { text: 'Start the page title with @.', fits: isRanked },
  writePage: { text: 'Write a page for @.', fits: isUnranked },
  watchRank: { text: 'Check the rank for @ every week.', fits: isOwnKeyword },
  comparePages: { text: 'Compare your page with the first results for @.', fits: isRanked },
  studyCompetitor: { text: 'Compare your pages with those of @.', fits: isCompetitor },
  answerFirst: { text: 'Open the page with the answer in two or three sentences.', fits: null },
  addTable: { text: 'Add a table that compares the options.', fits: null },
  addSteps: { text: 'List the steps in order.', fits: null },
  addQuestions: { text: 'Answer related questions on the page, one short answer each.', fits: null },
  addPictures: { text: 'Add your own pictures with clear file names.', fits: null },
  addExamples: { text: 'Add your own examples.', fits: null },
  addPrices: { text: 'State the prices and what they include.', fits: null },
  addMistakes: { text: 'List common mistakes and how to fix them.', fits: null },
  linkPages: { text: 'Link to the page from your related pages.', fits: null },
  splitTopics: { text: 'Cover one topic per page, and give its details their own pages.', fits: null },
  findTwins: { text: 'Check whether two of your pages answer the same search.', fits: null },
  updateFigures: { text: 'Update the figures and examples on the page.', fits: null },
} satisfies Record<string, Choice>;

export const riskChoices = {
  sameText: { text: 'A page that repeats other pages adds nothing new.', fits: null },
  otherOffer: { text: 'What works for @ may not fit your offer.', fits: isCompetitor },
  upkeep: { text: 'New pages also need upkeep.', fits: null },
  twinPages: { text: 'A new page can compete with your existing page for the same search.', fits: null },
  otherReaders: { text: 'A topic far from your offer can attract readers who do not need it.', fits: null },
} satisfies Record<string, Choice>;

export type ChoiceKind = keyof typeof adviceChoices | keyof typeof riskChoices;

const isChoiceKind = (kind: string): kind is ChoiceKind => kind in adviceChoices || kind in riskChoices;

export function choiceOf(kind: string): Choice | null {
  return isChoiceKind(kind) ? { ...adviceChoices, ...riskChoices }[kind] : null;
}

export function findChoice(text: string): string | null {
  const all = Object.entries<Choice>({ ...adviceChoices, ...riskChoices });
  return all.find(([, choice]) => choice.text === text)?.[0] ?? null;
}
