import type { JWK } from 'jose';
import type { IdpMetadata } from './sso/idp-metadata.ts';

export const web3Chains = ['ethereum', 'solana'] as const;
export type Web3Chain = (typeof web3Chains)[number];

export const factorTypes = ['totp', 'phone', 'webauthn'] as const;
export type FactorType = (typeof factorTypes)[number];

/** An OpenID Connect provider at which people may sign in. */
export interface OidcProvider {
  /** As callers name it: `google` for one. */
  name: string;
  issuer: string;
  /** The first is ours; ID tokens that were made out to the others, such as our mobile apps, are taken as well. */
  clientIds: readonly string[];
  clientSecret: string;
}

/** A company's SAML identity provider. It may sign in whoever has an address in its domains. */
export interface SamlProvider extends IdpMetadata {
  /** A UUID in lower case; identities name the provider by it. */
  id: string;
  domains: readonly string[];
}

/** The site for which security keys and passkeys are made (WebAuthn). */
export interface RelyingParty {
  /** A host name: the site's own, or one that its name ends with. */
  id: string;
  /** The pages that may use them. */
  origins: readonly string[];
}

/** `page`: a page of the site that asks before it spends the token. `verify`: the identity API's own address. */
export const mailLinkForms = ['page', 'verify'] as const;
export type MailLinkForm = (typeof mailLinkForms)[number];

/** How people may sign in, and under which limits. Each has its `AUTH_…` setting in `.env.example`. */
export interface IdentitySettings {
  /** The product's public address, without a path; mails and redirects lead there. */
  siteUrl: string;
  /** The `iss` claim: the public address of the identity API. */
  issuer: string;
  /** Where providers send browsers back to: `/callback` of the identity API. */
  callbackUrl: string;
  /** Off only in tests and benchmarks. */
  rateLimits: boolean;
  /** Where mailed links lead. */
  mailLink: MailLinkForm;
  /** More places to which a sign-in may return: addresses with `*` (within a label) and `**` (anything). */
  redirectAllowList: readonly string[];
  password: boolean;
  passwordMinLength: number;
  /** Whether unknown people may sign up at all. */
  signUp: boolean;
  /** New addresses count as proven without a mail; for tests and closed networks. */
  autoconfirmEmail: boolean;
  autoconfirmPhone: boolean;
  anonymous: boolean;
  phone: boolean;
  manualLinking: boolean;
  oidcProviders: readonly OidcProvider[];
  samlProviders: readonly SamlProvider[];
  web3: readonly Web3Chain[];
  factors: readonly FactorType[];
  passkeys: boolean;
  /** Whether users may sign in at registered applications of others with their account here. */
  oauthServer: boolean;
  /** Null: the site itself. */
  relyingParty: RelyingParty | null;
  /** Life of mailed and texted codes and of the links beside them. */
  codeLifeSeconds: number;
  /** The least time between two mails to one address. */
  mailIntervalSeconds: number;
  smsIntervalSeconds: number;
  /** The codes that these phones get; nothing is sent to them. */
  testCodes: Readonly<Record<string, string>>;
  accessTokenSeconds: number;
  /** Two tabs may present the same refresh token within this time. */
  reuseIntervalSeconds: number;
  /** A new address is confirmed by the old one too. */
  secureEmailChange: boolean;
  /** A new password needs a recent sign-in, as all other changes of sign-in methods do. */
  passwordReauthentication: boolean;
  /** Private keys of the operator's own; the first asymmetric one signs. Empty: a key in the database. */
  jwtKeys: readonly JWK[];
}

/** What holds where the operator says nothing. */
export const defaultIdentitySettings = {
  rateLimits: true,
  mailLink: 'page',
  redirectAllowList: [],
  password: true,
  passwordMinLength: 8,
  signUp: true,
  autoconfirmEmail: false,
  autoconfirmPhone: false,
  anonymous: false,
  phone: false,
  manualLinking: true,
  oidcProviders: [],
  samlProviders: [],
  web3: [],
  factors: ['totp'],
  passkeys: true,
  oauthServer: false,
  relyingParty: null,
  codeLifeSeconds: 600,
  mailIntervalSeconds: 60,
  smsIntervalSeconds: 60,
  testCodes: {},
  accessTokenSeconds: 3600,
  reuseIntervalSeconds: 10,
  secureEmailChange: true,
  passwordReauthentication: true,
  jwtKeys: [],
} as const satisfies Omit<IdentitySettings, 'siteUrl' | 'issuer' | 'callbackUrl'>;
