import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { fileFailure } from './file-failure.ts';
import type { ListedFileStore } from './listed-file-store.ts';
import { readListing, toListing } from './s3-listing.ts';
import type { StorageSettings } from './storage-url.ts';

const answerLimitMs = 10_000;
const retries = 2;
const unavailableText = 'Files cannot be stored or read just now. Please try again later.';

interface Ask {
  method: 'PUT' | 'GET' | 'DELETE';
  url: string;
  content?: Uint8Array;
}

/**
 * Files in a bucket of an S3-compatible store, with path-style addresses, which all such stores
 * support. Retries if the store is busy; a refusal or no response is AppError('unavailable'), and
 * the log has the response.
 */
export function createS3FileStore({ bucketUrl, ...credentials }: StorageSettings): ListedFileStore {
  const client = new AwsClient({ ...credentials, service: 's3', retries });
  const ask = async ({ method, url, content }: Ask): Promise<Response> => {
    try {
      return await client.fetch(url, {
        method,
        // Signed, so the file cannot be changed in transit, with or without TLS.
        headers: { 'x-amz-content-sha256': hash(content), ...(content && { 'content-type': 'image/webp' }) },
        ...(content && { body: Uint8Array.from(content) }),
        signal: AbortSignal.timeout(answerLimitMs),
      });
    } catch (error) {
      throw fileFailure(unavailableText, error);
    }
  };
  const urlOf = (name: string) => `${bucketUrl}/${name}`;
  return {
    put: async (name, content) => {
      const response = await ask({ method: 'PUT', url: urlOf(name), content });
      if (!response.ok) throw await refusal('PUT', response);
      await response.body?.cancel();
    },
    get: async (name) => {
      const response = await ask({ method: 'GET', url: urlOf(name) });
      if (response.ok) return new Uint8Array(await response.arrayBuffer());
      if (response.status !== 404) throw await refusal('GET', response);
      await response.body?.cancel();
      return null;
    },
    delete: async (name) => {
      const response = await ask({ method: 'DELETE', url: urlOf(name) });
      if (!response.ok && response.status !== 404) throw await refusal('DELETE', response);
      await response.body?.cancel();
    },
    list: async () => {
      const names: string[] = [];
      let next: string | null = null;
      do {
        const response = await ask({ method: 'GET', url: toListing(bucketUrl, next) });
        if (!response.ok) throw await refusal('GET', response);
        const page = readListing(await response.text(), bucketUrl);
        names.push(...page.names);
        next = page.next;
      } while (next !== null);
      return names;
    },
  };
}

function hash(content: Uint8Array | undefined): string {
  return createHash('sha256')
    .update(content ?? '')
    .digest('hex');
}

const shownLength = 300;

async function refusal(method: string, response: Response) {
  const said = (await response.text()).slice(0, shownLength);
  return fileFailure(
    unavailableText,
    new Error(`the file store answered ${method} with ${response.status}: ${said}`),
  );
}
