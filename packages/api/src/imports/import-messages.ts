import type { QueryFigures } from '@keydence/domain';

const formatCount = (number: number, one: string, many: string) =>
  `${number.toLocaleString('en')} ${number === 1 ? one : many}`;

export const importMessages = {
  sample:
    'This domain has sample numbers, which are never mixed with real ones. Add your own domain and import the file there.',
  otherMarket: (file: string, domain: string) =>
    `The file has numbers for ${file}, but this domain is analyzed for ${domain}. Export the numbers for ${domain}, or change the SEO analysis location in the workspace settings.`,
  unknownColumns:
    'Keydence does not recognize this table. Choose the column that holds the keywords, and the meaning of the other columns.',
  decimalMark:
    'Some numbers, such as 1.300, can be read in two ways. Choose whether a point or a comma comes before the decimals.',
  otherSite: (site: string, domain: string) =>
    `The file is about ${site}, and this domain is ${domain}. Confirm that you want to import it here.`,
  remembered: (fileName: string) => `The columns are read as you said for ${fileName}. You can change that.`,
  longQueries: (figures: QueryFigures | null) => {
    const { rows, clicks, impressions } = figures ?? { rows: 0, clicks: 0, impressions: 0 };
    const counted = `${formatCount(rows, 'query is', 'queries are')} longer than 200 characters`;
    return `${counted}, with ${formatCount(clicks, 'click', 'clicks')} and ${formatCount(impressions, 'impression', 'impressions')}. They are kept as one group in the search totals, not as keywords.`;
  },
  otherRanks: ({ sites, leftOut }: { sites: string[]; leftOut: string[] }) => [
    ...(sites.length > 0 ? [`Ranks of tracked competitors are imported: ${sites.join(', ')}.`] : []),
    ...(leftOut.length > 0
      ? [
          `Ranks of sites that you do not track are left out: ${leftOut.join(', ')}. Add them as competitors, and import the file again.`,
        ]
      : []),
  ],
  nothing: 'No row could be read. The list of problems gives the reasons.',
  truncated:
    'Search Console exports at most 1,000 rows, so some may be missing. Filter the export to get the rest.',
  average:
    'Search Console reports average positions. The rank is the rounded position; beyond 100 counts as not ranking.',
  impressions: 'Impressions are not search volume, so the volume stays unknown until another source has it.',
  repeatedRows: (rows: number) =>
    `${formatCount(rows, 'row repeats', 'rows repeat')} a keyword, as in a table with one row per page. Their clicks are not added up: only the row with the best rank counts. Export one row per keyword to get all clicks.`,
  buckets:
    'Some volumes are ranges (50 means 10 to 100). They are marked. An exact volume from another file replaces them.',
  competition: 'Keyword Planner’s competition is about ads. It is not used as difficulty.',
  otherScale: (own: string, other: string) =>
    `The difficulties of this list are on the scale of ${own}. Those of ${other} are kept beside them, and not mixed in.`,
  dateUnknown: 'Neither the file nor its name has a date, so the numbers get today’s date.',
  unnamedBrand: (word: string, percent: number) =>
    `${percent}% of the clicks come from searches with “${word}”, a word of your domain. If it is your brand, add it to the brand names in the workspace settings, so that no gain counts these searches.`,
  repeat: (day: string) => `The same file was imported on ${day}. Importing it again changes nothing.`,
  totalsOnly: 'The file has no keywords. Its figures are kept, and your keyword list stays as it is.',
  notStartable: 'This import has already begun or ended. Upload the file again to import it once more.',
  notCancellable: 'This import has already ended.',
  busy: 'Another import of this domain is running. Wait for its end, or cancel it first.',
  setUp:
    'The domain is being set up again, so nothing was imported. Start the import again when the setup has ended.',
  failed: 'The import failed because of an error in Keydence. Nothing was imported. Please start it again.',
  gone: 'The file was deleted. Upload it again.',
} as const;
