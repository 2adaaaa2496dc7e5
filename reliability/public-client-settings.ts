import { generateKeyPairSync, type JsonWebKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** One server that the suites of the public client expect. */
export interface Instance {
  port: number;
  /** Also the name of its database: instances that share one see the same users. */
  database: string;
  /** Written to a file for AUTH_JWT_KEYS_FILE. */
  keys: JsonWebKey[];
  environment: Record<string, string>;
}

export interface Suite {
  name: string;
  jestConfig: string;
  instances: Instance[];
}

/** The secrets are published in the client's repository: they are for its tests only. */
const commandLineSecret = 'super-secret-jwt-token-with-at-least-32-characters-long';
const containerSecret = '37c304f8-51aa-419a-a1af-06154e63707a';

/**
 * Settings common to the client's servers: no rate limits except the minimum intervals between two
 * messages.
 */
const common = {
  HOST: '127.0.0.1',
  RATE_LIMITS: 'false',
  AUTH_RATE_LIMITS: 'false',
  AUTH_PASSWORD_MIN: '6',
  AUTH_OTP_LIFE_S: '3600',
  AUTH_MAIL_INTERVAL_S: '1',
  AUTH_SMS_INTERVAL_S: '1',
  AUTH_MFA: 'totp,phone,webauthn',
  // The client's servers have no account for text messages that works: nothing listens at this address.
  SMS_URL: 'http://account:token@127.0.0.1:1',
  SMS_FROM: '+15550000000',
  LOG_LEVEL: 'silent',
};

/** As `test/supabase/config.toml` of the client has it. */
function commandLineInstance(checkout: string): Instance {
  const file = path.join(checkout, 'test/supabase/signing_keys.json');
  const signingKeys = JSON.parse(readFileSync(file, 'utf8')) as JsonWebKey[];
  return {
    port: 54_321,
    database: 'client_cli',
    keys: [...signingKeys, sharedSecret(commandLineSecret)],
    environment: {
      AUTH_BASE_PATH: '/auth/v1',
      AUTH_SITE_URL: 'http://127.0.0.1:3000',
      AUTH_REDIRECTS: 'https://127.0.0.1:3000,http://localhost:5173',
      AUTH_AUTOCONFIRM_EMAIL: 'true',
      AUTH_AUTOCONFIRM_PHONE: 'true',
      AUTH_PHONE: 'true',
      AUTH_ANONYMOUS: 'true',
      AUTH_MANUAL_LINKING: 'false',
      AUTH_TEST_OTP: '1234567890=123456',
      AUTH_OAUTH_SERVER: 'true',
      AUTH_PASSKEYS: 'true',
      AUTH_WEBAUTHN_RP_ID: 'localhost',
      AUTH_WEBAUTHN_ORIGINS: 'http://localhost:5173',
    },
  };
}

/** As `infra/docker-compose.yml` of the client has it. */
function containerInstances(): Instance[] {
  const secret = sharedSecret(containerSecret);
  const key = signingKey();
  const instance = (port: number, environment: Record<string, string>): Instance => ({
    port,
    database: 'client_containers',
    keys: [key, secret],
    environment: { AUTH_BASE_PATH: '/', ...environment },
  });
  const confirmed = { AUTH_AUTOCONFIRM_EMAIL: 'true', AUTH_AUTOCONFIRM_PHONE: 'true', AUTH_PHONE: 'true' };
  return [
    instance(9999, { AUTH_PHONE: 'true', AUTH_REDIRECTS: 'https://supabase.io/docs' }),
    instance(9998, { ...confirmed, AUTH_ANONYMOUS: 'true' }),
    instance(9997, { AUTH_SIGN_UP: 'false', AUTH_PASSWORD: 'true' }),
    instance(9996, confirmed),
  ];
}

/** The suites of a checkout, with the servers that each needs. */
export function listSuites(checkout: string): Suite[] {
  return [
    { name: 'main', jestConfig: 'jest.config.cli.js', instances: [commandLineInstance(checkout)] },
    { name: 'docker', jestConfig: 'jest.config.docker.js', instances: containerInstances() },
  ];
}

export function environmentOf(instance: Instance, files: { folder: string; databaseUrl: string }) {
  const { port, environment } = instance;
  return {
    ...common,
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    DATABASE_URL: files.databaseUrl,
    DATA_DIR: files.folder,
    AUTH_JWT_KEYS_FILE: path.join(files.folder, 'keys.json'),
    WORKER: 'off',
    DRAIN_DELAY_S: '0',
    ...environment,
  };
}

function sharedSecret(secret: string): JsonWebKey {
  return { kty: 'oct', k: Buffer.from(secret).toString('base64url'), alg: 'HS256' };
}

function signingKey(): JsonWebKey {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return { ...privateKey.export({ format: 'jwk' }), alg: 'RS256' };
}
