import { describe, expect, it } from 'vitest';
import { composeTrendMail, type TrendMail } from './compose-trend-mail.ts';
import type { Trend } from './schema.ts';

const move = { keywordText: 'rye <b>bread</b>', searchVolume: 900, before: 12, now: 7 };
const trend: Trend = {
  since: '2026-11-21',
  ranks: {
    counts: { gained: 1, lost: 1, up: 11, down: 3, unchanged: 40, first_seen: 2, unknown: 5 },
    gained: [{ keywordText: 'sourdough', searchVolume: 500, before: null, now: 44 }],
    lost: [{ keywordText: 'spelt', searchVolume: null, before: 98, now: null }],
    up: Array.from({ length: 10 }, (_, index) => ({ ...move, keywordText: `${move.keywordText} ${index}` })),
    down: [],
  },
  demand: { month: '2026-11-01', before: '2025-11-01', keywords: 50, change: -8 },
  health: { before: null, now: 61 },
  gaps: {
    opened: 1,
    closed: 0,
    openedKeywords: [{ keywordText: 'oats', searchVolume: 1200 }],
    closedKeywords: [],
  },
  finished: [{ keywordText: 'rye', title: 'All about rye' }],
};
const mail: TrendMail = {
  to: 'ada@people.example',
  domainName: 'bread.example',
  trend,
  settled: [
    {
      keywordText: 'rye',
      days: 30,
      verdict: 'came_true',
      before: 12,
      predicted: 5,
      now: 4,
      measuredOn: '2026-12-01',
      judgedBy: 'clicks',
    },
    {
      keywordText: 'oats',
      days: 60,
      verdict: 'no_measurement',
      before: 12,
      predicted: 5,
      now: null,
      measuredOn: null,
      judgedBy: null,
    },
  ],
  plan: [
    { title: 'Rye & more', keywordText: 'rye', gain: { low: 620, mid: 760, high: 940 } },
    { title: 'Oats', keywordText: 'oats', gain: null },
  ],
  isSample: false,
  links: {
    report: 'https://site.example/r?a=1&b=2',
    plan: 'https://site.example/p',
    predictions: 'https://site.example/o',
  },
  unsubscribeUrl: 'https://site.example/u',
};

