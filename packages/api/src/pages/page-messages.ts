/** What a user reads about a site's pages. */
export const pageMessages = {
  failed: 'Could not finish reading the site. The pages of the last reading are unchanged. Start it again.',
  robots_unreachable:
    'robots.txt could not be read, so no page was asked for. The server has to answer it, or to say that there is none.',
  not_reachable: 'The site does not answer. Check that its home page opens, then start again.',
  onceADay:
    'A site that is not proven to be yours is read once a day. Prove that it is yours, or come back tomorrow.',
  sample: 'This is a sample site: it has no server to read.',
} as const;
