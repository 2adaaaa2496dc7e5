import {
  alertDeliveryId,
  alertWebhook,
  alertWebhookId,
  createAlertWebhookInput,
  createdAlertWebhook,
  domainId,
  setAlertWebhookInput,
} from '@keydence/domain';
import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';

const path = '/api/seo/domains/{id}/webhooks';
const ofDomain = { id: 'domainId' } as const;
const ofWebhook = { ...ofDomain, webhookId: 'webhookId' } as const;

export const webhookEndpoints = [
  defineEndpoint({
    method: 'get',
    path,
    summary: 'The webhooks of a domain, each with its newest messages',
    input: domainId,
    params: ofDomain,
    output: z.array(alertWebhook),
    run: (caller, input) => caller.alerts.listWebhooks(input),
  }),
  defineEndpoint({
    method: 'post',
    path,
    summary: 'Add a webhook; the response has its signing secret, which is not shown again',
    status: 201,
    input: createAlertWebhookInput,
    params: ofDomain,
    output: createdAlertWebhook,
    answersSecret: true,
    run: (caller, input) => caller.alerts.createWebhook(input),
  }),
  defineEndpoint({
    method: 'patch',
    path: `${path}/{webhookId}`,
    summary: 'Switch a webhook on or off; switched on, its failures are forgotten',
    input: setAlertWebhookInput,
    params: ofWebhook,
    output: alertWebhook,
    run: (caller, input) => caller.alerts.setWebhook(input),
  }),
  defineEndpoint({
    method: 'post',
    path: `${path}/{webhookId}/test`,
    summary: 'Post one test message to a webhook; its result appears in the message list',
    input: alertWebhookId,
    params: ofWebhook,
    output: alertWebhook,
    run: (caller, input) => caller.alerts.testWebhook(input),
  }),
  defineEndpoint({
    method: 'post',
    path: `${path}/{webhookId}/deliveries/{deliveryId}/redeliver`,
    summary: 'Send a message of a webhook again, under the same `webhook-id`',
    input: alertDeliveryId,
    params: { ...ofWebhook, deliveryId: 'deliveryId' },
    output: alertWebhook,
    run: (caller, input) => caller.alerts.redeliver(input),
  }),
  defineEndpoint({
    method: 'delete',
    path: `${path}/{webhookId}`,
    summary: 'Delete a webhook with its messages; its alerts are kept',
    status: 204,
    input: alertWebhookId,
    params: ofWebhook,
    output: z.void(),
    run: (caller, input) => caller.alerts.deleteWebhook(input),
  }),
];
