import {
  AppError,
  type ImportedKeyword,
  type ImportedRow,
  type ImportReading,
  importLimits,
  type OpenedExport,
} from '@keydence/domain';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { importMessages } from './import-messages.ts';
import { openExport } from './open-export.ts';

const read = openExport;

async function open(name: string, content: string | Uint8Array, site?: string) {
  const bytes = typeof content === 'string' ? strToU8(content) : content;
  return collect(await read({ name, content: bytes, ...(site && { site }) }));
}

function collect({ rows, ...profile }: OpenedExport) {
  const all: ImportedRow[] = [...rows()];
  return {
    ...profile,
    keywords: all.filter((row): row is ImportedKeyword => row.type === 'keyword'),
    totals: all.filter((row) => row.type === 'total'),
    problems: all.filter((row) => row.type === 'problem'),
  };
}

const utf16 = (text: string) =>
  Uint8Array.from([
    0xff,
    0xfe,
    ...new Uint8Array(Uint16Array.from([...text].map((c) => c.charCodeAt(0))).buffer),
  ]);

const queries = (header: string) =>
  `${header},a,b,c,d\n"shoes, red",12,340,3.53%,13.94\nblue shoes,0,7,0%,276\nno data,0,0,0%,0\n`;

describe('Search Console', () => {
  it.each(['Top queries', 'Requêtes les plus fréquentes', '上位のクエリ', 'Häufigste Suchanfragen'])(
    'a loose file is known by its shape, its header being %s',
    async (header) => {
      const { kind, keywords, measuredOn } = await open('x.csv', queries(header));
      expect(kind).toBe('search_console');
      expect(measuredOn).toBeNull();
      expect(keywords).toMatchObject([
        { keywordText: 'shoes, red', rank: 14, averagePosition: 13.94, clicks: 12, impressions: 340 },
        { keywordText: 'blue shoes', rank: null, isRankChecked: true },
        { keywordText: 'no data', rank: null, isRankChecked: false },
      ]);
      expect(keywords[0]).toMatchObject({ searchVolume: null, difficulty: null, cpc: null, intent: null });
    },
  );

  const table = (header: string, rows: string[]) => strToU8([header, ...rows].join('\n'));
  const zip = zipSync({
    'folder/Requêtes.csv': strToU8(queries('Requêtes')),
    '../../Pages.csv': table('Pages,a,b,c,d', ['https://shop.example/,9,90,10%,3.5']),
    'Pays.csv': table('Pays,a,b,c,d', ['États-Unis,5,50,10%,3', 'Allemagne,1,20,5%,9']),
    'Appareils.csv': table('Appareil,a,b,c,d', ['Mobile,5,50,10%,3', 'Ordinateur,1,20,5%,9']),
    'Dates.csv': table('Date,a,b,c,d', ['2025-02-05,6,371,1.73%,23.8', '2025-02-04,7,364,2.05%,21.8']),
    'Apparence.csv': table('Apparence,a,b,c,d', ['Extrait,5,50,10%,3']),
    'Filtres.csv': strToU8('Filtre,Valeur\nDate,Les 3 derniers mois'),
  });

  it('a zip in another language: each table by its values, and the newest day is the date', async () => {
    const opened = await open('shop.zip', zip);
    expect(opened).toMatchObject({ kind: 'search_console', measuredOn: '2025-02-05', countryCode: null });
    expect(opened.keywords).toHaveLength(3);
    expect(opened.totals.map((total) => total.type === 'total' && total.dimension)).toEqual([
      'page',
      'country',
      'country',
      'device',
      'device',
      'day',
      'day',
      'appearance',
    ]);
  });

  it.each([
    ['of all days', 0, 'Filter,Value\nSearch type,Web\nDate,Last 28 days', [28]],
    ['with a gap of three days', 3, 'Filter,Value\nSearch type,Web\nDate,Last 28 days', []],
    ['of a part of the site', 0, 'Filter,Value\nSearch type,Web\nDate,Last 28 days\nPage,+/blog/', []],
    ['of images', 0, 'Filter,Value\nSearch type,Image\nDate,Last 28 days', []],
  ])(
    'a zip whose series is %s tells the length of its period so: %#',
    async (_case, gap, filters, lengths) => {
      const days = Array.from(
        { length: 28 },
        (_, index) => `2025-02-${String(index + 1).padStart(2, '0')},6,371,1.73%,23.8`,
      );
      const whole = zipSync({
        'Queries.csv': strToU8(queries('Top queries')),
        'Chart.csv': table('Date,Clicks,Impressions,CTR,Position', [
          ...days.slice(0, 10),
          ...days.slice(10 + gap),
        ]),
        'Filters.csv': strToU8(filters),
      });
      const opened = await openExport({ name: 'shop.zip', content: whole });
      expect(opened.clickWindows).toEqual(
        lengths.map((count) => ({ endsOn: '2025-02-28', days: count, isWhole: false })),
      );
    },
  );

  it('a comparison has each figure twice; both are read where the header dates them', async () => {
    const row = 'shoes,5,3,50,40,10%,7.5%,4.2,5.1\ngone,0,3,0,40,0%,7.5%,0,5.1';
    const { kind, keywords } = await open('x.csv', `Query,1,2,3,4,5,6,7,8\n${row}`);
    expect(kind).toBe('search_console_comparison');
    expect(keywords).toMatchObject([
      { clicks: 5, impressions: 50, rank: 4 },
      { rank: null, isRankChecked: false },
    ]);
    const months = 'Query,Last 3 months Clicks,Previous 3 months Clicks,3,4,5,6,7,8';
    const both = await open('x.csv', `${months}\n${row}`);
    expect(both).toMatchObject({ earlierBy: { months: 3, days: 0 }, notes: [importMessages.bothPeriods] });
    expect(both.keywords).toMatchObject([
      { keywordText: 'shoes', isEarlier: false, clicks: 5 },
      { keywordText: 'shoes', isEarlier: true, clicks: 3, impressions: 40, rank: 5 },
      { keywordText: 'gone', isEarlier: false, isRankChecked: false },
      { keywordText: 'gone', isEarlier: true, clicks: 3, rank: 5 },
    ]);
  });

  it.each([
    [
      'Dispositivos.csv',
      'Dispositivo',
      ['Móviles,23,614,3.75%,15.89', 'Ordenador,14,791,1.77%,35.31'],
      'device',
    ],
    ['x.csv', '设备', ['移动设备,23,614,3.75%,15.89', '桌面设备,14,791,1.77%,35.31'], 'device'],
    ['Search appearance.csv', 'Search Appearance', ['Review snippet,5,264,1.89%,33.93'], 'appearance'],
    ['x.csv', 'Darstellung in der Suche', ['Rezensions-Snippet,5,264,1.89%,33.93'], 'appearance'],
    ['x.csv', 'Pays', ['États-Unis,5,50,10%,3', 'Allemagne,1,20,5%,9'], 'country'],
  ])('finds no queries in %s alone, headed %s', async (name, header, rows, dimension) => {
    const { kind, keywords, totals } = await open(name, [`${header},a,b,c,d`, ...rows].join('\n'));
    expect({ kind, keywords }).toEqual({ kind: 'search_console_totals', keywords: [] });
    expect(totals.map((total) => total.type === 'total' && total.dimension)).toEqual(
      rows.map(() => dimension),
    );
  });

  it('asks the user about a lone table whose few names could be devices or queries', async () => {
    const opened = await open(
      'x.csv',
      'Ukendt,a,b,c,d\nBordmodel,23,614,3.75%,15.89\nHåndholdt,14,791,1.77%,35.31',
    );
    expect(opened).toMatchObject({ kind: 'table', keywords: [], totals: [] });
    expect(opened.table?.columns).toMatchObject([{ name: 'Ukendt', guess: 'keyword' }, {}, {}, {}, {}]);
  });

  it('does not recognize Search Console if the rate is not clicks by impressions', async () => {
    const rows = ['shoes,900,33,0.42,1.25', 'boots,700,12,0.31,0.8', 'socks,90,2,0.05,0.2'];
    const { kind } = await open('x.csv', ['Term,Volume,KD,Competition,CPC', ...rows].join('\n'));
    expect(kind).toBe('table');
  });

  it('rejects Discover by name, because it has no positions', async () => {
    const table = 'Page,Clicks,Impressions,CTR\nhttps://a.example/,1,20,5%';
    await expect(open('x.csv', table)).rejects.toThrow(importMessages.withoutPosition);
    const name = 'a.example-Performance-on-Discover-2024-02-12.csv';
    await expect(open(name, table)).rejects.toThrow(importMessages.discover);
  });
});

