import { Kbd, Modal } from '@mantine/core';
import { ShortcutsSwitch } from '../../lib/shortcuts-switch.tsx';
import { useShortcutsSetting } from '../../lib/use-shortcuts-setting.ts';
import { sectionNames } from '../section-names.ts';
import { sections } from '../sections.tsx';
import { shellTexts as texts } from './messages.ts';
import { modifierKey } from './modifier-key.ts';
import { rowKeys, sectionKeys, tableKeys } from './shortcuts.ts';
import classes from './shortcuts-dialog.module.css';

interface ShortcutsDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** List of the shortcuts, with the switch for single-key shortcuts. */
export function ShortcutsDialog({ isOpen, onClose }: ShortcutsDialogProps) {
  const [isOn] = useShortcutsSetting();
  return (
    <Modal opened={isOpen} onClose={onClose} title={texts.shortcuts} returnFocus={false} size={480}>
      <ShortcutsSwitch />
      <dl className={classes.list} data-off={!isOn || undefined}>
        {sectionNames.map((name) => (
          <ShortcutLine key={name} keys={['g', sectionKeys[name]]} does={`Go to ${sections[name].label}`} />
        ))}
        <ShortcutLine keys={['/']} does={texts.focusSearch} />
        <ShortcutLine keys={['?']} does={texts.showShortcuts} />
        {rowKeys.map(({ keys, does }) => (
          <ShortcutLine key={does} keys={keys} does={does} join="or" />
        ))}
      </dl>
      <dl className={classes.list}>
        <ShortcutLine keys={[modifierKey(), 'K']} does={texts.openPalette} join="+" />
        {tableKeys.map(({ keys, does }) => (
          <ShortcutLine key={does} keys={keys} does={does} join="or" />
        ))}
        <ShortcutLine keys={[modifierKey(), 'A']} does={texts.selectAllRows} join="+" />
        <ShortcutLine keys={[modifierKey(), 'Z']} does={texts.undoLast} join="+" />
        <ShortcutLine keys={['Esc']} does={texts.closeLayer} />
      </dl>
    </Modal>
  );
}

interface ShortcutLineProps {
  keys: readonly [string] | readonly [string, string];
  does: string;
  /** Of two keys: pressed in sequence, together, or either of them. */
  join?: 'then' | '+' | 'or';
}

function ShortcutLine({ keys: [first, second], does, join = 'then' }: ShortcutLineProps) {
  return (
    <div className={classes.line}>
      <dt>{does}</dt>
      <dd className={classes.keys}>
        <Kbd>{first}</Kbd>
        {second ? (
          <>
            <span>{join}</span>
            <Kbd>{second}</Kbd>
          </>
        ) : null}
      </dd>
    </div>
  );
}