describe('the mail of every two weeks', () => {
  it('gives the numbers of risen and fallen keywords in its subject', () => {
    expect(composeTrendMail(mail).subject).toBe('bread.example: 12 keywords up, 4 down');
  });

  it('contains the figures, the moves and the plan as text', () => {
    const { text } = composeTrendMail(mail);
    for (const line of [
      'Compared with the report of November 21, 2026.',
      '- AI Health Score: – → 61',
      '- Searches in November 2026 against November 2025: -8%',
      '- Could not be checked: 5',
      '- sourdough: before not ranking, now 44',
      '- spelt: before 98, now not ranking',
      '- rye <b>bread</b> 4: before 12, now 7',
      '- oats: searches a month 1,200',
      'All about rye',
      '- Rye & more (rye): more visits a month to the page, expected +620…940',
      '- Oats (oats): more visits a month to the page, expected –',
      '- rye (after 30 days): predicted rank 5, now 4, reached by clicks',
      '- oats (after 60 days): predicted rank 5, now no measurement',
      'Open the predictions:\nhttps://site.example/o',
      'Open the report:\nhttps://site.example/r?a=1&b=2',
      'Unsubscribe: https://site.example/u',
    ]) {
      expect(text).toContain(line);
    }
    expect(text).not.toContain('bread</b> 5');
    expect(text).not.toContain('Fallen\n');
    expect(text).not.toContain('sample data');
  });

  it('has a row for each figure since the last report', () => {
    expect(composeTrendMail(mail).text).toContain(
      [
        '- AI Health Score: – → 61',
        '- New in the top 100: 1',
        '- Lost from the top 100: 1',
        '- Risen: 11',
        '- Fallen: 3',
        '- Searches in November 2026 against November 2025: -8%',
        '- Gaps opened: 1',
        '- Gaps closed: 0',
        '- Content pieces finished: 1\n',
      ].join('\n'),
    );
  });

  it('has no heading without rows, and five rows at most', () => {
    const titles = Array.from({ length: 6 }, (_, index) => ({ keywordText: 'rye', title: `Piece ${index}` }));
    const keywords = Array.from({ length: 6 }, (_, index) => ({
      keywordText: `oats ${index}`,
      searchVolume: null,
    }));
    const gaps = { ...trend.gaps, openedKeywords: keywords, closedKeywords: keywords.slice(0, 1) };
    const counts = { ...trend.ranks.counts, unknown: 0 };
    const ranks = { ...trend.ranks, counts, gained: [] };
    const full = composeTrendMail({ ...mail, trend: { ...trend, ranks, finished: titles, gaps } }).text;
    expect(full).toContain('Piece 4');
    expect(full).not.toContain('Piece 5');
    expect(full).toContain('- oats 4: searches a month –');
    expect(full).not.toContain('oats 5');
    expect(full).toContain('Gaps you have closed\n--------------------');
    expect(full).toContain('Risen\n-----');
    expect(full).not.toContain('New in the top 100\n--');
    expect(full).not.toContain('Could not be checked');
    const empty = { ...trend.gaps, openedKeywords: [] };
    const bare = composeTrendMail({ ...mail, trend: { ...trend, finished: [], gaps: empty } }).text;
    expect(bare).not.toContain('Finished content');
    expect(bare).not.toContain('New gaps');
    expect(bare).not.toContain('Your next two weeks');
    expect(bare).not.toContain('your competitors published');
  });

  it.each([
    [
      { new: 1, rewritten: 0, since: null },
      'In the last 14 days, your competitors published 1 new page and rewrote 0.',
    ],
    [
      { new: 3, rewritten: 2, since: 'November 15, 2026' },
      'Since the report of November 15, 2026, your competitors published 3 new pages and rewrote 2.',
    ],
    [
      { new: 0, rewritten: 1, since: null },
      'In the last 14 days, your competitors published 0 new pages and rewrote 1.',
    ],
  ])('counts the pages of competitors: %j', (published, line) => {
    expect(composeTrendMail({ ...mail, published }).text).toContain(line);
  });

  it('does not mention competitors that published nothing', () => {
    const { text } = composeTrendMail({ ...mail, published: { new: 0, rewritten: 0, since: null } });
    expect(text).not.toContain('your competitors published');
  });

  it('lists five moves of the next two weeks, with a button if the server has moves', () => {
    const moves = Array.from({ length: 6 }, (_, index) => ({
      verb: 'write' as const,
      title: `kettles ${index}`,
      gain: index === 0 ? null : { low: 620, mid: 760, high: 940 },
    }));
    const { text } = composeTrendMail({
      ...mail,
      moves,
      links: { ...mail.links, moves: 'https://site.example/m' },
    });
    expect(text).toContain('- Write a page about kettles 0: more visits a month –');
    expect(text).toContain('- Write a page about kettles 4: more visits a month +620…940');
    expect(text).not.toContain('kettles 5');
    expect(text).toContain('See the moves:\nhttps://site.example/m');
    expect(composeTrendMail({ ...mail, moves }).text).not.toContain('See the moves');
  });

  it('says by what a prediction was judged', () => {
    const settled = mail.settled.map((one) => ({ ...one, judgedBy: 'rank' as const }));
    expect(composeTrendMail({ ...mail, settled }).text).toContain('now 4, reached\n');
  });

  it.each([
    [{ gained: 0, lost: 0, up: 0, down: 0 }, 'No keyword has moved'],
    [{ gained: 0, lost: 0, up: 1, down: 0 }, '1 keyword up, 0 down'],
    [{ gained: 1, lost: 1, up: 1, down: 0 }, '2 keywords up, 1 down'],
    [{ gained: 0, lost: 1, up: 0, down: 1 }, '0 keywords up, 2 down'],
  ])('sums up %j', (moved, headline) => {
    const ranks = { ...trend.ranks, counts: { ...trend.ranks.counts, ...moved } };
    expect(composeTrendMail({ ...mail, trend: { ...trend, ranks } }).subject).toBe(
      `bread.example: ${headline}`,
    );
  });

  it('uses only HTML that mail clients support, and escapes texts', () => {
    const { html } = composeTrendMail(mail);
    expect(html).toContain('rye &lt;b&gt;bread&lt;/b&gt; 0');
    expect(html).toContain('href="https://site.example/r?a=1&amp;b=2"');
    expect(html).toContain('role="presentation"');
    for (const unknown of ['<b>', '<style', '<img', '<svg', '<script', 'class=', 'flex', 'grid', 'var(']) {
      expect(html).not.toContain(unknown);
    }
    const opened = (tag: string) => html.split(`<${tag}`).length;
    const closed = (tag: string) => html.split(`</${tag}>`).length;
    for (const tag of ['table', 'tr', 'td', 'th ', 'p', 'a ', 'h2']) {
      expect([tag, opened(tag)]).toEqual([tag, closed(tag.trim())]);
    }
  });

  it('invents nothing without an earlier report and a plan', () => {
    const { subject, text } = composeTrendMail({
      ...mail,
      trend: null,
      settled: [],
      plan: [],
      isSample: true,
    });
    expect(subject).toBe('bread.example: Your keyword report is ready');
    expect(text).toContain('No earlier report to compare with.');
    expect(text).not.toContain('Checked predictions');
    expect(text).toContain('Nothing is planned right now.');
    expect(text).toContain('The numbers come from the built-in sample data.');
  });
});
