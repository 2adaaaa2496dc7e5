import { describe, expect, it } from 'vitest';
import { identifyMove, titleMove } from './identify-move.ts';

const topic = { id: 7, name: 'moka pots' };
const page = 'https://acme.com/moka?size=3';
const other = 'https://acme.com/a';

describe('the identity and title of a move', () => {
  it.each([
    ['update', [page], topic, 'moka', `page ${page}`, '/moka?size=3'],
    ['link', [page], null, 'moka', `page ${page}`, '/moka?size=3'],
    ['merge', [page, other], topic, 'moka', `merge ${other} ${page}`, '/moka?size=3'],
    ['merge', [other, page], null, null, `merge ${other} ${page}`, '/a'],
    ['write', [], topic, 'moka', 'write topic 7', 'moka pots'],
    ['write', [], null, 'moka', 'write search moka', 'moka'],
    ['update', [], topic, 'moka', 'page topic 7', 'moka'],
    ['update', [], topic, null, 'page topic 7', 'moka pots'],
    ['update', [], null, 'moka', 'page search moka', 'moka'],
    ['update', ['/moka'], null, null, 'page /moka', '/moka'],
    ['update', ['https://a.example/%D8%A8'], null, null, 'page https://a.example/%D8%A8', '/ب'],
    ['update', ['https://a.example/%ff'], null, null, 'page https://a.example/%ff', '/%ff'],
  ] as const)('%s %j %j %s', (verb, pages, ofTopic, mainQuery, identity, title) => {
    const move = { verb, pages, topic: ofTopic, mainQuery };
    expect(identifyMove(move)).toBe(identity);
    expect(titleMove(move)).toBe(title);
  });
});
