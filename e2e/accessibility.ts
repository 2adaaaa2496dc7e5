import { expect, type Locator, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { loadAxe, runAxe } from './run-axe.ts';

declare global {
  interface Window {
    /** Largest overflow of a frame in px; see watchOverflow. */
    widestOverflow: number;
  }
}

const wcag22aa: axe.RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
};

/** Rules that depend on the color scheme; all others give the same result in light and dark. */
const colorRules: axe.RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/**
 * Content behind an open dialog is inert and was checked before it opened, so the page is hidden
 * and only the dialog is checked.
 */
const openDialog = '[role="dialog"][aria-modal="true"]';
const behindDialog = '#root';

/**
 * Rows or cards of one look to check: the others are repetitions and would take most of the time.
 */
const shownRepeats = 2;

/**
 * Expects no violation of WCAG 2.2 AA on the page, or in the open dialog: on a phone and on a desk in light, and on a
 * desk in dark. Expects no overflow on a phone, a tablet and a desk.
 */
export async function expectAccessible(page: Page): Promise<void> {
  // A carousel is a scrolling region until its script has loaded.
  await expect(page.locator('.carousel:not([data-ready])')).toHaveCount(0);
  const before = page.viewportSize();
  const hasDialog = (await page.locator(openDialog).count()) > 0;
  if (hasDialog) await setDisplay(page, 'none');
  await prepare(page);
  // A new scheme redraws everything, a new width much less, so each scheme is shown once.
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoOverflow(page, width);
    // A tablet has the elements of a desk, in fewer columns.
    if (width !== 768) await checkLook(page, `light at ${width} px`, wcag22aa, hasDialog);
  }
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await checkLook(page, 'dark at 1280 px', colorRules, hasDialog);
  if (hasDialog) await setDisplay(page, '');
  await page.emulateMedia({ colorScheme: 'light' });
  if (before) await page.setViewportSize(before);
}

/**
 * Expects no violation of WCAG 2.2 AA in a part of a page, as it is shown. For a part that appears later on a screen
 * that has a check of its own, of which this takes a tenth of the time.
 */
export async function expectRegionAccessible(region: Locator): Promise<void> {
  const page = region.page();
  await expect(region).toBeVisible();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await hideRepeats(page);
  await prepare(page);
  await settle(page);
  const found = await runAxe(page, await region.elementHandle(), wcag22aa);
  expect(found, String(region)).toEqual([]);
  await showRepeats(page);
}

/** Expects no violation of the color rules on the page, in light and dark. */
export async function expectReadable(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await prepare(page);
    await settle(page);
    expect(await runAxe(page, null, colorRules), colorScheme).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light' });
}

async function checkLook(page: Page, look: string, rules: axe.RunOnly, hasDialog: boolean): Promise<void> {
  await hideRepeats(page);
  await settle(page);
  expect(await runAxe(page, hasDialog ? openDialog : null, rules), look).toEqual([]);
  await showRepeats(page);
}

async function setDisplay(page: Page, display: string): Promise<void> {
  await page.locator(behindDialog).evaluate((element, value) => {
    element.style.display = value;
  }, display);
}

/**
 * Waits for color transitions to end. An inherited color starts one in each child, a frame after
 * its parent's has ended.
 */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise(requestAnimationFrame);
    const transitions = () =>
      document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await nextFrame();
    await nextFrame();
    for (let running = transitions(); running.length > 0; running = transitions()) {
      for (const transition of running) transition.finish();
      await nextFrame();
    }
  });
}

/**
 * Hides rows and cards in which every element, by the tags and classes from the row down to it, was in a row before it.
 * The focused element stays and keeps the focus.
 */
async function hideRepeats(page: Page): Promise<void> {
  await page.evaluate((shown) => {
    const listOf = (repeat: Element) => repeat.parentElement?.closest('table, ul, ol, [role="grid"]') ?? null;
    const looksOf = (element: Element, above: string): string[] => {
      const look = `${above} > ${element.tagName} ${element.getAttribute('class')}`;
      return [look, ...[...element.children].flatMap((child) => looksOf(child, look))];
    };
    const lists = new Map<Element | null, { count: number; looks: Set<string> }>();
    const repeats = 'main article, main li, main tr, main [role="row"]';
    for (const repeat of document.querySelectorAll<HTMLElement>(repeats)) {
      const list = listOf(repeat);
      const seen = lists.get(list) ?? { count: 0, looks: new Set() };
      lists.set(list, seen);
      const looks = looksOf(repeat, '');
      const isNew = seen.count < shown || looks.some((look) => !seen.looks.has(look));
      if (isNew || repeat.style.display || repeat.contains(document.activeElement)) {
        seen.count++;
        for (const look of looks) seen.looks.add(look);
      } else {
        repeat.style.display = 'none';
        repeat.dataset.repeat = '';
      }
    }
  }, shownRepeats);
}

async function showRepeats(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const repeat of document.querySelectorAll<HTMLElement>('[data-repeat]')) {
      repeat.style.display = '';
      delete repeat.dataset.repeat;
    }
  });
}

/**
 * A new color scheme starts a transition in each element, in its children a frame later, and each frame draws the whole
 * page.
 */
const rulesOfChecks = `
  [aria-busy="true"][class*="dimmed"] { opacity: 1 !important; }
  *, *::before, *::after { transition: none !important; }
`;

/**
 * Loads axe once per document, because that takes as long as some of its runs. Figures dimmed
 * during a fetch, which can start at any time, are judged by their own colors.
 */
async function prepare(page: Page): Promise<void> {
  if (!(await loadAxe(page))) return;
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, rulesOfChecks);
}

/** Expects that nothing overflows a window of this width. */
export async function expectNoOverflow(page: Page, width: number): Promise<void> {
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(overflow, `horizontal overflow in px at ${width} px`).toBeLessThanOrEqual(0);
}

/** Watches each frame of the documents opened after this; resolves with the current one's largest overflow in px. */
export async function watchOverflow(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    window.widestOverflow = 0;
    const look = () => {
      window.widestOverflow = Math.max(
        window.widestOverflow,
        document.documentElement.scrollWidth - window.innerWidth,
      );
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return () => page.evaluate(() => window.widestOverflow);
}
