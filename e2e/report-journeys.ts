import { expect, test } from '@playwright/test';
import type { StoryFacts } from './first-screen-journeys.ts';
import { listKeyword, openRow } from './list-journeys.ts';
import { type Look, tabTo } from './looks.ts';
import { listMails } from './mailbox.ts';

/** Items 15, 16 and 18 of what a first-time visitor finds out. */
export function testReport(look: Look, story: StoryFacts & { address: string }): void {
  const isKeyboard = look.name === 'keyboard';
  const titled = (name: string) => `${look.name}: ${name}`;

  test(titled('the report fits on three screens, and starts with its main figures'), async () => {
    const page = story.page();
    await page.emulateMedia({ colorScheme: look.scheme });
    await look.go(page, 'Reports');
    const first = page
      .getByRole('region', { name: 'High Priority Opportunities' })
      .getByRole('article')
      .first();
    const tiles = [
      'Keywords Ranking',
      'Avg. Monthly Searches',
      'Avg. SEO Difficulty',
      'Avg. Ranking Position',
    ];
    for (const part of [
      page.getByText('AI Health Score'),
      ...tiles.map((tile) => page.getByText(tile, { exact: true })),
      first.getByRole('heading', { level: 3 }),
      first.getByText(/^Gain/),
    ]) {
      await expect(part).toBeInViewport({ ratio: 1 });
    }
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(3000);
    if (isKeyboard) await tabTo(first.getByRole('button').first());
  });

  test(titled('the report, its checks and its alerts name the same days'), async () => {
    const page = story.page();
    const day = (await page.getByText(/^Report of /).textContent())?.replace('Report of ', '') ?? '';
    const short = (date: string) =>
      new Date(date).toLocaleDateString('en-US', { month: 'short', day: 'numeric' });
    await look.go(page, 'Alerts');
    await expect(page.getByText(day, { exact: true }).first()).toBeVisible();
    const fired = page.getByRole('region', { name: 'Fired alerts' }).getByText(/ · /).first();
    const alertDay = /[A-Z][a-z]+ \d+, 20\d\d/.exec((await fired.textContent()) ?? '')?.[0] ?? '';
    expect(alertDay).not.toBe('');
    await look.go(page, 'Dashboard');
    await expect(page.getByText(new RegExp(`Report of ${short(day)}$`))).toBeVisible();
    const figure = page.getByRole('figure').filter({ hasText: 'Visibility' }).first();
    await look.press(figure.getByRole('button', { name: /Show as table$/ }));
    for (const known of [day, alertDay]) {
      await expect(figure.getByRole('cell', { name: new RegExp(`^${short(known)}\\b`) })).toHaveCount(1);
    }
    await look.press(figure.getByRole('button', { name: /Show as chart$/ }));
  });

  test(titled('the mail of an alert has the ranks of its screen and of the keyword'), async () => {
    const page = story.page();
    const { text } = listMails(story.address).find(({ subject }) => subject.includes('dropped')) ?? {};
    const [, keyword = '', before = '', now = ''] =
      /^- (.+): before (\d+), now (\d+)$/m.exec(text ?? '') ?? [];
    expect(keyword).not.toBe('');
    await look.go(page, 'Alerts');
    const fired = page.getByRole('region', { name: 'Fired alerts' });
    await look.press(fired.getByRole('button', { name: /^Show/ }).first());
    const row = fired.getByRole('row').filter({ has: page.getByText(keyword, { exact: true }) });
    await expect(row.getByText(before, { exact: true })).toBeVisible();
    await expect(row.getByText(now, { exact: true })).toBeVisible();
    const day = /[A-Z][a-z]+ \d+, 20\d\d/.exec((await fired.textContent()) ?? '')?.[0] ?? '';
    await openRow(await listKeyword(page, keyword), look);
    const history = page.getByRole('dialog', { name: keyword });
    await look.press(history.getByRole('button', { name: 'Ranking history: Show as table' }));
    const days = await history.getByRole('table').getByRole('row').allTextContents();
    const at = days.indexOf(`${day}#${now}`);
    expect(at).toBeGreaterThan(0);
    expect(days[at + 1]).toMatch(new RegExp(`#${before}$`));
    await page.keyboard.press('Escape');
    await expect(history).toHaveCount(0);
  });

  test(titled('the palette finds actions by their words in its first result'), async () => {
    const page = story.page();
    for (const [words, result] of [
      ['export', /Export/],
      ['invite', /Invite/],
      ['two weeks', /two weeks/i],
    ] as const) {
      if (isKeyboard) await page.keyboard.press('Control+k');
      else await look.press(page.getByRole('button', { name: /^Search or jump to/ }));
      await expect(page.getByRole('combobox', { name: /Search pages/ })).toBeFocused();
      await page.keyboard.type(words);
      await expect(page.getByRole('dialog').getByRole('option').first()).toHaveText(result);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  });
}
