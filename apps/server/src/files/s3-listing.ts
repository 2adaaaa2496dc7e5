interface Listing {
  names: string[];
  next: string | null;
}

/**
 * Address of a page of the bucket's list (ListObjectsV2), limited to files directly under the
 * prefix.
 */
export function toListing(bucketUrl: string, next: string | null): string {
  const { origin, bucket, prefix } = split(bucketUrl);
  const query = new URLSearchParams({ 'list-type': '2', prefix, delimiter: '/' });
  if (next !== null) query.set('continuation-token', next);
  return `${origin}/${bucket}?${query}`;
}

/** Parses such a page; the XML of a list has no attributes and no CDATA. */
export function readListing(xml: string, bucketUrl: string): Listing {
  const { prefix } = split(bucketUrl);
  const keys = [...xml.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = '']) => decodeEntities(key));
  const next = /<NextContinuationToken>([^<]*)</.exec(xml)?.[1];
  return {
    // The prefix itself is listed if it was created as a folder.
    names: keys.map((key) => key.slice(prefix.length)).filter((name) => name !== ''),
    next: next === undefined ? null : decodeEntities(next),
  };
}

/** Path style: the first part is the bucket, the rest is the prefix. */
function split(bucketUrl: string) {
  const { origin, pathname } = new URL(bucketUrl);
  const [bucket = '', ...folders] = pathname.slice(1).split('/');
  return { origin, bucket, prefix: folders.map((folder) => `${decodeURIComponent(folder)}/`).join('') };
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decodeEntities(text: string): string {
  return text.replaceAll(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
    if (decimal) return String.fromCodePoint(Number(decimal));
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
    return entities[name] ?? whole;
  });
}
