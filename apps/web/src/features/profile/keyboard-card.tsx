import { Panel, SectionHeading } from '@keydence/ui';
import { Kbd, Text } from '@mantine/core';
import { ShortcutsSwitch } from '../../lib/shortcuts-switch.tsx';
import { keyboardTexts as texts } from './messages.ts';

/** Keyboard settings on this device. */
export function KeyboardCard() {
  return (
    <Panel label={texts.title}>
      <SectionHeading title={texts.title} description={texts.intro} />
      <ShortcutsSwitch />
      <Text size="sm" c="dimmed" mt="md">
        {texts.press} <Kbd>?</Kbd> {texts.forAll}
      </Text>
    </Panel>
  );
}
