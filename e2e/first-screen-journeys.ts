import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectNoOverflow } from './accessibility.ts';
import { type Look, tabTo } from './looks.ts';

/** What the journeys of one look know of the sample. */
export interface StoryFacts {
  page: () => Page;
  /** The main search of the first move, once its evidence was read. */
  search: string;
}

const gainPattern = /^(\+[\d,]+|up to)/;

export const planPanel = (page: Page) => page.getByRole('region', { name: 'Your next two weeks' });

export const moveRows = (page: Page) =>
  planPanel(page)
    .getByRole('listitem')
    .filter({ has: page.locator('[data-act="open"]') });

/** The ends of a gain as displayed: "+620…940", "up to 80", "+90". */
function endsOf(gain: string): [number, number] {
  const numbers = (gain.match(/[\d,]+/g) ?? []).map((text) => Number(text.replaceAll(',', '')));
  const [low = 0, high = low] = numbers;
  return /up to|under/.test(gain) ? [0, low] : [low, high];
}

const hasRows = (figure: Locator, page: Page) =>
  figure.getByRole('row').filter({ has: page.getByRole('cell') });

/** Items 1 to 10 and 21 of what a first-time visitor finds out. */
export function testFirstScreen(look: Look, story: StoryFacts): void {
  const isKeyboard = look.name === 'keyboard';
  const titled = (name: string) => `${look.name}: ${name}`;

  test(titled('the first screen shows each move with its gain and reason, and their sum'), async () => {
    const page = story.page();
    await page.emulateMedia({ colorScheme: look.scheme });
    await page.goto('/dashboard', { waitUntil: 'commit' });
    const rows = moveRows(page);
    await expect(rows.first()).toBeVisible({ timeout: 10_000 });
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', look.scheme);
    expect(await rows.count()).toBeGreaterThanOrEqual(3);
    const first = rows.first();
    for (const part of [
      first.getByText(/^(Write|Update|Merge|Link)$/),
      first.locator('[data-act="open"]'),
      first.getByText(gainPattern),
      first.getByRole('paragraph'),
    ]) {
      await expect(part).toBeInViewport({ ratio: 1 });
    }
    const isWhole = ({ scrollWidth, clientWidth }: HTMLElement) => scrollWidth <= clientWidth;
    expect(await first.getByRole('paragraph').evaluate(isWhole)).toBe(true);
    const gains = await rows.getByText(gainPattern).allTextContents();
    const sums = gains.map(endsOf).reduce(([low, high], [a, b]) => [low + a, high + b], [0, 0]);
    const headline = (await page.getByText(/^\w+ moves, worth /).textContent()) ?? '';
    const [, stated = ''] = /worth (.*) visits a month/.exec(headline) ?? [];
    expect(stated.split(' to ').map((text) => Number(text.replaceAll(',', '')))).toEqual(
      sums.map((sum) => Number(sum.toPrecision(2))),
    );
  });

  test(titled('Why shows facts with their source and dates above any field'), async () => {
    const page = story.page();
    const first = moveRows(page).first();
    if (isKeyboard) {
      await page.keyboard.press('j');
      await expect(first.locator('[data-act="open"]')).toBeFocused();
      await page.keyboard.press('w');
    } else {
      await look.press(first.getByRole('link', { name: /^Why: / }));
    }
    const drawer = page.getByRole('dialog');
    const evidence = drawer.getByText(/^Evidence · \d+ facts$/);
    await expect(evidence).toBeVisible();
    expect(Number(/\d+/.exec((await evidence.textContent()) ?? '')?.[0])).toBeGreaterThanOrEqual(3);
    await expect(evidence.locator('xpath=following-sibling::p')).toHaveText(
      /^Sample, [A-Z][a-z]{2} \d+, 20\d\d to [A-Z][a-z]{2} \d+, 20\d\d, 28 days$/,
    );
    const top = async (part: Locator) => (await part.boundingBox())?.y ?? 0;
    const decision = drawer.getByRole('button', { name: /^Accept: / });
    expect(await top(evidence)).toBeLessThan(await top(decision));
    await expect(drawer.getByRole('textbox')).toHaveCount(0);
    story.search = (await drawer.getByRole('table').first().getByRole('cell').first().textContent()) ?? '';
    expect(story.search).not.toBe('');
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
    if (isKeyboard) await expect(first.locator(':focus')).toHaveCount(1);
  });

  test(titled('an accepted move is on the content plan, and is withdrawn by one click or key'), async () => {
    const page = story.page();
    const accept = planPanel(page)
      .getByRole('button', { name: /^Accept: / })
      .first();
    const title = ((await accept.getAttribute('aria-label')) ?? '').replace('Accept: ', '');
    const button = (label: string) =>
      planPanel(page).getByRole('button', { name: `${label}: ${title}`, exact: true });
    const press = async () => {
      if (isKeyboard) await page.keyboard.press('a');
      else await look.press(button('Accept'));
      await expect(button('In plan')).toBeVisible();
    };
    await press();
    if (isKeyboard) await page.keyboard.press('Control+z');
    else await look.press(page.getByRole('button', { name: 'Undo' }));
    await expect(button('Accept')).toBeVisible();
    if (isKeyboard) await expect(button('Accept')).toBeFocused();
    await press();
    await look.go(page, 'Content Plan');
    await expect(page.getByRole('heading', { level: 1, name: 'Content Plan' })).toBeVisible();
    await expect(page.getByText(story.search, { exact: true }).first()).toBeVisible();
    await look.go(page, 'Dashboard');
    await expect(button('In plan')).toBeVisible();
    if (isKeyboard) {
      await page.keyboard.press('j');
      await page.keyboard.press('w');
    } else {
      await look.press(
        moveRows(page)
          .first()
          .getByRole('link', { name: /^Why: / }),
      );
    }
    const decision = page.getByRole('region', { name: 'Decide' });
    await expect(decision).toBeVisible();
    const messages = await page.locator('[data-position="bottom-right"]').boundingBox();
    expect((messages?.y ?? 0) + (messages?.height ?? 0)).toBeLessThanOrEqual(
      (await decision.boundingBox())?.y ?? 0,
    );
    await look.press(decision.getByRole('button', { name: 'Remove from plan' }));
    await expect(page.getByRole('dialog').getByRole('button', { name: `Accept: ${title}` })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(button('Accept')).toBeVisible();
  });

  test(titled('the visibility has six points, its change and a date'), async () => {
    const page = story.page();
    const figure = page.getByRole('figure').filter({ hasText: 'Visibility' }).first();
    await expect(figure.getByText(/ since [A-Z][a-z]{2} \d+/)).toBeInViewport({ ratio: 1 });
    await look.press(figure.getByRole('button', { name: /Show as table$/ }));
    await expect(hasRows(figure, page)).toHaveCount(6);
    await look.press(figure.getByRole('button', { name: /Show as chart$/ }));
  });

  test(titled('every figure is known and says that it is of the sample'), async () => {
    const page = story.page();
    const main = page.getByRole('main');
    for (const card of [
      'Keyword Opportunities',
      'Content Pieces Generated',
      'Competitor Gaps Found',
      'Total Keywords Tracked',
    ]) {
      await expect(main.getByText(card, { exact: true })).toBeInViewport();
    }
    await expect(main.getByText('–', { exact: true })).toHaveCount(0);
    await expect(page.getByLabel('Sidebar').getByText('Sample', { exact: true })).toBeVisible();
    await expect(page.getByText(/^brewlane\.example$/)).toHaveCount(1);
    for (const figure of await page.getByRole('figure').all()) {
      await expect(figure.getByText('Sample', { exact: true })).toHaveCount(1);
    }
  });

  test(titled('the first opportunity is in the plan or says why not'), async () => {
    const page = story.page();
    const rows = page.getByRole('region', { name: 'Top Ranking Opportunities' }).getByRole('listitem');
    const state = rows.first().getByText(/^(In plan|Planned|Due|Left out|Not planned|Accept|Lower gain)/);
    if (isKeyboard) await tabTo(rows.first().getByRole('link').first());
    await expect(state.first()).toBeVisible();
  });

  test(titled('the review is one step away and has results of every kind'), async () => {
    const page = story.page();
    await look.go(page, 'Review');
    const main = page.getByRole('main');
    for (const verdict of [
      'Worked',
      'Helped a little',
      'No clear change',
      'Fell',
      'Too early',
      'Cannot tell',
    ]) {
      await expect(main.getByRole('table').getByText(verdict, { exact: true }).first()).toBeVisible();
    }
    if (isKeyboard) {
      await tabTo(page.getByRole('tab', { name: 'Done moves' }));
      await page.keyboard.press('ArrowRight');
    } else {
      await look.press(page.getByRole('tab', { name: 'All predictions' }));
    }
    for (const outcome of ['Reached', 'Partly', 'Not yet']) {
      await expect(main.getByText(outcome, { exact: true }).last()).toBeVisible();
    }
  });

  test(titled('a phone shows the first move with its Accept button on its first screen'), async () => {
    const page = story.page();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/dashboard');
    const first = moveRows(page).first();
    await expect(first.locator('[data-act="accept"]')).toBeInViewport({ ratio: 1 });
    if (isKeyboard) await page.keyboard.press('j');
    if (isKeyboard) await expect(first.locator('[data-act="open"]')).toBeFocused();
    await expect(first.locator('[data-act="open"]')).toBeInViewport({ ratio: 1 });
    await expect(first.locator('[data-act="accept"]')).toBeInViewport({ ratio: 1 });
    await expectNoOverflow(page, 390);
    await page.setViewportSize({ width: 1440, height: 900 });
  });
}
