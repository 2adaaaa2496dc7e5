// The keyword screen of a list with 100,000 keywords in Chromium: how long paging, sorting and
// searching block the page. Needs the build (`npm run build`).

import type { DatabaseHandle } from '@keydence/db';
import { chromium, type Page } from '@playwright/test';
import { addFillFunctions, fillList } from './fill-list.ts';
import { openScratchDatabase } from './open-scratch-database.ts';
import type { World } from './open-world.ts';
import type { Finding } from './print-verdicts.ts';
import { readCode } from './read-code.ts';
import { startServer } from './start-server.ts';

const pagesTurned = 25;
/** Milliseconds that one task may block the page. */
const longestTask = 100;
const email = 'bench@keydence.example';

/** In a separate database, because people sign in there. */
export async function measureKeywordScreen({ plan }: World): Promise<Finding[]> {
  const database = await openScratchDatabase({ statementTimeoutMs: 0 });
  const server = await startServer(database.url);
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const page = await browser.newPage({ baseURL: server.origin });
    return await watchScreen(database, { page, folder: server.folder }, plan.large.size);
  } finally {
    await browser.close();
    await server.stop();
    await database.close();
  }
}

async function watchScreen(
  handle: DatabaseHandle,
  { page, folder }: { page: Page; folder: string },
  keywords: number,
): Promise<Finding[]> {
  await signIn(page, folder);
  await addFillFunctions(handle);
  await fillList(handle, await addWorkspace(handle), keywords);
  await handle.sql.unsafe('vacuum analyze');

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

/** Signs in with the mailed code, like any user. */
async function signIn(page: Page, folder: string): Promise<void> {
  await page.goto('/signin');
  await page.getByRole('textbox', { name: /email/i }).fill(email);
  await page.getByRole('button', { name: 'Send Magic Link' }).click();
  await page.getByRole('heading', { name: 'Check Your Email!' }).waitFor();
  await page.getByRole('textbox').first().click();
  await page.keyboard.type(readCode(folder, email));
  await page.waitForURL(/\/onboarding/);
}

async function addWorkspace({ sql }: DatabaseHandle): Promise<string> {
  const id = crypto.randomUUID();
  await sql`insert into workspaces (id, name) values (${id}, 'Bench')`;
  await sql`
    insert into workspace_members (workspace_id, user_id, role)
    select ${id}, id, 'owner' from identity.users where email = ${email}`;
  return id;
}

async function watchLongTasks(page: Page): Promise<void> {
  await page.evaluate(() => {
    const tasks: number[] = [];
    const longTask = 'longtask';
    Object.assign(window, { longTasks: tasks });
    new PerformanceObserver((list) => {
      tasks.push(...list.getEntries().map(({ duration }) => duration));
    }).observe({ entryTypes: [longTask] });
  });
}

async function takeLongTasks(page: Page): Promise<number[]> {
  return page.evaluate(() => (window as unknown as { longTasks: number[] }).longTasks.splice(0));
}
