import { type ImportedRow, normaliseKeywordText } from '@keydence/domain';
import { strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { openExport } from './open-export.ts';

async function open(name: string, content: string | Uint8Array) {
  const bytes = typeof content === 'string' ? strToU8(content) : content;
  const { rows, ...head } = await openExport({ name, content: bytes });
  const all: ImportedRow[] = [...rows()];
  return {
    ...head,
    keywords: all.filter((row) => row.type === 'keyword'),
    totals: all.filter((row) => row.type === 'total'),
  };
}

describe('Keyword Planner', () => {
  it.each([
    ['German', 'Keyword', 'Durchschnittl. Suchanfragen pro Monat', 'Mai 2023', 'März 2024', '1.000 – 10.000'],
    ['French', 'Mot clé', 'Nombre moyen de recherches mensuelles', 'mai 2023', 'mars 2024', '1 k – 10 k'],
    ['Italian', 'Parola chiave', 'Media delle ricerche mensili', 'mag 2023', 'mar 2024', '1000 – 10.000'],
    ['Japanese', 'キーワード', '月間平均検索ボリューム', '2023年5月', '2024年3月', '1000～1万'],
    [
      'Russian',
      'Ключевое слово',
      'Среднее число запросов в месяц',
      'май 2023 г.',
      'март 2024 г.',
      '1 тыс. – 10 тыс.',
    ],
  ])('in %s: volumes, months and ranges', async (_, keyword, volume, may, march, range) => {
    const text = `${keyword}\t${volume}\tSearches: ${may}\tSearches: ${march}\ntea\t14800\t12100\t18100\nkettle\t${range}\t\t\n`;
    expect(await open('Keyword Stats.csv', text)).toMatchObject({
      kind: 'keyword_planner',
      keywords: [
        {
          searchVolume: 14_800,
          monthlySearches: [
            { month: '2024-03', searches: 18_100 },
            { month: '2023-05', searches: 12_100 },
          ],
        },
        { searchVolume: 5_000, isVolumeBucket: true },
      ],
    });
  });
});

it.each(['Keyword,Avg. monthly searches,Position', 'Mot clé,Nombre moyen de recherches mensuelles,Position'])(
  'Keyword Planner’s columns beside those of other tools are described by a person: %s',
  async (header) => {
    const { kind, table } = await open('x.csv', `${header}\ntea,10,3\nkettle,20,4\n`);
    expect([kind, table?.columns.map(({ guess }) => guess)]).toEqual([
      'table',
      ['keyword', 'search_volume', 'rank'],
    ]);
  },
);

describe('Search appearances of Search Console are no queries', () => {
  it.each([
    ['Portuguese', 'Aspeto na pesquisa', 'Cliques,Impressões,CTR,Posição'],
    ['Hindi', 'खोज के नतीजों में दिखने का तरीका', 'क्लिक,इंप्रेशन,सीटीआर,रैंक'],
    ['Catalan', 'Aspecte a la cerca', 'Clics,Impressions,CTR,Posició'],
    ['Vietnamese', 'Cách hiển thị kết quả tìm kiếm', 'Lượt nhấp,Lượt hiển thị,CTR,Vị trí'],
  ])('in %s', async (_, title, columns) => {
    const found = await open('x.csv', `${title},${columns}\nReview,1,10,10%,3\nTranslated,2,10,20%,3\n`);
    expect(found).toMatchObject({ keywords: [], totals: [{ dimension: 'appearance' }, {}] });
  });
});

it('signs of Windows-1252 that Latin-1 lacks are those of the text', async () => {
  const signs = { '€': 0x80, '–': 0x96, '’': 0x92, œ: 0x9c };
  const text = 'Mot clé;Volume;CPC\nl’oréal – cœur;10;€ 1,20\nthé;20;–\n';
  const bytes = Uint8Array.from(text, (sign) => signs[sign as keyof typeof signs] ?? sign.charCodeAt(0));
  const file = { name: 'x.csv', content: bytes };
  const reading = { fields: ['keyword', 'search_volume', 'cpc'] as const };
  const { rows } = await openExport({
    ...file,
    reading: { ...reading, fields: [...reading.fields], decimalMark: null, sheet: null },
  });
  expect([...rows()]).toMatchObject([
    { keywordText: 'l’oréal – cœur', searchVolume: 10, cpc: 1.2, cpcCurrency: 'EUR' },
    { keywordText: 'thé', searchVolume: 20, cpc: null },
  ]);
});

it.each([
  ['cut off within a character', [0xc3], ['café crème', 'thé', 'schöne größe']],
  [
    'with a character of another encoding',
    [...'\nth', '\xe9 vert\n']
      .join('')
      .split('')
      .map((c) => c.charCodeAt(0)),
    ['café crème', 'thé', 'schöne größe'],
  ],
])('UTF-8 %s stays UTF-8, and that row is told', async (_, end, texts) => {
  const content = new Uint8Array([...strToU8('café crème\nthé\nschöne größe\nмебель для кухни\nx'), ...end]);
  const { rows } = await openExport({ name: 'x.txt', content });
  const all = [...rows()];
  expect(all.flatMap((row) => (row.type === 'keyword' ? row.keywordText : [])).slice(0, 3)).toEqual(texts);
  expect(all.filter(({ type }) => type === 'problem')).toHaveLength(1);
});

it('invisible characters tell no keywords apart; the joiners of letters and emoji stay', () => {
  expect(normaliseKeywordText('\u202ared\u200b sho\u00ades\u200e\u202c')).toBe('red shoes');
  expect(normaliseKeywordText('می\u200cخواهم')).toBe('می\u200cخواهم');
});
