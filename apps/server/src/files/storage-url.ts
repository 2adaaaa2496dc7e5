import { z } from 'zod';

/** A bucket of an S3-compatible store, and its credentials. */
export interface StorageSettings {
  /** Path-style address of the bucket with our prefix, without a trailing slash. */
  bucketUrl: string;
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
}

const form = 'must be https://ACCESS_KEY:SECRET@host/bucket, with ?region= where the store needs it';

/**
 * The setting `STORAGE_URL`. Its parts are percent-encoded as in any address; errors never include
 * them.
 */
export const storageUrl = z.string().transform((text, context): StorageSettings => {
  const settings = readStorageUrl(text);
  if (settings) return settings;
  context.addIssue({ code: 'custom', message: form });
  return z.NEVER;
});

function readStorageUrl(text: string): StorageSettings | null {
  try {
    const { protocol, origin, username, password, pathname, searchParams } = new URL(text);
    const bucketPath = pathname.replace(/(?<!\/)\/+$/, '');
    if (!/^https?:$/.test(protocol) || !username || !password || !bucketPath) return null;
    return {
      bucketUrl: origin + bucketPath,
      accessKeyId: decodeURIComponent(username),
      secretAccessKey: decodeURIComponent(password),
      region: searchParams.get('region') ?? 'us-east-1',
    };
  } catch {
    // Neither a URL nor percent-encoded.
    return null;
  }
}
