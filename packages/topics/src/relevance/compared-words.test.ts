import { expect, it } from 'vitest';
import { scoreRelevance } from './score-relevance.ts';
import { buildSiteProfile } from './site-profile.ts';

const services = ['umzugsunternehmen', 'steuerberater', 'matratze', 'boxspringbett', 'sofa'];
const towns = ['berlin', 'hamburg', 'köln', 'günstig'];
const texts = services.flatMap((service) => towns.map((town) => `${service} ${town}`));
const profile = buildSiteProfile({ texts, ownNames: [], language: 'de' });
const classOf = (keywords: readonly string[]) =>
  scoreRelevance(
    profile,
    keywords.map((text) => ({ text })),
  ).map((found) => found.class);

it('lists a compound of a word of the site', () => {
  expect(classOf(['federkernmatratze', 'schlafsofa', 'federball'])).toEqual(['listed', 'listed', 'hidden']);
});

it('lists no other trade because it is in a town of the site', () => {
  expect(classOf(['scheidungsanwalt berlin', 'fahrradladen berlin', 'fahrradladen hamburg'])).toEqual(
    Array(3).fill('hidden'),
  );
});