describe('Keyword Planner', () => {
  const header =
    'Keyword\tCurrency\tAvg. monthly searches\tThree month change\tYoY change\tCompetition\tSearches: Aug 2021\tSearches: Sep 2021';

  it('UTF-16 with two title lines: volumes, changes, months', async () => {
    const rows = [
      'running shoes\tUSD\t2400\t125%\t∞\tLow\t1900\t2400',
      'new shoes\tUSD\t\t --\t-100%\tUnknown',
    ];
    const text = [
      'Keyword Stats 2021-11-11 at 23_10_18',
      '"October 1, 2020 - September 30, 2021"',
      header,
      ...rows,
    ];
    const { kind, keywords, measuredOn } = await open('Keyword Stats.csv', utf16(text.join('\n')));
    expect(kind).toBe('keyword_planner');
    expect(measuredOn).toBe('2021-11-11');
    expect(keywords).toMatchObject([
      {
        searchVolume: 2400,
        isVolumeBucket: false,
        changes: { threeMonths: 125, twelveMonths: null },
        monthlySearches: [
          { month: '2021-09', searches: 2400 },
          { month: '2021-08', searches: 1900 },
        ],
        difficulty: null,
      },
      { searchVolume: null, changes: { threeMonths: null, twelveMonths: -100 }, monthlySearches: [] },
    ]);
  });

  it('buckets, without titles, in UTF-8 with commas: marked, and their changes are unknown', async () => {
    const text =
      'Keyword,Avg. monthly searches,Three month change,Searches: Sep 2021\r\nshoes,50,900%,\r\nboots,1K – 10K,0%,\r\n';
    expect(await open('x.csv', text)).toMatchObject({
      measuredOn: '2021-09-30',
      keywords: [
        { searchVolume: 50, isVolumeBucket: true, changes: { threeMonths: null, twelveMonths: null } },
        { searchVolume: 5000, isVolumeBucket: true },
      ],
    });
  });
});

