import http from 'node:http';
import https from 'node:https';
import { setTimeout as pause } from 'node:timers/promises';
import { TLSSocket } from 'node:tls';
import type { SiteAnswer, SiteFailure, SiteReader, SiteRequest } from '@keydence/domain';
import { type AnswerLimits, answerLimits, waits } from './answer-limits.ts';
import { findAddresses, readUrl } from './check-address.ts';
import { readBody, UnreadableBody } from './read-body.ts';
import { publicSites, type SiteNetwork } from './site-network.ts';

const maxHeaderBytes = 16_384;
const idleMs = 60_000;

export interface SiteReaderOptions {
  /** The page that describes the crawler. */
  aboutUrl: string;
  network?: SiteNetwork;
  limits?: typeof answerLimits;
  waits?: typeof waits;
}

/**
 * Requests from public servers only: every address of a name must be public, the socket connects to
 * a checked address and never to the name again, and redirects are not followed, so that the caller
 * checks each hop like the first address.
 */
export function createSiteReader(options: SiteReaderOptions): SiteReader & { close(): void } {
  const { network = publicSites } = options;
  // Kept connections are keyed by checked address and certificate name.
  const agents = {
    'http:': new http.Agent({ keepAlive: true, timeout: idleMs }),
    'https:': new https.Agent({ keepAlive: true, timeout: idleMs, ca: network.authorities }),
  };
  const dial = createDial({ ...options, network, agents });

  return {
    async request(request) {
      const started = performance.now();
      const reply = await answer(request).catch((error: unknown) => failureOf(error));
      const tookMs = performance.now() - started;
      return typeof reply === 'string' ? { failure: reply, tookMs } : { ...reply, tookMs };
    },
    readTexts: (name) => network.readTexts(name),
    close() {
      for (const agent of Object.values(agents)) agent.destroy();
    },
  };

  async function answer(request: SiteRequest): Promise<SiteFailure | Untimed> {
    const url = readUrl(request.address, network);
    if (!url) return 'refused';
    const found = await findAddresses(url.hostname, network, (options.waits ?? waits).lookupMs);
    if (typeof found === 'string') return found;
    let reply: SiteFailure | Untimed = 'unreachable';
    for (const address of found) {
      reply = await dial(url, address, request);
      if (reply !== 'unreachable') break;
    }
    return reply;
  }
}

type Untimed = Omit<SiteAnswer, 'tookMs'>;
type Agents = { 'http:': http.Agent; 'https:': https.Agent };

