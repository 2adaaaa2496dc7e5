import { type ExportProgress, exportTexts as texts } from './csv-export-messages.ts';

/** Export request: a REST path and its parameters; undefined parameters are omitted. */
export interface CsvQuery {
  path: string;
  parameters: Readonly<Record<string, string | number | boolean | undefined>>;
}

interface CsvDownload {
  query: CsvQuery;
  accessToken: string;
  signal: AbortSignal;
  onProgress: (progress: ExportProgress) => void;
}

const lineFeed = 10;

/** Downloads keywords as a CSV file. Throws with a readable message if the file is incomplete. */
export async function downloadCsv({ query, accessToken, signal, onProgress }: CsvDownload) {
  const response = await fetch(`${query.path}?${toParameters(query.parameters)}`, {
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
    // The first line has the column names.
    onProgress({ done: Math.min(total, Math.max(0, lines - 1)), total });
  }
  return { blob: new Blob(parts, { type: 'text/csv' }), name: readFileName(response), count: total };
}

function toParameters(parameters: CsvQuery['parameters']): URLSearchParams {
  const given = Object.entries(parameters).filter(([, value]) => value !== undefined);
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
