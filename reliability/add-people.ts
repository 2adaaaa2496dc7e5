import { createCaller, type Services } from '@keydence/api';
import { createServices } from '@keydence/bench/create-services';
import type { DatabaseHandle } from '@keydence/db';

export type Api = ReturnType<typeof createCaller>;

/** Creates `count` people, each with all procedures as the server calls them, without limits. */
export async function addPeople(database: DatabaseHandle, count: number): Promise<Api[]> {
  const people = Array.from({ length: count }, (_, index) => ({
    userId: crypto.randomUUID(),
    email: `person${index}@people.example`,
    sessionId: crypto.randomUUID(),
  }));
  await database.sql`insert into identity.users ${database.sql(people.map(({ userId, email }) => ({ id: userId, email })))}`;
  const services: Services = { ...createServices(database), adminEmails: ['person0@people.example'] };
  return people.map((caller) => createCaller({ services, requestId: 'reliability', caller }));
}
