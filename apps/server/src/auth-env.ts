import {
  defaultIdentitySettings as defaults,
  factorTypes,
  isUnsafeReturn,
  mailLinkForms,
  web3Chains,
} from '@keydence/identity';
import { z } from 'zod';

export function flag(initial: boolean) {
  return z
    .enum(['true', 'false'], { error: 'must be true or false' })
    .default(initial ? 'true' : 'false')
    .transform((value) => value === 'true');
}

export const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });

const list = z.string().transform((text) => text.split(',').flatMap((item) => item.trim() || []));

export function whole(initial: number, { least, most }: { least: number; most: number }) {
  const error = `must be a whole number from ${least} to ${most}`;
  return z.coerce.number<string>({ error }).int(error).min(least, error).max(most, error).default(initial);
}

function choices<const Name extends string>(names: readonly Name[], initial: readonly Name[]) {
  const error = `must be a list of ${names.join(', ')}`;
  return list.pipe(z.array(z.enum(names, { error }))).default([...initial]);
}

const origins = list
  .pipe(
    z.array(
      z.url().refine((text) => URL.canParse(text) && new URL(text).origin === text, {
        error: 'must be origins with commas between them',
      }),
    ),
  )
  .default([]);

const testCode = /^\+?([1-9]\d{1,14})=(\d{6,10})$/;

const testCodes = list
  .refine((pairs) => pairs.every((pair) => testCode.test(pair)), {
    error: 'must be pairs such as 15551234567=123456, with commas between them',
  })
  .transform((pairs) =>
    Object.fromEntries(pairs.map((pair) => testCode.exec(pair)?.slice(1) as [string, string])),
  )
  .default({});

/** A separate path, or `/` if the identity API has the whole host. */
const basePath = z
  .string()
  .regex(/^\/$|^(\/[\w.-]+)+$/, 'must be a path such as /auth/v1')
  .default('/auth/v1');

export const authSettings = {
  AUTH_PASSWORD: flag(defaults.password),
  AUTH_PASSWORD_MIN: whole(defaults.passwordMinLength, { least: 6, most: 72 }),
  AUTH_SIGN_UP: flag(defaults.signUp),
  AUTH_AUTOCONFIRM_EMAIL: flag(defaults.autoconfirmEmail),
  AUTH_AUTOCONFIRM_PHONE: flag(defaults.autoconfirmPhone),
  AUTH_ANONYMOUS: flag(defaults.anonymous),
  AUTH_PHONE: flag(defaults.phone),
  AUTH_MANUAL_LINKING: flag(defaults.manualLinking),
  AUTH_WEB3: choices(web3Chains, defaults.web3),
  AUTH_MFA: choices(factorTypes, defaults.factors),
  AUTH_PASSKEYS: z.enum(['true', 'false'], { error: 'must be true or false' }).optional(),
  AUTH_OAUTH_SERVER: flag(defaults.oauthServer),
  AUTH_WEBAUTHN_RP_ID: z
    .string()
    .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)*$/, 'must be a host name in lower case, such as example.com')
    .optional(),
  AUTH_WEBAUTHN_ORIGINS: origins,
  AUTH_OTP_LIFE_S: whole(defaults.codeLifeSeconds, { least: 30, most: 86_400 }),
  AUTH_MAIL_INTERVAL_S: whole(defaults.mailIntervalSeconds, { least: 1, most: 3600 }),
  AUTH_SMS_INTERVAL_S: whole(defaults.smsIntervalSeconds, { least: 1, most: 3600 }),
  AUTH_TEST_OTP: testCodes,
  AUTH_JWT_LIFE_S: whole(defaults.accessTokenSeconds, { least: 60, most: 86_400 }),
  AUTH_JWT_KEYS_FILE: z.string().optional(),
  AUTH_JWT_ISSUER: z.string().optional(),
  AUTH_REUSE_INTERVAL_S: whole(defaults.reuseIntervalSeconds, { least: 0, most: 60 }),
  AUTH_SITE_URL: httpUrl.optional(),
  AUTH_REDIRECTS: list
    .refine((globs) => !globs.some(isUnsafeReturn), {
      error: 'must not name addresses that a browser runs or reads, such as javascript: or data:',
    })
    .default([...defaults.redirectAllowList]),
  AUTH_MAIL_LINK: z.enum(mailLinkForms, { error: `must be ${mailLinkForms.join(' or ')}` }).optional(),
  AUTH_BASE_PATH: basePath,
  AUTH_RATE_LIMITS: flag(defaults.rateLimits),
  AUTH_SECURE_EMAIL_CHANGE: flag(defaults.secureEmailChange),
  AUTH_PASSWORD_REAUTHENTICATION: flag(defaults.passwordReauthentication),
};
