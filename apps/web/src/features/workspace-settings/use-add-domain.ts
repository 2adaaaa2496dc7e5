import { notifications } from '@mantine/notifications';
import { appCodeOf, trpc } from '../../lib/trpc.ts';
import { domainTexts } from './messages.ts';

/** Errors with a message that explains itself. */
const telling = new Set(['conflict', 'domain_unreachable', 'validation_failed', 'rate_limited']);

/** Adds a domain to the workspace; the default protocol is https. */
export function useAddDomain(workspaceId: string, onAdded: () => void) {
  const utils = trpc.useUtils();
  const create = trpc.trackedDomains.create.useMutation({
    onSuccess: async ({ domainName }) => {
      await utils.workspaces.invalidate();
      notifications.show({ message: domainTexts.added(domainName) });
      onAdded();
    },
  });
  const add = ({ text, ...rest }: { text: string; locationCode: number; acceptUnreachable?: true }) =>
    create.mutate({ workspaceId, domainUrl: withProtocol(text.trim()), ...rest });
  return { add, isAdding: create.isPending, failure: failureOf(create.error), reset: create.reset };
}

function withProtocol(text: string): string {
  return /^https?:\/\//i.test(text) ? text : `https://${text}`;
}

function failureOf(error: { message: string } | null): string | null {
  if (!error) return null;
  const code = appCodeOf(error);
  const reason = code && telling.has(code) ? ` ${error.message}` : '';
  return `${domainTexts.addFailed}${reason}`;
}
