import {
  AppError,
  type DomainValidation,
  domainMessages,
  isReservedDomainName,
  parseDomainName,
} from '@keydence/domain';
import type { AuthedContext } from '../context.ts';
import { invalidField } from '../errors.ts';

/**
 * Validates a domain that the user typed, with a message for the user. Sites of the sample catalog are valid; reserved
 * names get the same text as unreachable ones. A name lookup counts against the caller's limits:
 * AppError('rate_limited').
 */
export async function checkDomain(
  { services, caller }: AuthedContext,
  { domain }: { domain: string },
): Promise<DomainValidation> {
  const parsed = parseDomainName(domain);
  const { domainName } = parsed;
  if (!parsed.valid) return { valid: false, message: parsed.message, domainName };
  if (services.sampleDomains.some((sample) => sample.domainName === domainName)) {
    return { valid: true, message: domainMessages.exists, domainName };
  }
  await services.rateLimiter.take('probe_minute', caller.userId);
  await services.rateLimiter.take('probe_day', caller.userId);
  if (isReservedDomainName(domainName) || domainName.endsWith('.example')) {
    return { valid: false, message: domainMessages.unreachable, domainName };
  }
  const isReachable = await services.probe.isReachable(domainName).catch((error: unknown) => {
    services.log.warn({ domainName, error }, 'domain probe failed unexpectedly');
    return null;
  });
  if (isReachable === null) return { valid: false, message: domainMessages.unexpected, domainName };
  const message = isReachable ? domainMessages.exists : domainMessages.unreachable;
  return { valid: isReachable, message, domainName };
}

/**
 * Normalized name of a reachable domain. AppError('validation_failed') on `field` if its form is wrong,
 * AppError('domain_unreachable') if it does not respond.
 */
export async function requireDomain(
  ctx: AuthedContext,
  domainUrl: string,
  field = 'domainUrl',
): Promise<string> {
  const parsed = parseDomainName(domainUrl);
  if (!parsed.valid) throw invalidField(field, parsed.message);
  const { valid, message, domainName } = await checkDomain(ctx, { domain: domainUrl });
  if (!valid) throw new AppError('domain_unreachable', message);
  return domainName;
}

/**
 * Normalized name of a domain, reachable or not. AppError('validation_failed') if its form is wrong. Reserved names are
 * accepted: their figures can be imported, and nothing ever contacts them.
 */
export function requireDomainForm(domainUrl: string): string {
  const parsed = parseDomainName(domainUrl);
  if (!parsed.valid) throw invalidField('domainUrl', parsed.message);
  return parsed.domainName;
}
