import { siteMarks } from '@keydence/domain';
import { expect, it } from 'vitest';
import { fillMarks } from './fill-marks.ts';
import { readSiteValues } from './site-values.ts';

const marks = Object.values(siteMarks).join('|');

it('values that the operator has not set are placeholders, with mail links to the contact', () => {
  expect(fillMarks(marks, readSiteValues({ PUBLIC_URL: 'http://localhost:3000' })).split('|')).toEqual([
    'http://localhost:3000',
    '[name of the operator]',
    '[postal address of the operator]',
    '[jurisdiction of the operator]',
    '[e-mail address for support]',
    '[e-mail address for general inquiries]',
    '/privacy#contact',
    '/privacy#contact',
    '',
    'off',
    '{{path}}',
  ]);
});

it('configured values are unchanged', () => {
  const values = readSiteValues({
    PUBLIC_URL: 'https://site.example',
    OPERATOR_NAME: 'Ada {{public_url}}',
    OPERATOR_ADDRESS: '1 Loom Street, London',
    OPERATOR_JURISDICTION: 'England and Wales',
    SUPPORT_EMAIL: 'help@site.example',
    INQUIRIES_EMAIL: 'hello@site.example',
    SOCIAL_LINKS: ['https://www.linkedin.com/company/ada', 'https://loom.example/@ada?a=1&b="'],
    ANALYTICS_URL: 'https://count.example/',
  });
  expect(fillMarks(marks, values)).toBe(
    'https://site.example|Ada {{public_url}}|1 Loom Street, London|England and Wales|help@site.example|' +
      'hello@site.example|mailto:help@site.example|mailto:hello@site.example|' +
      '<a href="https://www.linkedin.com/company/ada" rel="me noopener">LinkedIn</a> ' +
      '<a href="https://loom.example/@ada?a=1&amp;b=%22" rel="me noopener">loom.example</a>|on|{{path}}',
  );
});
