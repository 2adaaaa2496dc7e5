import { expect, it } from 'vitest';
import { composeWaitingMail } from './compose-waiting-mail.ts';

it('names the website, the next step and the unsubscribe link', () => {
  const { subject, text, html, unsubscribeUrl } = composeWaitingMail({
    to: 'ada@people.example',
    domainName: 'bread.example',
    links: { import: 'https://site.example/i?a=1&b=2' },
    unsubscribeUrl: 'https://site.example/u',
  });
  expect(subject).toBe('bread.example: A newer export is needed');
  expect(text).toContain('Import an export:\nhttps://site.example/i?a=1&b=2');
  expect(text).toContain('This reminder is sent once, not every two weeks.');
  expect(html).toContain('href="https://site.example/i?a=1&amp;b=2"');
  expect(unsubscribeUrl).toBe('https://site.example/u');
});
