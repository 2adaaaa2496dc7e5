import { expect, it } from 'vitest';
import { assignTopics } from './assign-topics.ts';

const keywords: Record<number, string[]> = {
  1: ['moka pot', 'how to use a moka pot', 'best moka pot', 'moka pot coffee ratio', 'clean moka pot'],
  2: [
    'espresso machine',
    'best espresso machine',
    'espresso machine descaling',
    'espresso machine under 500',
  ],
  3: ['coffee grinder', 'burr grinder', 'hand coffee grinder', 'grind size chart', 'clean coffee grinder'],
  4: ['cold brew', 'cold brew ratio', 'cold brew concentrate', 'how long does cold brew last'],
  5: ['coffee subscription', 'coffee subscription gift', 'monthly coffee club'],
};
const terms = Object.entries(keywords).flatMap(([id, texts]) =>
  texts.map((text) => ({ topicId: Number(id), text })),
);

const topicOf = (title: string | null, path = '/x', heading: string | null = null) => {
  const pages = [{ hash: 'a', address: `https://crema.com${path}`, title, heading }];
  return (
    assignTopics({ language: 'en', terms, pages, siteNames: ['crema', 'Crema House'] })[0]?.topicId ?? null
  );
};

it.each([
  ['Moka pot or espresso: which one first? | Crema House', 1],
  ['The 7 Best Moka Pots of 2026 – Crema House', 1],
  ['How to descale your espresso machine in ten minutes', 2],
  ['Burr grinders compared: conical and flat', 3],
  ['Cold brew concentrate recipe with exact ratios', 4],
  ['Give a coffee subscription this Christmas', 5],
])('%j is about topic %i', (title, topic) => {
  expect(topicOf(title)).toBe(topic);
});

it.each([
  'We are hiring a warehouse manager',
  'Privacy policy',
  'Crema House',
  'Our new store in Portland opens on Friday',
  'The best of 2026',
  'Tea kettles with temperature control',
  '',
])('%j has no topic', (title) => {
  expect(topicOf(title)).toBeNull();
});

it('reads the address of a page without a title', () => {
  expect(topicOf(null, '/blog/2026/how-to-clean-a-moka-pot-48213.html')).toBe(1);
  expect(topicOf(null, '/p/48213')).toBeNull();
  expect(topicOf(null, '/%E0%A4')).toBeNull();
});

it('reads the heading beside a title that says nothing', () => {
  expect(topicOf('Blog post', '/x', 'Cold brew at home')).toBe(4);
});

it('names the keyword that matched', () => {
  const pages = [
    { hash: 'a', address: 'https://crema.com/x', title: 'Cold brew ratio explained', heading: null },
  ];
  expect(assignTopics({ language: 'en', terms, pages, siteNames: [] })).toEqual([
    { hash: 'a', topicId: 4, keyword: 'cold brew ratio' },
  ]);
});

it('assigns nothing without topics', () => {
  const pages = [{ hash: 'a', address: 'https://crema.com/x', title: 'Moka pot', heading: null }];
  expect(assignTopics({ language: 'en', terms: [], pages, siteNames: [] })).toEqual([]);
});
