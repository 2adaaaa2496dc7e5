import { createCaller, type Services } from '@keydence/api';
import type { DatabaseHandle } from '@keydence/db';
import { createRulesAnalyst } from '@keydence/domain';

export type Api = ReturnType<typeof createCaller>;

/** So many people, each with every procedure as the server calls it for them, without limits. */
export async function addPeople(database: DatabaseHandle, count: number): Promise<Api[]> {
  const people = Array.from({ length: count }, (_, index) => ({
    userId: crypto.randomUUID(),
    email: `person${index}@people.example`,
    sessionId: crypto.randomUUID(),
  }));
  await database.sql`insert into users ${database.sql(people.map(({ userId, email }) => ({ id: userId, email })))}`;
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
    files: { put: async () => {}, get: async () => null, delete: async () => {} },
    encodePicture: async (file) => file,
    sessions: { list: async () => [], end: async () => 0, endAllIn: async () => () => {} },
    adminEmails: ['person0@people.example'],
    log: { info: () => {}, warn: () => {}, error: (fields) => console.error(fields) },
  };
  return people.map((caller) => createCaller({ services, requestId: 'reliability', caller }));
}
