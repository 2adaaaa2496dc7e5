import type { DomainQuery } from '../../lib/domain-query-state.tsx';
import { notifyError } from '../../lib/notify-error.ts';
import { type RouterOutputs, trpc } from '../../lib/trpc.ts';
import { webhookMessages as texts } from './webhook-messages.ts';

export type Webhook = RouterOutputs['alerts']['listWebhooks'][number];

/** Milliseconds between checks of a pending message. */
const pendingPollMs = 2_000;

function useReload(domainId: string) {
  const utils = trpc.useUtils();
  return async () => {
    await utils.alerts.listWebhooks.invalidate({ domainId });
    await utils.alerts.list.invalidate({ domainId });
  };
}

/** Creates a webhook. `created` has the secret, which is readable only this once. */
export function useWebhookCreation(domainId: string) {
  const { mutate, data, error, isPending, reset } = trpc.alerts.createWebhook.useMutation({
    onSettled: useReload(domainId),
  });
  const create = (url: string) => mutate({ domainId, url });
  return { create, created: data, failure: error, isPending, reset };
}

/** Webhooks of a domain and their mutations. */
export function useWebhooks(domainId: string) {
  const query: DomainQuery<Webhook[]> = trpc.alerts.listWebhooks.useQuery(
    { domainId },
    { refetchInterval: ({ state }) => (hasDueMessage(state.data ?? []) ? pendingPollMs : false) },
  );
  const options = { onSettled: useReload(domainId) };
  const test = trpc.alerts.testWebhook.useMutation(options);
  const redeliver = trpc.alerts.redeliver.useMutation(options);
  const set = trpc.alerts.setWebhook.useMutation(options);
  const remove = trpc.alerts.deleteWebhook.useMutation(options);
  return {
    query,
    test: (webhookId: string) =>
      test.mutate({ domainId, webhookId }, { onError: (error) => notifyError(texts.testFailed, error) }),
    redeliver: (webhookId: string, deliveryId: string) =>
      redeliver.mutate(
        { domainId, webhookId, deliveryId },
        { onError: (error) => notifyError(texts.redeliverFailed, error) },
      ),
    setActive: (webhookId: string, isActive: boolean) =>
      set.mutate(
        { domainId, webhookId, isActive },
        { onError: (error) => notifyError(texts.switchFailed, error) },
      ),
    remove: (webhookId: string, onDone: () => void) =>
      remove.mutate(
        { domainId, webhookId },
        { onSuccess: onDone, onError: (error) => notifyError(texts.deleteFailed, error) },
      ),
    isRemoving: remove.isPending,
  };
}

function hasDueMessage(webhooks: readonly Webhook[]): boolean {
  const soon = Date.now() + 10_000;
  return webhooks.some(({ deliveries }) =>
    deliveries.some(({ nextAttemptAt }) => nextAttemptAt !== null && Date.parse(nextAttemptAt) < soon),
  );
}
