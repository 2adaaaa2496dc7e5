import type { JWK } from 'jose';
import type { IdpMetadata } from './sso/idp-metadata.ts';

export const web3Chains = ['ethereum', 'solana'] as const;
export type Web3Chain = (typeof web3Chains)[number];

export const factorTypes = ['totp', 'phone', 'webauthn'] as const;
export type FactorType = (typeof factorTypes)[number];

/** An OpenID Connect provider for sign-in. */
export interface OidcProvider {
  /** Name in requests, such as `google`. */
  name: string;
  issuer: string;
  /** The first is ours; ID tokens for the others, such as our mobile apps, are accepted too. */
  clientIds: readonly string[];
  clientSecret: string;
}

/** A company's SAML identity provider. It may sign in users with an address in its domains. */
export interface SamlProvider extends IdpMetadata {
  /** A lowercase UUID; identities refer to the provider by it. */
  id: string;
  domains: readonly string[];
}

/** The site that security keys and passkeys are bound to (WebAuthn). */
export interface RelyingParty {
  /** A host name: the site's own, or a parent domain of it. */
  id: string;
  /** Origins of the pages that may use them. */
  origins: readonly string[];
}

/**
 * `page`: a page of the site that asks before it spends the token. `verify`: the identity API's own
 * URL.
 */
export const mailLinkForms = ['page', 'verify'] as const;
export type MailLinkForm = (typeof mailLinkForms)[number];

/** Sign-in methods and their limits. Each has its `AUTH_…` setting in `.env.example`. */
export interface IdentitySettings {
  /** The product's public address, without a path; mails and redirects link to it. */
  siteUrl: string;
  /** The `iss` claim: the public address of the identity API. */
  issuer: string;
  /** Return URL of providers: `/callback` of the identity API. */
  callbackUrl: string;
  /** Off only in tests and benchmarks. */
  rateLimits: boolean;
  mailLink: MailLinkForm;
  /** More return URLs for sign-ins, with `*` (within a label) and `**` (anything). */
  redirectAllowList: readonly string[];
  password: boolean;
  passwordMinLength: number;
  /** True if unknown users may sign up. */
  signUp: boolean;
  /** New addresses are verified without a mail; for tests and closed networks. */
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
  /** True if users may sign in to registered third-party applications with their account here. */
  oauthServer: boolean;
  /** Null means the site itself. */
  relyingParty: RelyingParty | null;
  /** Lifetime of mailed and texted codes and their links. */
  codeLifeSeconds: number;
  /** Minimum time between two mails to one address. */
  mailIntervalSeconds: number;
  smsIntervalSeconds: number;
  /** Fixed codes by phone; these phones get no messages. */
  testCodes: Readonly<Record<string, string>>;
  accessTokenSeconds: number;
  /** Two tabs may present the same refresh token within this time. */
  reuseIntervalSeconds: number;
  /** A new address must also be confirmed by the old one. */
  secureEmailChange: boolean;
  /** A new password needs a recent sign-in, like all other changes of sign-in methods. */
  passwordReauthentication: boolean;
  /**
   * The operator's private keys; the first asymmetric one signs. If empty, the key is stored in the
   * database.
   */
  jwtKeys: readonly JWK[];
}

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
