import { Kbd, UnstyledButton } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { shellTexts as texts } from './messages.ts';
import { modifierKey } from './modifier-key.ts';
import { useOpenDialog } from './open-dialog.ts';
import classes from './palette-button.module.css';

/** Opens the command palette and shows its keys. */
export function PaletteButton() {
  const openDialog = useOpenDialog();
  const modifier = modifierKey();
  return (
    <UnstyledButton
      className={classes.button ?? ''}
      aria-haspopup="dialog"
      aria-keyshortcuts={modifier === 'Cmd' ? 'Meta+K' : 'Control+K'}
      onClick={() => openDialog('palette')}
    >
      <IconSearch size={18} stroke={1.5} aria-hidden />
      <span className={classes.text}>{texts.paletteButton}</span>
      <Kbd size="xs" className={classes.keys ?? ''}>{`${modifier}+K`}</Kbd>
    </UnstyledButton>
  );
}
