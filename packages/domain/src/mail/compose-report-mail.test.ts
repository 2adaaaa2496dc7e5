import { describe, expect, it } from 'vitest';
import { composeReportMail, type MailBlock, type ReportMail } from './compose-report-mail.ts';

const frame = {
  to: 'ada@people.example',
  subject: 'Report\r\nBcc: eve@people.example',
  preview: '2 up & 1 down',
  title: 'Report <1>',
  notes: ['You get this mail every two weeks.'],
  unsubscribeUrl: 'https://site.example/u?a=1&b=2',
};

const compose = (blocks: MailBlock[], change: Partial<ReportMail> = {}) =>
  composeReportMail({ ...frame, blocks, ...change });

describe('a mail with tables', () => {
  it('is one line of subject, and each block in text', () => {
    const { to, subject, text, unsubscribeUrl } = compose([
      { kind: 'heading', text: 'Größe' },
      {
        kind: 'table',
        head: ['Keyword', 'before', 'now'],
        rows: [
          ['rye', '12', '7'],
          ['oats', '–', '4'],
        ],
      },
      { kind: 'table', head: ['', ''], rows: [['Risen', '11']] },
      { kind: 'paragraph', text: 'Compared with November 21.' },
      { kind: 'button', label: 'Open the report', url: 'https://site.example/r' },
    ]);
    expect([to, subject, unsubscribeUrl]).toEqual([
      frame.to,
      'Report Bcc: eve@people.example',
      frame.unsubscribeUrl,
    ]);
    expect(text).toBe(
      [
        'Report <1>',
        'Größe\n-----',
        '- rye: before 12, now 7\n- oats: before –, now 4',
        '- Risen: 11',
        'Compared with November 21.',
        'Open the report:\nhttps://site.example/r',
        `You get this mail every two weeks.\nUnsubscribe: ${frame.unsubscribeUrl}`,
        'Keydence\n',
      ].join('\n\n'),
    );
  });

  it.each<[MailBlock, RegExp]>([
    [{ kind: 'heading', text: 'A & B' }, /<h2 style="[^"]+">A &amp; B<\/h2>/],
    [{ kind: 'paragraph', text: '<b>' }, /<p style="[^"]+">&lt;b&gt;<\/p>/],
    [
      { kind: 'button', label: 'Open "it"', url: 'https://site.example/r?a=1&b=2' },
      /<a href="https:\/\/site\.example\/r\?a=1&amp;b=2" style="[^"]+">Open &quot;it&quot;<\/a>/,
    ],
    [
      {
        kind: 'table',
        head: ['Word', 'now'],
        rows: [
          ['<i>', '7'],
          ['oats', '4'],
        ],
      },
      /<tr><th scope="col" align="left" style="[^"]+">Word<\/th><th scope="col" align="right" style="[^"]+">now<\/th><\/tr>\n<tr><td align="left" style="[^"]+">&lt;i&gt;<\/td><td align="right" style="[^"]+">7<\/td><\/tr>\n<tr><td align="left" style="[^"]+">oats</,
    ],
  ])('has a block in HTML, escaped: %j', (block, expected) => {
    expect(compose([block]).html).toMatch(expected);
  });

  it('has title, preview, notes and link in HTML, each on its own line', () => {
    const { html } = compose([{ kind: 'paragraph', text: 'a' }], { notes: ['One.', 'Two <2>.'] });
    expect(html).toContain('<title>Report Bcc: eve@people.example</title>');
    expect(html).toContain('>2 up &amp; 1 down</div>');
    expect(html).toMatch(/<h1 style="[^"]+">Report &lt;1&gt;<\/h1>\n<p /);
    expect(html).toMatch(
      />One\.<\/p>\n<p style="[^"]+">Two &lt;2&gt;\.<\/p>\n<p style="[^"]+"><a href="https:\/\/site\.example\/u\?a=1&amp;b=2" style="[^"]+">Unsubscribe<\/a><\/p>/,
    );
  });
});
