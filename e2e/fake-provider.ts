import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { text } from 'node:stream/consumers';

const clientId = 'keydence-e2e';

export interface ProviderPerson {
  sub: string;
  email: string;
  name: string;
}

/** An OpenID provider on loopback whose sign-in page signs in `person` without asking. */
export function startProvider(issuer: string, person: ProviderPerson): Server {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const nonces = new Map<string, string>();

  const idToken = (nonce: string) => {
    const now = Math.floor(Date.now() / 1000);
    const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
    const claims = {
      iss: issuer,
      aud: clientId,
      iat: now,
      exp: now + 300,
      nonce,
      email_verified: true,
      ...person,
    };
    const signed = `${encode({ alg: 'ES256', kid: 'e2e' })}.${encode(claims)}`;
    const signature = sign('sha256', Buffer.from(signed), { key: privateKey, dsaEncoding: 'ieee-p1363' });
    return `${signed}.${signature.toString('base64url')}`;
  };
  const answers: Record<
    string,
    (url: URL, request: IncomingMessage) => Promise<object | URL> | object | URL
  > = {
    '/.well-known/openid-configuration': () => ({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
      response_types_supported: ['code'],
      id_token_signing_alg_values_supported: ['ES256'],
    }),
    '/keys': () => ({
      keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'e2e', alg: 'ES256', use: 'sig' }],
    }),
    '/authorize': ({ searchParams }) => {
      const code = randomUUID();
      nonces.set(code, searchParams.get('nonce') ?? '');
      const back = new URL(searchParams.get('redirect_uri') ?? '');
      back.search = new URLSearchParams({ code, state: searchParams.get('state') ?? '' }).toString();
      return back;
    },
    '/token': async (_url, request) => {
      const nonce = nonces.get(new URLSearchParams(await text(request)).get('code') ?? '') ?? '';
      return { access_token: randomUUID(), token_type: 'Bearer', expires_in: 300, id_token: idToken(nonce) };
    },
  };
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', issuer);
    const answer = await answers[url.pathname]?.(url, request);
    if (answer instanceof URL) response.writeHead(302, { location: answer.href }).end();
    else
      response
        .writeHead(answer ? 200 : 404, { 'content-type': 'application/json' })
        .end(JSON.stringify(answer ?? {}));
  });
  return server.listen(Number(new URL(issuer).port), '127.0.0.1');
}
