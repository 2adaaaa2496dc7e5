import type { FocusEvent } from 'react';

/**
 * For what scrolls sideways: of a part that has the focus by keyboard, browsers leave an edge outside. A press of the
 * pointer must not move what it is on.
 */
export function showFocus({ target, currentTarget }: FocusEvent<HTMLElement>): void {
  if (target === currentTarget || !target.matches(':focus-visible')) return;
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
