import { isStorable, makeStorable } from '@keydence/domain';
import { z } from 'zod';
import { AuthError } from '../auth-error.ts';
import { normaliseEmail } from '../contact.ts';
import type { ProviderProfile } from '../oauth/provider-profile.ts';
import type { SamlProvider } from '../settings.ts';
import { trimMetadata } from '../user-metadata.ts';
import { ssoProviderName } from './start-sso.ts';

const bearer = 'urn:oasis:names:tc:SAML:2.0:cm:bearer';
const emailFormat = 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress';
const transientFormat = 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient';
/** Maximum difference between the provider's clock and ours. */
const clockToleranceMs = 60_000;
const maxValueLength = 1000;

const time = z.iso.datetime({ offset: true }).transform((text) => new Date(text).getTime());
const one = <Item extends z.ZodType>(item: Item) => z.tuple([item]).transform(([only]) => only);
const text = z.object({ _: z.string().trim().min(1).max(maxValueLength) }).transform(({ _ }) => _);
const confirmation = z.object({
  $: z.object({ Method: z.literal(bearer) }),
  SubjectConfirmationData: one(
    z.object({ $: z.object({ Recipient: z.string(), InResponseTo: z.string(), NotOnOrAfter: time }) }),
  ),
});

/** The used parts of a signed assertion, in the shape of the library's parser. */
const assertion = z.object({
  Assertion: z.object({
    Issuer: one(text),
    Subject: one(
      z.object({
        NameID: one(
          z.object({ _: z.string().default(''), $: z.object({ Format: z.string().optional() }).optional() }),
        ),
        SubjectConfirmation: z.array(z.unknown()),
      }),
    ),
    Conditions: one(
      z.object({ $: z.object({ NotBefore: time.optional(), NotOnOrAfter: time.optional() }).default({}) }),
    ),
  }),
});

export interface ExpectedAssertion {
  provider: SamlProvider;
  answerUrl: string;
  requestId: string;
  now: Date;
}

/**
 * The user of a signed assertion, if it is from this provider, for us, in response to our request
 * and within its validity (SAML 2.0 Profiles, section 4.1.4.3). The caller has checked signature
 * and audience. @throws AuthError 400 `validation_failed` or `saml_entity_id_mismatch`, 422 if it
 * does not identify the user.
 */
export function readAssertion(
  signed: { assertion: unknown; attributes: Record<string, unknown> },
  expected: ExpectedAssertion,
): ProviderProfile {
  const parsed = assertion.safeParse(signed.assertion);
  if (!parsed.success) throw invalidAssertion(parsed.error);
  const { Issuer, Subject, Conditions } = parsed.data.Assertion;
  if (Issuer !== expected.provider.entityId)
    throw new AuthError(400, 'saml_entity_id_mismatch', 'SAML Assertion is from another identity provider');
  if (!Subject.SubjectConfirmation.some((item) => isForUs(item, expected))) throw invalidAssertion();
  const { NotBefore = 0, NotOnOrAfter = Number.POSITIVE_INFINITY } = Conditions.$;
  const now = expected.now.getTime();
  if (NotBefore > now + clockToleranceMs || NotOnOrAfter <= now - clockToleranceMs) throw invalidAssertion();
  const format = Subject.NameID.$?.Format;
  return readPerson({ subject: Subject.NameID._.trim(), format, ...signed }, expected.provider);
}

function isForUs(item: unknown, { answerUrl, requestId, now }: ExpectedAssertion): boolean {
  const parsed = confirmation.safeParse(item);
  if (!parsed.success) return false;
  const { Recipient, InResponseTo, NotOnOrAfter } = parsed.data.SubjectConfirmationData.$;
  const isInTime = NotOnOrAfter > now.getTime() - clockToleranceMs;
  return Recipient === answerUrl && InResponseTo === requestId && isInTime;
}

const emailNames = [
  ...['email', 'mail', 'emailAddress', 'urn:oid:0.9.2342.19200300.100.1.3'],
  'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress',
];
const fullNames = [
  ...['name', 'displayName', 'urn:oid:2.16.840.1.113730.3.1.241', 'cn', 'urn:oid:2.5.4.3'],
  'http://schemas.microsoft.com/identity/claims/displayname',
];

interface Person {
  subject: string;
  format: string | undefined;
  attributes: Record<string, unknown>;
}

function readPerson({ subject, format, attributes }: Person, provider: SamlProvider): ProviderProfile {
  const isUsable = Buffer.byteLength(subject) <= maxValueLength && isStorable(subject);
  if (!subject || !isUsable || format === transientFormat)
    throw new AuthError(
      422,
      'saml_assertion_no_user_id',
      'SAML Assertion does not contain a lasting user id',
    );
  const address = firstText(attributes, emailNames) ?? (format === emailFormat ? subject : undefined);
  const email = readEmail(address);
  // The company may vouch for its own domains only, or it could sign in as any user.
  if (!provider.domains.includes(email.slice(email.indexOf('@') + 1)))
    throw new AuthError(
      422,
      'email_address_not_authorized',
      'This identity provider may not sign in people of another domain',
    );
  const name = firstText(attributes, fullNames);
  return {
    provider: ssoProviderName(provider.id),
    subject,
    email,
    isEmailVerified: true,
    data: trimMetadata({
      ...(name && { name, full_name: name }),
      email,
      email_verified: true,
      phone_verified: false,
      iss: provider.entityId,
      provider_id: subject,
      sub: subject,
    }),
  };
}

function readEmail(value: string | undefined): string {
  try {
    return normaliseEmail(value ?? '');
  } catch (cause) {
    const message = 'SAML Assertion does not contain an email address';
    throw new AuthError(422, 'saml_assertion_no_email', message, { cause });
  }
}

function firstText(attributes: Record<string, unknown>, names: readonly string[]): string | undefined {
  const values = names.flatMap((name) => attributes[name]).filter((value) => typeof value === 'string');
  return values
    .map((value) => makeStorable(value).trim())
    .find((value) => value !== '' && value.length <= maxValueLength);
}

export function invalidAssertion(cause?: unknown): AuthError {
  return new AuthError(400, 'validation_failed', 'SAML Assertion is not valid', { cause });
}
