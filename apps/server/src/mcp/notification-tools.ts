import { maxNotificationPage } from '@keydence/domain';
import { z } from 'zod';
import { defineReadTool, type Tool } from './tool.ts';
import { domainId } from './tool-input.ts';

export const notificationTools: readonly Tool[] = [
  defineReadTool({
    name: 'list_notifications',
    title: 'Notifications',
    description:
      'Events of a domain in the last 30 days, newest first: alerts, verdicts of moves, finished and failed runs, what competitors published, and changes of the site. Says which ones the user has not read.',
    input: z.object({
      domain_id: domainId,
      limit: z.number().int().min(1).max(maxNotificationPage).default(20),
      cursor: z.string().max(300).optional().describe('next_cursor of the previous page.'),
    }),
    run: async ({ api }, { domain_id, limit, cursor }) => {
      const { data, nextCursor, unread } = await api.notifications.list({
        domainId: domain_id,
        limit,
        cursor,
      });
      return { data: { notifications: data, nextCursor, unread } };
    },
  }),
];
