import { expect, type Page, test } from '@playwright/test';
import { loadAxe, runAxe } from './run-axe.ts';

const contrast = { type: 'rule' as const, values: ['color-contrast'] };

/** Violations of contrast on a page with these texts. */
async function judge(page: Page, texts: string): Promise<string[]> {
  await page.setContent(`<main style="background: #fff">${texts}</main>`);
  await loadAxe(page);
  return runAxe(page, null, contrast);
}

test('a faint text is found beside readable ones of its class, and after them on another page', async ({
  page,
}) => {
  const [plain, faint] = ['#333', '#ccc'].map((color) => `<p class="a" style="color: ${color}">Text</p>`);
  expect(await judge(page, `${plain}`)).toEqual([]);
  expect(await judge(page, `${plain}${faint}`)).toEqual([
    expect.stringMatching(/^color-contrast: [^|]*#ccc[^|]*$/),
  ]);
  expect(await judge(page, `${faint}${faint}`)).toHaveLength(1);
  for (const around of ['background: #444', 'opacity: 0.3', 'background-color: #555'])
    expect(await judge(page, `<div style="${around}">${plain}</div>`), around).toHaveLength(1);
  expect(await judge(page, `${plain}`)).toEqual([]);
});
