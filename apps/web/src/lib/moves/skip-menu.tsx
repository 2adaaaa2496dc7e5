import type { MoveSkipReason } from '@keydence/domain';
import { Button, Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { MoveAsk } from './move-dialog.tsx';
import { skipLabels, moveTexts as texts } from './move-texts.ts';
import type { MoveActions } from './use-move-actions.ts';
import type { Move } from './use-moves.ts';

const reasons = Object.keys(skipLabels) as MoveSkipReason[];

interface SkipMenuProps {
  move: Move;
  actions: MoveActions;
  onAsk: (ask: MoveAsk) => void;
  tabIndex?: number | undefined;
}

/** Skips a move for one of five reasons. Two of them open a dialog first. */
export function SkipMenu({ move, actions, onAsk, tabIndex }: SkipMenuProps) {
  const choose = (reason: MoveSkipReason) => {
    if (reason === 'already_done') onAsk({ kind: 'done', move });
    else if (reason === 'other') onAsk({ kind: 'other', move });
    else actions.skip(move, { reason });
  };
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          variant="default"
          size="compact-sm"
          mih="var(--move-button, 32px)"
          rightSection={<IconChevronDown size={14} stroke={1.5} aria-hidden />}
          aria-label={`${texts.skip}: ${move.title}`}
          data-act="skip"
          data-of={move.id}
          tabIndex={tabIndex}
        >
          {texts.skip}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {reasons
          .filter((reason) => reason !== 'not_our_topic' || move.topic !== null)
          .map((reason) => (
            <Menu.Item key={reason} onClick={() => choose(reason)}>
              {skipLabels[reason]}
            </Menu.Item>
          ))}
      </Menu.Dropdown>
    </Menu>
  );
}
