import type { ImportedKeyword, ImportedRow } from '@keydence/domain';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { importMessages } from './import-messages.ts';
import { openExport } from './open-export.ts';

async function open(name: string, content: string | Uint8Array, site?: string) {
  const bytes = typeof content === 'string' ? strToU8(content) : content;
  const { rows, ...head } = await openExport({ name, content: bytes, ...(site && { site }) });
  const all: ImportedRow[] = [...rows()];
  return {
    ...head,
    keywords: all.filter((row): row is ImportedKeyword => row.type === 'keyword'),
    totals: all.filter((row) => row.type === 'total'),
    problems: all.filter((row) => row.type === 'problem'),
    long: all.filter((row) => row.type === 'long_query'),
  };
}

it('SE Ranking: a rank for each day, the newest one is the rank; days without data stay unchecked', async () => {
  const text = [
    '\uFEFF"Google United Kingdom, interface language: English"',
    'Keyword,URL,Tags,"Search vol.","Found SERP Features",2026-02-27,Dynamics,2026-02-28,Dynamics,2026-03-01,Dynamics',
    'tea shop,https://a.example/tea,,1300,"Video, Images",12,0,-,0,9,3',
    'green tea,https://a.example/green,,90,,4,0,"No data","No data","No data","No data"',
    'black tea,,,10,,-,0,-,0,-,0',
  ].join('\n');
  const { keywords, ...head } = await open('positions.csv', text);
  expect(head).toMatchObject({ kind: 'se_ranking_positions', countryCode: 'GB', measuredOn: '2026-03-01' });
  expect(keywords).toMatchObject([
    {
      measuredOn: '2026-03-01',
      rank: 9,
      url: 'https://a.example/tea',
      searchVolume: 1300,
      serpFeatures: ['video', 'image'],
      history: [
        { day: '2026-02-27', rank: 12 },
        { day: '2026-02-28', rank: null },
      ],
    },
    { measuredOn: '2026-02-27', rank: 4, history: [] },
    { rank: null, isRankChecked: true, url: null, history: [{ rank: null }, { rank: null }] },
  ]);
});

const tracking = [
  '------------------------------',
  'ID: 1_2',
  'Report type: position_tracking_rankings_overview',
  'Period: 20230902 - 20230909',
  '------------------------------',
  '',
  [
    'Keyword',
    ...['b.example', 'a.example'].flatMap((site) =>
      ['20230902', '20230909'].flatMap((day) =>
        ['', '_type', '_landing'].map((part) => `*.${site}/*_${day}${part}`),
      ),
    ),
    'Tags',
    'Intents',
    'CPC',
    'Search Volume',
    'Keyword Difficulty',
  ].join(';'),
  'tea;1;organic;https://b.example/;2;organic;https://b.example/;7;organic;https://a.example/;5;organic;https://a.example/t;;i|c;0.88;49500;34',
  'pot;-;;;-;;;-;;;3;local pack;https://a.example/;;t;n/a;n/a;28',
].join('\n');

it('Semrush Position Tracking: the ranks of the site that is asked for, by their days', async () => {
  const { keywords, ...head } = await open('x.csv', tracking, 'a.example');
  expect(head).toMatchObject({
    kind: 'semrush_position_tracking',
    tool: 'semrush',
    measuredOn: '2023-09-09',
  });
  expect(keywords).toMatchObject([
    {
      rank: 5,
      measuredOn: '2023-09-09',
      url: 'https://a.example/t',
      history: [{ day: '2023-09-02', rank: 7 }],
      intents: ['informational', 'commercial'],
      intent: 'informational',
      cpc: 0.88,
      searchVolume: 49_500,
      difficulty: 34,
    },
    // A box is no rank, and its day says nothing.
    { rank: null, isRankChecked: true, measuredOn: '2023-09-02', cpc: null, searchVolume: null },
  ]);
  const first = await open('x.csv', tracking);
  expect(first.keywords[0]).toMatchObject({ rank: 2, url: 'https://b.example/' });
});

