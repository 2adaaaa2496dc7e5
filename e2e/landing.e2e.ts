import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { freshAddress, signIn } from './person.ts';

const samplePlans = ['keydence.example', 'brewlane.example'];

test('a visitor reads the page, follows its links and opens questions', async ({ page, baseURL }) => {
  const problems = watchPage(page, baseURL);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Keyword Wins, On Repeat');

  const bar = page.getByRole('banner');
  await expect(bar).toHaveCSS('backdrop-filter', 'none');
  for (const [link, heading] of [
    ['Features', 'A strategy that fits on one page'],
    ['How it Works', 'A new plan every two weeks'],
    ['Pricing', 'An insights dashboard at a low price: free'],
    ['FAQ', 'Questions, answered'],
  ] as const) {
    await bar.getByRole('link', { name: link }).click();
    await expect(page.getByRole('heading', { name: heading })).toBeInViewport();
  }
  await expect(bar).toHaveCSS('backdrop-filter', /blur/);

  const question = page.getByText('Does it write the articles?');
  const answer = page.getByText('The writing is yours.');
  await expect(answer).toBeHidden();
  await question.click();
  await expect(answer).toBeVisible();
  await question.press('Enter');
  await expect(answer).toBeHidden();

  const anchors = await page
    .locator('a[href^="#"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  for (const anchor of new Set(anchors)) await expect(page.locator(anchor), anchor).toHaveCount(1);

  await page.getByRole('button', { name: 'Missing' }).click();
  await expect(page.getByRole('rowheader')).toHaveText(['burr grinder settings', 'gooseneck kettle review']);

  expect(problems).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: 'Get Started' }).first().click();
  await expect(page).toHaveURL(/\/signin$/);
});

test('the page is accessible, with an open question, in light and dark', async ({ page }) => {
  await page.goto('/');
  await page.getByText('Does it write the articles?').click();
  await expectAccessible(page);
});

test('the sample plans turn by arrow buttons and keys, and wrap around', async ({ page }) => {
  await page.goto('/#keyword-analysis');
  await expectPlan(page, 0);
  const [previous, next] = [/previous plan/i, /next plan/i].map((name) => page.getByRole('button', { name }));
  await next?.click();
  await expectPlan(page, 1);
  await expect(page.getByText('Plan 2 of 2: brewlane.example')).toBeAttached();
  await next?.click();
  await expectPlan(page, 0);
  await previous?.click();
  await expectPlan(page, 1);
  await page.keyboard.press('ArrowRight');
  await expectPlan(page, 0);
  await page.keyboard.press('ArrowLeft');
  await expectPlan(page, 1);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 760 }, hasTouch: true, isMobile: true });

  test('the menu fills the screen, keeps the focus, and closes on Escape and on its links', async ({
    page,
    baseURL,
  }) => {
    const problems = watchPage(page, baseURL);
    await page.goto('/');
    const opener = page.getByRole('button', { name: 'Open menu' });
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await opener.click();
    await expect(menu).toBeVisible();
    expect(await menu.boundingBox()).toEqual({ x: 0, y: 0, width: 375, height: 760 });
    const stops = menu.locator('a, button');
    await stops.last().focus();
    await page.keyboard.press('Tab');
    await expect(stops.first()).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(stops.last()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(opener).toBeFocused();

    await opener.click();
    await menu.getByRole('link', { name: 'Pricing' }).click();
    await expect(menu).toBeHidden();
    await expect(page.getByRole('heading', { name: 'An insights dashboard' })).toBeInViewport();
    expect(problems).toEqual([]);
  });

  test('the sample plans turn by swipes over 50 px, and by buttons', async ({ page }) => {
    await page.goto('/');
    await page.locator('.slide').first().scrollIntoViewIfNeeded();
    await expectPlan(page, 0);
    await swipe(page, -50);
    await expectPlan(page, 0);
    await swipe(page, -51);
    await expectPlan(page, 1);
    await swipe(page, -51);
    await expectPlan(page, 0);
    await swipe(page, 80);
    await expectPlan(page, 1);
    await page.getByRole('button', { name: 'Next plan' }).tap();
    await expectPlan(page, 0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 375, height: 760 } });

  test('the menu opens, and every plan and answer is reachable', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'FAQ' })).toBeVisible();
    await page.keyboard.press('Escape');
    for (const plan of samplePlans) {
      const slide = page.getByRole('article', { name: plan });
      await slide.scrollIntoViewIfNeeded();
      await expect(slide).toBeInViewport();
    }
    await page.getByText('What does it cost?').click();
    await expect(page.getByText('free under the MIT license')).toBeVisible();
  });
});

test('a signed-in user is redirected to the dashboard', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    '/signin',
  );
  await signIn(page, freshAddress());
  await page.goto('/');
  const way = page.getByRole('banner').getByRole('link', { name: 'Dashboard' });
  await expect(way).toHaveAttribute('href', '/dashboard');
});

/** Expects that the visible plan is the only reachable one. */
async function expectPlan(page: Page, index: number): Promise<void> {
  for (const [position, plan] of samplePlans.entries()) {
    const slide = page.locator(`[aria-label="${plan}"]`);
    if (position === index) await expect(slide).toBeInViewport();
    await expect(slide).toHaveJSProperty('inert', position !== index);
  }
}

/** Swipes sideways over the plan by a distance in pixels. */
async function swipe(page: Page, distance: number): Promise<void> {
  await page.locator('.carousel-track').evaluate((track, moved) => {
    const touchAt = (clientX: number) => new Touch({ identifier: 1, target: track, clientX, clientY: 300 });
    const send = (type: string, touches: Touch[], changedTouches: Touch[]) =>
      track.dispatchEvent(new TouchEvent(type, { bubbles: true, touches, changedTouches }));
    send('touchstart', [touchAt(200)], [touchAt(200)]);
    send('touchend', [], [touchAt(200 + moved)]);
  }, distance);
}

/** Collects console errors, and every request to another origin. */
function watchPage(page: Page, baseURL: string | undefined): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol !== 'data:' && origin !== baseURL) problems.push(request.url());
  });
  return problems;
}
