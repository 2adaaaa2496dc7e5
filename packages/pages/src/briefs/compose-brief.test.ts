import { segmentText } from '@keydence/topics';
import { describe, expect, it } from 'vitest';
import type { BriefBody, BriefExtract, BriefInput } from './brief-types.ts';
import { checkDraft } from './check-draft.ts';
import { composeBrief, pruneExtracts } from './compose-brief.ts';
import { readBriefSource } from './read-brief-source.ts';

const filler = (seed: string) => Array.from({ length: 60 }, (_, index) => `${seed}${index}`).join(' ');

interface Planned {
  title: string;
  sections: readonly (readonly [heading: string, text: string])[];
  head?: string;
  language?: string;
}

function write({ title, sections, head = '', language = 'en' }: Planned): string {
  const blocks = sections.map(([heading, text]) => `<h2>${heading}</h2><p>${text}</p>`).join('');
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${title}</title>${head}</head>
    <body><nav><a href="/">Home</a></nav><article><h1>${title}</h1>${blocks}</article>
    <h2>Related posts</h2><footer>Contact us</footer></body></html>`;
}

function read(html: string, number: number, language = 'en'): BriefExtract {
  const address = `https://site${number}.example/page`;
  const reading = readBriefSource(
    { address, html: Buffer.from(html), contentType: 'text/html', headers: {} },
    language,
  );
  if (reading.outcome !== 'read') throw new Error(reading.outcome);
  return reading.extract;
}

const long =
  'You take the ring out and brush the steel burrs with a dry brush until no oily coffee dust is left on them.';
const planned: Planned[] = [
  {
    title: 'How to clean a burr grinder',
    sections: [
      ['1. What you need', `${filler('one')} dry brush and rice.`],
      ['How to clean the burrs', `${long} ${filler('two')}`],
      ['How often should you clean it?', `Clean the grinder every week. ${filler('tri')}`],
      ['Common mistakes', `Never use water on steel burrs. ${filler('qua')}`],
    ],
  },
  {
    title: 'Cleaning your burr grinder',
    sections: [
      ['What you’ll need', `${filler('uno')} dry brush.`],
      ['Cleaning the burrs', `${filler('due')} steel burrs.`],
      ['Common mistakes to avoid', filler('tre')],
    ],
  },
  {
    title: 'Grinder cleaning guide',
    sections: [
      ['Step 1: What you need', `${filler('eins')} dry brush.`],
      ['Clean the burrs', `${filler('zwei')} steel burrs.`],
      ['How often should you clean it?', filler('drei')],
      ['A history of espresso bars in Trieste', filler('vier')],
    ],
  },
];
const input = (changes: Partial<BriefInput> = {}): BriefInput => ({
  keyword: 'clean burr grinder',
  language: 'en',
  sources: planned.map((page, index) => ({ number: index + 1, extract: read(write(page), index + 1) })),
  asked: [
    { text: 'can you wash grinder burrs with vinegar', origin: 'people_also_ask' },
    { text: 'how often should you clean a grinder', origin: 'search_console' },
  ],
  kind: null,
  excluded: [],
  ...changes,
});

/** Every text of a brief. */
function textsOf(body: BriefBody): string[] {
  const lines = [...body.gaps, ...body.sections, ...body.rareSections, ...body.questions, ...body.terms];
  const asked = [...body.gaps, ...body.questions].flatMap(({ askedBy }) => askedBy);
  return [
    ...lines.map(({ label }) => label),
    ...[...lines.flatMap(({ evidence }) => evidence), ...asked].map(({ quote }) => quote),
  ];
}

