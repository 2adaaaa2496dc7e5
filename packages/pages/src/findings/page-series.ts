const parameterNames = new Set(['page', 'p', 'pg', 'paged', 'pagenum', 'seite', 'pagina']);
const segmentNames = new Set(['page', 'seite', 'pagina', 'pag']);
const printWords = new Set(['print', 'printable', 'drucken', 'imprimir']);
const digits = /^\d{1,6}$/;

/**
 * Address of the series that contains a numbered page, or null: `/blog?page=2` and `/blog/page/2`
 * belong to `/blog`.
 */
export function seriesOf(key: string): string | null {
  const url = new URL(key);
  const parameters = url.search.slice(1).split('&');
  const kept = parameters.filter((each) => {
    const [name = '', value = ''] = each.split('=');
    return !(parameterNames.has(name.toLowerCase()) && digits.test(value));
  });
  const segments = url.pathname.split('/').filter((each) => each !== '');
  const isNumbered =
    digits.test(segments.at(-1) ?? '') && segmentNames.has(segments.at(-2)?.toLowerCase() ?? '');
  if (kept.length === parameters.length && !isNumbered) return null;
  const path = isNumbered ? segments.slice(0, -2) : segments;
  const query = kept.filter((each) => each !== '').join('&');
  return `${url.origin}/${path.join('/')}${query === '' ? '' : `?${query}`}`;
}

/** True for the address of a page's print version. */
export function isPrintVersion(key: string): boolean {
  const url = new URL(key);
  const names = url.search
    .slice(1)
    .split('&')
    .map((each) => each.split('=')[0] ?? '');
  return [...url.pathname.split('/'), ...names].some((each) => printWords.has(each.toLowerCase()));
}