it('Semrush positions: only organic rows rank, one intent is an intent, the name tells the market', async () => {
  const text = [
    'Keyword,Position,Previous position,Search Volume,Keyword Difficulty,CPC,URL,Traffic,Number of Results,Timestamp,SERP Features by Keyword,Keyword Intents,Position Type',
    'web agency,3,4,14800,83,13.79,https://a.example/x,1213,3700000000,2025-09-12,"Local pack, Image pack",commercial,Organic',
    'web agency,1,4,14800,83,13.79,https://a.example/y,13,3700000000,2025-09-12,,"commercial, informational",AI overview',
  ].join('\n');
  const { keywords, ...profile } = await open(
    'a.example-organic.Positions-uk-20250911-2025-09-12T00_00_00Z.csv',
    text,
  );
  expect(profile).toMatchObject({ kind: 'semrush_positions', countryCode: 'GB', measuredOn: '2025-09-11' });
  expect(keywords).toMatchObject([
    {
      rank: 3,
      url: 'https://a.example/x',
      resultsCount: 3_700_000_000,
      intent: 'commercial',
      serpFeatures: ['local_pack', 'image'],
      measuredOn: '2025-09-12',
    },
    {
      rank: null,
      isRankChecked: false,
      url: null,
      intents: ['commercial', 'informational'],
      intent: 'commercial',
      searchVolume: 14800,
    },
  ]);
});

