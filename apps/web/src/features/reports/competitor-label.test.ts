import { expect, test } from 'vitest';
import { competitorLabel } from './competitor-label.ts';

test.each([
  ['crumb-lab.example', 'Crumb Lab'],
  ['www.crumb-lab.co.uk', 'Crumb Lab'],
  ['blog.breadtalk.com', 'Breadtalk'],
  ['Bakers.NET', 'Bakers'],
  ['3-loaves.com.au', '3 Loaves'],
  ['xn--bckerei-5wa.de', 'xn--bckerei-5wa.de'],
  ['localhost', 'localhost'],
])('labels %s as %s', (domainName, label) => {
  expect(competitorLabel({ name: domainName, domain: domainName })).toBe(label);
});

test('shows the stored name, as every other screen does', () => {
  expect(competitorLabel({ name: 'The Crumb Lab', domain: 'crumb-lab.example' })).toBe('The Crumb Lab');
});
