import { useQuery } from '@tanstack/react-query';
import { readPageSetting } from '../../lib/page-setting.ts';

/**
 * Location of mails on a server without a mail service: a page that may be closed, or a folder; null if it
 * has one.
 */
export type Outbox = { kind: 'open'; href: string } | { kind: 'closed' } | { kind: 'folder' } | null;

export function useOutbox(email: string): Outbox {
  const setting = readPageSetting('outbox');
  const to = encodeURIComponent(email);
  const { data: isOpen } = useQuery({
    queryKey: ['outbox', email],
    enabled: setting === 'page',
    retry: false,
    queryFn: async () => {
      const answer = await fetch('/dev/mailbox-state.json');
      const state: unknown = answer.ok ? await answer.json().catch(() => null) : null;
      return (state as { isOpen?: boolean } | null)?.isOpen === true;
    },
  });
  if (setting === 'folder') return { kind: 'folder' };
  if (setting !== 'page' || isOpen === undefined) return null;
  return isOpen ? { kind: 'open', href: `/dev/mailbox?to=${to}` } : { kind: 'closed' };
}
