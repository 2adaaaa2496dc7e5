import { expect, it } from 'vitest';
import { classifyIntent } from './classify-intent.ts';
import { readNames } from './known-names.ts';

const knownNames = readNames(['acme.com', 'Grindly Coffee']);
const classify = (text: string, more: { language?: string; page?: string; resultDomains?: string[] } = {}) =>
  classifyIntent({ text, language: 'en', knownNames, ...more });

it.each([
  ['how to clean a burr grinder', 'informational', 'how to'],
  ['burr grinder vs blade grinder', 'commercial', 'vs'],
  ['penetration testing companies', 'commercial', 'companies'],
  ['how do credit card companies make money', 'informational', 'how do'],
  ['buy burr grinder', 'transactional', 'buy'],
  ['ascii converter', 'transactional', 'converter'],
  ['ascii convertor', 'transactional', 'convertor'],
  ['order pizza', 'transactional', 'order'],
  ['acme login', 'navigational', 'login'],
  ['otherbrand website', 'navigational', 'website'],
  ['website design companies', 'commercial', 'companies'],
  ['acme', 'navigational', 'acme'],
  ['grindly cofee', 'navigational', 'grindly cofee'],
  ['www.other-shop.de', 'navigational', 'www.other-shop.de'],
] as const)('finds “%s” %s because of “%s”', (text, intent, cue) => {
  const found = classify(text);
  expect(found).toMatchObject({ intent, isUnsure: false, reason: { from: 'wording', cue } });
});

it.each([
  'grinder',
  'hotel',
  'virtual address london',
  'website redesign houston',
  'otherbrand',
  'gluten free pasta',
  'executive order',
])('is unsure about “%s”', (text) => {
  expect(classify(text)).toEqual({
    intent: 'informational',
    confidence: 0,
    isUnsure: true,
    reason: { from: 'nothing' },
  });
});

it.each([
  ['konto osobiste', 'pl'],
  ['hammaslääkäri helsinki', 'fi'],
  ['tandarts utrecht', 'nl'],
  ['tandläkare malmö', 'sv'],
  ['tandlæge aarhus', 'da'],
  ['כרטיסי אשראי', 'he'],
])('takes a product or a trade for no site: “%s”', (text, language) => {
  expect(classify(text, { language }).isUnsure).toBe(true);
});

it('takes a name for a site from the home page that ranks', () => {
  expect(classify('otherbrand', { page: 'https://www.otherbrand.com/' })).toMatchObject({
    intent: 'navigational',
    isUnsure: false,
    reason: { from: 'page', kind: 'named', site: 'otherbrand.com' },
  });
});

it('reads the domains of stored results where no own page ranks', () => {
  expect(classify('otherbrand', { resultDomains: ['other.net', 'www.otherbrand.com'] }).intent).toBe(
    'navigational',
  );
});

it.each(['acme delete account', 'how to export from acme', 'acme vs grindly coffee'])(
  'does not take “%s” for a search for the site',
  (text) => {
    expect(classify(text).intent).not.toBe('navigational');
  },
);

it('leaves a language without cues unknown', () => {
  expect(classify('βιβλίο αγορά', { language: 'el' })).toEqual({
    intent: null,
    confidence: 0,
    isUnsure: true,
    reason: { from: 'nothing' },
  });
});

it('reads pages in a language without cues', () => {
  const found = classify('βιβλίο', { language: 'el', page: 'https://el.wikipedia.org/wiki/Βιβλίο' });
  expect(found).toMatchObject({ intent: 'informational', reason: { from: 'page', kind: 'reference' } });
});
