import { describe, expect, it } from 'vitest';
import type { LinkablePage } from './link-ideas.ts';
import { suggestLinks } from './suggest-links.ts';

type Shape = Partial<LinkablePage> & { text?: string };

const page = (key: string, { text, ...more }: Shape = {}): LinkablePage => ({
  key,
  title: null,
  h1: null,
  language: 'en',
  kind: 'content',
  topicId: 1,
  paragraphs: text === undefined ? [] : [{ kind: 'text', text, links: [] }],
  contentLinks: [],
  otherLinks: [],
  ancestors: [],
  queries: [],
  visits: null,
  ...more,
});
const query = { text: 'burr grinders', impressions: 1_240, position: 11.3 };
const target = page('/grinder', { queries: [query] });
const said = 'Fresh beans matter. A good burr grinder, cleaned often, lasts for years. So does a kettle.';
const source = page('/beans', { text: said });
const ideasOf = (...pages: LinkablePage[]) => suggestLinks([target, ...pages]).ideas;

describe('suggestLinks', () => {
  it.each([
    'See https://shop.com/burr-grinder/ for more of them, and clean it often.',
    'The function kitchen.burr_grinder returns it.',
    'Call burr grinder(beans) for more of them.',
    'A hand-burr grinder is another thing.',
    'The type Burr grinder.Settings has it.',
  ])('leaves words that are a part of another: %s', (text) => {
    expect(ideasOf(page('/beans', { text }))).toEqual([]);
  });

  it.each([
    'Buy it (a burr grinder), and clean it.',
    'What you need: a burr grinder: nothing else.',
    'It is a burr grinder. Clean it.',
    'The “burr grinder” is loud.',
  ])('takes words beside punctuation: %s', (text) => {
    expect(ideasOf(page('/beans', { text }))).toMatchObject([{ anchor: 'burr grinder' }]);
  });

  it('proposes words of the source itself, with the sentence', () => {
    expect(ideasOf(source)).toEqual([
      {
        from: '/beans',
        to: '/grinder',
        anchor: 'burr grinder',
        sentence: 'A good burr grinder, cleaned often, lasts for years.',
        paragraph: 0,
        at: said.indexOf('burr'),
        query,
        contentLinks: 0,
        medianContentLinks: 0,
        isInMenu: false,
        isSameTopic: true,
        similarity: 0,
      },
    ]);
  });

  it('takes the words of a title beside the longer name of the site', () => {
    const site = 'The complete manual of kitchens';
    const named = ['Burr grinders', 'Kettles', 'Filters'].map((name, at) =>
      page(`/${at}`, { title: `g${at} — ${name} — ${site}` }),
    );
    const text = `${said} It follows the complete manual of kitchens.`;
    expect(suggestLinks([...named, page('/beans', { text })]).ideas).toMatchObject([
      { to: '/0', anchor: 'burr grinder' },
    ]);
  });

  it.each<[string, Shape]>([
    ['that links to it in its content', { contentLinks: ['/grinder'] }],
    ['of another language', { language: 'de' }],
    ['of another topic', { topicId: 2 }],
    ['that is below it', { ancestors: ['/grinder'] }],
    ['with over 100 links', { contentLinks: Array.from({ length: 101 }, (_, n) => `/${n}`) }],
    ['that is a legal page', { kind: 'furniture' }],
    [
      'that says the words in a link',
      { paragraphs: [{ kind: 'text', text: said, links: [{ start: 30, end: 40 }] }] },
    ],
    ['that says the words in a heading', { paragraphs: [{ kind: 'heading', text: said, links: [] }] }],
    ['that quotes the words', { paragraphs: [{ kind: 'quote', text: said, links: [] }] }],
    ['that says the words apart', { text: 'The burr of a grinder.' }],
    ['that says the words in two parts of a sentence', { text: 'Two kinds of burr: grinders and mills.' }],
    ['that says half a word', { text: 'A burr grinderless life.' }],
  ])('proposes no link from a page %s', (_name, more) => {
    expect(ideasOf(page('/beans', { text: said, ...more }))).toEqual([]);
  });

  it('reports that a menu has the link already', () => {
    expect(ideasOf(page('/beans', { text: said, otherLinks: ['/grinder'] }))[0]?.isInMenu).toBe(true);
  });

  it('gives words that fit two pages to the one that ranks better', () => {
    const other = (position: number | null) => page('/other', { queries: [{ ...query, position }] });
    expect(suggestLinks([target, source, other(5)]).ideas.map(({ to }) => to)).toEqual(['/other']);
    expect(suggestLinks([target, source, other(null)]).ideas.map(({ to }) => to)).toEqual(['/grinder']);
    const equal = suggestLinks([target, source, other(11.3)]);
    expect(equal.ideas).toEqual([]);
    expect(equal.without).toContainEqual({ to: '/grinder', reason: 'other-page' });
  });

  it('uses the title without the site name if there are no queries', () => {
    const named = page('/kettle', { title: 'Gooseneck kettles | Bean Shop' });
    const pages = [named, page('/beans', { text: 'Pour with a gooseneck kettle. Slowly.' })];
    expect(suggestLinks(pages).ideas).toMatchObject([{ anchor: 'gooseneck kettle', query: null }]);
  });

  it.each([
    ['a verb', 'filter', 'Please filter the water first.', []],
    ['an adjective', 'last', 'Set the last date in it.', []],
    ['a word at the start of a sentence', 'filter', 'Use it. Filter the water first.', []],
    ['a name', 'Chemex', 'For more of them, take the Chemex and wait.', ['Chemex']],
    ['a name with capitals in it', 'PostCSS', 'PostCSS is another thing.', ['PostCSS']],
    ['a command', 'VACUUM', 'It issues VACUUM and ANALYZE for them.', ['VACUUM']],
    ['a word of a longer command', 'DO', 'An insert with ON CONFLICT DO UPDATE may do both.', []],
    ['another form of the word', 'CALL', 'By default it is CALLED on null input.', []],
    ['a noun of German', 'Kaffeemühle', 'Nimm die Kaffeemühle aus dem Schrank.', ['Kaffeemühle']],
  ])('links one word of a title only where it is a name: %s', (_name, title, text, anchors) => {
    const language = title === 'Kaffeemühle' ? 'de' : 'en';
    const found = suggestLinks([page('/to', { title, language }), page('/from', { text, language })]);
    expect(found.ideas.map(({ anchor }) => anchor)).toEqual(anchors);
    if (anchors.length === 0) expect(found.without).toContainEqual({ to: '/to', reason: 'one-word' });
  });

  it('links no words inside of a longer name of another page', () => {
    const word = { text: 'partial', impressions: 9, position: 8 };
    const pages = [
      page('/partial', { queries: [word] }),
      page('/template', { title: 'Partial template' }),
      page('/mine', { title: 'Cached partial', text: 'A cached partial is stored.' }),
    ];
    const found = (text: string) =>
      suggestLinks([...pages, page('/from', { text })]).ideas.map(({ to, anchor }) => [to, anchor]);
    expect(found('Call a partial template for it.')).toEqual([['/template', 'partial template']]);
    expect(found('Call a partial for it.')).toEqual([['/partial', 'partial']]);
  });

  it('finds words in a language without spaces', () => {
    const japanese = { language: 'ja' };
    const tea = page('/tea', { ...japanese, queries: [{ ...query, text: '緑茶' }] });
    const cake = page('/cake', { ...japanese, text: 'お菓子は甘い。緑茶を飲むと合います。' });
    expect(suggestLinks([tea, cake]).ideas).toMatchObject([
      { anchor: '緑茶', sentence: '緑茶を飲むと合います。' },
    ]);
  });

  it('proposes three links a source, ten a target, and one a sentence', () => {
    const words = ['alpha', 'bravo', 'delta', 'gamma'];
    const targets = words.map((word, index) =>
      page(`/${word}`, { queries: [{ text: word, impressions: 10 - index, position: 8 }] }),
    );
    const many = page('/many', { text: words.map((word) => `Read of ${word} here.`).join(' ') });
    expect(suggestLinks([...targets, many]).ideas.map(({ to }) => to)).toEqual([
      '/alpha',
      '/bravo',
      '/delta',
    ]);
    const one = page('/one', { text: `${words.join(' and ')}.` });
    expect(suggestLinks([...targets, one]).ideas.map(({ to }) => to)).toEqual(['/alpha']);
    const others = Array.from({ length: 300 }, (_, n) => page(`/other-${n}`));
    const sources = Array.from({ length: 14 }, (_, n) => page(`/source-${n}`, { text: said }));
    expect(ideasOf(...sources, ...others)).toHaveLength(10);
  });

  it('proposes no words of many pages, and gives the reason', () => {
    const sources = Array.from({ length: 6 }, (_, n) => page(`/source-${n}`, { text: said }));
    const found = suggestLinks([target, ...sources]);
    expect(found.ideas).toEqual([]);
    expect(found.without).toContainEqual({ to: '/grinder', reason: 'too-general' });
  });

  it('counts words by their share of the whole site if only some of its pages are given', () => {
    const sources = Array.from({ length: 6 }, (_, n) => page(`/source-${n}`, { text: said }));
    const some = [target, ...sources, page('/other')];
    const weightOf = ({ key }: LinkablePage) => (key === '/other' ? 200 : 1);
    expect(suggestLinks(some, { weightOf }).ideas).toHaveLength(6);
    expect(suggestLinks([...some, page('/last', { text: said })], { weightOf: () => 200 }).ideas).toEqual([]);
  });

  it('proposes links to one page without those to others', () => {
    const first = page('/first', { queries: [{ text: 'grinder', impressions: 5_000, position: 9 }] });
    const both = page('/both', { text: 'A grinder is not a burr grinder.' });
    expect(suggestLinks([first, target, both]).ideas.map(({ to }) => to)).toEqual(['/first']);
    expect(suggestLinks([first, target, both], { to: '/grinder' }).ideas.map(({ to }) => to)).toEqual([
      '/grinder',
    ]);
  });

  it.each<[string, LinkablePage[], string]>([
    ['no page contains its words', [page('/beans', { text: 'Nothing of it.' })], 'no-phrase'],
    [
      'those that say them link to it',
      [page('/beans', { text: said, contentLinks: ['/grinder'] })],
      'no-source',
    ],
  ])('gives the reason for no proposal: %s', (_name, pages, reason) => {
    expect(suggestLinks([target, ...pages]).without).toContainEqual({ to: '/grinder', reason });
  });

  it('starts with the page with the most improvable demand', () => {
    const first = page('/first', { queries: [{ text: 'kettle', impressions: 5_000, position: 9 }] });
    const top = page('/top', { queries: [{ text: 'beans', impressions: 90_000, position: 1 }] });
    const found = suggestLinks([top, target, first, page('/x', { text: `${said} Good beans.` })]);
    expect(found.ideas.map(({ to }) => to)).toEqual(['/first', '/grinder', '/top']);
  });
});
