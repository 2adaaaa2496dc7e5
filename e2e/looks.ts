import { expect, type Locator, type Page } from '@playwright/test';

/** A way to use the application: by mouse in the light or the dark scheme, or by keyboard alone. */
export interface Look {
  name: 'light' | 'dark' | 'keyboard';
  scheme: 'light' | 'dark';
  /** Presses a button, link or tab as a person in this way does. */
  press: (target: Locator) => Promise<void>;
  /** Opens a section by its link in the sidebar, or by G and its letter. */
  go: (page: Page, section: Section) => Promise<void>;
}

/** Sections with the key after G. */
const sections = {
  Dashboard: 'd',
  Keywords: 'k',
  Competitors: 'c',
  'Gap Matrix': 'm',
  'Content Plan': 'p',
  Review: 'o',
  Reports: 'r',
  Alerts: 'a',
} as const;
type Section = keyof typeof sections;

/** Tab stops of the longest way through a screen. */
const mostStops = 120;

/** Goes to an element with Tab alone. */
export async function tabTo(target: Locator): Promise<void> {
  await expect(target).toBeAttached();
  const isFocused = () => target.evaluate((element) => element === document.activeElement);
  for (let stop = 0; stop < mostStops; stop++) {
    if (await isFocused()) return;
    await target.page().keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${String(target)}`);
}

async function goByMouse(page: Page, section: Section): Promise<void> {
  await page
    .getByLabel('Sidebar')
    .getByRole('link', { name: new RegExp(`^${section}\\b`) })
    .click();
}

async function goByKeys(page: Page, section: Section): Promise<void> {
  await page.keyboard.press('g');
  await page.keyboard.press(sections[section]);
  if (section !== 'Dashboard') await expect(page).toHaveURL(/section=/);
}

const byMouse = { press: (target: Locator) => target.click(), go: goByMouse };

export const looks: readonly Look[] = [
  { name: 'light', scheme: 'light', ...byMouse },
  { name: 'dark', scheme: 'dark', ...byMouse },
  {
    name: 'keyboard',
    scheme: 'light',
    press: async (target) => {
      await tabTo(target);
      await target.page().keyboard.press('Enter');
    },
    go: goByKeys,
  },
];
