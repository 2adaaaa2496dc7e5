import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readAnalystSettings } from './ai-env.ts';
import { parseEnv } from './env.ts';
import { repositoryRoot } from './paths.ts';
import { readEmbeddingSettings } from './topics/embedding-env.ts';

const authDefaults = {
  AUTH_BASE_PATH: '/auth/v1',
  AUTH_REDIRECTS: [],
  AUTH_SIGN_UP: true,
  AUTH_PASSWORD: true,
  AUTH_PASSWORD_MIN: 8,
  AUTH_PHONE: false,
  AUTH_ANONYMOUS: false,
  AUTH_WEB3: [],
  AUTH_AUTOCONFIRM_EMAIL: false,
  AUTH_AUTOCONFIRM_PHONE: false,
  AUTH_SECURE_EMAIL_CHANGE: true,
  AUTH_PASSWORD_REAUTHENTICATION: true,
  AUTH_MANUAL_LINKING: true,
  AUTH_MFA: ['totp'],
  AUTH_OAUTH_SERVER: false,
  AUTH_WEBAUTHN_ORIGINS: [],
  AUTH_OTP_LIFE_S: 600,
  AUTH_MAIL_INTERVAL_S: 60,
  AUTH_SMS_INTERVAL_S: 60,
  AUTH_TEST_OTP: {},
  AUTH_JWT_LIFE_S: 3600,
  AUTH_REUSE_INTERVAL_S: 10,
  AUTH_RATE_LIMITS: true,
  GOOGLE_ISSUER: 'https://accounts.google.com',
  AUTH_OIDC_PROVIDERS: [],
  AUTH_SAML_PROVIDERS: [],
};

const liveDataDefaults = {
  DATAFORSEO_URL: 'https://api.dataforseo.com',
  DATAFORSEO_CALLS_PER_MINUTE: 1500,
  DATAFORSEO_CONCURRENCY: 10,
  DATAFORSEO_CACHE_HOURS: 24,
  DATAFORSEO_BUDGET_USD: 25,
  DATAFORSEO_BUDGET_MAX_USD: 250,
  SEARCH_CONSOLE_AUTHORIZE_URL: 'https://accounts.google.com/o/oauth2/v2/auth',
  SEARCH_CONSOLE_OAUTH_URL: 'https://oauth2.googleapis.com',
  SEARCH_CONSOLE_API_URL: 'https://searchconsole.googleapis.com',
  CRAWL_BROWSER_PROXY_HOST: '127.0.0.1',
};

