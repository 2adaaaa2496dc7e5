export const pageMessages = {
  failed: 'Could not finish reading the site. The pages of the last reading are unchanged. Start it again.',
  robots_unreachable:
    'robots.txt could not be read, so no page was asked for. The server has to answer it, or to say that there is none.',
  robots_refused:
    'The server refuses its robots.txt (401 or 403), which forbids a site that is not proven to be yours. Prove that it is yours, or let KeydenceBot read the file.',
  certificate:
    'The certificate of the site has ended or is not its own, so browsers and search engines do not open it. Renew it, then start again.',
  not_reachable: 'The site does not answer. Check that its home page opens, then start again.',
  /** `until`: a moment in the workspace's time zone. */
  paused: (until: string) =>
    `Keydence pauses its requests to this site until ${until}, because several in a row failed or the site asked for a pause. Check that its pages open, then start again after that.`,
  onceADay:
    'A site that is not proven to be yours is read once a day. Prove that it is yours, or come back tomorrow.',
  sample: 'This is a sample site: its pages are invented, so there is nothing new to read.',
} as const;
