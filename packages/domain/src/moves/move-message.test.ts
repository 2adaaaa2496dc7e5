import { describe, expect, it } from 'vitest';
import { hoursWords } from './hours-words.ts';
import { composeDecayMessage, composeJudgedMessage, composeProposedMessage } from './move-message.ts';
import { moveName } from './move-name.ts';

const about = {
  at: new Date('2026-11-21T10:00:00Z'),
  domain: { id: 'd1', name: 'acme.com' },
  link: 'https://site.example/moves',
};
const move = {
  ...{ id: 'm1', verb: 'update' as const, title: '/mugs', pages: ['https://acme.com/mugs'] },
  ...{ sentence: 'Update /mugs.', confidence: 'high' as const, effortHours: 2.5 },
  gain: { low: 1, mid: 2, high: 3, success: 4, chance: 0.5 },
};

describe('a message about moves', () => {
  it.each([
    ['move.proposed', composeProposedMessage, 'moves'],
    ['page.decays', composeDecayMessage, 'pages'],
  ] as const)('%s names 20 of them and the number of all', (type, compose, field) => {
    const { effortHours, ...same } = move;
    expect(compose(about, { moves: Array.from({ length: 21 }, () => move), total: 34 })).toEqual({
      type,
      timestamp: '2026-11-21T10:00:00.000Z',
      data: {
        domain: about.domain,
        total: 34,
        [field]: Array.from({ length: 20 }, () => ({ ...same, effort_hours: effortHours })),
        link: about.link,
      },
    });
  });

  it('gives the verdict on a completed move', () => {
    const extra = { low: 1, mid: 2, high: 3 };
    const judged = {
      ...{ days: 28, verdict: 'worked' as const, extra, controlCount: 7 },
      doneOn: '2026-10-01',
    };
    expect(composeJudgedMessage(about, { id: 'm1', verb: 'update', title: '/mugs', ...judged })).toEqual({
      type: 'move.judged',
      timestamp: '2026-11-21T10:00:00.000Z',
      data: {
        domain: about.domain,
        move: { id: 'm1', verb: 'update', title: '/mugs', done_on: '2026-10-01' },
        ...{ days: 28, verdict: 'worked', extra_clicks: extra, control_count: 7, link: about.link },
      },
    });
  });
});

it.each([
  ['write', 'kettles', 'Write a page about kettles'],
  ['update', '/mugs', 'Update /mugs'],
  ['update', 'https://acme.com/mugs', 'Update https://acme.com/mugs'],
  ['update', 'burr grinder/', 'Update the page for “burr grinder/”'],
  ['link', '/mugs', 'Link to /mugs'],
  ['link', 'burr grinder', 'Link to the page for “burr grinder”'],
  ['merge', '/mugs', 'Merge pages into /mugs'],
  ['merge', 'burr grinder', 'Merge pages into the page for “burr grinder”'],
] as const)('names a move to %s %s', (verb, title, name) => {
  expect(moveName({ verb, title })).toBe(name);
});

it.each([
  [0.5, '0.5 hours'],
  [1, '1 hour'],
  [2.5, '2.5 hours'],
])('writes %s hours in words', (hours, words) => {
  expect(hoursWords(hours)).toBe(words);
});
