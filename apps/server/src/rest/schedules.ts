import {
  domainId,
  listRunsInput,
  reportSchedule,
  scheduleRunList,
  trendReport,
  updateScheduleInput,
} from '@keydence/domain';
import { defineEndpoint } from './endpoint.ts';

export const scheduleEndpoints = [
  defineEndpoint({
    method: 'get',
    path: '/api/seo/domains/{id}/schedule',
    summary: "When a domain's next report is due, how its last runs went, and whether you get its mails",
    input: domainId,
    params: { id: 'domainId' },
    output: reportSchedule,
    run: (caller, input) => caller.schedules.get(input),
  }),
  defineEndpoint({
    method: 'put',
    path: '/api/seo/domains/{id}/schedule',
    summary: "Set the hour and time zone of a domain's reports, and pause or resume them",
    input: updateScheduleInput,
    params: { id: 'domainId' },
    output: reportSchedule,
    run: (caller, input) => caller.schedules.update(input),
  }),
  defineEndpoint({
    method: 'post',
    path: '/api/seo/domains/{id}/schedule/run',
    summary: 'Run a domain now, in addition to its schedule; once a day. Joins a run in progress',
    input: domainId,
    params: { id: 'domainId' },
    output: reportSchedule,
    run: (caller, input) => caller.schedules.run(input),
  }),
  defineEndpoint({
    method: 'get',
    path: '/api/seo/domains/{id}/schedule/runs',
    summary: "A page of the runs of a domain's schedule, the newest first",
    input: listRunsInput,
    params: { id: 'domainId' },
    output: scheduleRunList,
    under: null,
    run: (caller, input) => caller.schedules.listRuns(input),
  }),
  defineEndpoint({
    method: 'get',
    path: '/api/seo/domains/{id}/trend',
    summary: 'What has changed between the two newest reports, and the figures of all reports',
    input: domainId,
    params: { id: 'domainId' },
    output: trendReport,
    run: (caller, input) => caller.trends.get(input),
  }),
];