describe('composeBrief', () => {
  it('counts equivalent headings once per page, with their positions', () => {
    const { sections, rareSections, kind, counted } = composeBrief(input());
    expect({ kind, counted }).toEqual({ kind: 'guide', counted: [1, 2, 3] });
    const need = sections.find(({ label }) => /need/i.test(label));
    expect(need).toMatchObject({ count: 3, of: 3 });
    expect(need?.evidence.map(({ source, place }) => [source, place])).toEqual([
      [1, 'heading'],
      [2, 'heading'],
      [3, 'heading'],
    ]);
    expect(sections.find(({ label }) => /mistakes/i.test(label))?.count).toBe(2);
    expect(rareSections.map(({ label }) => label)).toContain('A history of espresso bars in Trieste');
    expect(sections.map(({ label }) => label)).not.toContain('Related posts');
  });

  it('lists unanswered questions of searchers first, and the answering pages of the others', () => {
    const { gaps, questions } = composeBrief(input());
    expect(gaps.map(({ label }) => label)).toEqual(['can you wash grinder burrs with vinegar']);
    expect(questions).toMatchObject([
      { label: 'how often should you clean a grinder', origins: ['heading', 'search_console'], of: 3 },
    ]);
    expect(questions[0]?.count).toBeGreaterThanOrEqual(2);
  });

  it('counts the pages that use each term, without the keyword itself', () => {
    const { terms } = composeBrief(input());
    expect(terms.find(({ label }) => label === 'dry brush')).toMatchObject({ count: 3, of: 3 });
    expect(terms.map(({ label }) => label)).not.toContain('grinder');
    expect(terms.map(({ label }) => label)).not.toContain('brush');
  });

  it('counts a single word only if pages use it twice on average', () => {
    const sources = [1, 2, 3].map((number) => {
      const sections = [
        ['Care', `Descaling is quick. Your warranty covers it. ${filler(`w${number}x`)}`],
        ['Problems', `Repeat the descaling. ${filler(`w${number}y`)}`],
      ] as const;
      return { number, extract: read(write({ title: 'Guide', sections }), number) };
    });
    const { terms } = composeBrief(input({ sources }));
    const labels = terms.map(({ label }) => label.toLowerCase());
    expect(labels).toContain('descaling');
    expect(labels).not.toContain('warranty');
  });

  it('gives lengths as a range of the pages', () => {
    const { length } = composeBrief(input());
    expect(length?.of).toBe(3);
    expect(length && length.min <= length.low && length.low <= length.high).toBe(true);
  });

  it('contains no run of eight words of a page', () => {
    const body = composeBrief(
      input({
        asked: [{ text: `why ${long.toLowerCase()}`, origin: 'people_also_ask' }],
        sources: planned.map((page, index) => ({
          number: index + 1,
          extract: read(
            write({
              ...page,
              sections: [[long.slice(0, -1), long], [`Is it true that ${long}?`, long], ...page.sections],
            }),
            index + 1,
          ),
        })),
      }),
    );
    const text = ` ${segmentText(long, 'en').join(' ')} `;
    const words = segmentText(long, 'en');
    const runs = words.slice(7).map((_, at) => ` ${words.slice(at, at + 8).join(' ')} `);
    expect(runs.every((run) => text.includes(run))).toBe(true);
    for (const shown of textsOf(body)) {
      const flat = ` ${segmentText(shown, 'en').join(' ')} `;
      expect(runs.filter((run) => flat.includes(run))).toEqual([]);
    }
  });

  it('recounts without an excluded page, and for another kind', () => {
    expect(composeBrief(input({ excluded: [1] })).counted).toEqual([2, 3]);
    expect(composeBrief(input({ kind: 'product' })).counted).toEqual([]);
  });

  it('gives the same brief for the same input, and after terms of one page were dropped', () => {
    const first = JSON.stringify(composeBrief(input()));
    expect(JSON.stringify(composeBrief(input()))).toBe(first);
    expect(JSON.stringify(composeBrief(input({ sources: pruneExtracts(input().sources) })))).toBe(first);
  });

  it('has no kind if pages are of several kinds', () => {
    const shop = '<script type="application/ld+json">{"@type":"CollectionPage"}</script>';
    const sources = planned.map((page, index) => ({
      number: index + 1,
      extract: read(write({ ...page, head: index === 0 ? shop : '' }), index + 1),
    }));
    const body = composeBrief(input({ sources }));
    expect(body.kind).toBeNull();
    expect(body.kinds.map(({ kind, count }) => [kind, count])).toEqual([
      ['guide', 2],
      ['category', 1],
    ]);
  });

  it('reads headings, questions and terms of Japanese pages', () => {
    const pages = ['コーヒーミルの掃除方法', 'ミルの掃除方法と注意点', 'コーヒーミル掃除方法の手順'].map(
      (title, index) => ({
        number: index + 1,
        extract: read(
          write({
            title,
            language: 'ja',
            sections: [
              [
                '必要な道具',
                `細かい粉を取るためにブラシを使います。${'静電気を防ぐために水を少し加えます。'.repeat(8)}`,
              ],
              ['どのくらいの頻度で掃除しますか？', '週に一度ブラシで掃除するのが目安です。'.repeat(6)],
            ],
          }),
          index + 1,
          'ja',
        ),
      }),
    );
    const body = composeBrief(
      input({ keyword: 'コーヒーミル 掃除', language: 'ja', sources: pages, asked: [] }),
    );
    expect(body.sections[0]).toMatchObject({ label: '必要な道具', count: 3 });
    expect(body.questions[0]?.askedBy).toHaveLength(3);
    expect(body.terms.map(({ label }) => label)).toContain('静電気を防ぐ');
  });
});

