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
      '- Rye & more (rye): more visits a month, expected +620…940',
      '- Oats (oats): more visits a month, expected –',
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
