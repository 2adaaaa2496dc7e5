import { Panel } from '@keydence/ui';
import { Button, Skeleton, Switch } from '@mantine/core';
import classes from './feedback-board.module.css';
import { messages, noticeTexts as texts } from './messages.ts';
import { useNotices } from './use-notices.ts';

/** Switches e-mails about the status of the user's feedback on and off. */
export function NoticeSwitch() {
  const { isOn, set, hasFailed, retry } = useNotices();
  return (
    <Panel label={texts.title}>
      {hasFailed ? (
        <p role="status" className={classes.quiet}>
          {texts.loadFailed}{' '}
          <Button variant="subtle" size="compact-sm" mih={32} onClick={retry}>
            {messages.tryAgain}
          </Button>
        </p>
      ) : null}
      {isOn === null && !hasFailed ? <Skeleton height={44} /> : null}
      {isOn === null ? null : (
        <Switch
          label={texts.label}
          description={texts.hint}
          checked={isOn}
          onChange={({ currentTarget: { checked } }) => set(checked)}
        />
      )}
    </Panel>
  );
}