it('Keyword Magic, and the form for programs with its numbered intents', async () => {
  const magic =
    'Keyword,Intent,Volume,Trend,Keyword Difficulty,CPC (USD),SERP Features\nshoes,Commercial,90,"1,2",12,0.5,Video';
  expect(await open('x.csv', magic)).toMatchObject({
    kind: 'semrush_keywords',
    keywords: [{ intent: 'commercial', searchVolume: 90, difficulty: 12, cpc: 0.5, rank: null }],
  });
  const forPrograms =
    'database;Keyword;Search Volume;Keyword Difficulty Index;CPC;Intent\nus;shoes;1000;33;0.4;3';
  expect(await open('x.csv', forPrograms)).toMatchObject({
    kind: 'semrush_keywords',
    countryCode: 'US',
    keywords: [{ intent: 'transactional', searchVolume: 1000, difficulty: 33 }],
  });
});

it('Ahrefs, as UTF-16 with all cells quoted: boxes are no rank, other markets are left out', async () => {
  const quote = (cells: string[]) => cells.map((cell) => `"${cell}"`).join('\t');
  const text = [
    quote([
      'Keyword',
      'Country code',
      'Volume',
      'KD',
      'Current position',
      'Current URL',
      'Current URL inside',
      'Updated',
      'Navigational',
      'Informational',
    ]),
    quote([
      'trifecta',
      'US',
      '8900',
      '1',
      '1',
      'https://a.example/',
      'AI Overview',
      '2025-12-31 03:52:28',
      'false',
      'true',
    ]),
    quote(['card', 'US', '', '', '2', 'https://a.example/c', '', '2026-01-02 03:52:28', 'true', 'true']),
    quote(['karte', 'DE', '5', '', '2', 'https://a.example/c', '', '2026-01-02 03:52:28', 'true', 'true']),
    quote(['карта', 'RU', '5', '', '2', 'https://a.example/c', '', '2026-01-02 03:52:28', 'true', 'true']),
  ].join('\n');
  expect(await open('a.example-organic-keywords_2026-01-05.csv', utf16(text))).toMatchObject({
    kind: 'ahrefs_site_explorer',
    countryCode: 'US',
    keywords: [
      { rank: null, isRankChecked: false, intent: 'informational', searchVolume: 8900, difficulty: 1 },
      { rank: 2, intent: 'navigational', searchVolume: null, difficulty: null, measuredOn: '2026-01-02' },
    ],
    problems: [
      { rowNumber: 4, isSkipped: true, message: importMessages.otherMarket('DE') },
      { rowNumber: 5, isSkipped: true, message: importMessages.otherMarket('RU') },
    ],
  });
  const explorer = '#,Keyword,Country,Difficulty,Volume,CPC,Intents\n1,shoes,gb,,"1,200",0.3,Branded';
  expect(await open('x.csv', explorer)).toMatchObject({
    kind: 'ahrefs_keywords_explorer',
    keywords: [{ searchVolume: 1200, difficulty: null, intent: null }],
  });
});

it('a plain list: one keyword a line, with or without a header; empty lines count for nothing', async () => {
  expect(await open('list.txt', '\uFEFFKeyword\n Red  Shoes \n\nboots')).toMatchObject({
    kind: 'keyword_list',
    keywords: [{ rowNumber: 2, keywordText: 'red shoes' }, { rowNumber: 4 }],
  });
});

it('reports a bad row or cell with its number, its text and its reason, and reads the others', async () => {
  const text = `#,Keyword,Country,Difficulty,Volume\n1,,us,1,2\n2,${'x'.repeat(201)},us,1,2\n3,boots,us,7,many\n`;
  const { keywords, problems } = await open('x.csv', text);
  expect(problems).toMatchObject([
    { rowNumber: 2, isSkipped: true, message: importMessages.noKeyword },
    { rowNumber: 4, isSkipped: false, value: 'many', message: importMessages.notANumber('Volume') },
  ]);
  expect(keywords).toMatchObject([{ keywordText: 'boots', searchVolume: null, difficulty: 7 }]);
});

