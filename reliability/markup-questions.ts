import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { judgePages } from './judge-pages.ts';
import type { FaultResult } from './record-run.ts';
import { findLiteral, type WatchedPage } from './watched-browser.ts';

/** A question that the product asks before something goes, and what opens it. */
interface Question {
  name: string;
  /** Where it can be opened several times, for one thing after the other. */
  path: string;
  /** What every such question names, where that is none of the texts. */
  names?: string;
  /** How many things of its kind the page has. */
  count(page: Page): Promise<number>;
  open(page: Page, index: number): Promise<void>;
}

const button = (name: RegExp) => (page: Page) => page.getByRole('button', { name });

/** One that a button of each thing opens. */
function byButton(name: string, path: string, label: RegExp, names?: string): Question {
  const find = button(label);
  return {
    name,
    path,
    ...(names && { names }),
    count: (page) => find(page).count(),
    open: (page, index) => find(page).nth(index).click(),
  };
}

/** One that the menu of each thing opens. */
function byMenu(name: string, path: string, item: RegExp): Question {
  const find = button(/^More actions for/);
  return {
    name,
    path,
    count: (page) => find(page).count(),
    async open(page, index) {
      await find(page).nth(index).click();
      await page.getByRole('menuitem', { name: item }).click();
    },
  };
}

const section = (name: string, rest = '') => `/dashboard?section=${name}${rest}`;

/** Every question whose text names what people, a provider or a model wrote. */
const questions: readonly Question[] = [
  byButton('delete a competitor', section('competitors'), /^Delete /),
  byButton('delete a keyword', section('keywords'), /^Delete "/),
  byMenu('delete feedback', section('feedback-board'), /^Delete$/),
  byMenu('merge feedback', section('feedback-board'), /^Merge into/),
  byButton('revoke a key', section('profile'), /^Revoke .*kd_/),
  // Its address holds what is hostile as an address must: encoded.
  byButton('delete a webhook', section('alerts', '&webhooks=true'), /^Delete: https:/, 'https://x.example/?'),
  byButton('delete the account', section('profile'), /^Delete my account$/),
];

const namedMs = 2_000;

/** Opens the questions, each for so many things, and cancels them: none may lack the name of what it is about. */
export async function openQuestions(
  watched: WatchedPage,
  { texts, limit }: { texts: readonly string[]; limit: number },
): Promise<FaultResult> {
  const { page } = watched;
  const shown = new Set<string>();
  let [runs, nameless] = [0, 0];
  for (const question of questions) {
    await watched.visit(question.path, texts);
    const count = Math.min(await question.count(page), limit);
    if (count === 0) {
      nameless += 1;
      console.log(`nothing to ask: ${question.name}`);
    }
    for (let index = 0; index < count; index += 1) {
      await question.open(page, index);
      const found = await readQuestion(watched, question.name, [
        ...texts,
        ...(question.names ? [question.names] : []),
      ]);
      for (const text of found) shown.add(text);
      runs += 1;
      if (found.length > 0) continue;
      nameless += 1;
      console.log(`no name in the question: ${question.name}, ${index}`);
    }
  }
  return judgePages('questions before something goes', watched.faults, {
    runs,
    'texts shown as written': texts.filter((text) => shown.has(text)).length,
    'without a name': nameless,
  });
}

/** The texts that stand in the dialog in front, which is cancelled. */
export async function readQuestion(
  { page, look }: WatchedPage,
  name: string,
  texts: readonly string[],
): Promise<string[]> {
  const dialog = page.getByRole('dialog').last();
  await dialog.waitFor();
  const until = performance.now() + namedMs;
  const find = async () => findLiteral((await dialog.textContent()) ?? '', texts);
  let found = await find();
  while (found.length === 0 && performance.now() < until) {
    await pause(50);
    found = await find();
  }
  await look(`the question: ${name}`, texts);
  // By its element: behind it there may be another dialog.
  const element = await dialog.elementHandle();
  await page.keyboard.press('Escape');
  await element?.waitForElementState('hidden');
  return found;
}
