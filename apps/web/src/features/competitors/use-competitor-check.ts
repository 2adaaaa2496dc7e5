import { parseDomainName } from '@keydence/domain';
import { useEffect, useState } from 'react';
import { trpc } from '../../app/trpc.ts';
import { messages } from './messages.ts';

/** Milliseconds of rest after the last key before the domain is probed (specification part 1, section 5). */
export const checkDebounceMs = 2000;

export type CompetitorCheck =
  | { state: 'idle' | 'checking' }
  | { state: 'valid' | 'invalid'; message: string };

/** Probes the typed domain once the typing rests; an answer to older text is ignored. */
export function useCompetitorCheck(domain: string): CompetitorCheck {
  const { client } = trpc.useUtils();
  const [check, setCheck] = useState<CompetitorCheck>({ state: 'idle' });
  useEffect(() => {
    if (!domain.trim()) return setCheck({ state: 'idle' });
    setCheck({ state: 'checking' });
    let isStale = false;
    const timer = setTimeout(async () => {
      const answer = await probe(domain, client.trackedDomains.validate.mutate);
      if (!isStale) setCheck(answer);
    }, checkDebounceMs);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [domain, client]);
  return check;
}

type Validate = (input: { domain: string }) => Promise<{ valid: boolean; message: string }>;

async function probe(domain: string, validate: Validate): Promise<CompetitorCheck> {
  const parsed = parseDomainName(domain);
  if (!parsed.valid) return { state: 'invalid', message: parsed.message };
  try {
    const { valid, message } = await validate({ domain });
    return { state: valid ? 'valid' : 'invalid', message };
  } catch {
    return { state: 'invalid', message: messages.validationFailed };
  }
}
