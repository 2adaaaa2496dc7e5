import { expect, it } from 'vitest';
import { topicOwner, topicStanding } from './topic-owner.ts';

const leader = (visibility: number) => ({
  competitorId: '1',
  domainName: 'crema.example',
  displayName: 'Crema House',
  visibility,
});

it.each([
  ['you', 0.2, leader(0.1)],
  ['you', 0.2, leader(0.2)],
  ['you', 0.01, null],
  ['competitor', 0.2, leader(0.21)],
  ['competitor', null, leader(0.01)],
  ['nobody', 0, leader(0)],
  ['nobody', null, null],
] as const)('says %s for a share of %s and this leader', (owner, visibility, leading) => {
  expect(topicOwner({ visibility, leader: leading })).toBe(owner);
});

it.each([
  ['none', 'none', 0, leader(0.3)],
  ['competing', 'several', 0.4, leader(0.3)],
  ['behind', 'one', 0.2, leader(0.3)],
  ['ahead', 'one', 0.3, leader(0.3)],
  ['ahead', 'one', null, null],
] as const)(
  'says %s for the pages %s, a share of %s and this leader',
  (standing, pageState, visibility, leading) => {
    expect(topicStanding({ pageState, visibility, leader: leading })).toBe(standing);
  },
);
