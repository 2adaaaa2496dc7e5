import { createCaller, type Services } from '@keydence/api';
import type { DatabaseHandle } from '@keydence/db';
import { createRulesAnalyst, type ListKeywordsInput } from '@keydence/domain';

export type ListInput = Omit<Partial<ListKeywordsInput>, 'domainId'>;

/** The whole use case as the server calls it: who is asking, what they may see, the list, its checked output. */
export function createListCaller(database: DatabaseHandle, userId: string) {
  const services: Services = {
    database,
    now: () => new Date(),
    newId: () => crypto.randomUUID(),
    sources: {},
    sampleDomains: [],
    analyst: createRulesAnalyst(),
    jobs: { enqueueSetup: async () => {} },
    probe: { isReachable: async () => true },
    rateLimiter: { take: async () => {} },
    adminEmails: [],
    log: { info: () => {}, warn: () => {}, error: (fields) => console.error(fields) },
  };
  const caller = { userId, email: 'bench@keydence.example', sessionId: crypto.randomUUID() };
  const api = createCaller({ services, requestId: 'bench', caller });
  return (domainId: string, input: ListInput) => api.keywords.list({ domainId, ...input });
}
