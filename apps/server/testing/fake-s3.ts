import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface FakeS3 {
  storageUrl: string;
  /** By path. A list page has two of them. */
  objects: Map<string, { content: Buffer; contentType: string | undefined }>;
  /** Makes the next `count` responses 503. */
  failNext(count: number): void;
  close(): Promise<void>;
}

const fakeS3Secret = 'very/secret+key';
const accessKey = 'AKEXAMPLE';
const region = 'eu-central-1';

/**
 * A bucket over HTTP that verifies each request's signature (AWS Signature Version 4) and content
 * hash.
 */
export async function startFakeS3(): Promise<FakeS3> {
  const objects: FakeS3['objects'] = new Map();
  let failures = 0;
  const server: Server = createServer(async (request, response) => {
    const content = await buffer(request);
    const end = (status: number, body: string | Buffer = '') => response.writeHead(status).end(body);
    if (failures > 0) {
      failures -= 1;
      return end(503, 'SlowDown');
    }
    if (!isSigned(request, content)) return end(403, '<Code>SignatureDoesNotMatch</Code>');
    const key = request.url ?? '';
    if (request.method === 'GET' && key.includes('?')) return end(200, listObjects(key, [...objects.keys()]));
    if (request.method === 'PUT') {
      objects.set(key, { content, contentType: request.headers['content-type'] });
      return end(200);
    }
    if (request.method === 'DELETE') {
      objects.delete(key);
      return end(204);
    }
    const object = objects.get(key);
    return object ? end(200, object.content) : end(404, '<Code>NoSuchKey</Code>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    storageUrl: `http://${accessKey}:${encodeURIComponent(fakeS3Secret)}@127.0.0.1:${port}/bucket/pictures?region=${region}`,
    objects,
    failNext: (count) => {
      failures = count;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

const pageSize = 2;

function listObjects(url: string, paths: string[]): string {
  const { pathname, searchParams } = new URL(url, 'http://s3.example');
  const before = `${pathname}/`;
  const prefix = searchParams.get('prefix') ?? '';
  const after = searchParams.get('continuation-token') ?? '';
  const keys = paths
    .filter((path) => path.startsWith(before))
    .map((path) => path.slice(before.length))
    .filter((key) => key.startsWith(prefix) && !key.slice(prefix.length).includes('/'))
    .sort();
  const rest = keys.filter((key) => `<${key}>` > after);
  const page = rest.slice(0, pageSize);
  const isMore = rest.length > pageSize;
  const next = isMore ? `<NextContinuationToken>&lt;${page.at(-1)}&gt;</NextContinuationToken>` : '';
  const contents = page.map((key) => `<Contents><Key>${key}</Key><Size>1</Size></Contents>`).join('');
  return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${isMore}</IsTruncated>${contents}${next}</ListBucketResult>`;
}

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

function isSigned(request: IncomingMessage, content: Buffer): boolean {
  const { headers, method, url } = request;
  const given =
    /^AWS4-HMAC-SHA256 Credential=(?<credential>[^,]+), SignedHeaders=(?<signed>[^,]+), Signature=(?<signature>\w+)$/.exec(
      headers.authorization ?? '',
    )?.groups;
  const date = String(headers['x-amz-date']);
  const scope = `${date.slice(0, 8)}/${region}/s3/aws4_request`;
  if (!given || given.credential !== `${accessKey}/${scope}`) return false;
  if (headers['x-amz-content-sha256'] !== sha256(content)) return false;
  const names = given.signed?.split(';') ?? [];
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => names.includes(name))) return false;
  const signedHeaders = names.map((name) => `${name}:${headers[name]}\n`).join('');
  const { pathname, searchParams } = new URL(url ?? '', 'http://s3.example');
  const canonical = [
    method,
    pathname,
    canonicalQuery(searchParams),
    signedHeaders,
    given.signed,
    sha256(content),
  ].join('\n');
  const key = [date.slice(0, 8), region, 's3', 'aws4_request'].reduce<string | Buffer>(
    hmac,
    `AWS4${fakeS3Secret}`,
  );
  const text = ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n');
  return hmac(key, text).toString('hex') === given.signature;
}

function canonicalQuery(query: URLSearchParams): string {
  const encode = (text: string) =>
    encodeURIComponent(text).replaceAll(
      /[!'()*]/g,
      (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
    );
  return [...query]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&');
}
