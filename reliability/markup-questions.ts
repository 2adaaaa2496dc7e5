import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { judgePages } from './judge-pages.ts';
import { findLiteral, type WatchedPage } from './watched-browser.ts';
import type { FaultResult } from './write-page.ts';

/** A confirmation dialog of the product, and how to open it. */
interface Question {
  name: string;
  /** A page on which it can be opened for several items. */
  path: string;
  /** Name in every such dialog, if it is not one of the texts. */
  names?: string;
  /** Number of such items on the page. */
  count(page: Page): Promise<number>;
  open(page: Page, index: number): Promise<void>;
}

const button = (name: RegExp) => (page: Page) => page.getByRole('button', { name });

/** A dialog opened by a button of each item. */
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

/** A dialog opened by the menu of each item. */
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

/** All dialogs that contain text from people, a provider or a model. */
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

/** Opens and cancels the dialogs, each for several items: each must name its item. */
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

/** The texts in the front dialog, which is then canceled. */
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
