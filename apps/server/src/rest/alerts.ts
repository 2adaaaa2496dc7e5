import {
  alertEvent,
  alertEventId,
  alertEventList,
  alertRule,
  alertRuleId,
  createAlertRuleFields,
  domainId,
  listAlertEventsInput,
  updateAlertRuleFields,
} from '@keydence/domain';
import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';

const ofRule = { id: 'domainId', ruleId: 'ruleId' } as const;

/** The rules of a domain and what they have fired. */
export const alertEndpoints = [
  defineEndpoint({
    method: 'get',
    path: '/api/seo/domains/{id}/alerts',
    summary: 'The alerts of a domain, with what the newest check gave each',
    input: domainId,
    params: { id: 'domainId' },
    output: z.array(alertRule),
    run: (caller, input) => caller.alerts.list(input),
  }),
  defineEndpoint({
    method: 'post',
    path: '/api/seo/domains/{id}/alerts',
    summary: 'Add an alert',
    status: 201,
    input: createAlertRuleFields,
    params: { id: 'domainId' },
    output: alertRule,
    run: (caller, input) => caller.alerts.create(input),
  }),
  defineEndpoint({
    method: 'get',
    path: '/api/seo/domains/{id}/alerts/{ruleId}',
    summary: 'One alert',
    input: alertRuleId,
    params: ofRule,
    output: alertRule,
    run: (caller, input) => caller.alerts.get(input),
  }),
  defineEndpoint({
    method: 'put',
    path: '/api/seo/domains/{id}/alerts/{ruleId}',
    summary: 'Change an alert; fields that are left out take their usual values',
    input: updateAlertRuleFields,
    params: ofRule,
    output: alertRule,
    run: (caller, input) => caller.alerts.update(input),
  }),
  defineEndpoint({
    method: 'delete',
    path: '/api/seo/domains/{id}/alerts/{ruleId}',
    summary: 'Delete an alert; what it has fired stays',
    status: 204,
    input: alertRuleId,
    params: ofRule,
    output: z.void(),
    run: (caller, input) => caller.alerts.delete(input),
  }),
  defineEndpoint({
    method: 'post',
    path: '/api/seo/domains/{id}/alerts/{ruleId}/restore',
    summary: 'Bring a deleted alert back, within a week',
    input: alertRuleId,
    params: ofRule,
    output: alertRule,
    run: (caller, input) => caller.alerts.restore(input),
  }),
  defineEndpoint({
    method: 'get',
    path: '/api/seo/domains/{id}/alert-events',
    summary: 'What has fired, newest first',
    input: listAlertEventsInput,
    params: { id: 'domainId' },
    output: alertEventList,
    under: null,
    run: (caller, input) => caller.alerts.listEvents(input),
  }),
  defineEndpoint({
    method: 'get',
    path: '/api/seo/domains/{id}/alert-events/{eventId}',
    summary: 'One alert that has fired, with examples of the keywords that moved',
    input: alertEventId,
    params: { id: 'domainId', eventId: 'eventId' },
    output: alertEvent,
    run: (caller, input) => caller.alerts.getEvent(input),
  }),
];
