/** Runs an action once the browser has drawn the current state; at once in a hidden page, which draws nothing. */
export function afterPaint(act: () => void): void {
  if (document.hidden) act();
  else requestAnimationFrame(() => setTimeout(act));
}
