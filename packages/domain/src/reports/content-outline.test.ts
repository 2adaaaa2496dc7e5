import { describe, expect, it } from 'vitest';
import type { ContentFormat } from './content-format.ts';
import { writeContentOutline } from './content-outline.ts';
import { writeContentStrategy } from './content-strategy.ts';
import type { KeywordFacts } from './facts.ts';
import { keywordFacts } from './report-facts.fixture.ts';

const mug = (change: Partial<KeywordFacts> = {}) => keywordFacts({ keywordText: 'mug', ...change });

describe('an outline', () => {
  it.each<[ContentFormat, string[]]>([
    ['guide', ['Mug: the short answer', 'Step by step', 'Common mistakes', 'Examples from practice']],
    [
      'comparison',
      [
        'The recommendation in brief',
        'How the options were judged',
        'Each option in detail',
        'How to decide',
      ],
    ],
    ['product', ['Mug', 'What you get', 'Why buyers trust it', 'Delivery and payment']],
    ['pricing', ['Prices at a glance', 'What drives the price', 'Which option fits']],
    ['local', ['Where and when', 'What we offer on site', 'What customers say']],
    ['brand', ['About Mug', 'Help and contact']],
  ])('of a page of kind %s has its sections, each with points', (format, headings) => {
    const { sections } = writeContentOutline(mug(), format, 'en');
    expect(sections.map(({ heading }) => heading)).toEqual(headings);
    for (const { keyPoints } of sections) expect(keyPoints.join(' ')).toMatch(/^[A-Z].{20}/);
  });

  const questions = [
    'Related questions from the search results, one short answer each',
    'A link to the next step for readers who are ready',
  ];
  it.each<[string, Partial<KeywordFacts>, [string, string[]][]]>([
    ['a transaction', { intent: 'transactional' }, []],
    ['a guide', { intent: 'informational' }, [['Questions and answers', questions]]],
    ['a choice', { intent: 'commercial' }, [['Questions and answers', questions]]],
    [
      'videos',
      { serpFeatures: ['video'] },
      [['Watch it', ['A short video that shows “mug” in action, with a transcript']]],
    ],
  ])('for %s ends with sections for it', (_name, change, extra) => {
    const { sections } = writeContentOutline(mug(change), 'local', 'en');
    expect(sections.slice(3).map(({ heading, keyPoints }) => [heading, keyPoints])).toEqual(extra);
  });

  it.each([
    [37, `${'x'.repeat(36)}: address, hours and booking`],
    [38, `${'x'.repeat(37)}: address, hours and…`],
    [59, `${'x'.repeat(58)}…`],
    [66, `${'x'.repeat(63)}…`],
  ])('cuts the title of a word of %s letters after a word, or within it', (length, title) => {
    expect(writeContentOutline(mug({ keywordText: 'x'.repeat(length) }), 'local', 'en').title).toBe(
      `X${title}`,
    );
  });

  it('cuts a description without the comma at its end', () => {
    const { metaDescription } = writeContentOutline(
      mug({ keywordText: `${'mug., '.repeat(27)}end` }),
      'local',
      'en',
    );
    expect(metaDescription).toBe(`Mug${'., mug'.repeat(25)}…`);
  });
});

describe('the angle of a page', () => {
  it.each<[Partial<KeywordFacts>, string]>([
    [
      { rankState: 'not_checked', searchVolume: 880 },
      'Your rank for “mug” (880 searches a month) is unknown: look for an existing page before you write a new one.',
    ],
    [
      { rankState: 'failed' },
      'Your rank for “mug” (an unknown search volume) is unknown: look for an existing page before you write a new one.',
    ],
    [
      { rankState: 'not_found', searchVolume: 880 },
      'You do not rank for “mug” yet (880 searches a month), so this is a new page.',
    ],
    [
      { rankGroup: 20 },
      'Extend the ranking page rather than write a new page: it is at position 20 already.',
    ],
    [{ rankGroup: 21 }, 'the ranking page is at position 21: rebuild it around “mug”.'],
    [
      {
        rankGroup: 21,
        rankingUrl: 'https://a.example/',
        serpFeatures: ['featured_snippet', 'ai_overview', 'image'],
      },
      'https://a.example/ is at position 21: rebuild it around “mug”. The results show a featured snippet: open with an answer that can be quoted. An AI overview gives the plain answer, so add data or examples of your own. Images rank here: use original pictures with clear file names.',
    ],
  ])('starts from %j', (change, text) => {
    const { contentAngle } = writeContentStrategy(mug(change), 'en', 'brand');
    expect(contentAngle).toBe(`Be the official answer: put what visitors look for most at the top. ${text}`);
  });

  it('comes with the rounded visits that a keyword would bring', () => {
    expect(
      writeContentStrategy(mug({ calculatedOpportunity: 10.7 }), 'en').impactAssessment.estimatedTraffic,
    ).toBe(11);
  });
});
