import { Switch } from '@mantine/core';
import { useShortcutsSetting } from './use-shortcuts-setting.ts';

const texts = {
  label: 'Single-key shortcuts',
  hint: 'Off while you type. Saved on this device.',
} as const;

/** Switch for single-key shortcuts. */
export function ShortcutsSwitch() {
  const [isOn, setIsOn] = useShortcutsSetting();
  return (
    <Switch
      checked={isOn}
      onChange={(event) => setIsOn(event.currentTarget.checked)}
      label={texts.label}
      description={texts.hint}
    />
  );
}