it('Ahrefs Top pages: the top keyword with its rank and page; the count of keywords is none', async () => {
  const text =
    'URL,Traffic,Keywords,Top keyword,Top keyword: Volume,Top keyword: Position\nhttps://a.example/,648,31,tea,500,1';
  const { keywords, ...head } = await open('a.example-top-pages-subdomains-gb.csv', text);
  expect(head).toMatchObject({ kind: 'ahrefs_top_pages', countryCode: 'GB', site: 'a.example' });
  expect(keywords).toMatchObject([
    { keywordText: 'tea', searchVolume: 500, rank: 1, url: 'https://a.example/', traffic: null },
  ]);
});

it('Ahrefs Content Gap: volumes, the ranks of others, and the own rank where the site has a column', async () => {
  const text = [
    'Keyword,Volume,KD,CPC,www.b.example/: Position,www.b.example/: URL,a.example/: Position,a.example/: URL,c.example/blog: Position',
    'tea,3400,14,0.25,3,https://b.example/,7,https://a.example/tea,9',
    'pot,90,2,,,,,,4',
  ].join('\n');
  const other = await open('x.csv', text, 'd.example');
  expect(other).toMatchObject({ kind: 'ahrefs_content_gap', otherSites: ['b.example', 'a.example'] });
  expect(other.keywords).toMatchObject([
    {
      searchVolume: 3400,
      difficulty: 14,
      isRankChecked: false,
      rank: null,
      url: null,
      otherRanks: [
        { site: 'b.example', rank: 3, url: 'https://b.example/' },
        { site: 'a.example', rank: 7, url: 'https://a.example/tea' },
      ],
    },
    { keywordText: 'pot', searchVolume: 90 },
  ]);
  expect(other.keywords[1]?.otherRanks).toBeUndefined();
  const own = await open('x.csv', text, 'www.a.example');
  expect(own).toMatchObject({ otherSites: ['b.example'] });
  expect(own.keywords).toMatchObject([
    { isRankChecked: true, rank: 7, url: 'https://a.example/tea', otherRanks: [{ site: 'b.example' }] },
    { isRankChecked: false },
  ]);
});

it('Semrush Keyword Gap: a column of ranks per site, 0 for none', async () => {
  const text = [
    'Keyword,Intents,a.example,www.b.example,Volume,Keyword Difficulty,CPC (USD),Competitive Density,Number of Results',
    'tea,commercial,0,5,12000,45,1.2,1,1000',
    'pot,commercial,4,0,900,0,0.3,1,1000',
  ].join('\n');
  const own = await open('gap.csv', text, 'a.example');
  expect(own).toMatchObject({ kind: 'semrush_keywords', otherSites: ['b.example'] });
  expect(own.keywords).toMatchObject([
    { searchVolume: 12_000, isRankChecked: true, rank: null, otherRanks: [{ site: 'b.example', rank: 5 }] },
    { searchVolume: 900, isRankChecked: true, rank: 4, difficulty: 0 },
  ]);
  const other = await open('gap.csv', text, 'c.example');
  expect(other.keywords).toMatchObject([{ isRankChecked: false, rank: null }, { isRankChecked: false }]);
});

