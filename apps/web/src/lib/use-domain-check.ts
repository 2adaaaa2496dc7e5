import { domainMessages, parseDomainName } from '@keydence/domain';
import { useEffect, useState } from 'react';
import { trpc } from './trpc.ts';

const checkFailed = 'Validation failed. Please try again.';

export type DomainCheck =
  | { state: 'idle' }
  | { state: 'checking' }
  | { state: 'valid'; message: string }
  | { state: 'invalid'; message: string };

/**
 * Checks the typed domain after `debounceMs` without typing. An edit restarts the wait; responses to older
 * text are ignored. A new `attempt` checks again.
 */
export function useDomainCheck(domain: string, debounceMs: number, attempt = 0): DomainCheck {
  const utils = trpc.useUtils();
  const [check, setCheck] = useState<DomainCheck>({ state: 'idle' });

  useEffect(() => {
    if (!domain.trim()) return setCheck({ state: 'idle' });
    setCheck({ state: 'checking' });
    let isStale = false;
    const timer = setTimeout(async () => {
      const answer = await askServer(domain, utils.client.trackedDomains.validate.mutate);
      if (!isStale) setCheck(answer);
    }, debounceMs);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [domain, utils, debounceMs, attempt]);
  return check;
}

type Validate = (input: { domain: string }) => Promise<{ valid: boolean; message: string }>;

async function askServer(domain: string, validate: Validate): Promise<DomainCheck> {
  const parsed = parseDomainName(domain);
  if (!parsed.valid) return { state: 'invalid', message: parsed.message };
  try {
    const { valid, message } = await validate({ domain });
    return { state: valid ? 'valid' : 'invalid', message };
  } catch {
    return { state: 'invalid', message: checkFailed };
  }
}

const noAnswer: readonly string[] = [domainMessages.unreachable, domainMessages.unexpected];

export const addAnyway = 'Add it anyway';
export const addAnywayHint = 'Pages can be read once the domain answers. Imports work right away.';

/** True for a well-formed domain that did not respond; the user may still add it. */
export function mayAddAnyway(domain: string, message: string): boolean {
  return parseDomainName(domain).valid && noAnswer.includes(message);
}

/** Reason that blocks the next step; null if none. */
export function refuseDomain(domain: string, check: DomainCheck, waitText: string): string | null {
  if (!domain.trim()) return domainMessages.required;
  if (check.state === 'valid') return null;
  return check.state === 'invalid' ? check.message : waitText;
}
