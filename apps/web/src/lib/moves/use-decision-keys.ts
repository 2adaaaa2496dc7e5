import { type RefObject, useEffect } from 'react';
import { useShortcutsSetting } from '../use-shortcuts-setting.ts';
import { isLetter, moveActs, pressAct } from './use-move-keys.ts';

/** A and S press the actions of the move whose evidence is open. Off if single-key shortcuts are off. */
export function useDecisionKeys(section: RefObject<HTMLElement | null>): void {
  const [isOn] = useShortcutsSetting();
  useEffect(() => {
    if (!isOn) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (moveActs[event.key] !== undefined && isLetter(event)) pressAct(section.current, event);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isOn, section]);
}
