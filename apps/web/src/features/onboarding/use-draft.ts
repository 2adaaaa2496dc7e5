import { guessLocation } from '@keydence/domain';
import { useLocalStorage } from '@mantine/hooks';
import { useCallback } from 'react';
import { browserTimeZone } from '../../lib/dates.tsx';
import { draftStorageKey } from '../../lib/onboarding-draft.ts';

export type Step = 'company' | 'domain' | 'location' | 'creating';

/** Input so far, and the server's result. */
export interface Draft {
  step: Step;
  name: string;
  domain: string;
  locationCode: number;
  /** True to add a domain that did not respond. */
  acceptUnreachable?: boolean;
  /** Identifies the attempt: sent twice, it still creates one workspace. */
  requestId: string;
  /** The created workspace and its domain; null before. */
  created: { workspaceId: string; domainId: string } | null;
}

/** Progress of each step, in percent. */
export const stepProgress: Record<Step, number> = { company: 33, domain: 66, location: 100, creating: 100 };

function emptyDraft(): Draft {
  const { locationCode } = guessLocation({ languages: navigator.languages, timeZone: browserTimeZone() });
  return { step: 'company', name: '', domain: '', locationCode, requestId: newRequestId(), created: null };
}

/** `randomUUID` exists only on https or localhost. */
function newRequestId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
}

const enteredNames = ['name', 'domain', 'locationCode', 'acceptUnreachable'] as const;

/** Changed input is a new attempt, not a repetition of the previous one. */
export function changeDraft(draft: Draft, changes: Partial<Draft>): Draft {
  const next = { ...draft, ...changes };
  const isSame = enteredNames.every((name) => next[name] === draft[name]);
  return isSame || changes.requestId ? next : { ...next, requestId: newRequestId() };
}

/** State of the wizard. It survives a reload, so the user can continue. */
export function useDraft() {
  const [draft, setDraft] = useLocalStorage<Draft>({
    key: draftStorageKey,
    defaultValue: emptyDraft(),
    getInitialValueInEffect: false,
  });
  const change = useCallback(
    (changes: Partial<Draft>) => setDraft((previous) => changeDraft(previous, changes)),
    [setDraft],
  );
  return { draft, change };
}
