import { describeRule, formatDay } from '@keydence/domain';
import { FactList, Panel, ToneBadge } from '@keydence/ui';
import { Button, Text, Title } from '@mantine/core';
import type { MouseEvent, Ref } from 'react';
import { Allowed } from '../../lib/allowed.tsx';
import classes from './alerts.module.css';
import { messages, ruleStates } from './messages.ts';
import type { Rule, useRules } from './use-alerts.ts';

interface RuleListProps {
  rules: ReturnType<typeof useRules>;
  onOpen: (ruleId: string) => void;
  listRef: Ref<HTMLUListElement>;
  /** Called for a button that may disappear with its rule. */
  onPress: (button: Element) => void;
}

/** Rules with their states. */
export function RuleList({ rules, onOpen, listRef, onPress }: RuleListProps) {
  return (
    <ul ref={listRef} tabIndex={-1} className={classes.rules} aria-label={messages.rules}>
      {rules.query.data?.map((rule) => (
        <li key={rule.id}>
          <Panel className={classes.rule ?? ''}>
            <RuleHead rule={rule} />
            <FactList columns={3} facts={factsOf(rule)} />
            {rule.state === 'broken' ? <p className={classes.note}>{messages.brokenHint}</p> : null}
            <Allowed>
              <div className={classes.buttons}>
                <RuleButton rule={rule} label={messages.edit} onClick={() => onOpen(rule.id)} />
                <RuleButton
                  rule={rule}
                  label={rule.isActive ? messages.pause : messages.resume}
                  onClick={() => rules.setActive(rule, !rule.isActive)}
                />
                <RuleButton
                  rule={rule}
                  label={messages.delete}
                  onClick={(event) => {
                    onPress(event.currentTarget);
                    rules.remove(rule);
                  }}
                />
              </div>
            </Allowed>
          </Panel>
        </li>
      ))}
    </ul>
  );
}

function RuleHead({ rule }: { rule: Rule }) {
  const { label, tone } = ruleStates[rule.state];
  const isQuiet = rule.state === 'quiet' && rule.quietUntil !== null;
  return (
    <div>
      <div className={classes.head}>
        <Title order={2} size="h3">
          {rule.name}
        </Title>
        <ToneBadge tone={tone}>
          {isQuiet ? messages.quietUntil(formatDay(rule.quietUntil ?? '', 'short')) : label}
        </ToneBadge>
      </div>
      <Text c="dimmed" size="sm" mt={4}>
        {describeRule(rule)} · {rule.setName} · {channelsOf(rule)}
      </Text>
    </div>
  );
}

interface RuleButtonProps {
  rule: Rule;
  label: string;
  onClick: (event: MouseEvent<HTMLButtonElement>) => void;
}

function RuleButton({ rule, label, onClick }: RuleButtonProps) {
  return (
    <Button
      variant="default"
      size="compact-md"
      mih={32}
      aria-label={`${label}: ${rule.name}`}
      onClick={onClick}
    >
      {label}
    </Button>
  );
}

function channelsOf({ sendsMail, webhookId }: Rule): string {
  const channels = [...(sendsMail ? [messages.byMail] : []), ...(webhookId ? [messages.byWebhook] : [])];
  return channels.length === 0 ? messages.noChannel : channels.join(', ');
}

function factsOf({ lastOutcome, lastFiredOn }: Rule) {
  return [
    { name: messages.lastFired, value: lastFiredOn ? formatDay(lastFiredOn) : messages.never },
    { name: messages.lastCheck, value: lastOutcome ? formatDay(lastOutcome.day) : messages.notChecked },
    ...(lastOutcome
      ? [{ name: messages.moved, value: messages.movedOf(lastOutcome.moved, lastOutcome.compared) }]
      : []),
    ...(lastOutcome && lastOutcome.failed > 0
      ? [{ name: messages.failed, value: lastOutcome.failed.toLocaleString('en-US') }]
      : []),
  ];
}
