import { AuthError } from './auth-error.ts';

type Metadata = Record<string, unknown>;

/** Of `user_metadata` and of `app_metadata`, as JSON in UTF-8. */
export const maxMetadataBytes = 16 * 1024;
/** Of both together in an access token. Servers refuse headers over 16 kB, and base64 adds a third. */
const maxTokenMetadataBytes = 2 * 1024;

/** Bytes of a value as JSON in UTF-8. */
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

/** The metadata after a change, in which null deletes a key. What is over 16 kB may still become smaller. */
export function mergeMetadata(before: Metadata, change: Metadata | undefined, name?: string): Metadata {
  if (!change) return before;
  const merged = Object.fromEntries(
    Object.entries({ ...before, ...change }).filter(([, value]) => value !== null),
  );
  if (jsonBytes(merged) >= jsonBytes(before)) requireMetadataSize(merged, name);
  return merged;
}

/** What a provider says of a person, without its longest values where all of it would be over 16 kB. */
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
 * The metadata that an access token carries: none of the person's own where both together are over 2 kB, and of
 * `app_metadata` over 2 kB the providers alone. `GET /user` always answers all of it.
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
