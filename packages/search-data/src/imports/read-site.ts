const host = /^[a-z0-9-]{1,63}(\.[a-z0-9-]{1,63})+$/;

/**
 * The site in a file name: `https___www.example.com_-Performance-on-Search-2025-12-15.xlsx`,
 * `example.com-organic-keywords-…`, `www.example.com_blog-organic.Positions-us-…`. Null when it names none.
 */
export function readSiteOfName(fileName: string): string | null {
  const lower = fileName
    .toLowerCase()
    .replace(/^.*[/\\]/, '')
    .replace(/^(https?_{1,3}|sc-domain[_:])/, '');
  const [start = ''] = lower.split(nameOfReport);
  if (start === lower) return null;
  const [name = ''] = start.split(/[_/]/);
  return host.test(name) ? name.replace(/^www\./, '') : null;
}

/** Suffixes of the tools after the site. */
const nameOfReport =
  /-performance-on-|-(?:organic|top-pages|best-by|paid|content-gap|keywords)[-.]|_keywordreport_|-backlinks|-organic\.positions/;

/** The host of an address, without `www.`; null for what is no address. */
export function hostOf(address: string): string | null {
  const [, name] = /^https?:\/\/(?:www\.)?([^/?#:\s]{1,253})/i.exec(address) ?? [];
  return name?.toLowerCase() ?? null;
}
