/** Focuses the dialog that opened last, at its `data-autofocus` if it has one. False while none is open. */
export function focusDialog(): boolean {
  const dialog = [...document.querySelectorAll<HTMLElement>('[role="dialog"][aria-modal="true"]')].at(-1);
  (dialog?.querySelector<HTMLElement>('[data-autofocus]') ?? dialog)?.focus({ preventScroll: true });
  return dialog !== undefined;
}
