import type { FocusEvent } from 'react';

/**
 * For parts that scroll sideways: browsers leave an edge of a keyboard-focused element out of view.
 * A pointer press must not move its target.
 */
export function showFocus({ target, currentTarget }: FocusEvent<HTMLElement>): void {
  if (target === currentTarget || !target.matches(':focus-visible')) return;
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