describe('what is no list', () => {
  const table = (text: string) => open('x.csv', text);

  it.each<[string, string, (string | null)[]]>([
    [
      'a table whose Keywords column is a count',
      'URL,Traffic,Keywords,Best keyword\nhttps://a.example/,648,31,software tests\nhttps://a.example/b,8,4,tea',
      ['ranking_url', null, null, 'keyword'],
    ],
    [
      'related queries of a trend, under titles',
      'Category: All categories\n"Tea: (1/31/24, 11:13 AM, United States)"\n\nTOP\ngreen tea,100\nblack tea,97\n\nRISING\nthe new look,+350%\nwhite tea,Breakout',
      ['keyword', null],
    ],
    ['two columns without a header', 'green tea;100\nblack tea;97', ['keyword', null]],
    [
      'a header in another language, after notes',
      'Export\n\nMot-clé;Volume de recherche;Position;Page\nthé vert;1200;4;https://a.example/\nthé noir;90;12;https://a.example/b',
      ['keyword', 'search_volume', 'rank', 'ranking_url'],
    ],
    [
      'days and months as columns',
      'Phrase,2026-02-01,2026-02-02,Jan 2026\ngreen tea,4,5,100\nblack tea,-,7,90',
      ['keyword', 'rank_of_day', 'rank_of_day', 'searches_of_month'],
    ],
  ])('%s: no row is taken, and each column has its guess', async (_, text, guesses) => {
    const opened = await table(text);
    expect(opened).toMatchObject({ kind: 'table', tool: 'table', keywords: [], totals: [], problems: [] });
    expect(opened.table?.columns.map(({ guess }) => guess)).toEqual(guesses);
    expect(opened.table?.rows[0]).toHaveLength(guesses.length);
  });

  it('a list may have commas in some lines', async () => {
    const lines = ['green tea', 'shoes, red', 'boots', 'a pair of socks, warm, wool', 'gloves'];
    const { keywords } = await open('x.txt', lines.join('\n'));
    expect(keywords.map(({ keywordText }) => keywordText)).toEqual(lines);
  });

  it.each([
    ['the same header', 'Phrase,Note\nboots,b', true],
    ['another header', 'Phrase,Remark\nboots,b', false],
  ])('%s has the same hash: %s', async (_, text, isSame) => {
    const hash = (await table('phrase ,note\nshoes,a')).table?.headerHash;
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect((await table(text)).table?.headerHash === hash).toBe(isSame);
  });
});

describe('a table described by the user', async () => {
  const explain = async (text: string, fields: ImportReading['fields'], name = 'x.csv') =>
    collect(await read({ name, content: strToU8(text), reading: { fields, decimalMark: null } }));

  it('is read as described: ranks of days as history, fractions as an average position', async () => {
    const text =
      'Term;Place;2026-02-01;2026-02-02;Shown;Note\nTea Shop;4,5;12;-;1.300;x\nboots;3;n/a;7;2,5;y';
    const fields = ['keyword', 'rank', 'rank_of_day', 'rank_of_day', 'impressions', null] as const;
    const { kind, measuredOn, keywords, problems } = await explain(text, [...fields]);
    expect({ kind, measuredOn }).toEqual({ kind: 'table', measuredOn: '2026-02-02' });
    expect(keywords).toMatchObject([
      {
        keywordText: 'tea shop',
        rank: 5,
        averagePosition: 4.5,
        impressions: 1300,
        history: [
          { day: '2026-02-01', rank: 12 },
          { day: '2026-02-02', rank: null },
        ],
      },
      { rank: 3, averagePosition: null, history: [{ day: '2026-02-02', rank: 7 }] },
    ]);
    expect(problems).toMatchObject([{ rowNumber: 3, isSkipped: false, value: '2,5' }]);
  });

  it.each<[string, ImportReading['fields'], string]>([
    ['no keywords', ['rank', null], importMessages.noKeywordColumn],
    ['a meaning twice', ['keyword', 'keyword'], importMessages.fieldTwice],
    ['a day that no header names', ['keyword', 'rank_of_day'], importMessages.noDay('Place')],
    ['a month that no header names', ['keyword', 'searches_of_month'], importMessages.noMonth('Place')],
  ])('rejects %s', async (_, fields, message) => {
    await expect(explain('Term,Place\nshoes,1', fields)).rejects.toThrow(message);
  });

  it('skips titles between its rows', async () => {
    const { keywords, problems } = await explain('TOP\ngreen tea,100\nRISING\nblack tea,97', [
      'keyword',
      null,
    ]);
    expect(keywords.map(({ keywordText }) => keywordText)).toEqual(['green tea', 'black tea']);
    expect(problems).toMatchObject([
      { rowNumber: 1, isSkipped: true },
      { rowNumber: 3, isSkipped: true },
    ]);
  });
});

