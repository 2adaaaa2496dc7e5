import { updateWorkspaceInput } from '@keydence/domain';
import { useState } from 'react';
import { isApiError, type RouterOutputs, trpc } from '../../lib/trpc.ts';
import { useSectionSearch } from '../../lib/use-section-search.ts';
import { basicTexts } from './messages.ts';
import { workspaceSettingsSearch } from './workspace-settings-search.ts';

export type Workspace = RouterOutputs['workspaces']['get'];

/**
 * Edit mode. Typed values override the stored ones until they are saved or canceled, so neither a failure
 * nor a refetch loses them.
 */
export function useWorkspaceForm(workspace: Workspace) {
  const utils = trpc.useUtils();
  const [{ edit = false }, updateSearch] = useSectionSearch(workspaceSettingsSearch);
  const [draft, setDraft] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const update = trpc.workspaces.update.useMutation({
    onSuccess: (saved) => utils.workspaces.get.setData({ workspaceId: saved.id }, saved),
  });
  const name = draft ?? workspace.name;
  const isDirty = name.trim() !== workspace.name;
  const end = () => {
    setDraft(null);
    setError(null);
    void updateSearch({ edit: undefined });
  };
  const save = () => {
    if (update.isPending) return;
    const checked = updateWorkspaceInput.safeParse({ workspaceId: workspace.id, name });
    if (!checked.success) return setError(checked.error.issues[0]?.message ?? null);
    if (!isDirty) return end();
    update.mutate(checked.data, {
      onSuccess: () => {
        end();
        return utils.workspaces.list.invalidate();
      },
      onError: (failure) => setError((isApiError(failure) && failure.data?.errors?.[0]?.message) || null),
    });
  };
  return {
    /** Typed text is never hidden, regardless of the URL. */
    isEditing: edit || isDirty,
    isDirty,
    name,
    /** Validation error of the name. */
    error,
    failure: update.error && !error ? basicTexts.saveFailed : null,
    isSaving: update.isPending,
    isSaved: update.isSuccess && !edit,
    begin: () => {
      update.reset();
      void updateSearch({ edit: true });
    },
    change: (text: string) => {
      setError(null);
      setDraft(text);
    },
    cancel: () => {
      update.reset();
      end();
    },
    save,
  };
}

export type WorkspaceForm = ReturnType<typeof useWorkspaceForm>;
