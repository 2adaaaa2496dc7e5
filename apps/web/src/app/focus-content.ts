/** Where the shell puts its screens; the skip link leads there too. */
export const contentId = 'content';

/** Focuses the content, unless something in it has the focus. False while there is none. */
export function focusContent(): boolean {
  const content = document.getElementById(contentId);
  if (!content?.contains(document.activeElement)) content?.focus({ preventScroll: true });
  return content !== null;
}

/**
 * Focuses the content of a page that may still be loading: as soon as it is there, unless the focus is anywhere else by
 * then. Returns what ends the waiting.
 */
export function focusComingContent(): () => void {
  const observer = new MutationObserver(() => {
    if (!document.getElementById(contentId)) return;
    observer.disconnect();
    if (document.activeElement === document.body) focusContent();
  });
  if (!focusContent()) observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}
