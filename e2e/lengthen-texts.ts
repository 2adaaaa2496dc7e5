import type { Page } from '@playwright/test';

/** Fields of responses that people, sites and searches fill. */
const texts = new Set(['keywordText', 'keyword', 'title', 'displayName', 'fullName', 'text', 'query']);

/** A host of 98 characters. */
const longHost = (word: string) => `${word}.beispielhausen-an-der-donau.example`;

/** Replaces keywords, titles, names and domains in all responses by long ones, with and without spaces. */
export async function lengthenTexts(page: Page, word: string): Promise<void> {
  const long = [`${word} ${word} and many further words that a keyword can have`, word];
  await page.route(/\/trpc\//, async (route) => {
    // A stream has no end.
    if (route.request().url().includes('.watch')) return route.fallback();
    const response = await route.fetch({ maxRetries: 1 });
    let count = 0;
    const json: unknown = JSON.parse(await response.text(), (key, value: unknown) => {
      if (typeof value !== 'string' || value === '') return value;
      if (key === 'domainName') return longHost(word);
      return texts.has(key) ? long[count++ % long.length] : value;
    });
    await route.fulfill({ response, json });
  });
}
