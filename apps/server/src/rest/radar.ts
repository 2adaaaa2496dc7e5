import { listRadarInput, radarInput, radarList, radarStatus, radarStatusInput } from '@keydence/domain';
import { defineEndpoint } from './endpoint.ts';

export const radarEndpoints = [
  defineEndpoint({
    method: 'get',
    path: '/api/seo/radar',
    summary:
      'Pages that competitors published or rewrote in a fortnight, by topic, with the own pages for it',
    input: listRadarInput,
    output: radarList,
    under: null,
    run: (caller, input) => caller.radar.list(input),
  }),
  defineEndpoint({
    method: 'get',
    path: '/api/seo/radar/status',
    summary: "The polls of competitors' sitemaps, and the counts of a fortnight by competitor and topic",
    input: radarStatusInput,
    output: radarStatus,
    run: (caller, input) => caller.radar.status(input),
  }),
  defineEndpoint({
    method: 'post',
    path: '/api/seo/radar/poll',
    summary: 'Poll competitors now, each at most once in 20 hours',
    input: radarInput,
    output: radarStatus,
    run: (caller, input) => caller.radar.poll(input),
  }),
  defineEndpoint({
    method: 'post',
    path: '/api/seo/radar/cancel',
    summary: 'Cancel the queued polls',
    input: radarInput,
    output: radarStatus,
    run: (caller, input) => caller.radar.cancel(input),
  }),
];
