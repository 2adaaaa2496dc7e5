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
  expect(competitorLabel(domainName)).toBe(label);
});
