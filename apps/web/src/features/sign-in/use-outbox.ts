import { useQuery } from '@tanstack/react-query';
import { readPageSetting } from '../../app/page-setting.ts';

/** Where the mails of a server without a mail service are: a page that may be closed, or a folder; null with one. */
export type Outbox = { kind: 'open'; href: string } | { kind: 'closed' } | { kind: 'folder' } | null;

export function useOutbox(email: string): Outbox {
  const setting = readPageSetting('outbox');
  const to = encodeURIComponent(email);
  const { data: isOpen } = useQuery({
    queryKey: ['outbox', email],
    enabled: setting === 'page',
    retry: false,
    queryFn: async () => {
      const answer = await fetch(`/dev/mailbox.json?to=${to}`);
      const isJson = answer.headers.get('content-type')?.includes('json') ?? false;
      return answer.ok && isJson;
    },
  });
  if (setting === 'folder') return { kind: 'folder' };
  if (setting !== 'page' || isOpen === undefined) return null;
  return isOpen ? { kind: 'open', href: `/dev/mailbox?to=${to}` } : { kind: 'closed' };
}