describe('the columns of other tools, with the names of a known tool among them', () => {
  it.each([
    [
      'AccuRanker',
      'Keyword;Search engine;Location;Rank;Previous rank;URL;Search volume\ntea;google;US;4;5;;10',
    ],
    ['Ahrefs Rank Tracker', 'Keyword,Location,Search volume,Keyword difficulty,Position,URL\ntea,US,10,4,5,'],
    ['AnswerThePublic', 'Keyword,Search Volume,CPC,Modifier Type,Modifier\nwhy tea,100,0.1,questions,why'],
    ['Keywords Everywhere', 'Keyword,Search Volume,CPC,Competition,Trend\ntea,100,$0.10,0.9,5%'],
    ['Mangools', 'Keyword,Search Volume,CPC,PPC,KD\ntea,100,0.1,90,4'],
    [
      'SE Ranking research',
      'Keyword,Difficulty,Volume,CPC,Competition,SERP Features\ntea,4,100,0.1,0.9,Images',
    ],
    ['Serpstat', 'Keyword;Position;Volume;CPC;Competition in PPC;Results;URL\ntea;4;100;0.1;90;10;'],
    ['Sistrix', 'Keyword;Position;URL;Search volume;Competition;CPC\ntea;4;https://a.example/;100;50;1,20'],
    ['Ubersuggest', 'No,Keyword,Search Volume,CPC,Paid Difficulty,SEO Difficulty\n1,tea,100,$0.1,90,4'],
  ])('%s goes to column mapping', async (_, text) => {
    const { kind, keywords } = await open('export.csv', text);
    expect({ kind, keywords }).toEqual({ kind: 'table', keywords: [] });
  });

  it('guesses no column of repeated words or of addresses as keywords', async () => {
    const rows = [
      'https://a.example/1,text/html,OK,joe@a.example,Green tea',
      'https://a.example/2,text/html,OK,ann@a.example,Black tea',
    ];
    const { table } = await open(
      'crawl.csv',
      ['Address,Content Type,Status,Owner,Title', ...rows].join('\n'),
    );
    expect(table?.columns.map(({ guess }) => guess)).toEqual(['ranking_url', null, null, null, 'keyword']);
  });

  it('a known tool with columns deleted is still known', async () => {
    const text =
      'Keyword,Position,Search Volume,Keyword Difficulty,CPC,URL\ntea,4,100,7,0.1,https://a.example/';
    expect(await open('export.csv', text)).toMatchObject({ kind: 'semrush_positions' });
  });
});

it('Bing Webmaster: clicks behind impressions, and a position that is no rank on Google', async () => {
  const text = 'Keyword,Impressions,Clicks,CTR,Avg. Position\ntea,"1,200",12,1.00%,4.5\npot,20,0,0%,14';
  const { kind, tool, keywords } = await open('a.example_KeywordReport_1_2_2026.csv', text);
  expect({ kind, tool }).toEqual({ kind: 'bing_webmaster', tool: 'bing_webmaster' });
  expect(keywords).toMatchObject([
    { impressions: 1200, clicks: 12, averagePosition: 4.5, isRankChecked: false, rank: null },
    { impressions: 20, clicks: 0 },
  ]);
});

