import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { DomainQuery } from '../../lib/domain-query-state.tsx';
import { notifyError } from '../../lib/notify-error.ts';
import { offerUndo } from '../../lib/offer-undo.tsx';
import { type RouterInputs, type RouterOutputs, trpc } from '../../lib/trpc.ts';
import { messages } from './messages.ts';

export type Rule = RouterOutputs['alerts']['list'][number];
type EventPage = RouterOutputs['alerts']['listEvents'];
export type AlertEvent = EventPage['data'][number];
export type RuleFields = Omit<RouterInputs['alerts']['create'], 'domainId' | 'workspaceId'>;

const shownEvents = 10;

/** Rules of a domain and their mutations. */
export function useRules(domainId: string) {
  const utils = trpc.useUtils();
  const query: DomainQuery<Rule[]> = trpc.alerts.list.useQuery({ domainId });
  const reload = { onSettled: () => utils.alerts.list.invalidate({ domainId }) };
  const create = trpc.alerts.create.useMutation(reload);
  const update = trpc.alerts.update.useMutation(reload);
  const remove = trpc.alerts.delete.useMutation(reload);
  const restore = trpc.alerts.restore.useMutation(reload);
  return {
    query,
    /** Rejects with the reason, for the form to show. */
    save: (fields: RuleFields, ruleId: string | null) =>
      ruleId === null
        ? create.mutateAsync({ domainId, ...fields })
        : update.mutateAsync({ domainId, ruleId, ...fields }),
    isSaving: create.isPending || update.isPending,
    add: (fields: RuleFields) =>
      create.mutate({ domainId, ...fields }, { onError: (error) => notifyError(messages.saveFailed, error) }),
    setActive: (rule: Rule, isActive: boolean) =>
      update.mutate(
        { domainId, ruleId: rule.id, ...toFields(rule), isActive },
        { onError: (error) => notifyError(messages.saveFailed, error) },
      ),
    remove: ({ id: ruleId, name }: Rule) => {
      const undo = () =>
        restore.mutate({ domainId, ruleId }, { onError: (error) => notifyError(messages.undoFailed, error) });
      remove.mutate(
        { domainId, ruleId },
        {
          onSuccess: () => offerUndo(messages.deleted(name), undo),
          onError: (error) => notifyError(messages.deleteFailed, error),
        },
      );
    },
  };
}

/** Editable fields of a rule. */
export function toFields(rule: Rule): RuleFields {
  const {
    name,
    isActive,
    keywordSet,
    tag,
    viewId,
    kind,
    places,
    minKeywords,
    quietDays,
    sendsMail,
    webhookId,
  } = rule;
  return {
    name,
    isActive,
    keywordSet,
    tag,
    viewId,
    kind,
    places,
    minKeywords,
    quietDays,
    sendsMail,
    webhookId,
  };
}

export function useAlertEvents(domainId: string, page: number): DomainQuery<EventPage> {
  return trpc.alerts.listEvents.useQuery(
    { domainId, page, limit: shownEvents },
    { placeholderData: keepPreviousData },
  );
}

/** One fired alert, for a link to it. */
export function useAlertEvent(domainId: string, eventId: string): DomainQuery<AlertEvent> {
  return trpc.alerts.getEvent.useQuery({ domainId, eventId });
}

/**
 * The reader's mail setting, and the number of new alerts when the page was opened; opening marks all as
 * seen.
 */
export function useAlertReader(domainId: string) {
  const utils = trpc.useUtils();
  const { data } = trpc.alerts.getReader.useQuery({ domainId });
  const [newCount, setNewCount] = useState(0);
  const keep = (reader: NonNullable<typeof data>) => utils.alerts.getReader.setData({ domainId }, reader);
  const { mutate: markSeen } = trpc.alerts.markSeen.useMutation({ onSuccess: keep });
  const setMail = trpc.alerts.setMail.useMutation({
    onSuccess: keep,
    onError: (error) => notifyError(messages.mailFailed, error),
  });
  const unseen = data?.unseen ?? 0;
  useEffect(() => {
    if (unseen === 0) return;
    setNewCount(unseen);
    markSeen({ domainId });
  }, [unseen, domainId, markSeen]);
  return {
    isMailOn: data?.isMailOn,
    newCount,
    setMail: (isOn: boolean) => setMail.mutate({ domainId, isOn }),
  };
}
