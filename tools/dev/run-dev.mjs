import { resolve } from 'node:path';
import { createServer } from 'vite';
import { buildWhenStale } from '../build.mjs';
import { createRestartingServer } from './restarting-server.mjs';
import { openSampleSession } from './sample-session.mjs';

const signInPath = '/dev-sign-in';

/**
 * Runs Vite with hot reload in front of the built server, which is rebuilt and restarted after each
 * source change.
 * @param {string} root
 */
export async function runDev(root) {
  const dataDir = resolve(root, '.data/dev');
  const serverUrl = `http://127.0.0.1:${process.env.PORT ?? 3000}`;
  const pages = await createServer({
    root: resolve(root, 'apps/web'),
    configFile: resolve(root, 'apps/web/vite.config.ts'),
    server: { proxy: proxyTo(serverUrl) },
    plugins: [signIn(() => openSampleSession(serverUrl, dataDir))],
    logLevel: 'warn',
  });
  await Promise.all([pages.listen(), buildWhenStale(root)]);
  const address = pages.resolvedUrls?.local[0]?.replace(/\/$/, '');
  const server = createRestartingServer(root, {
    ...process.env,
    PORT: new URL(serverUrl).port,
    DATA_DIR: dataDir,
    PUBLIC_URL: address,
    RATE_LIMITS: 'false',
    AUTH_RATE_LIMITS: 'false',
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
  });
  await server.start();
  await openSampleSession(serverUrl, dataDir);
  // Vite's handler would end the process before the server has stopped.
  process.removeAllListeners('SIGTERM');
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, async () => {
      await Promise.all([server.stop(), pages.close()]);
      process.exit(0);
    });
  }
  console.log(`Development server with a sample workspace: ${address}${signInPath}`);
}

/** Proxies the paths in the Vite configuration to this server. */
const proxyTo = (serverUrl) =>
  Object.fromEntries(['/trpc', '/api', '/auth/v1', '/dev/', '/files'].map((path) => [path, serverUrl]));

/** Opens a new session on each visit of the address. */
const signIn = (openSession) => ({
  name: 'sign-in',
  configureServer: ({ middlewares }) => {
    middlewares.use(signInPath, async (_request, response) => {
      try {
        const { access_token, refresh_token, expires_in } = await openSession();
        const tokens = new URLSearchParams({ access_token, refresh_token, expires_in, token_type: 'bearer' });
        response.writeHead(302, { location: `/auth/callback#${tokens}` }).end();
      } catch (error) {
        response.writeHead(503, { 'content-type': 'text/plain' }).end(`${error.message}\n`);
      }
    });
  },
});