describe('Search Console, saved again by a spreadsheet', () => {
  const expected = [
    { keywordText: 'tee', clicks: 26, impressions: 1234, averagePosition: 8.31, rank: 8 },
    { keywordText: 'kanne', clicks: 2, impressions: 19, averagePosition: 6, rank: 6 },
  ];
  it.each([
    [
      'fractions',
      'Top queries,Clicks,Impressions,CTR,Position\ntee,26,1234,0.0211,8.31\nkanne,2,19,0.1053,6.0',
    ],
    [
      'commas',
      'Suchanfragen;Klicks;Impressionen;CTR;Position\ntee;26;1.234;2,11 %;8,31\nkanne;2;19;10,53 %;6',
    ],
    [
      'a fraction with a comma',
      'Requêtes;Clics;Impressions;CTR;Position\ntee;26;1 234;0,0211;8,31\nkanne;2;19;0,1053;6',
    ],
    [
      'English thousands',
      'Top queries,Clicks,Impressions,CTR,Position\ntee,26,"1,234",2.11%,8.31\nkanne,2,19,10.53%,6',
    ],
    [
      'empty columns behind',
      'Top queries,Clicks,Impressions,CTR,Position,,\ntee,26,1234,2.11%,8.31,,\nkanne,2,19,10.53%,6,,',
    ],
    [
      'notes above',
      'My site\n\nTop queries,Clicks,Impressions,CTR,Position\ntee,26,1234,2.11%,8.31\nkanne,2,19,10.53%,6',
    ],
    [
      'CR line ends',
      'Top queries,Clicks,Impressions,CTR,Position\rtee,26,1234,2.11%,8.31\rkanne,2,19,10.53%,6',
    ],
    [
      'a row of sums',
      'Top queries,Clicks,Impressions,CTR,Position\ntee,26,1234,2.11%,8.31\nkanne,2,19,10.53%,6\nTotal,28,1253,2.23%,8.3',
    ],
  ])('with %s', async (_, text) => {
    expect(await open('x.csv', text)).toMatchObject({ kind: 'search_console', keywords: expected });
  });

  it('in Windows-1252, and a day without impressions has empty cells', async () => {
    const bytes = Buffer.from('Requête;Clics;Impressions;CTR;Position\nthé glacé;1;4;25 %;2,8\n', 'latin1');
    expect((await open('x.csv', new Uint8Array(bytes))).keywords).toMatchObject([
      { keywordText: 'thé glacé' },
    ]);
    const days =
      'Fecha,Clics,Impresiones,CTR,Posición\n2026-05-10,1,4,25%,2.8\n2026-05-11,0,0,,\n2026-05-12,0,2,0%,3';
    expect((await open('x.csv', days)).totals).toMatchObject([{}, { averagePosition: null }, {}]);
  });

  it.each([
    ['the day first', ['12/05/2026', '13/05/2026'], ['2026-05-12', '2026-05-13']],
    ['the month first', ['05/12/2026', '05/13/2026'], ['2026-05-12', '2026-05-13']],
    ['points', ['12.05.2026', '13.05.2026'], ['2026-05-12', '2026-05-13']],
  ])('days with %s', async (_, written, days) => {
    const rows = written.map((day) => `${day},1,4,25%,2.8`);
    const { totals } = await open('data.csv', ['Date,a,b,c,d', ...rows].join('\n'));
    expect(totals).toMatchObject(days.map((name) => ({ dimension: 'day', name, measuredOn: name })));
  });

  it.each([
    ['Keyword', 'x.csv', 'search_console'],
    ['Top queries', 'y.csv', 'search_console'],
    ['???', 'data.csv', 'table'],
    ['???', 'Requêtes.csv', 'search_console'],
  ])('headed %s in %s is %s', async (title, name, kind) => {
    expect((await open(name, `${title},a,b,c,d\ntee,26,1234,2.11%,8.31`)).kind).toBe(kind);
  });

  it('with a rate that is wrong, its own words and signs are enough', async () => {
    const { kind } = await open('x.csv', 'Top queries,Clicks,Impressions,CTR,Position\ntee,60,1000,1%,7.4');
    expect(kind).toBe('search_console');
  });

  it('asks the user if its columns are in another order', async () => {
    const { kind } = await open('x.csv', 'Query,Impressions,Clicks,CTR,Position\ntee,1000,60,6%,7.4');
    expect(kind).toBe('table');
  });

  it('in an archive in an archive, beside what macOS adds and a table that is not known', async () => {
    const inner = zipSync({
      'export/Consultas.csv': strToU8('Consultas principales,a,b,c,d\ntee,26,1234,2.11%,8.31'),
      'export/Filtros.csv': strToU8('Filtrar,Valor\nTipo de búsqueda,Imagen\nFecha,"1 May 2026-31 May 2026"'),
      'export/Notas.csv': strToU8('Autor,Nota\nana,x\neva,y\npia,z'),
      '__MACOSX/export/._Consultas.csv': new Uint8Array([0, 5, 22, 7]),
    });
    const { keywords, measuredOn, notes } = await open('x.zip', zipSync({ 'inner.zip': inner }));
    expect({ measuredOn, notes }).toEqual({
      measuredOn: '2026-05-31',
      notes: [
        importMessages.filters('Tipo de búsqueda: Imagen, Fecha: 1 May 2026-31 May 2026'),
        importMessages.otherSearch('Imagen'),
        importMessages.leftOut('Notas.csv'),
      ],
    });
    expect(keywords).toMatchObject([{ clicks: 26, isRankChecked: false, rank: null }]);
  });
});

