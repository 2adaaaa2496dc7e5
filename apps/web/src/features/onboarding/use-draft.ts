import { guessLocation } from '@keydence/domain';
import { useLocalStorage } from '@mantine/hooks';
import { useCallback } from 'react';
import { draftStorageKey } from '../../app/onboarding-draft.ts';

export type Step = 'company' | 'domain' | 'location' | 'creating';

/** What has been entered so far, and what the server has made of it. */
export interface Draft {
  step: Step;
  name: string;
  domain: string;
  locationCode: number;
  /** The created workspace and its domain, once there are such. */
  created: { workspaceId: string; domainId: string } | null;
}

/** How far along each step is, in percent. */
export const stepProgress: Record<Step, number> = { company: 33, domain: 66, location: 100, creating: 100 };

function emptyDraft(): Draft {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const { locationCode } = guessLocation({ languages: navigator.languages, timeZone });
  return { step: 'company', name: '', domain: '', locationCode, created: null };
}

/** The state of the wizard. It survives a reload, so that one goes on where one left. */
export function useDraft() {
  const [draft, setDraft] = useLocalStorage<Draft>({
    key: draftStorageKey,
    defaultValue: emptyDraft(),
    getInitialValueInEffect: false,
  });
  const change = useCallback(
    (changes: Partial<Draft>) => setDraft((previous) => ({ ...previous, ...changes })),
    [setDraft],
  );
  return { draft, change };
}
