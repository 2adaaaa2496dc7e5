import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';

const legalPages = [
  { path: '/privacy', title: 'Privacy Policy', sections: 9 },
  { path: '/terms', title: 'Terms of Use', sections: 13 },
];

for (const { path, title, sections } of legalPages) {
  test(`${path} is accessible, and its links resolve`, async ({ page }) => {
    const problems = collectProblems(page);
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    expect(answer?.headers()['content-encoding']).toBe('br');
    await expect(page).toHaveTitle(`${title} – Keydence`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expectAccessible(page);
    await expectLinksToResolve(page);

    const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
    await expect(contents).toHaveCount(sections);
    await contents.last().click();
    await expect(page.getByRole('heading', { name: 'Contact', exact: true })).toBeInViewport();
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await expect(page).toHaveURL(/\/$/);
    expect(problems).toEqual([]);
  });
}

test('the legal pages are linked from the landing and the sign-in page', async ({ page }) => {
  for (const start of ['/', '/signin']) {
    for (const { path, title } of legalPages) {
      await page.goto(start);
      await page.getByRole('link', { name: title }).click();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    }
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, colorScheme: 'dark' });

  for (const { path, title, sections } of legalPages) {
    test(`${path} is complete`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByRole('heading', { level: 2 })).toHaveCount(sections);
    });
  }
});

test('an unchanged page is not sent again', async ({ request }) => {
  const first = await request.get('/privacy');
  const again = await request.get('/privacy', { headers: { 'If-None-Match': first.headers().etag ?? '' } });
  expect(again.status()).toBe(304);
});

test('each page of the sitemap exists, is its own canonical address, and has a picture', async ({
  page,
  request,
}) => {
  const robots = await (await request.get('/robots.txt')).text();
  const sitemap = await (await request.get(/Sitemap: (.*)/.exec(robots)?.[1] ?? '')).text();
  const urls = [...sitemap.matchAll(/<loc>(.*)<\/loc>/g)].map(([, url]) => url ?? '');
  expect(urls).toHaveLength(3);
  for (const url of urls) {
    const answer = await page.goto(url);
    expect(answer?.status()).toBe(200);
    expect(await answer?.text()).not.toContain('{{');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', url);
    const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
    expect((await request.get(picture ?? '')).headers()['content-type']).toBe('image/png');
  }
  const data = await page.request.get('/manifest.webmanifest');
  const { icons } = (await data.json()) as { icons: { src: string }[] };
  for (const { src } of icons) expect((await request.get(src)).status(), src).toBe(200);
});

/**
 * In-page anchors have their target, and every local address returns 200; mail addresses are not
 * requested.
 */
async function expectLinksToResolve(page: Page): Promise<void> {
  const links = await page
    .locator('a[href]')
    .evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? ''));
  expect(links.length).toBeGreaterThan(0);
  for (const href of new Set(links)) {
    if (href.startsWith('#')) await expect(page.locator(`[id="${href.slice(1)}"]`)).toHaveCount(1);
    else if (!href.startsWith('mailto:')) expect((await page.request.get(href)).status(), href).toBe(200);
  }
}

function collectProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  return problems;
}