function createDial(options: SiteReaderOptions & { network: SiteNetwork; agents: Agents }) {
  const { network, agents, aboutUrl } = options;
  const times = options.waits ?? waits;
  const userAgent = `Mozilla/5.0 (compatible; KeydenceBot/1.0; +${aboutUrl})`;
  return function dial(
    url: URL,
    address: string,
    request: SiteRequest,
    isAgain = false,
  ): Promise<SiteFailure | Untimed> {
    const limits = (options.limits ?? answerLimits)[request.kind];
    const isSecure = url.protocol === 'https:';
    const ending = new AbortController();
    const whole = setTimeout(() => ending.abort(late), limits.wholeMs);
    // Restarted by each chunk after the connection.
    let silence = setTimeout(() => ending.abort(late), times.firstByteMs);
    const outgoing = (isSecure ? https : http).request({
      method: 'GET',
      host: address,
      port: isSecure ? network.ports.https : network.ports.http,
      path: `${url.pathname}${url.search}`,
      servername: url.hostname,
      headers: {
        host: url.host,
        'user-agent': userAgent,
        accept: request.kind === 'page' ? 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.1' : '*/*',
        'accept-encoding': 'gzip, deflate, br',
        ...(request.etag && { 'if-none-match': request.etag }),
        ...(!request.etag && request.lastModified && { 'if-modified-since': request.lastModified }),
      },
      // A second attempt opens a connection: the server may have closed every kept one.
      agent: isAgain ? false : isSecure ? agents['https:'] : agents['http:'],
      ca: network.authorities,
      maxHeaderSize: maxHeaderBytes,
      signal: request.signal ? AbortSignal.any([ending.signal, request.signal]) : ending.signal,
    });
    const onPiece = () => {
      clearTimeout(silence);
      silence = setTimeout(() => ending.abort(late), times.silenceMs);
    };
    return new Promise<SiteFailure | Untimed>((settle) => {
      let hasAnswered = false;
      outgoing.once('response', (response) => {
        hasAnswered = true;
        onPiece();
        readAnswer(response, { url, request, limits, onPiece }).then(settle, (error: unknown) =>
          settle(ending.signal.aborted ? 'late' : failureOf(error)),
        );
      });
      // Also what comes after the answer, as when the server continues sending.
      outgoing.on('error', (error) => {
        // The server closed a kept connection as the request was sent.
        const isStale = outgoing.reusedSocket && !hasAnswered && !ending.signal.aborted;
        if (isStale && !isAgain) settle(dial(url, address, request, true));
        else settle(ending.signal.aborted ? 'late' : failureOf(error));
      });
      // The connection of a server that switches protocols closes without a response and without an error.
      outgoing.once('close', () => {
        if (!hasAnswered) settle('unreachable');
      });
      outgoing.end();
    }).finally(() => {
      clearTimeout(whole);
      clearTimeout(silence);
    });
  };
}

const late = new Error('The answer took too long.');

interface Reading {
  url: URL;
  request: SiteRequest;
  limits: AnswerLimits;
  onPiece: () => void;
}

async function readAnswer(response: http.IncomingMessage, reading: Reading): Promise<Untimed> {
  const { url, request, limits, onPiece } = reading;
  const headers = Object.fromEntries(
    Object.entries(response.headers).map(([name, value]) => [name, [value].flat().join(', ')]),
  );
  const status = response.statusCode ?? 0;
  const target = response.headers.location;
  const location =
    status >= 300 && status < 400 && target && URL.canParse(target, url.href)
      ? new URL(target, url).href
      : null;
  const certificateEnds = readCertificateEnd(response.socket);
  const answer = { failure: null, status, headers, location, certificateEnds } as const;
  const hasBody = location === null && status !== 304 && (request.kind !== 'page' || isPage(headers));
  if (hasBody) return { ...answer, ...(await readBody(response, limits, onPiece)) };
  // A short remainder is drained, so that the connection can be reused.
  await Promise.race([drain(response), pause(200, undefined, { ref: false })]);
  if (!response.complete) response.destroy();
  return { ...answer, body: new Uint8Array(), isCut: false };
}

async function drain(response: http.IncomingMessage): Promise<void> {
  let bytes = 0;
  response.on('data', (piece: Buffer) => {
    bytes += piece.length;
    if (bytes > 65_536) response.destroy();
  });
  await new Promise((done) => response.once('close', done).once('end', done).once('error', done));
}

function isPage(headers: Readonly<Record<string, string>>): boolean {
  const type = headers['content-type'];
  return type === undefined || /^\s*(text\/html|application\/xhtml\+xml)\b/i.test(type);
}

function readCertificateEnd(socket: unknown): string | null {
  if (!(socket instanceof TLSSocket)) return null;
  const ends = new Date(socket.getPeerCertificate().valid_to);
  return Number.isNaN(ends.getTime()) ? null : ends.toISOString();
}

/** As OpenSSL and Node name what is wrong with a certificate. */
const certificateCodes =
  /^(CERT_|ERR_TLS_CERT|DEPTH_ZERO_SELF_SIGNED|SELF_SIGNED_CERT|UNABLE_TO_(GET|VERIFY)|HOSTNAME_MISMATCH)/;

function failureOf(error: unknown): SiteFailure {
  if (error instanceof UnreadableBody) return 'bomb';
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return certificateCodes.test(code) ? 'certificate' : 'unreachable';
}
