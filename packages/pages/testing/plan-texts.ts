import { replaceEnd } from './made-up-text.ts';
import { origin, type PlannedPage } from './planned-page.ts';
import type { SitePlan } from './planned-site.ts';

const canonical = (path: string) => `<link rel="canonical" href="${origin}${path}">`;
const alternate = (language: string, path: string) =>
  `<link rel="alternate" hreflang="${language}" href="${origin}${path}">`;
const noindex = '<meta name="robots" content="noindex">';
const early = new Date('2026-01-01T00:00:00Z');

/** Texts that are the same, nearly the same, or look like it. */
export function planTexts({ add, expect, writer }: SitePlan): void {
  const same = (name: string, words: number, ...copies: Partial<PlannedPage>[]) => {
    const paragraphs = writer.paragraphs(words);
    add(`/${name}`, { paragraphs, firstSeen: early });
    for (const [index, copy] of copies.entries()) add(`/${name}-copy-${index}`, { paragraphs, ...copy });
  };
  same('twice', 300, {});
  same('thrice', 160, {}, {});
  expect('duplicate', '/twice');
  expect('duplicate', '/thrice');
  same('short', 30, {});
  same('joined', 300, { head: canonical('/joined') });
  same('hidden', 300, { head: noindex, knownFrom: [] });
  const versions = alternate('en-GB', '/versions') + alternate('en-US', '/versions-us');
  const paragraphs = writer.paragraphs(250);
  add('/versions', { paragraphs, head: versions });
  add('/versions-us', { paragraphs, head: versions });

  const near = (name: string, share: number, path = `/${name}-other`) => {
    const text = writer.paragraphs(400);
    add(`/${name}`, { paragraphs: text });
    add(path, { paragraphs: replaceEnd(text, share, writer.paragraphs(400)) });
  };
  for (const [name, share] of [
    ['near-95', 0.05],
    ['near-99', 0.01],
    ['near-93', 0.07],
  ] as const) {
    near(name, share);
    expect('near_duplicate', `/${name}`, `/${name}-other`);
  }
  near('far-80', 0.2);
  near('far-70', 0.3);
  near('printed', 0.02, '/printed/print');
  near('series', 0.02, '/series?page=2');
  near('short-near', 0.9);
}

const german =
  'Die Mühle steht auf dem Tisch und ist am Morgen bereit, und wenn man die Packung öffnet, müssen die Bohnen sofort gemahlen werden, weil sie nach wenigen Minuten nicht mehr so gut riechen. ';

/** Pages that declare another language than they are written in, and those that only look like it. */
export function planWrongLanguages({ add, expect }: SitePlan): void {
  const page = (path: string, language: string, sentences: string[]) =>
    add(path, { language, paragraphs: sentences });
  const text = (name: string) => [1, 2, 3, 4].map((part) => `${german}Das ist Teil ${part} von ${name}.`);
  page('/german-as-english', 'en-US', text('eins'));
  expect('wrong_language', '/german-as-english');
  page('/german', 'de-AT', text('zwei'));
  page('/german-as-nothing', 'deutsch', text('drei'));
  page('/german-quote', 'en', ['Zorpa blint kwemari plekosta vantagri belzun. '.repeat(30), german]);
}

/** Titles, descriptions and headings that are missing, too long, or those of several pages. */
export function planHeads({ add, expect }: SitePlan): void {
  const group = (
    kind: 'same_title' | 'same_description' | 'same_h1',
    make: (text: string) => Partial<PlannedPage>,
  ) => {
    const name = kind.replace('_', '-');
    add(`/${name}-1`, { ...make('Ways to Brew'), firstSeen: early });
    add(`/${name}-2`, make(' ways to brew'));
    expect(kind, `/${name}-1`);
    add(`/${name}-series`, make('Notes on Water'));
    add(`/${name}-series?page=2`, make('Notes on Water'));
    add(`/${name}-variant`, { ...make('Ways to Brew'), head: canonical(`/${name}-1`) });
    add(`/${name}-hidden`, { ...make('Ways to Brew'), head: noindex, knownFrom: [] });
  };
  group('same_title', (title) => ({ title }));
  group('same_description', (description) => ({ description }));
  group('same_h1', (text) => ({ headings: [{ level: 1, text }] }));

  add('/no-title', { title: null });
  add('/empty-title', { title: ' ' });
  expect('no_title', '/no-title');
  expect('no_title', '/empty-title');
  add('/long-title', {
    title: 'A very long title that goes on and on until no results page has room for it',
  });
  expect('long_title', '/long-title');
  add('/fitting-title', { title: 'i'.repeat(100) });
  add('/no-description', { description: null });
  expect('no_description', '/no-description');
  add('/no-h1', { headings: [{ level: 2, text: 'Second' }] });
  expect('no_h1', '/no-h1');
  add('/several-h1', {
    headings: [
      { level: 1, text: 'First one' },
      { level: 1, text: 'First two' },
    ],
  });
  expect('several_h1', '/several-h1');
  add('/skips', {
    headings: [
      { level: 1, text: 'Skips here' },
      { level: 3, text: 'Third' },
    ],
  });
  expect('skipped_level', '/skips');
  add('/steps', {
    headings: [1, 2, 3, 2, 3, 4, 2].map((level) => ({ level, text: `Step ${level} of steps` })),
  });
  add('/all-wrong-but-hidden', {
    title: null,
    description: null,
    headings: [],
    head: noindex,
    knownFrom: [],
  });
}

/** Short pages among long ones, and short ones that are right as they are. */
export function planThin({ add, expect, writer }: SitePlan): void {
  const guide = (path: string, words: number, more: Partial<PlannedPage> = {}) =>
    add(path, { type: 'guide', paragraphs: writer.paragraphs(words), ...more });
  for (let index = 0; index < 60; index++) guide(`/guide-${index}`, 230 + index);
  for (const index of [1, 2]) {
    guide(`/thin-${index}`, 60);
    expect('thin', `/thin-${index}`);
  }
  guide('/thin-contact', 60, { extra: '<form><input name="mail"><textarea name="text"></textarea></form>' });
  guide('/thin-video', 60, { extra: '<iframe src="https://www.youtube.com/embed/x"></iframe>' });
  guide('/thin-gallery', 60, { extra: '<img src="/a.png" alt="A view">'.repeat(6) });
  guide('/thin-hidden', 60, { head: noindex, knownFrom: [] });
  guide('/thin-product', 60, { type: 'product' });
  guide('/thin-other', 60, { type: 'other' });
}
