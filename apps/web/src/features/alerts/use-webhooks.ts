import type { DomainQuery } from '../../app/domain-query-state.tsx';
import { tellFailure } from '../../app/tell-failure.ts';
import { type RouterOutputs, trpc } from '../../app/trpc.ts';
import { webhookMessages as texts } from './webhook-messages.ts';

export type Webhook = RouterOutputs['alerts']['listWebhooks'][number];

/** How often it is looked whether a message that is due was taken, in milliseconds. */
const pendingPollMs = 2_000;

/** The webhooks of a domain and what can be done with them. */
export function useWebhooks(domainId: string) {
  const utils = trpc.useUtils();
  const query: DomainQuery<Webhook[]> = trpc.alerts.listWebhooks.useQuery(
    { domainId },
    { refetchInterval: ({ state }) => (hasDueMessage(state.data ?? []) ? pendingPollMs : false) },
  );
  const reload = async () => {
    await utils.alerts.listWebhooks.invalidate({ domainId });
    await utils.alerts.list.invalidate({ domainId });
  };
  const options = { onSettled: reload };
  const create = trpc.alerts.createWebhook.useMutation(options);
  const test = trpc.alerts.testWebhook.useMutation(options);
  const set = trpc.alerts.setWebhook.useMutation(options);
  const remove = trpc.alerts.deleteWebhook.useMutation(options);
  return {
    query,
    create: (url: string, onDone: () => void) => create.mutate({ domainId, url }, { onSuccess: onDone }),
    isCreating: create.isPending,
    createFailure: create.error,
    /** The webhook that was made last, with the secret that is known this once only. */
    made: create.data ?? null,
    test: (webhookId: string) =>
      test.mutate({ domainId, webhookId }, { onError: (error) => tellFailure(texts.testFailed, error) }),
    setActive: (webhookId: string, isActive: boolean) =>
      set.mutate(
        { domainId, webhookId, isActive },
        { onError: (error) => tellFailure(texts.switchFailed, error) },
      ),
    remove: (webhookId: string, onDone: () => void) =>
      remove.mutate(
        { domainId, webhookId },
        { onSuccess: onDone, onError: (error) => tellFailure(texts.deleteFailed, error) },
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
