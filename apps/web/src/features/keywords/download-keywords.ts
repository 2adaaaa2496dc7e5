import type { KeywordsSearch } from './keywords-search.ts';
import { exportTexts as texts } from './messages.ts';

export interface ExportProgress {
  done: number;
  /** Null until the server has answered. */
  total: number | null;
}

interface KeywordQuery {
  domainId: string;
  market: { locationCode: number; languageCode: string } | null;
  search: KeywordsSearch;
  keywordIds?: readonly string[] | undefined;
}

interface KeywordDownload {
  query: KeywordQuery;
  accessToken: string;
  signal: AbortSignal;
  onProgress: (progress: ExportProgress) => void;
}

const lineFeed = 10;

/** The CSV file of a domain's keywords. Throws with a message for people when it does not arrive whole. */
export async function downloadKeywords({ query, accessToken, signal, onProgress }: KeywordDownload) {
  const response = await fetch(`/api/seo/keywords/export?${toParameters(query)}`, {
    headers: { authorization: `Bearer ${accessToken}` },
    signal,
  }).catch(() => {
    throw new Error(texts.notReached);
  });
  if (!response.ok || !response.body) throw new Error(await readMessage(response));
  const total = Number(response.headers.get('x-total-count') ?? 0);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let lines = 0;
  const reader = response.body.getReader();
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw new Error(texts.broken);
    });
    if (done) break;
    parts.push(value);
    for (const byte of value) if (byte === lineFeed) lines += 1;
    // The first line names the columns.
    onProgress({ done: Math.min(total, Math.max(0, lines - 1)), total });
  }
  return { blob: new Blob(parts, { type: 'text/csv' }), name: readFileName(response), count: total };
}

function toParameters({ domainId, market, search, keywordIds }: KeywordQuery): URLSearchParams {
  const values = {
    domain_id: domainId,
    location_code: market?.locationCode,
    language_code: market?.languageCode,
    search: search.search,
    intent_type: search.intent,
    min_search_volume: search.volume,
    max_difficulty: search.difficulty,
    tag: search.tag,
    sort_by: search.sort,
    sort_order: search.order,
    keyword_ids: keywordIds?.join(','),
  };
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
}

async function readMessage(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => null);
  const message = body !== null && typeof body === 'object' && 'message' in body ? body.message : null;
  return typeof message === 'string' ? message : texts.broken;
}

function readFileName(response: Response): string {
  const disposition = response.headers.get('content-disposition') ?? '';
  return /filename="([^"]+)"/.exec(disposition)?.[1] ?? 'keywords.csv';
}
