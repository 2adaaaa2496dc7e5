import type { ColumnField, ImportedRow } from '@keydence/domain';
import { strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { writeZip } from '../../testing/write-spreadsheet.ts';
import { importMessages } from './import-messages.ts';
import { inspectExport } from './inspect-export.ts';
import { openExport } from './open-export.ts';

async function open(name: string, content: string | Uint8Array, site?: string) {
  const bytes = typeof content === 'string' ? strToU8(content) : content;
  const { rows, ...head } = await openExport({ name, content: bytes, ...(site && { site }) });
  const all: ImportedRow[] = [...rows()];
  return {
    ...head,
    all,
    keywords: all.filter((row) => row.type === 'keyword'),
    problems: all.filter((row) => row.type === 'problem').map(({ value, message }) => [value, message]),
  };
}

const guessesOf = ({ table }: Awaited<ReturnType<typeof open>>) => table?.columns.map(({ guess }) => guess);

async function openMapped(text: string) {
  const content = strToU8(text);
  const { table } = await openExport({ name: 'x.csv', content });
  const fields = table?.columns.map(({ guess }) => guess) ?? [];
  const reading = { fields, decimalMark: null, sheet: null };
  const { rows } = await openExport({ name: 'x.csv', content, reading });
  return [...rows()];
}

describe('Semrush Position Tracking of several sites', () => {
  const columns = ['rival.example', 'third.example'].map((site) => `*.${site}/*_20240101`);
  const text = `Keyword,${columns.join()},Search Volume\ntea,3,5,1900\nkettle,4,6,20\n`;

  it('takes no ranks where none of them is the domain, and says so', async () => {
    const { keywords, notes } = await open('x.csv', text, 'own.example');
    expect(keywords).toMatchObject([{ rank: null, isRankChecked: false, searchVolume: 1900 }, {}]);
    expect(notes).toContain(importMessages.otherSitesOnly('rival.example, third.example'));
  });

  it('takes those of a subdomain where the domain itself has none', async () => {
    const { keywords } = await open('x.csv', text.replaceAll('third', 'shop.own'), 'own.example');
    expect(keywords.map(({ rank }) => rank)).toEqual([5, 6]);
  });

  it('takes those of the domain', async () => {
    const { keywords, notes } = await open('x.csv', text, 'third.example');
    expect({ ranks: keywords.map(({ rank }) => rank), notes }).toEqual({ ranks: [5, 6], notes: [] });
  });
});

it('Ahrefs as in 2019: difficulty, a box is no rank, and the day in its name', async () => {
  const text = [
    '#\tKeyword\tPosition\tVolume\tURL\tDifficulty\tTraffic (desc)\tCPC\tLast Update\tPage URL inside\tSERP Features',
    '1\ttea\t1\t1900\thttps://e.com/t\t5\t1200\t1.2\t2019-05-10 10:00:00\t\t',
    '2\tkettle\t3\t10\thttps://e.com/k\t\t0.1\t\t2019-05-11 10:00:00\tKnowledge panel\t',
  ].join('\n');
  const found = await open('e.com-organic-keywords-subdomains-12-May-2019_10-00-00.csv', text);
  expect(found).toMatchObject({
    kind: 'ahrefs_site_explorer',
    measuredOn: '2019-05-12',
    keywords: [{ rank: 1, difficulty: 5, measuredOn: '2019-05-10' }, { rank: null }],
  });
});

describe('Google Analytics', () => {
  const figures = ['clicks', 'impressions', 'click through rate', 'average position'];
  const head = (name: string) =>
    `# Start date: 20240101\n# End date: 20240131\n${[name, ...figures.map((one) => `Organic Google Search ${one}`)].join()}\n`;

  it('has queries of a period, and a row for those that it does not name', async () => {
    const text = `${head('Organic Google Search query')}tea,12,1234,0.0097,4.2\nkettle,0,10,0,12\n(other),5,100,0.05,8\n`;
    const found = await open('x.csv', text);
    expect(found).toMatchObject({ kind: 'search_console', measuredOn: '2024-01-31' });
    expect(found.keywords.map(({ keywordText }) => keywordText)).toEqual(['tea', 'kettle']);
    expect(found.problems).toEqual([['(other)', importMessages.placeholder]]);
  });

  it('has landing pages, which are no queries', async () => {
    const text = `${head('Landing page + query string')}/red,12,1234,0.0097,4.2\n/blue?x=1,0,10,0,12\n`;
    const { all } = await open('x.csv', text);
    expect(all).toMatchObject([
      { type: 'total', dimension: 'page', name: '/red' },
      { type: 'total', dimension: 'page', name: '/blue?x=1' },
    ]);
  });
});

describe('Google Ads', () => {
  const text =
    'Search terms report\nSearch term,Match type,Campaign,Clicks,Impr.,Avg. CPC\ntea,Exact,A,12,340,0.55\nkettle,Exact,A,7,90,0.5\nTotal: Search terms, --, --,19,430,0.5\nTotal: Account, --, --,219,4300,0.5\n';

  it('clicks of ads are not guessed to be those of results', async () => {
    expect(guessesOf(await open('x.csv', text))).toEqual(['keyword', null, null, null, null, 'cpc']);
  });

  it('sums over more than the rows are no keywords', async () => {
    const rows = await openMapped(text);
    expect(rows.map((row) => (row.type === 'keyword' ? row.keywordText : 'left out'))).toEqual([
      'tea',
      'kettle',
      'left out',
      'left out',
    ]);
  });
});

describe('days in a table that a person describes', () => {
  it('in headers with points are those of ranks', async () => {
    const rows = await openMapped(
      'Keyword;Url;27.02.2026;28.02.2026\ntea;https://e.de/t;12;15\nkettle;https://e.de/k;-;4\n',
    );
    expect(rows).toMatchObject([
      { rank: 15, measuredOn: '2026-02-28', history: [{ day: '2026-02-27', rank: 12 }] },
      { rank: 4 },
    ]);
  });

  it('in a column are read in the order that one of them shows', async () => {
    const rows = await openMapped('Keyword,Rank,Date\ntea,1,03/04/2026\nkettle,2,13/04/2026\n');
    expect(rows).toMatchObject([{ measuredOn: '2026-04-03' }, { measuredOn: '2026-04-13' }]);
  });

  it('whose order nothing shows stay unknown, and are told', async () => {
    const rows = await openMapped('Keyword,Rank,Date\ntea,1,03/04/2026\nkettle,2,05/04/2026\n');
    const problem = { type: 'problem', message: importMessages.unclearDay('Date'), isSkipped: false };
    expect(rows).toMatchObject([problem, { measuredOn: null, rank: 1 }, problem, { measuredOn: null }]);
  });
});

it('a comparison of devices is refused, because each figure is a part', async () => {
  const columns = ['Clicks', 'Impressions', 'CTR', 'Position'].flatMap((one) => [
    `Desktop ${one}`,
    `Mobile ${one}`,
  ]);
  const text = `Top queries,${columns.join()}\nshoes,5,3,50,40,10%,7.5%,4.2,5.1\n`;
  await expect(open('x.csv', text)).rejects.toThrow(importMessages.otherComparison);
});

describe('Bing Webmaster', () => {
  it.each([
    ['one row whose impressions are its clicks', '"tea","5","5","100%","1"'],
    ['half of such rows', '"tea","1,234","12","0.97%","4.25"\n"kettle","1","1","100%","1"'],
  ])('is not taken for Search Console with %s', async (_, lines) => {
    const found = await open('x.csv', `"Keyword","Impressions","Clicks","CTR","Avg. Position"\n${lines}\n`);
    expect(found).toMatchObject({
      kind: 'bing_webmaster',
      keywords: [{ rank: null }, ...found.keywords.slice(1)],
    });
  });

  it('has pages, whose columns a person describes', async () => {
    const found = await open(
      'x.csv',
      'Page,Impressions,Clicks,CTR,Avg. Position\nhttps://e.com/,5,5,100%,1\n',
    );
    expect(found).toMatchObject({ kind: 'table', all: [] });
  });
});

it('a table of changes is no Discover export', async () => {
  const found = await open('x.csv', 'Keyword,Weekly,Monthly,Yearly\ntea,10%,20%,30%\nkettle,1%,2%,3%\n');
  expect(guessesOf(found)).toEqual(['keyword', null, null, null]);
});

it('reads costs with their currencies, and numbers of India', async () => {
  const rows = await openMapped(
    'Keyword,Search Volume,CPC\ntea,"1,23,456",₹12.50\nkettle,"12,34,567",CHF 1.50\n',
  );
  expect(rows).toMatchObject([
    { searchVolume: 123_456, cpc: 12.5, cpcCurrency: 'INR' },
    { searchVolume: 1_234_567, cpc: 1.5, cpcCurrency: 'CHF' },
  ]);
});

it('a table with current positions and other columns is not taken for Ahrefs', async () => {
  const text = 'Keyword,Current position,Search volume,Clicks,Owner\ntea,3,1900,12,Ann\nkettle,4,20,1,Bob\n';
  const found = await open('x.csv', text);
  expect(found.kind).toBe('table');
  expect(guessesOf(found)).toEqual(['keyword', 'rank', 'search_volume', 'clicks', null]);
});

it('an archive of two Search Console exports is refused: their periods differ', async () => {
  const queries = (clicks: number) =>
    `Top queries,Clicks,Impressions,CTR,Position\ntea,${clicks},100,${clicks}%,3\n`;
  const content = writeZip({ 'January/Queries.csv': queries(10), 'February/Queries.csv': queries(20) });
  await expect(open('both.zip', content)).rejects.toThrow(importMessages.severalExports);
});

it('a keyword that is a number does not tell how the numbers are written', async () => {
  const rows = ['green tea,"157,066"', '"3,5","98,100"', 'black tea,"1,300"', 'mint tea,"12,500"'];
  const found = await open('x.csv', `Keyword,Avg. monthly searches\n${rows.join('\n')}\n`);
  expect(found.keywords.map(({ searchVolume }) => searchVolume)).toEqual([157_066, 98_100, 1_300, 12_500]);
});

it('counts rows that repeat a keyword with clicks of its own', async () => {
  const text = 'Query,Page,Clicks\ntea,https://e.com/a,9\nkettle,https://e.com/b,5\ntea,https://e.com/b,4\n';
  const reading = {
    fields: ['keyword', 'ranking_url', 'clicks'] as ColumnField[],
    decimalMark: null,
    sheet: null,
  };
  const opened = await openExport({ name: 'x.csv', content: strToU8(text), reading });
  expect(inspectExport(opened)).toMatchObject({ keywordRows: 3, repeatedRows: 1 });
});

it('figures of hours are no search appearances', async () => {
  const hours = [0, 1, 2].map((hour) => `2025-01-01T0${hour}:00:00-08:00,1,10,10%,3.5`).join('\n');
  const found = await open('Chart.csv', `Time,Clicks,Impressions,CTR,Position\n${hours}\n`);
  expect(found).toMatchObject({ kind: 'table', all: [] });
});

it('half of a character in UTF-16 costs its row alone', async () => {
  const text = '\ufefftea \ud800\nkettle\nteapot\n';
  const found = await open('x.txt', new Uint8Array(Buffer.from(text, 'utf16le')));
  expect(found.keywords.map(({ keywordText }) => keywordText)).toEqual(['kettle', 'teapot']);
  expect(found.problems).toHaveLength(1);
});

it.each(['tea, kettle, teapot, mug', 'tea; kettle; teapot'])(
  'keywords in one line are explained: %s',
  async (line) => {
    await expect(open('x.txt', line)).rejects.toThrow(importMessages.oneLine);
  },
);
