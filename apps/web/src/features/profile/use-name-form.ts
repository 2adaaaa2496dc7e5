import { fullNameMaxLength, updateProfileInput } from '@keydence/domain';
import { useLocalStorage } from '@mantine/hooks';
import { trpc } from '../../lib/trpc.ts';
import { messages } from './messages.ts';
import type { Profile } from './picture-card.tsx';

/** Key of the draft. Signing out deletes it with the user's other data. */
const draftKey = 'keydence.profile-name';

/**
 * Name while it is edited. The typed text survives a failed save, another screen and a closed tab, until it
 * is saved or discarded.
 */
export function useNameForm(profile: Profile, onSaved: () => void) {
  const { profile: cached } = trpc.useUtils();
  const [draft, setDraft] = useLocalStorage<string | null>({
    key: draftKey,
    defaultValue: null,
    getInitialValueInEffect: false,
  });
  const saving = trpc.profile.update.useMutation();
  const stored = profile.fullName ?? '';
  const value = draft ?? stored;
  const checked = updateProfileInput.safeParse({ fullName: value });
  const type = (text: string) => {
    saving.reset();
    setDraft(text === stored ? null : text);
  };
  const save = () => {
    if (!checked.success || saving.isPending) return;
    saving.mutate(checked.data, {
      onSuccess: (saved) => {
        cached.get.setData(undefined, saved);
        setDraft(null);
        onSaved();
      },
    });
  };
  return {
    value,
    type,
    save,
    discard: () => type(stored),
    isChanged: draft !== null,
    isSaving: saving.isPending,
    left: fullNameMaxLength - [...value.trim()].length,
    fault: checked.success ? null : (checked.error.issues[0]?.message ?? messages.updateFailed),
    failure: saving.error?.message ?? null,
  };
}