describe('nothing is invented', () => {
  const planner = (volume: string) =>
    `Keyword,Avg. monthly searches,Searches: Sep 2021\ntea,${volume},10\npot,20,20`;
  it.each<[string, string, Partial<ImportedKeyword>, string[]]>([
    ['below ten', planner('<10'), { searchVolume: null, volumeBelow: 10 }, []],
    ['thousands', planner('1.300'), { searchVolume: 1300 }, []],
    [
      'a fraction',
      planner('1.35'),
      { searchVolume: null },
      [importMessages.notANumber('Avg. monthly searches')],
    ],
    [
      'too large',
      planner('99999999999'),
      { searchVolume: null },
      [importMessages.tooLarge('Avg. monthly searches')],
    ],
    [
      'a sign',
      '#,Keyword,Difficulty,Volume,CPC\n1,tea,1,10,€0.50\n2,pot,1,10,1',
      { cpc: 0.5, cpcCurrency: 'EUR' },
      [],
    ],
    [
      'a header',
      'Keyword;Search Volume;CPC (PLN)\ntea;10;1,25\npot;10;1',
      { cpc: 1.25, cpcCurrency: 'PLN' },
      [],
    ],
    [
      'costs in two readings',
      'Keyword;Search Volume;CPC\ntea;10;1.300\npot;10;2.500',
      { cpc: null },
      [importMessages.unclearNumber('CPC'), importMessages.unclearNumber('CPC')],
    ],
    ['costs beside a comma', 'Keyword;Search Volume;CPC\ntea;10;1.300\npot;10;0,25', { cpc: 1300 }, []],
  ])('%s', async (_, text, keyword, messages) => {
    const { keywords, problems } = await open('x.csv', text);
    expect(keywords[0]).toMatchObject(keyword);
    expect(problems.map((problem) => problem.type === 'problem' && problem.message)).toEqual(messages);
  });

  it('reports more clicks than impressions, and skips a row with a count that cannot be stored', async () => {
    const rows = ['tea,5,50,10%,1', 'pot,50,10,500%,2', 'cup,99999999999999,99999999999999,100%,3'];
    const large = `mug,${'9'.repeat(20)},${'9'.repeat(20)},100%,3`;
    const { keywords, problems } = await open('x.csv', ['Query,a,b,c,d', ...rows, large].join('\n'));
    expect(keywords.map(({ clicks }) => clicks)).toEqual([5, 50, 99_999_999_999_999]);
    expect(problems).toMatchObject([
      { rowNumber: 3, isSkipped: false, message: importMessages.moreClicks(50, 10) },
      { rowNumber: 5, isSkipped: true, message: importMessages.largeRow },
    ]);
  });

  it('keeps the trend of 24 months by month, newest first', async () => {
    const values = Array.from({ length: 24 }, (_, month) => month + 1).join(', ');
    const text = `#,Keyword,Difficulty,Volume,SV trend (02-2024 - 01-2026)\n1,tea,1,10,"${values}"`;
    const [keyword] = (await open('x.csv', text)).keywords;
    expect(keyword?.monthlySearches).toHaveLength(24);
    expect(keyword?.monthlySearches[0]).toEqual({ month: '2026-01', searches: 24 });
    expect(keyword?.monthlySearches.at(-1)).toEqual({ month: '2024-02', searches: 1 });
  });

  it('counts a query of more than 200 characters with its figures', async () => {
    const { long, problems } = await open(
      'x.csv',
      `Query,a,b,c,d\n${'long '.repeat(60)},2,10,20%,3\ntea,1,2,50%,1`,
    );
    expect(problems).toEqual([]);
    expect(long).toMatchObject([{ clicks: 2, impressions: 10, averagePosition: 3 }]);
  });
});

it.each([
  ['https___www.a.example_-Performance-on-Search-2025-12-15.csv', 'a.example'],
  ['www.a.example_blog-organic.Positions-us-20250911.csv', 'a.example'],
  ['a.example_KeywordReport_1_2_2026.csv', 'a.example'],
  ['Queries.csv', null],
])('%s is of %s', async (name, site) => {
  expect((await open(name, 'Query,a,b,c,d\ntea,1,2,50%,1')).site).toBe(site);
});
