import { useEffect, useEffectEvent, useRef } from 'react';
import { useSelection } from '../../lib/use-selection.tsx';

/** Clears the selection when the domain or market changes, because its keywords differ. */
export function useSelectionReset(clear: () => void) {
  const { domain, market } = useSelection();
  const shown = domain && [domain.id, market?.locationCode, market?.languageCode].join(' ');
  const before = useRef(shown);
  const reset = useEffectEvent(clear);
  useEffect(() => {
    if (before.current && shown && before.current !== shown) reset();
    before.current = shown;
  }, [shown]);
}
