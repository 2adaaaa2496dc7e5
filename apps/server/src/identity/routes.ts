import { AuthError, type Identity } from '@keydence/identity';
import { type Context, Hono } from 'hono';
import { allowOrigins, identityNames } from '../http/allow-origins.ts';
import { answerHead } from '../http/answer-head.ts';
import { clientAddress } from '../http/client-address.ts';
import { limitBodyTo } from '../http/limit-body.ts';
import { limitJsonShape } from '../http/limit-json-shape.ts';
import { adminRoutes } from './admin-routes.ts';
import { answerError, bodyTooLarge, toAuthError } from './error-response.ts';
import { factorRoutes } from './factor-routes.ts';
import { oauthClientRoutes } from './oauth-client-routes.ts';
import { oauthRoutes } from './oauth-routes.ts';
import { oauthServerRoutes } from './oauth-server-routes.ts';
import { handleOtp } from './otp-route.ts';
import { passkeyRoutes } from './passkey-routes.ts';
import { handleRecover, handleResend } from './recover-route.ts';
import { requireStorableAddress } from './require-storable.ts';
import { restoreAddressRoutes } from './restore-address-routes.ts';
import { handleSignUp } from './sign-up-route.ts';
import { ssoRoutes } from './sso-routes.ts';
import { handleToken } from './token-route.ts';
import { handleUpdateUser } from './user-route.ts';
import { handleVerify, handleVerifyLink } from './verify-route.ts';

const maxBodyBytes = 1024 * 1024;

export interface IdentityRoutesOptions {
  /** Number of trusted proxies in front of the server. */
  trustProxyHops?: number;
  /** Origins whose pages may call the API; none by default. */
  origins?: readonly string[];
  /** Receives server errors (5xx) with their cause. */
  onFailure?: (error: AuthError) => void;
}

/** The identity API in the protocol of the public client; mount it at its base path. */
export function identityRoutes(identity: Identity, options: IdentityRoutesOptions = {}): Hono {
  const app = new Hono();
  const { trustProxyHops, onFailure, origins = [] } = options;

  app.onError((error, c) => {
    const refusal = toAuthError(error);
    if (refusal.status >= 500) onFailure?.(refusal);
    return answerError(c, refusal);
  });
  if (origins.length > 0) app.use(allowOrigins(origins, identityNames));
  app.use(
    limitBodyTo({
      maxBytes: maxBodyBytes,
      refuse: (c) => answerError(c, bodyTooLarge()),
    }),
  );
  app.use(
    limitJsonShape((c, { code, message }) =>
      answerError(
        c,
        code === 'payload_too_large' ? bodyTooLarge() : new AuthError(400, 'validation_failed', message),
      ),
    ),
  );
  app.use(async (c, next) => {
    await next();
    if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store');
  });

  app.use(answerHead);
  app.use(requireStorableAddress);

  app.post('/signup', (c) => handleSignUp(c, identity, clientAddress(c, trustProxyHops)));
  app.post('/otp', (c) => handleOtp(c, identity, clientAddress(c, trustProxyHops)));
  app.post('/verify', (c) => handleVerify(c, identity, clientAddress(c, trustProxyHops)));
  app.get('/verify', (c) => handleVerifyLink(c, identity, clientAddress(c, trustProxyHops)));
  app.post('/token', (c) => handleToken(c, identity, clientAddress(c, trustProxyHops)));
  app.put('/user', (c) => handleUpdateUser(c, identity, clientAddress(c, trustProxyHops)));
  app.post('/recover', (c) => handleRecover(c, identity, clientAddress(c, trustProxyHops)));
  app.post('/resend', (c) => handleResend(c, identity, clientAddress(c, trustProxyHops)));
  app.get('/reauthenticate', async (c) => {
    const authorization = c.req.header('authorization');
    await identity.reauthenticate({ authorization, ip: clientAddress(c, trustProxyHops) });
    return c.json({});
  });
  app.get('/user', async (c) => c.json(await identity.getUser(c.req.header('authorization'))));
  app.post('/logout', async (c) => {
    await identity.signOut(c.req.header('authorization'), c.req.query('scope'));
    return c.body(null, 204);
  });
  app.get('/.well-known/jwks.json', async (c) =>
    c.json(await identity.publicKeys(), 200, { 'Cache-Control': 'public, max-age=600' }),
  );
  app.get('/settings', (c) => c.json(identity.settings()));
  app.get('/health', (c) => c.json(health));
  const clientIp = (c: Context) => clientAddress(c, trustProxyHops);
  app.route('/', oauthRoutes(identity, { clientIp, onFailure: (error) => onFailure?.(error) }));
  app.route('/', factorRoutes(identity, clientIp));
  app.route('/', passkeyRoutes(identity, clientIp));
  app.route('/', oauthServerRoutes(identity, clientIp));
  app.route('/', oauthClientRoutes(identity));
  app.route('/', ssoRoutes(identity, { clientIp, onFailure: (error) => onFailure?.(error) }));
  app.route('/', restoreAddressRoutes(identity));
  app.route('/', adminRoutes(identity));
  app.all('*', (c) => answerError(c, new AuthError(404, 'not_found', 'Not found')));
  return app;
}

const health = { version: '1', name: 'Keydence identity', description: 'Sign-in and sessions of Keydence' };
