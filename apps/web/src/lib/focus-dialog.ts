/**
 * Focuses the most recently opened dialog, at its `data-autofocus` if present. Returns false if none is
 * open.
 */
export function focusDialog(): boolean {
  const dialog = [...document.querySelectorAll<HTMLElement>('[role="dialog"][aria-modal="true"]')].at(-1);
  (dialog?.querySelector<HTMLElement>('[data-autofocus]') ?? dialog)?.focus({ preventScroll: true });
  return dialog !== undefined;
}
