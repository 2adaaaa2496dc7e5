/** What a user reads about an import. */
export const importMessages = {
  sample:
    'This domain has sample numbers, and real ones are never mixed with them. Add your own domain, and import the file there.',
  otherMarket: (file: string, domain: string) =>
    `The file holds numbers for ${file}, and this domain is analysed for ${domain}. Export the numbers for ${domain}, or change the SEO analysis location in the workspace settings.`,
  nothing: 'None of the rows could be read. The list of problems says why.',
  truncated:
    'Search Console cuts its tables off at 1,000 rows, so there may be more than this file holds. Narrow the export by a filter to get the rest.',
  average:
    'Search Console tells average positions. The rank is rounded from them, and positions beyond 100 count as not ranking.',
  impressions:
    'Impressions are not search volume, so the volume stays unknown until another source tells it.',
  buckets:
    'Some volumes are ranges (50 stands for 10 to 100). They are marked, and an exact volume from another file takes their place.',
  competition: 'Keyword Planner’s competition is about ads. It is not taken for difficulty.',
  otherScale: (own: string, other: string) =>
    `The difficulties of this list are on the scale of ${own}. Those of ${other} are kept beside them, and not mixed in.`,
  dateUnknown: 'Neither the file nor its name says when the numbers were taken, so they carry today’s date.',
  comparison: 'Of the two periods, the newer one is imported.',
  repeat: (day: string) => `The same file was imported on ${day}. Importing it again changes nothing.`,
  totalsOnly: 'The file has no keywords. Its figures are kept, and your keyword list stays as it is.',
  notStartable: 'This import has already begun or ended. Upload the file again to import it once more.',
  notCancellable: 'This import has already ended.',
  busy: 'Another import of this domain is running. Wait for its end, or cancel it first.',
  setUp:
    'The domain is being set up again, so nothing was imported. Start the import again when the setup has ended.',
  failed: 'The import failed for a reason of ours. Nothing was imported. Please start it again.',
  gone: 'The file is no longer here. Upload it again.',
} as const;
