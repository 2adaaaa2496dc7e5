import { z } from 'zod';

/** A bucket of an S3-compatible store, and who may write to it. */
export interface StorageSettings {
  /** Address of the bucket in path style, with the prefix of our names; without a slash at its end. */
  bucketUrl: string;
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
}

const form = 'must be https://ACCESS_KEY:SECRET@host/bucket, with ?region= where the store needs it';

/** The setting `STORAGE_URL`. Its parts are percent-encoded as in any address; they never stand in an error. */
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
    // Neither an address nor percent-encoded.
    return null;
  }
}
