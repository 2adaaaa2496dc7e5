import { type FormEvent, useRef, useState } from 'react';
import { isApiError } from '../../lib/trpc.ts';
import { checkDraft, type DraftErrors, errorsByField, type FeedbackDraft } from './feedback-draft.ts';

interface DraftFormOptions {
  draft: FeedbackDraft;
  onChange: (changes: Partial<FeedbackDraft>) => void;
  onSubmit: () => void;
  isSending: boolean;
}

/** Validates on submit, shows errors and focuses the first invalid field. */
export function useDraftForm({ draft, onChange, onSubmit, isSending }: DraftFormOptions) {
  const [errors, setErrors] = useState<DraftErrors>({});
  const formRef = useRef<HTMLFormElement>(null);
  const showErrors = (found: DraftErrors) => {
    setErrors(found);
    const [field] = (['title', 'description', 'category'] as const).filter((name) => found[name]);
    const element = field && formRef.current?.elements.namedItem(field);
    if (element instanceof HTMLElement) element.focus();
  };
  return {
    formRef,
    errors,
    change: (changes: Partial<FeedbackDraft>) => {
      setErrors((current) =>
        Object.fromEntries(Object.entries(current).filter(([field]) => !(field in changes))),
      );
      onChange(changes);
    },
    submit: (event: FormEvent) => {
      event.preventDefault();
      if (isSending) return;
      const found = checkDraft(draft);
      showErrors(found);
      if (Object.keys(found).length === 0) onSubmit();
    },
    /** Shows the server's errors for single fields. */
    showRefusal: (error: unknown) => {
      if (isApiError(error) && error.data?.errors) showErrors(errorsByField(error.data.errors));
    },
  };
}