describe('parseEnv', () => {
  it('needs no settings', () => {
    expect(parseEnv({})).toEqual({
      PORT: 3000,
      HOST: '127.0.0.1',
      PUBLIC_URL: 'http://localhost:3000',
      TRUST_PROXY_HOPS: 0,
      DATA_DIR: path.join(repositoryRoot, '.data'),
      MIGRATION_BACKUPS: 3,
      MAIL_FROM: 'Keydence <keydence@localhost>',
      MAILBOX_PAGE: false,
      SMS_FROM: '',
      ADMIN_EMAILS: [],
      WORKER: 'inline',
      RATE_LIMITS: true,
      SAMPLE_HISTORY: true,
      API_CALLS_PER_MINUTE: 120,
      SCREEN_CALLS_PER_MINUTE: 600,
      API_ORIGINS: [],
      OPS_HOST: '127.0.0.1',
      OTEL_EXPORTER_OTLP_HEADERS: {},
      OTEL_SERVICE_NAME: 'keydence',
      OTEL_TRACES_SAMPLER_ARG: 1,
      DRAIN_DELAY_S: 1,
      AI_TIMEOUT_S: 45,
      AI_CONCURRENCY: 3,
      AI_REPORT_TOKENS: 150_000,
      LOG_LEVEL: 'info',
      ...authDefaults,
      ...liveDataDefaults,
    });
  });

  it('treats an empty value as missing', () => {
    expect(parseEnv({ PORT: '', DATABASE_URL: '', PUBLIC_URL: '' }).PORT).toBe(3000);
  });

  it('reads the given values', () => {
    const env = parseEnv({
      PORT: '8080',
      PUBLIC_URL: 'https://keydence.example/',
      ADMIN_EMAILS: ' Ada@Mail.example, bob@mail.example ,',
      RATE_LIMITS: 'false',
      HOST: '127.0.0.2',
    });
    expect(env.PUBLIC_URL).toBe('https://keydence.example');
    expect(env.ADMIN_EMAILS).toEqual(['ada@mail.example', 'bob@mail.example']);
    expect(env.RATE_LIMITS).toBe(false);
  });

  it('reads the picture storage', () => {
    const { STORAGE_URL } = parseEnv({
      STORAGE_URL: 'https://key:a%2Fb@s3.example/bucket/a/?region=eu-west-1',
    });
    expect(STORAGE_URL).toEqual({
      bucketUrl: 'https://s3.example/bucket/a',
      accessKeyId: 'key',
      secretAccessKey: 'a/b',
      region: 'eu-west-1',
    });
  });

  it.each(['s3://a:b@c/d', 'https://c/d', 'https://a:b@c', 'https://a:b@c/', 'https://a:%@c/d', 'x'])(
    'refuses %s as picture storage',
    (url) => {
      expect(() => parseEnv({ STORAGE_URL: url })).toThrow(
        'STORAGE_URL must be https://ACCESS_KEY:SECRET@host/bucket, with ?region= where the store needs it (see .env.example).',
      );
    },
  );

  it.each([
    [
      { CRAWL_BROWSER_URL: 'chrome:9222' },
      'CRAWL_BROWSER_URL must be a ws, wss, http or https address (see .env.example).',
    ],
    [
      { CRAWL_BROWSER_PROXY_HOST: 'http://app' },
      'CRAWL_BROWSER_PROXY_HOST must be a host name or an IP address, without a port (see .env.example).',
    ],
    [{ PORT: 'abc' }, 'PORT must be a port number (see .env.example).'],
    [{ PORT: '70000' }, 'PORT must be a port number (see .env.example).'],
    [{ PUBLIC_URL: 'ftp://x.example' }, 'PUBLIC_URL must be an http or https address (see .env.example).'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must be a postgres:// address (see .env.example).'],
    [{ SMTP_URL: 'x' }, 'SMTP_URL must be an smtp:// or smtps:// address (see .env.example).'],
    [
      { ADMIN_EMAILS: 'ada@mail.example,bob' },
      'ADMIN_EMAILS must be e-mail addresses with commas between them (see .env.example).',
    ],
    [{ SUPPORT_EMAIL: 'help' }, 'SUPPORT_EMAIL must be an e-mail address (see .env.example).'],
    [{ TRUST_PROXY_HOPS: '-1' }, 'TRUST_PROXY_HOPS must be a whole number from 0 to 10 (see .env.example).'],
    [
      { PORT: 'abc', ADMIN_EMAILS: 'ada,bob', WORKER: 'maybe' },
      'PORT must be a port number; ADMIN_EMAILS must be e-mail addresses with commas between them; WORKER must be inline or off (see .env.example).',
    ],
    [{ WORKER: 'maybe' }, 'WORKER must be inline or off (see .env.example).'],
    [{ OPS_PORT: '-1' }, 'OPS_PORT must be a port number (see .env.example).'],
    [{ DRAIN_DELAY_S: '9' }, 'DRAIN_DELAY_S must be a whole number from 0 to 4 (see .env.example).'],
    [
      { OTEL_TRACES_SAMPLER_ARG: '2' },
      'OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1 (see .env.example).',
    ],
    [
      { OTEL_EXPORTER_OTLP_HEADERS: 'key=100%' },
      'OTEL_EXPORTER_OTLP_HEADERS must be name=value pairs with commas between them (see .env.example).',
    ],
    [{ RATE_LIMITS: 'no' }, 'RATE_LIMITS must be true or false (see .env.example).'],
    [
      { API_ORIGINS: 'https://reports.example/' },
      'API_ORIGINS must be origins with commas between them (see .env.example).',
    ],
    [
      { SOCIAL_LINKS: 'https://a.example/one https://b.example/two' },
      'SOCIAL_LINKS must be https addresses with commas between them (see .env.example).',
    ],
    [
      { RATE_LIMITS: 'false', HOST: '0.0.0.0' },
      'RATE_LIMITS can be false only where HOST is a loopback address (see .env.example).',
    ],
    [
      { DATAFORSEO_LOGIN: 'me' },
      'DATAFORSEO_PASSWORD must be given together with DATAFORSEO_LOGIN (see .env.example).',
    ],
    [
      { DATAFORSEO_URL: 'http://api.dataforseo.com' },
      'DATAFORSEO_URL must be an https address, as the password goes there (see .env.example).',
    ],
    [
      { SEARCH_CONSOLE_CLIENT_ID: 'me' },
      'SEARCH_CONSOLE_CLIENT_SECRET must be given together with SEARCH_CONSOLE_CLIENT_ID (see .env.example).',
    ],
    [
      { SEARCH_CONSOLE_OAUTH_URL: 'http://oauth2.googleapis.com' },
      'SEARCH_CONSOLE_OAUTH_URL must be an https address, as secrets go there (see .env.example).',
    ],
    [
      { DATAFORSEO_CONCURRENCY: '31' },
      'DATAFORSEO_CONCURRENCY must be a whole number from 1 to 30 (see .env.example).',
    ],
    [
      { DATAFORSEO_BUDGET_USD: '-1' },
      'DATAFORSEO_BUDGET_USD must be US dollars, 0 or more (see .env.example).',
    ],
    [
      { DATAFORSEO_BUDGET_USD: '300' },
      'DATAFORSEO_BUDGET_USD must not be more than DATAFORSEO_BUDGET_MAX_USD (see .env.example).',
    ],
    [
      { LOG_LEVEL: 'loud' },
      'LOG_LEVEL must be trace, debug, info, warn, error, fatal or silent (see .env.example).',
    ],
  ])('refuses %j with one line', (environment, line) => {
    expect(() => parseEnv(environment)).toThrow(new Error(line));
  });

  it('reads the language model, with none by default', () => {
    expect(readAnalystSettings(parseEnv({}))).toBeNull();
    const model = { AI_BASE_URL: 'http://localhost:11434/v1', AI_MODEL: 'qwen3' };
    expect(readAnalystSettings(parseEnv(model))).toMatchObject({ apiKey: undefined, prices: undefined });
    const rest = { AI_API_KEY: 'key', AI_TIMEOUT_S: '20', AI_INPUT_PRICE: '0', AI_OUTPUT_PRICE: '2.5' };
    expect(readAnalystSettings(parseEnv({ ...model, ...rest }))).toEqual({
      baseUrl: 'http://localhost:11434/v1',
      model: 'qwen3',
      apiKey: 'key',
      sectionTimeoutMs: 20_000,
      concurrency: 3,
      tokensPerReport: 150_000,
      prices: { input: 0, output: 2.5 },
    });
  });

  it.each([
    [{ AI_BASE_URL: 'localhost', AI_MODEL: 'x' }, 'AI_BASE_URL must be an http or https address'],
    [{ AI_MODEL: 'x' }, 'AI_MODEL must be given together with AI_BASE_URL'],
    [{ AI_TIMEOUT_S: '0' }, 'AI_TIMEOUT_S must be a whole number from 1 to 120'],
    [{ AI_INPUT_PRICE: 'x', AI_OUTPUT_PRICE: '1' }, 'AI_INPUT_PRICE must be US dollars per million tokens'],
    [{ AI_INPUT_PRICE: '1' }, 'AI_OUTPUT_PRICE must be given together with AI_INPUT_PRICE'],
  ])('refuses the model setting %j with one line', (environment, line) => {
    expect(() => parseEnv(environment)).toThrow(new Error(`${line} (see .env.example).`));
  });

  it('reads the vector endpoint, with none by default', () => {
    expect(readEmbeddingSettings(parseEnv({}))).toBeNull();
    const endpoint = { EMBEDDINGS_URL: 'http://localhost:11434/v1', EMBEDDINGS_MODEL: 'nomic' };
    expect(readEmbeddingSettings(parseEnv({ ...endpoint, EMBEDDINGS_KEY: 'key' }))).toEqual({
      baseUrl: 'http://localhost:11434/v1',
      model: 'nomic',
      apiKey: 'key',
    });
    expect(() => parseEnv({ EMBEDDINGS_URL: 'http://localhost/v1' })).toThrow(
      new Error('EMBEDDINGS_MODEL must be given together with EMBEDDINGS_URL (see .env.example).'),
    );
  });

  it('reads the sign-in methods', () => {
    const env = parseEnv({
      AUTH_WEB3: 'ethereum, solana',
      AUTH_MFA: 'totp,phone',
      AUTH_TEST_OTP: '+1234567890=123456, 4915112345=000000',
      AUTH_REDIRECTS: 'https://*.preview.example/**',
      AUTH_SITE_URL: 'https://app.example/',
      AUTH_PASSWORD_MIN: '6',
    });
    expect(env).toMatchObject({
      AUTH_WEB3: ['ethereum', 'solana'],
      AUTH_MFA: ['totp', 'phone'],
      AUTH_TEST_OTP: { '1234567890': '123456', '4915112345': '000000' },
      AUTH_REDIRECTS: ['https://*.preview.example/**'],
      AUTH_SITE_URL: 'https://app.example',
      AUTH_PASSWORD_MIN: 6,
    });
  });

  it.each([
    [{ AUTH_PASSWORD: 'yes' }, 'AUTH_PASSWORD must be true or false (see .env.example).'],
    [{ AUTH_PASSWORD_MIN: '5' }, 'AUTH_PASSWORD_MIN must be a whole number from 6 to 72 (see .env.example).'],
    [
      { AUTH_PASSWORD_MIN: '8.5' },
      'AUTH_PASSWORD_MIN must be a whole number from 6 to 72 (see .env.example).',
    ],
    [{ AUTH_WEB3: 'dogecoin' }, 'AUTH_WEB3 must be a list of ethereum, solana (see .env.example).'],
    [
      { AUTH_TEST_OTP: '123=12' },
      'AUTH_TEST_OTP must be pairs such as 15551234567=123456, with commas between them (see .env.example).',
    ],
    [
      { AUTH_TEST_OTP: '15551234567=123456', HOST: '0.0.0.0' },
      'AUTH_TEST_OTP can be set only where HOST is a loopback address (see .env.example).',
    ],
    [
      { AUTH_RATE_LIMITS: 'false', HOST: '0.0.0.0' },
      'AUTH_RATE_LIMITS can be false only where HOST is a loopback address (see .env.example).',
    ],
    [
      { SMS_URL: 'https://a:b@sms.example' },
      'SMS_FROM must name the sender where SMS_URL is set (see .env.example).',
    ],
    [{ AUTH_BASE_PATH: 'auth' }, 'AUTH_BASE_PATH must be a path such as /auth/v1 (see .env.example).'],
    [{ AUTH_SITE_URL: 'app.example' }, 'AUTH_SITE_URL must be an http or https address (see .env.example).'],
  ])('refuses the sign-in setting %j with one line', (environment, line) => {
    expect(() => parseEnv(environment)).toThrow(new Error(line));
  });

  it('has every setting in .env.example, with its default', () => {
    const example = readFileSync(path.join(repositoryRoot, '.env.example'), 'utf8');
    const listed = [...example.matchAll(/^# ([A-Z0-9_]+)=(.*)$/gm)].map(([, name, value]) => [name, value]);
    expect(listed).toEqual([
      ['PORT', '3000'],
      ['HOST', '127.0.0.1'],
      ['PUBLIC_URL', 'http://localhost:3000'],
      ['TRUST_PROXY_HOPS', '0'],
      ['DATA_DIR', '.data'],
      ['POSTGRES_BINARIES', ''],
      ['DATABASE_URL', ''],
      ['DATABASE_TENANT_URL', ''],
      ['DATABASE_DIRECT_URL', ''],
      ['MIGRATION_BACKUPS', '3'],
      ['STORAGE_URL', ''],
      ['SMTP_URL', ''],
      ['MAIL_FROM', 'Keydence <keydence@localhost>'],
      ['MAILBOX_PAGE', 'false'],
      ['SMS_URL', ''],
      ['SMS_FROM', ''],
      ['DATAFORSEO_LOGIN', ''],
      ['DATAFORSEO_PASSWORD', ''],
      ['DATAFORSEO_URL', 'https://api.dataforseo.com'],
      ['DATAFORSEO_CALLS_PER_MINUTE', '1500'],
      ['DATAFORSEO_CONCURRENCY', '10'],
      ['DATAFORSEO_CACHE_HOURS', '24'],
      ['DATAFORSEO_BUDGET_USD', '25'],
      ['DATAFORSEO_BUDGET_MAX_USD', '250'],
      ['DATAFORSEO_BUDGET_TOTAL_USD', ''],
      ['SEARCH_CONSOLE_CLIENT_ID', ''],
      ['SEARCH_CONSOLE_CLIENT_SECRET', ''],
      ['SEARCH_CONSOLE_AUTHORIZE_URL', 'https://accounts.google.com/o/oauth2/v2/auth'],
      ['SEARCH_CONSOLE_OAUTH_URL', 'https://oauth2.googleapis.com'],
      ['SEARCH_CONSOLE_API_URL', 'https://searchconsole.googleapis.com'],
      ['CRAWL_BROWSER_URL', ''],
      ['CRAWL_BROWSER_PROXY_HOST', '127.0.0.1'],
      ['ADMIN_EMAILS', ''],
      ['BILLING_PORTAL_URL', ''],
      ['API_ORIGINS', ''],
      ['OPERATOR_NAME', ''],
      ['OPERATOR_ADDRESS', ''],
      ['OPERATOR_JURISDICTION', ''],
      ['SUPPORT_EMAIL', ''],
      ['INQUIRIES_EMAIL', ''],
      ['SOCIAL_LINKS', ''],
      ['ANALYTICS_URL', ''],
      ['AI_BASE_URL', ''],
      ['AI_API_KEY', ''],
      ['AI_MODEL', ''],
      ['AI_TIMEOUT_S', '45'],
      ['AI_CONCURRENCY', '3'],
      ['AI_REPORT_TOKENS', '150000'],
      ['AI_INPUT_PRICE', ''],
      ['AI_OUTPUT_PRICE', ''],
      ['EMBEDDINGS_URL', ''],
      ['EMBEDDINGS_MODEL', ''],
      ['EMBEDDINGS_KEY', ''],
      ['WORKER', 'inline'],
      ['OPS_HOST', '127.0.0.1'],
      ['OPS_PORT', ''],
      ['OTEL_EXPORTER_OTLP_ENDPOINT', ''],
      ['OTEL_EXPORTER_OTLP_HEADERS', ''],
      ['OTEL_SERVICE_NAME', 'keydence'],
      ['OTEL_TRACES_SAMPLER_ARG', '1'],
      ['DRAIN_DELAY_S', '1'],
      ['RATE_LIMITS', 'true'],
      ['SAMPLE_HISTORY', 'true'],
      ['API_CALLS_PER_MINUTE', '120'],
      ['SCREEN_CALLS_PER_MINUTE', '600'],
      ['AUTH_BASE_PATH', '/auth/v1'],
      ['AUTH_SITE_URL', ''],
      ['AUTH_REDIRECTS', ''],
      ['AUTH_MAIL_LINK', 'page'],
      ['AUTH_SIGN_UP', 'true'],
      ['AUTH_PASSWORD', 'true'],
      ['AUTH_PASSWORD_MIN', '8'],
      ['AUTH_PHONE', 'false'],
      ['AUTH_ANONYMOUS', 'false'],
      ['AUTH_WEB3', ''],
      ['GOOGLE_CLIENT_ID', ''],
      ['GOOGLE_CLIENT_SECRET', ''],
      ['GOOGLE_ISSUER', 'https://accounts.google.com'],
      ['AUTH_OIDC_PROVIDERS', '[]'],
      ['AUTH_SAML_PROVIDERS', '[]'],
      ['AUTH_AUTOCONFIRM_EMAIL', 'false'],
      ['AUTH_AUTOCONFIRM_PHONE', 'false'],
      ['AUTH_SECURE_EMAIL_CHANGE', 'true'],
      ['AUTH_MANUAL_LINKING', 'true'],
      ['AUTH_PASSWORD_REAUTHENTICATION', 'true'],
      ['AUTH_MFA', 'totp'],
      ['AUTH_PASSKEYS', 'true'],
      ['AUTH_WEBAUTHN_RP_ID', ''],
      ['AUTH_WEBAUTHN_ORIGINS', ''],
      ['AUTH_OAUTH_SERVER', 'false'],
      ['AUTH_OTP_LIFE_S', '600'],
      ['AUTH_MAIL_INTERVAL_S', '60'],
      ['AUTH_SMS_INTERVAL_S', '60'],
      ['AUTH_TEST_OTP', ''],
      ['AUTH_JWT_LIFE_S', '3600'],
      ['AUTH_JWT_ISSUER', ''],
      ['AUTH_JWT_KEYS_FILE', ''],
      ['AUTH_REUSE_INTERVAL_S', '10'],
      ['AUTH_RATE_LIMITS', 'true'],
      ['LOG_LEVEL', 'info'],
    ]);
  });
});
