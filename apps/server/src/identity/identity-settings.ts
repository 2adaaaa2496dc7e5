import type { IdentitySettings } from '@keydence/identity';
import type { Env } from '../env.ts';
import { readOidcProviders } from '../oidc-env.ts';
import { readJwtKeys } from './read-jwt-keys.ts';
import { readSamlProviders } from './read-saml-providers.ts';
import { arePasskeysOn, readRelyingParty } from './relying-party.ts';

/** Sign-in settings of the operator. Rejects if the key file is unusable. */
export async function readIdentitySettings(env: Env): Promise<IdentitySettings> {
  const siteUrl = env.AUTH_SITE_URL ?? env.PUBLIC_URL;
  const relyingParty = readRelyingParty(env, siteUrl);
  return {
    siteUrl,
    issuer: env.AUTH_JWT_ISSUER ?? new URL(env.AUTH_BASE_PATH, env.PUBLIC_URL).href,
    callbackUrl: new URL(`${env.AUTH_BASE_PATH.replace(/\/$/, '')}/callback`, env.PUBLIC_URL).href,
    rateLimits: env.RATE_LIMITS && env.AUTH_RATE_LIMITS,
    // If the identity API has the whole host, no page can ask for confirmation first.
    mailLink: env.AUTH_MAIL_LINK ?? (env.AUTH_BASE_PATH === '/' ? 'verify' : 'page'),
    redirectAllowList: env.AUTH_REDIRECTS,
    password: env.AUTH_PASSWORD,
    passwordMinLength: env.AUTH_PASSWORD_MIN,
    signUp: env.AUTH_SIGN_UP,
    autoconfirmEmail: env.AUTH_AUTOCONFIRM_EMAIL,
    autoconfirmPhone: env.AUTH_AUTOCONFIRM_PHONE,
    anonymous: env.AUTH_ANONYMOUS,
    phone: env.AUTH_PHONE,
    manualLinking: env.AUTH_MANUAL_LINKING,
    oidcProviders: readOidcProviders(env),
    samlProviders: await readSamlProviders(env.AUTH_SAML_PROVIDERS),
    web3: env.AUTH_WEB3,
    factors: env.AUTH_MFA,
    passkeys: arePasskeysOn(env),
    oauthServer: env.AUTH_OAUTH_SERVER,
    relyingParty,
    codeLifeSeconds: env.AUTH_OTP_LIFE_S,
    mailIntervalSeconds: env.AUTH_MAIL_INTERVAL_S,
    smsIntervalSeconds: env.AUTH_SMS_INTERVAL_S,
    testCodes: env.AUTH_TEST_OTP,
    accessTokenSeconds: env.AUTH_JWT_LIFE_S,
    reuseIntervalSeconds: env.AUTH_REUSE_INTERVAL_S,
    secureEmailChange: env.AUTH_SECURE_EMAIL_CHANGE,
    passwordReauthentication: env.AUTH_PASSWORD_REAUTHENTICATION,
    jwtKeys: await readJwtKeys(env.AUTH_JWT_KEYS_FILE),
  };
}
