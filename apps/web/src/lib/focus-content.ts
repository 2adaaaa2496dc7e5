/** Id of the element with the screen; also the target of the skip link. */
export const contentId = 'content';

/** Focuses the content unless an element in it has the focus. Returns false if there is no content. */
export function focusContent(): boolean {
  const content = document.getElementById(contentId);
  if (!content?.contains(document.activeElement)) content?.focus({ preventScroll: true });
  return content !== null;
}

/**
 * Focuses the content of a page that may still be loading once it appears, unless the focus has moved by
 * then. Returns a function that stops the wait.
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
