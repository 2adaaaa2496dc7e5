// Exports of a given number of rows in the format of each tool, one keyword per row.

/** The lines of a file of `rows` keywords; its first one is the header. */
type WriteExport = (rows: number) => string;

const months = ['Aug 2026', 'Sep 2026', 'Oct 2026'];
const days = ['2026-10-29', '2026-10-30', '2026-10-31'];
const page = (row: number) => `https://site.example/${row % 500}`;
const rank = (row: number) => 1 + (row % 90);
const write =
  (header: string, toLine: (row: number) => string): WriteExport =>
  (rows) =>
    [header, ...Array.from({ length: rows }, (_, place) => toLine(place + 1))].join('\n');

export const exportKinds = {
  'Search Console': write(
    'Top queries,Clicks,Impressions,CTR,Position',
    (row) => `console query ${row},1,${4 + (row % 900)},1.5%,${rank(row)}.5`,
  ),
  'Keyword Planner': write(
    `Keyword,Currency,Avg. monthly searches,Three month change,YoY change,${months.map((month) => `Searches: ${month}`).join()}`,
    (row) => `planned keyword ${row},USD,${row % 9000},10%,-5%,${row % 800},${row % 900},${row % 1000}`,
  ),
  'Ahrefs Site Explorer': write(
    'Keyword,Volume,KD,CPC,Position,URL',
    (row) => `imported keyword ${row},${row % 9000},${row % 100},1.5,${rank(row)},${page(row)}`,
  ),
  'Ahrefs Keywords Explorer': write(
    '#,Keyword,Country,Difficulty,Volume,CPC,Parent Keyword,Last Update,SERP Features,Intents',
    (row) =>
      `${row},explored keyword ${row},us,${row % 100},${row % 9000},1.5,parent ${row % 700},2026-10-01,"Video, Image",Informational`,
  ),
  'Semrush Positions': write(
    'Keyword,Position,Search Volume,Keyword Difficulty,CPC,URL,Timestamp,Position Type',
    (row) =>
      `semrush keyword ${row},${rank(row)},${row % 9000},${row % 100},1.5,${page(row)},2026-10-01,Organic`,
  ),
  'Semrush Position Tracking': write(
    `Keyword,${days.flatMap((day) => ['', '_type', '_landing'].map((part) => `*.site.example/*_${day.replaceAll('-', '')}${part}`)).join()},Tags,Intents,CPC,Search Volume,Keyword Difficulty`,
    (row) =>
      `tracked keyword ${row},${days.map((_, day) => `${rank(row + day)},organic,${page(row)}`).join()},,i,0.88,${row % 9000},${row % 100}`,
  ),
  'SE Ranking': write(
    `Keyword,URL,Tags,Search vol.,Found SERP Features,${days.map((day) => `${day},Dynamics`).join()}`,
    (row) =>
      `ranked keyword ${row},${page(row)},,${row % 9000},"Video, Images",${days.map((_, day) => `${rank(row + day)},0`).join()}`,
  ),
  'keyword list': write('Keyword', (row) => `listed keyword ${row}`),
} satisfies Record<string, WriteExport>;

export type ExportKind = keyof typeof exportKinds;
