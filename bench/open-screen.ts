import { existsSync } from 'node:fs';
import type { DatabaseHandle } from '@keydence/db';
import { chromium, type Page } from '@playwright/test';
import { addFillFunctions, fillList } from './fill-list.ts';
import { openScratchDatabase } from './open-scratch-database.ts';
import { readCode } from './read-code.ts';
import { startServer } from './start-server.ts';

const email = 'bench@keydence.example';
const browsers = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/**
 * Runs `watch` on a page of Chromium whose reader has signed in to a list with so many keywords, in a database of its own.
 * Needs the build (`npm run build`).
 */
export async function onScreen<Result>(
  keywords: number,
  watch: (page: Page) => Promise<Result>,
): Promise<Result> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? browsers.find((path) => existsSync(path)) ?? '',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  const database = await openScratchDatabase({ statementTimeoutMs: 0 });
  const server = await startServer(database.url);
  try {
    const page = await browser.newPage({ baseURL: server.origin, viewport: { width: 1440, height: 900 } });
    await signIn(page, server.folder);
    await addFillFunctions(database);
    await fillList(database, await addWorkspace(database), keywords);
    await database.sql.unsafe('vacuum analyze');
    return await watch(page);
  } finally {
    await browser.close();
    await server.stop();
    await database.close();
  }
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

/** From now on keeps the milliseconds of each task that blocks the page for more than 50. */
export async function watchLongTasks(page: Page): Promise<void> {
  await page.evaluate(() => {
    const tasks: number[] = [];
    const longTask = 'longtask';
    Object.assign(window, { longTasks: tasks });
    new PerformanceObserver((list) => {
      tasks.push(...list.getEntries().map(({ duration }) => duration));
    }).observe({ entryTypes: [longTask] });
  });
}

export async function takeLongTasks(page: Page): Promise<number[]> {
  return page.evaluate(() => (window as unknown as { longTasks: number[] }).longTasks.splice(0));
}
