import {
  alertDeliveryId,
  alertEvent,
  alertEventId,
  alertEventList,
  alertPreview,
  alertReader,
  alertRule,
  alertRuleId,
  alertWebhook,
  alertWebhookId,
  createAlertRuleInput,
  createAlertWebhookInput,
  createdAlertWebhook,
  domainId,
  listAlertEventsInput,
  previewAlertRuleInput,
  setAlertMailInput,
  setAlertWebhookInput,
  unsubscribeInput,
  updateAlertRuleInput,
} from '@keydence/domain';
import { z } from 'zod';
import { domainProcedure, publicProcedure, router, settledDomainProcedure } from '../trpc.ts';
import { createRule } from './create-rule.ts';
import { createWebhook } from './create-webhook.ts';
import { deleteRule } from './delete-rule.ts';
import { deleteWebhook } from './delete-webhook.ts';
import { getReader } from './get-reader.ts';
import { getRule } from './get-rule.ts';
import { getEvent, listEvents } from './list-events.ts';
import { listRules } from './list-rules.ts';
import { listWebhooks } from './list-webhooks.ts';
import { previewRule } from './preview-rule.ts';
import { removeAlertReceiver } from './remove-alert-receiver.ts';
import { restoreRule } from './restore-rule.ts';
import { sendMessageAgain } from './send-message-again.ts';
import { setReader } from './set-reader.ts';
import { setWebhook } from './set-webhook.ts';
import { testWebhook } from './test-webhook.ts';
import { updateRule } from './update-rule.ts';

/**
 * The rules, their events and their recipients. Every member of the workspace sees and changes
 * them.
 */
export const alertsRouter = router({
  list: domainProcedure
    .input(domainId)
    .output(z.array(alertRule))
    .query(({ ctx }) => listRules(ctx)),
  get: domainProcedure
    .input(alertRuleId)
    .output(alertRule)
    .query(({ ctx, input }) => getRule(ctx, input)),
  create: domainProcedure
    .input(createAlertRuleInput)
    .output(alertRule)
    .mutation(({ ctx, input }) => createRule(ctx, input)),
  update: domainProcedure
    .input(updateAlertRuleInput)
    .output(alertRule)
    .mutation(({ ctx, input }) => updateRule(ctx, input)),
  delete: domainProcedure
    .input(alertRuleId)
    .output(z.void())
    .mutation(({ ctx, input }) => deleteRule(ctx, input)),
  restore: domainProcedure
    .input(alertRuleId)
    .output(alertRule)
    .mutation(({ ctx, input }) => restoreRule(ctx, input)),
  preview: settledDomainProcedure
    .input(previewAlertRuleInput)
    .output(alertPreview)
    .query(({ ctx, input }) => previewRule(ctx, input)),
  listEvents: domainProcedure
    .input(listAlertEventsInput)
    .output(alertEventList)
    .query(({ ctx, input }) => listEvents(ctx, input)),
  getEvent: domainProcedure
    .input(alertEventId)
    .output(alertEvent)
    .query(({ ctx, input }) => getEvent(ctx, input)),
  getReader: domainProcedure
    .input(domainId)
    .output(alertReader)
    .query(({ ctx }) => getReader(ctx)),
  setMail: domainProcedure
    .meta({ isForViewers: true })
    .input(setAlertMailInput)
    .output(alertReader)
    .mutation(async ({ ctx, input: { isOn } }) => {
      const { services, domain, caller } = ctx;
      const change = { isMailOn: isOn };
      await setReader(services.database, { domainId: domain.id, userId: caller.userId, change });
      return getReader(ctx);
    }),
  markSeen: domainProcedure
    .meta({ isForViewers: true })
    .input(domainId)
    .output(alertReader)
    .mutation(async ({ ctx }) => {
      const { services, domain, caller } = ctx;
      const change = { seenAt: services.now() };
      await setReader(services.database, { domainId: domain.id, userId: caller.userId, change });
      return getReader(ctx);
    }),
  listWebhooks: domainProcedure
    .input(domainId)
    .output(z.array(alertWebhook))
    .query(({ ctx }) => listWebhooks(ctx)),
  createWebhook: domainProcedure
    .input(createAlertWebhookInput)
    .output(createdAlertWebhook)
    .mutation(({ ctx, input }) => createWebhook(ctx, input)),
  setWebhook: domainProcedure
    .input(setAlertWebhookInput)
    .output(alertWebhook)
    .mutation(({ ctx, input }) => setWebhook(ctx, input)),
  testWebhook: domainProcedure
    .input(alertWebhookId)
    .output(alertWebhook)
    .mutation(({ ctx, input }) => testWebhook(ctx, input)),
  redeliver: domainProcedure
    .input(alertDeliveryId)
    .output(alertWebhook)
    .mutation(({ ctx, input }) => sendMessageAgain(ctx, input)),
  deleteWebhook: domainProcedure
    .input(alertWebhookId)
    .output(z.void())
    .mutation(({ ctx, input }) => deleteWebhook(ctx, input)),
  /** For a recipient with the link of an e-mail. */
  unsubscribe: publicProcedure
    .input(unsubscribeInput)
    .mutation(({ ctx, input }) => removeAlertReceiver(ctx, input)),
});
