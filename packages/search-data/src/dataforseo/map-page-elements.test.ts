import { judgeAiOverview } from '@keydence/domain';
import { describe, expect, it } from 'vitest';
import { searchPage } from './answer-schemas.ts';
import { toRankCheck, toSearchPage } from './map-search-page.ts';

const organic = (rank: number, domain: string) => ({
  type: 'organic',
  rank_group: rank,
  rank_absolute: rank + 3,
  domain,
  url: `https://${domain}/`,
});
const asking = (...items: unknown[]) => ({ type: 'people_also_ask', rank_group: 1, rank_absolute: 2, items });
const question = (title: unknown) => ({ type: 'people_also_ask_element', title });
const overview = (parts: object) => ({ type: 'ai_overview', rank_group: 1, rank_absolute: 1, ...parts });
const cites = (...domains: unknown[]) =>
  domains.map((domain) => domain && { domain, url: `https://${domain}/a` });

/** Reads the page of a search, both original and stored. */
function read(items: unknown, more: object = {}) {
  const count = Array.isArray(items) ? items.length : 0;
  const page = {
    keyword: 'tea',
    datetime: '2026-11-21 10:00:00 +00:00',
    se_results_count: 9,
    item_types: ['organic'],
    items_count: count,
    items,
    ...more,
  };
  const came = searchPage.parse(page);
  const kept = searchPage.parse(JSON.parse(JSON.stringify(came)));
  expect(toSearchPage(kept)).toEqual(toSearchPage(came));
  return came;
}

const rest = [organic(1, 'rival.com'), organic(2, 'acme.com')];

describe('"People also ask" questions', () => {
  it.each<[string, unknown[], string[] | null]>([
    ['each question once, in order', [asking(question('A?'), question('B?'), question('A?'))], ['A?', 'B?']],
    ['those that can be read', [asking(question('A?'), null, question(7), question(' '), 'x')], ['A?']],
    ['are unknown without their texts', [asking(null)], null],
    ['nor where the list is none', [{ ...asking(), items: 'many' }], null],
    ['none on a page that has none', [], []],
    ['an over-long one is left out', [asking(question('a'.repeat(301)), question('B?'))], ['B?']],
  ])('%s', (_case, elements, questions) => {
    expect(toSearchPage(read([...elements, ...rest]))?.questions).toEqual(questions);
  });

  it.each<[string, unknown, object]>([
    ['an item is null', [null, ...rest], {}],
    ['items are missing', rest, { items_count: 3 }],
    ['there are no items', null, { items_count: 3 }],
    ['the page says that it has them', rest, { item_types: ['organic', 'people_also_ask'] }],
  ])('is unknown if %s', (_case, items, more) => {
    expect(toSearchPage(read(items, more))?.questions).toBeNull();
  });
});

describe('an AI overview', () => {
  const own = 'acme.com';
  it.each<[string, unknown[], object, string | null]>([
    ['that cites the site', [overview({ references: cites('rival.com', own) })], {}, 'cited'],
    ['that cites a subdomain', [overview({ references: cites('shop.acme.com') })], {}, 'cited'],
    ['that cites others', [overview({ references: cites('rival.com', 'notacme.com') })], {}, 'not_cited'],
    [
      'that cites it in a section',
      [overview({ references: null, items: [null, { items: null, references: cites(own) }] })],
      {},
      'cited',
    ],
    [
      'that cites it in a part of a section',
      [overview({ items: [{ components: [{ references: cites(own) }] }] })],
      {},
      'cited',
    ],
    ['whose sources have a gap', [overview({ references: cites('rival.com', null) })], {}, 'unread'],
    [
      'whose content is loaded later',
      [overview({ asynchronous_ai_overview: true, items: null })],
      {},
      'unread',
    ],
    ['without any source', [overview({ references: [], items: [] })], {}, 'unread'],
    ['with sources of another form', [overview({ references: 'many' })], {}, 'unread'],
    [
      'in the knowledge panel',
      [
        {
          type: 'knowledge_graph',
          items: [{ type: 'knowledge_graph_ai_overview_item', references: cites(own) }],
        },
      ],
      {},
      'cited',
    ],
    ['that is not there', [], {}, 'no_overview'],
    ['that the page names and does not have', [], { item_types: ['ai_overview', 'organic'] }, null],
    ['of a page with a gap', [null], {}, null],
    ['of a page with items missing', [], { items_count: 9 }, null],
  ])('%s', (_case, elements, more, state) => {
    const page = toSearchPage(read([...elements, ...rest], more));
    expect(page && judgeAiOverview(page.aiOverview, own)).toBe(state);
  });
});

it('reads no elements below the site from a page read up to the site', () => {
  const check = (items: unknown[]) => toRankCheck('acme.com', 'tea', read(items));
  expect(check([organic(1, 'acme.com')])).toMatchObject({
    questions: null,
    aiOverview: { isShown: null },
  });
  expect(check([organic(1, 'acme.com'), organic(2, 'rival.com')])).toMatchObject({
    questions: [],
    aiOverview: { isShown: false },
  });
  expect(check([overview({ references: cites('acme.com') }), organic(1, 'acme.com')])).toMatchObject({
    questions: null,
    aiOverview: { isShown: true, isWhole: true },
  });
});
