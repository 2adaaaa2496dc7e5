// Takes the pictures of docs/pictures from a sample site with its last ten weeks: `npm run pictures`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { startOwnServer } from './own-server.ts';
import { startWithSampleData } from './person.ts';
import { settings } from './settings.ts';

const folder = fileURLToPath(new URL('../docs/pictures/', import.meta.url));
const limitBytes = 120 * 1024;
/** Until the sample site is read and its keywords are grouped. */
const longMs = 120_000;
const { story } = settings;
test.use({
  baseURL: `http://localhost:${story.port}`,
  viewport: { width: 1280, height: 800 },
  colorScheme: 'light',
});

interface Picture {
  name: string;
  section: string;
  /** A text that the open section shows. */
  shows: string;
  /** Brings the section to the state to show. */
  prepare?: (page: Page) => Promise<void>;
}

/** A part that has not been loaded or drawn. */
const unfinished = '[aria-busy="true"], .mantine-Skeleton-root[data-visible], .mantine-Loader-root';

const pictures: Picture[] = [
  { name: 'dashboard', section: '', shows: 'Top Ranking Opportunities' },
  { name: 'moves', section: 'moves', shows: 'Moves' },
  { name: 'review', section: 'review', shows: 'Review' },
  { name: 'content-plan', section: 'content-plan', shows: 'Content Plan' },
  { name: 'keywords', section: 'keywords', shows: 'Keywords' },
  { name: 'topics', section: 'topics', shows: 'Topics' },
  {
    name: 'inspector',
    section: 'keyword-inspector',
    shows: 'Keyword Inspector',
    prepare: async (page) => {
      await page.getByLabel('Keyword', { exact: true }).fill('espresso beans');
      await page.getByRole('button', { name: 'Refresh Analysis' }).click();
      await expect(page.getByText('Ready to Analyze')).toBeHidden();
    },
  },
  {
    name: 'radar',
    section: 'radar',
    shows: 'Radar',
    prepare: async (page) => {
      await expect(page.getByText(/^\d+ publications?$/)).toBeVisible({ timeout: longMs });
    },
  },
  {
    name: 'briefs',
    section: 'radar',
    shows: 'Radar',
    prepare: async (page) => {
      await page.getByRole('link', { name: 'Write a brief' }).first().click();
      await expect(page.getByRole('heading', { name: 'New brief' })).toBeVisible();
    },
  },
  {
    name: 'notifications',
    section: '',
    shows: 'Top Ranking Opportunities',
    prepare: async (page) => {
      await page.getByRole('button', { name: /^Notifications/ }).click();
      await expect(page.getByRole('button', { name: 'Close notifications' })).toBeVisible();
    },
  },
  { name: 'competitors', section: 'competitors', shows: 'Competitor Analysis' },
  {
    name: 'gap-matrix',
    section: 'gap-matrix',
    shows: 'Gap Matrix',
    prepare: async (page) => {
      const points = page.getByRole('list', { name: 'Keywords by value and difficulty' });
      await expect(points.getByRole('listitem').first()).toBeVisible();
    },
  },
  { name: 'pages', section: 'pages', shows: 'Pages' },
  { name: 'report', section: 'reports', shows: 'Keyword Report' },
  { name: 'alerts', section: 'alerts', shows: 'Alerts' },
  { name: 'workspace-settings', section: 'workspace-settings', shows: 'Workspace Settings' },
  { name: 'profile', section: 'profile', shows: 'Profile Settings' },
  { name: 'feedback', section: 'feedback-board', shows: 'Feedback Board' },
];

test('takes each picture', async ({ page }) => {
  mkdirSync(folder, { recursive: true });
  const server = await startOwnServer({ ...story, env: { SAMPLE_HISTORY: 'true' } });
  try {
    await startWithSampleData(page, 'ada@keydence.example', { setupMs: 5 * longMs });
    const failures: string[] = [];
    for (const picture of pictures) {
      await takePicture(page, picture).catch((error: Error) =>
        failures.push(`${picture.name}: ${error.message}`),
      );
    }
    expect(failures).toEqual([]);
  } finally {
    server.kill();
  }
});

async function takePicture(page: Page, { name, section, shows, prepare }: Picture): Promise<void> {
  await page.goto(section === '' ? '/dashboard' : `/dashboard?section=${section}`);
  const main = page.locator('main');
  await expect(main.getByText(shows, { exact: true }).first()).toBeVisible();
  await prepare?.(page);
  for (const part of [main.locator(unfinished), main.getByText(/^(Reading: |Grouping keywords)/)]) {
    await expect(part).toHaveCount(0, { timeout: longMs });
  }
  const picture = await compress(page, await page.screenshot({ animations: 'disabled', caret: 'hide' }));
  expect(picture.length).toBeLessThanOrEqual(limitBytes);
  writeFileSync(`${folder}${name}.webp`, picture);
}

/** A PNG as WebP, by the browser's own encoder. */
async function compress(page: Page, png: Buffer): Promise<Buffer> {
  const other = await page.context().newPage();
  const text = await other.evaluate(
    async (source) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = image.width;
      canvas.height = image.height;
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      return canvas.toDataURL('image/webp', 0.8);
    },
    `data:image/png;base64,${png.toString('base64')}`,
  );
  await other.close();
  return Buffer.from(text.slice(text.indexOf(',') + 1), 'base64');
}
