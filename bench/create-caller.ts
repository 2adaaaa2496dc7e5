import { createCaller, type Services } from '@keydence/api';
import type { DatabaseHandle } from '@keydence/db';
import { createRulesAnalyst } from '@keydence/domain';

/** The procedures as the server calls them: who is asking, what they may see, the work, its checked output. */
export function createBenchCaller(database: DatabaseHandle, userId: string): ReturnType<typeof createCaller> {
  const services: Services = {
    database,
    now: () => new Date(),
    newId: () => crypto.randomUUID(),
    sources: {},
    sampleDomains: [],
    analyst: createRulesAnalyst(),
    jobs: { enqueueSetup: async () => {}, enqueueRefresh: async () => {}, enqueueMail: async () => {} },
    probe: { isReachable: async () => true },
    rateLimiter: { take: async () => {} },
    publicUrl: 'http://localhost:3000',
    sessions: { list: async () => [], end: async () => 0, endAllIn: async () => () => {} },
    files: { put: async () => {}, get: async () => null, delete: async () => {} },
    encodePicture: async (file) => file,
    adminEmails: [],
    log: { info: () => {}, warn: () => {}, error: (fields) => console.error(fields) },
  };
  const caller = { userId, email: 'bench@keydence.example', sessionId: crypto.randomUUID() };
  return createCaller({ services, requestId: 'bench', caller });
}
