// The keyword screen of a list with 100,000 keywords in Chromium: how long paging, sorting and
// searching block the page. Needs the build (`npm run build`).

import type { Page } from '@playwright/test';
import { onScreen, takeLongTasks, watchLongTasks } from './open-screen.ts';
import type { World } from './open-world.ts';
import type { Finding } from './print-verdicts.ts';

const pagesTurned = 25;
/** Milliseconds that one task may block the page. */
const longestTask = 100;

export async function measureKeywordScreen({ plan }: World): Promise<Finding[]> {
  return onScreen(plan.large.size, (page) => watchScreen(page, plan.large.size));
}

async function watchScreen(page: Page, keywords: number): Promise<Finding[]> {
  await page.goto('/dashboard?section=keywords');
  await page.getByRole('article').first().waitFor();
  await watchLongTasks(page);
  // By selectors: to find a role or a text, the tool looks at every element, in tasks that would count as the screen's.
  for (let number = 2; number <= pagesTurned; number++) {
    await page.locator('nav button[aria-label="Next page"]').click();
    await page.locator(`nav button[aria-label="Page ${number}"][aria-current="page"]`).waitFor();
  }
  const paging = await takeLongTasks(page);
  await sortAndSearch(page);
  const others = await takeLongTasks(page);
  console.log(`${keywords} keywords, ${pagesTurned} pages turned: ${paging.length} tasks over 50 ms`);
  const limit = { row: 'screen', atMost: longestTask, unit: 'ms' };
  return [
    { ...limit, name: 'longest task while paging', figure: Math.max(0, ...paging) },
    { ...limit, name: 'longest task while sorting and searching', figure: Math.max(0, ...others) },
  ];
}

async function sortAndSearch(page: Page): Promise<void> {
  for (const name of ['Volume', 'Difficulty', 'Opportunity']) {
    await page.locator('fieldset[aria-label="Sort by"] button', { hasText: name }).click();
    await page.waitForLoadState('networkidle');
  }
  await page.locator('main input[type="search"]').pressSequentially('page', { delay: 40 });
  await page.waitForURL(/search=page/);
  await page.waitForLoadState('networkidle');
}
