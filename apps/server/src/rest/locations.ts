import { location } from '@keydence/domain';
import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';

export const locationEndpoints = [
  defineEndpoint({
    method: 'get',
    path: '/api/locations',
    summary: 'The countries in which keywords can be measured',
    input: z.object({}),
    output: z.array(location),
    run: (caller) => caller.locations.list(),
  }),
];