describe('guards', () => {
  const members = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`${index}.csv`, strToU8('a')]));

  /** An archive that states this unzipped size for its first member. */
  function claiming(bytes: number): Uint8Array {
    const archive = zipSync(members(1));
    const directory = Buffer.from(archive).indexOf('PK\u0001\u0002', 0, 'latin1');
    new DataView(archive.buffer).setUint32(directory + 24, bytes, true);
    return archive;
  }

  it.each<[string, Uint8Array, string]>([
    ['too many members', zipSync(members(importLimits.archiveMembers + 1)), importMessages.tooManyMembers],
    ['a zip bomb', claiming(importLimits.unzippedBytes + 1), importMessages.archiveTooLarge],
    [
      'a damaged spreadsheet',
      zipSync({ '[Content_Types].xml': strToU8('<a/>') }),
      importMessages.brokenSpreadsheet,
    ],
    ['a torn archive', zipSync(members(2)).subarray(0, 40), importMessages.brokenArchive],
    ['no text', Uint8Array.from([0x81, 0x8d, 0x4e, 0x47, 0xff, 0xd8]), importMessages.encoding],
    ['an open quote', strToU8('Keyword,Difficulty,Volume\n"shoes,1,2\nboots,3,4'), importMessages.openQuote],
    ['one endless line', strToU8('a'.repeat(1_100_000)), importMessages.longRow],
    ['a column of numbers', strToU8('31\n8\n4'), importMessages.unknown],
    ['markup', strToU8('<html>\n<p>shoes</p>\n'), importMessages.unknown],
    ['nothing', strToU8('\n\n'), importMessages.empty],
    ['too many rows', strToU8('a\n'.repeat(importLimits.rows + 1)), importMessages.tooManyRows],
  ])('%s', async (_, content, message) => {
    const readAll = async () => {
      for (const _row of (await read({ name: 'x.csv', content })).rows());
    };
    const refusal = readAll();
    await expect(refusal).rejects.toBeInstanceOf(AppError);
    await expect(refusal).rejects.toThrow(message);
  });

  it('a quote that opens early in a large file is found before the file is held as one row', async () => {
    const content = strToU8(`Keyword,Difficulty,Volume\n"shoes,1,2\n${'boots,3,4\n'.repeat(200_000)}`);
    await expect(open('x.csv', content)).rejects.toThrow(importMessages.openQuote);
  });
});

describe('an archive that states a false size', () => {
  const big = strToU8(`Keyword\n${'a keyword\n'.repeat(500_000)}`);

  /** Writes another size into the directory and the header of the only member. */
  function restate(archive: Uint8Array, size: number): Uint8Array {
    const changed = archive.slice();
    const view = new DataView(changed.buffer);
    view.setUint32(22, size, true);
    view.setUint32(view.getUint32(changed.length - 6, true) + 24, size, true);
    return changed;
  }

  it.each([
    ['less', 10],
    ['nothing', 0],
    ['more', big.length + 1],
  ])('is damaged if it states %s', async (_, size) => {
    const content = restate(zipSync({ 'list.csv': big }), size);
    await expect(openExport({ name: 'x.zip', content })).rejects.toThrow(importMessages.brokenArchive);
  });

  it('is read if the size is right, stored or deflated, with a trailing comment', async () => {
    for (const level of [0, 6] as const) {
      const archive = zipSync({ 'folder/list.csv': strToU8('Keyword\nümlaut\n') }, { level, comment: 'x' });
      const [row] = (await openExport({ name: 'x.zip', content: archive })).rows();
      expect(row).toMatchObject({ keywordText: 'ümlaut' });
    }
  });
});