describe('checkDraft', () => {
  const check = (text: string) => {
    const { keyword, language, sources } = input();
    return checkDraft({ keyword, language, sources, body: composeBrief(input()), text });
  };

  it('lists missing parts, existing parts and parts that only the draft has', () => {
    const result = check(
      `# Cleaning a grinder\n\n## What you need\n\nA dry brush.\n\n## Our lab results\n\nNumbers.`,
    );
    const need = result.sections.find(({ label }) => /need/i.test(label));
    expect(need?.at).toBe(2);
    expect(result.sections.find(({ label }) => /mistakes/i.test(label))?.at).toBeNull();
    expect(result.terms.find(({ label }) => label === 'dry brush')?.at).toBe(3);
    expect(result.onlyYours.map(({ text }) => text)).toEqual(['Our lab results']);
  });

  it('reads a draft in HTML as one in Markdown', () => {
    const result = check('<h1>Cleaning</h1><h2>What you need</h2><p>A <b>dry</b> brush.</p>');
    expect(result.sections.find(({ label }) => /need/i.test(label))?.at).toBe(2);
    expect(result.terms.find(({ label }) => label === 'dry brush')?.at).toBe(3);
  });

  it('finds runs of at least nine words that a page has too, and no shorter one', () => {
    expect(check(`Intro. ${long}`).copied).toMatchObject([{ source: 1, at: 1 }]);
    expect(check('brush the steel burrs with a dry brush').copied).toEqual([]);
  });

  it('lists everything as missing for an empty draft', () => {
    const result = check('');
    expect(result.words).toBe(0);
    expect(result.sections.every(({ at }) => at === null)).toBe(true);
  });
});

describe('readBriefSource', () => {
  it('takes no heading from outside of a text that has none', () => {
    const text = `<p>${long} ${filler('one')}</p>`.repeat(4);
    const html = `<html lang="en"><body><div id="help-popup"><h2>Keyboard shortcuts</h2><p>Press s.</p></div>
      <article><h1>Burrs</h1>${text}</article><aside><h2>Our shops</h2></aside></body></html>`;
    expect(read(html, 1).headings).toEqual([]);
  });

  const of = (html: string | Buffer, contentType = 'text/html') =>
    readBriefSource(
      { address: 'https://a.example/x', html: Buffer.from(html), contentType, headers: {} },
      'en',
    );

  it('gives the reason why a page is not read', () => {
    expect(of('<div id="root"></div><script>1</script>').outcome).toBe('needs_javascript');
    expect(of('<h1>Short</h1><p>Few words.</p>').outcome).toBe('too_little');
    expect(of('<div>'.repeat(5_000)).outcome).toBe('not_readable');
    const latin = Buffer.from(`<h1>Müll</h1><p>${'müde Bären fräsen '.repeat(100)}</p>`, 'latin1');
    expect(of(latin, 'text/html; charset=utf-8').outcome).toBe('wrong_charset');
  });

  it('limits the extract of a page with very many headings', () => {
    const html = `<article>${Array.from({ length: 300 }, (_, at) => `<h2>Heading ${at} of many</h2><p>${filler(`w${at}x`).slice(0, 40)}</p>`).join('')}</article>`;
    const reading = of(html);
    expect(reading.outcome).toBe('read');
    if (reading.outcome !== 'read') return;
    expect(reading.extract.headings.length).toBeLessThanOrEqual(80);
    expect(reading.extract.openings.length).toBeLessThanOrEqual(400);
  });
});
