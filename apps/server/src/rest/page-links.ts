interface Page {
  page: number;
  pages: number;
}

interface Window {
  totalCount: number;
  hasMore: boolean;
}

type Target = [relation: string, parameter: string, value: number];

/**
 * The `Link` header of a list (RFC 8288): its existing pages among `first`, `prev`, `next` and
 * `last`. The targets are paths, so they work behind any proxy. Null for other responses.
 */
export function pageLinks(url: URL, pagination: unknown): string | null {
  if (pagination === null || typeof pagination !== 'object') return null;
  const targets =
    'pages' in pagination
      ? targetsByPage(pagination as Page)
      : targetsByOffset(pagination as Window, Number(url.searchParams.get('offset') ?? 0), limitOf(url));
  return targets
    .map(([relation, parameter, value]) => {
      const query = new URLSearchParams(url.searchParams);
      query.set(parameter, String(value));
      return `<${url.pathname}?${query}>; rel="${relation}"`;
    })
    .join(', ');
}

function targetsByPage({ page, pages }: Page): Target[] {
  const last = Math.max(1, pages);
  return [
    ['first', 'page', 1],
    ...(page > 1 ? ([['prev', 'page', Math.min(page - 1, last)]] as Target[]) : []),
    ...(page < pages ? ([['next', 'page', page + 1]] as Target[]) : []),
    ['last', 'page', last],
  ];
}

function targetsByOffset({ totalCount, hasMore }: Window, offset: number, limit: number): Target[] {
  const last = Math.max(0, Math.ceil(totalCount / limit) - 1) * limit;
  return [
    ['first', 'offset', 0],
    ...(offset > 0 ? ([['prev', 'offset', Math.max(0, offset - limit)]] as Target[]) : []),
    ...(hasMore ? ([['next', 'offset', offset + limit]] as Target[]) : []),
    ['last', 'offset', last],
  ];
}

const limitUnlessGiven = 100;

function limitOf(url: URL): number {
  return Number(url.searchParams.get('limit') || limitUnlessGiven);
}
