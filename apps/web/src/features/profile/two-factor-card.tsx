import { Panel, QueryState, SectionHeading } from '@keydence/ui';
import { Alert, Button, Group, Skeleton, Text } from '@mantine/core';
import type { Factor } from '@supabase/auth-js';
import { useRef, useState } from 'react';
import { useDates } from '../../lib/dates.tsx';
import { type FactorKind, readOfferedFactors } from '../../lib/second-factor.ts';
import classes from './sign-in-settings.module.css';
import { kindWords, twoFactor as messages, nameFactor, removed } from './two-factor-messages.ts';
import { RemoveFactorDialog } from './two-factor-remove-dialog.tsx';
import { TwoFactorSetup } from './two-factor-setup.tsx';
import { useFactors } from './use-two-factor.ts';

/** Second factors of the signed-in user: setup and removal. */
export function TwoFactorCard() {
  const factors = useFactors();
  const [settingUp, setSettingUp] = useState<FactorKind | null>(null);
  const [leaving, setLeaving] = useState<Factor | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  const setUpButtons = useRef<HTMLDivElement>(null);
  const begin = (kind: FactorKind) => {
    setNotice(null);
    setSettingUp(kind);
  };
  const finish = (said: string | null) => {
    setSettingUp(null);
    setLeaving(null);
    setNotice(said);
    // The focused element is gone.
    requestAnimationFrame(() => setUpButtons.current?.querySelector('button')?.focus());
  };
  return (
    <Panel label={messages.title}>
      <SectionHeading title={messages.title} description={messages.about} />
      {notice ? (
        <Alert role="status" color="pulse" variant="light" mb="sm">
          {notice}
        </Alert>
      ) : null}
      <QueryState query={factors} errorTitle={messages.loadFailed} loading={<Skeleton height={44} />}>
        {(list) => (
          <>
            <Factors factors={list} isSettingUp={settingUp !== null} onRemove={setLeaving} />
            {settingUp ? null : (
              <Group ref={setUpButtons} gap="sm" mt="sm">
                {readOfferedFactors().map((kind) => (
                  <Button key={kind} variant="default" onClick={() => begin(kind)}>
                    {list.some(({ factor_type }) => factor_type === kind)
                      ? kindWords[kind].addAnother
                      : kindWords[kind].setUp}
                  </Button>
                ))}
              </Group>
            )}
          </>
        )}
      </QueryState>
      {settingUp ? (
        <TwoFactorSetup
          kind={settingUp}
          onCancel={() => finish(null)}
          onDone={() => finish(messages.turnedOn)}
        />
      ) : null}
      <RemoveFactorDialog
        factor={leaving}
        onClose={() => setLeaving(null)}
        onRemoved={({ factor_type }) => finish(removed(factor_type))}
      />
    </Panel>
  );
}

interface FactorsProps {
  factors: Factor[];
  isSettingUp: boolean;
  onRemove: (factor: Factor) => void;
}

function Factors({ factors, isSettingUp, onRemove }: FactorsProps) {
  const dates = useDates();
  if (factors.length === 0)
    return isSettingUp ? null : (
      <Text size="sm" c="dimmed">
        {messages.none}
      </Text>
    );
  return (
    <ul className={classes.list} aria-label={messages.factors}>
      {factors.map((factor) => {
        const name = nameFactor(factor);
        const added = messages.addedOn(dates.day(factor.created_at, 'medium'));
        return (
          <li key={factor.id} className={classes.row}>
            <div className={classes.facts}>
              <div className={classes.name}>{name}</div>
              <Text size="sm" c="dimmed">
                {added}
              </Text>
            </div>
            <Button
              variant="default"
              onClick={() => onRemove(factor)}
              aria-label={`${messages.remove}: ${name}, ${added}`}
            >
              {messages.remove}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
