import { createCaller, type Services } from '@keydence/api';
import type { DatabaseHandle } from '@keydence/db';
import { createServices } from './create-services.ts';

/**
 * The procedures as the server calls them: authentication, authorization, the work, and checked
 * output.
 */
export function createBenchCaller(
  database: DatabaseHandle,
  userId: string,
  services: Services = createServices(database),
): ReturnType<typeof createCaller> {
  return createCaller({ services, requestId: 'bench', caller: createBenchPerson(userId) });
}

export function createBenchPerson(userId: string) {
  return { userId, email: 'bench@keydence.example', sessionId: crypto.randomUUID() };
}
