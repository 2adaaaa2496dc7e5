import { EmptyState, ErrorPanel, Panel, SampleChip, SectionHeading } from '@keydence/ui';
import { Button, Skeleton, Switch } from '@mantine/core';
import { IconPlus, IconWebhook } from '@tabler/icons-react';
import type { MouseEvent, Ref } from 'react';
import { Allowed } from '../../lib/allowed.tsx';
import { failureText } from '../../lib/failure-text.ts';
import { FillHint } from '../../lib/fill-hint.tsx';
import { useSectionSearch } from '../../lib/use-section-search.ts';
import { useSelection } from '../../lib/use-selection.tsx';
import classes from './alerts.module.css';
import { alertsSearch } from './alerts-search.ts';
import { EventList } from './event-list.tsx';
import { messages } from './messages.ts';
import { RuleDialog } from './rule-dialog.tsx';
import { RuleList } from './rule-list.tsx';
import { useAlertReader, useRules } from './use-alerts.ts';
import { useNextFocus } from './use-next-focus.ts';
import { webhookMessages } from './webhook-messages.ts';
import { WebhooksDialog } from './webhooks-dialog.tsx';

/** Alert rules of the domain, and the alerts they have fired. */
export function AlertsScreen() {
  const { domain, isLoading } = useSelection();
  if (domain)
    return <DomainAlerts key={domain.id} domainId={domain.id} isSample={domain.dataSource === 'sample'} />;
  return (
    <>
      <SectionHeading order={1} title={messages.title} />
      {isLoading ? null : (
        <EmptyState title={messages.noDomain}>
          <FillHint>{messages.noDomainHint}</FillHint>
        </EmptyState>
      )}
    </>
  );
}

interface DomainAlertsProps {
  domainId: string;
  isSample: boolean;
}

function DomainAlerts({ domainId, isSample }: DomainAlertsProps) {
  const rules = useRules(domainId);
  const { isMailOn, newCount, setMail } = useAlertReader(domainId);
  const [search, update] = useSectionSearch(alertsSearch);
  return (
    <>
      <SectionHeading
        order={1}
        title={messages.title}
        description={
          <>
            {messages.description} {isSample ? <SampleChip /> : null}
          </>
        }
        actions={
          <div className={classes.buttons}>
            <Button
              variant="default"
              leftSection={<IconWebhook size={16} stroke={1.5} aria-hidden />}
              onClick={() => void update({ webhooks: true })}
            >
              {webhookMessages.open}
            </Button>
            <Allowed>
              <Button
                leftSection={<IconPlus size={16} stroke={1.5} aria-hidden />}
                onClick={() => void update({ rule: 'new' })}
              >
                {messages.add}
              </Button>
            </Allowed>
          </div>
        }
      />
      <Rules rules={rules} onOpen={(rule) => void update({ rule })} />
      {/* Shown below the rules, whose number is not known before. */}
      <div hidden={!rules.query.data && !rules.query.error}>
        {isMailOn === undefined ? null : (
          <Switch
            className={classes.mail ?? ''}
            label={messages.mail}
            checked={isMailOn}
            onChange={({ currentTarget: { checked } }) => setMail(checked)}
          />
        )}
        <EventList
          domainId={domainId}
          page={search.page ?? 1}
          open={search.event ?? null}
          newCount={newCount}
          onPage={(page) => void update({ page, event: undefined })}
          onOpen={(event) => void update({ event: event ?? undefined }, { replace: true })}
        />
      </div>
      <Allowed>
        <RuleDialog
          domainId={domainId}
          rules={rules}
          ruleId={search.rule}
          onClose={() => void update({ rule: undefined })}
        />
      </Allowed>
      <WebhooksDialog
        domainId={domainId}
        isOpen={search.webhooks === true}
        onClose={() => void update({ webhooks: undefined })}
      />
    </>
  );
}

interface RulesProps {
  rules: ReturnType<typeof useRules>;
  onOpen: (ruleId: string) => void;
}

function Rules({ rules, onOpen }: RulesProps) {
  const { data, error, isFetching, refetch } = rules.query;
  const { next, onPress } = useNextFocus();
  if (data && data.length > 0)
    return <RuleList rules={rules} onOpen={onOpen} listRef={next} onPress={onPress} />;
  if (data) return <NoRules rules={rules} buttonRef={next} onPress={onPress} />;
  if (!error || isFetching) return <Skeleton height={148} />;
  return (
    <Panel>
      <ErrorPanel
        title={messages.loadFailed}
        message={failureText(error)}
        retryLabel={messages.tryAgain}
        onRetry={() => void refetch()}
      />
    </Panel>
  );
}

interface NoRulesProps {
  rules: ReturnType<typeof useRules>;
  buttonRef: Ref<HTMLButtonElement>;
  onPress: (button: Element) => void;
}

function NoRules({ rules: { add, isSaving }, buttonRef, onPress }: NoRulesProps) {
  const take = (event: MouseEvent<HTMLButtonElement>) => {
    onPress(event.currentTarget);
    add({ name: messages.suggestedName, kind: 'dropped', places: 3, minKeywords: 3 });
  };
  return (
    <EmptyState
      title={messages.none}
      action={
        <Allowed>
          <Button
            ref={buttonRef}
            variant="light"
            // It keeps the focus while it works, so it is never really disabled.
            aria-disabled={isSaving}
            data-disabled={isSaving || undefined}
            onClick={isSaving ? undefined : take}
          >
            {messages.useSuggestion}
          </Button>
        </Allowed>
      }
    >
      <FillHint>{messages.noneHint}</FillHint>
    </EmptyState>
  );
}
