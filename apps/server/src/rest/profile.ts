import { profile, sessionCheck, updateProfileInput } from '@keydence/domain';
import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';

const nothing = z.object({});

export const profileEndpoints = [
  defineEndpoint({
    method: 'get',
    path: '/api/test',
    summary: 'Who is calling',
    input: nothing,
    output: sessionCheck,
    under: null,
    run: (caller) => caller.profile.session(),
  }),
  defineEndpoint({
    method: 'get',
    path: '/api/users/profile',
    summary: "The caller's profile",
    input: nothing,
    output: profile,
    under: 'profile',
    run: (caller) => caller.profile.get(),
  }),
  defineEndpoint({
    method: 'put',
    path: '/api/users/profile',
    summary: "Change the caller's profile",
    input: updateProfileInput,
    output: profile,
    under: 'profile',
    run: (caller, input) => caller.profile.update(input),
  }),
];
