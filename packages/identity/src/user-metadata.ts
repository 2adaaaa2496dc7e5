import { AuthError } from './auth-error.ts';

type Metadata = Record<string, unknown>;

/** Limit of `user_metadata` and of `app_metadata`, as JSON in UTF-8. */
export const maxMetadataBytes = 16 * 1024;
/**
 * Limit of both together in an access token. Servers reject headers over 16 kB, and base64 adds a
 * third.
 */
const maxTokenMetadataBytes = 2 * 1024;

/** Size of a value as JSON in UTF-8. */
export function jsonBytes(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value));
}

/** Throws 400 `validation_failed` for metadata over 16 kB. */
export function requireMetadataSize(data: Metadata, name = 'user_metadata'): void {
  const bytes = jsonBytes(data);
  if (bytes <= maxMetadataBytes) return;
  const message = `${name} has ${bytes} bytes as JSON, at most ${maxMetadataBytes} are allowed. Nothing was changed. Send less data.`;
  throw new AuthError(400, 'validation_failed', message);
}

/** Merges a change into metadata; null deletes a key. Metadata over 16 kB may still shrink. */
export function mergeMetadata(before: Metadata, change: Metadata | undefined, name?: string): Metadata {
  if (!change) return before;
  const merged = Object.fromEntries(
    Object.entries({ ...before, ...change }).filter(([, value]) => value !== null),
  );
  if (jsonBytes(merged) >= jsonBytes(before)) requireMetadataSize(merged, name);
  return merged;
}

/** A provider's user data, without its longest values if the whole is over 16 kB. */
export function trimMetadata(data: Metadata): Metadata {
  const kept = { ...data };
  const longestFirst = Object.keys(data).sort((a, b) => jsonBytes(data[b] ?? '') - jsonBytes(data[a] ?? ''));
  for (const name of longestFirst) {
    if (jsonBytes(kept) <= maxMetadataBytes) break;
    delete kept[name];
  }
  return kept;
}

/**
 * The metadata in an access token: without the user's own if both together are over 2 kB, and with
 * only the providers if `app_metadata` is over 2 kB. `GET /user` always returns all of it.
 */
export function metadataClaims(
  app: Metadata,
  user: Metadata,
): { app_metadata: Metadata; user_metadata: Metadata } {
  const isSmall = jsonBytes(app) <= maxTokenMetadataBytes;
  const appClaims = isSmall ? app : { provider: app.provider, providers: app.providers };
  const fits = jsonBytes(appClaims) + jsonBytes(user) <= maxTokenMetadataBytes;
  return { app_metadata: appClaims, user_metadata: fits ? user : {} };
}
