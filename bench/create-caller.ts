import { createCaller } from '@keydence/api';
import type { DatabaseHandle } from '@keydence/db';
import { createServices } from './create-services.ts';

/** The procedures as the server calls them: who is asking, what they may see, the work, its checked output. */
export function createBenchCaller(database: DatabaseHandle, userId: string): ReturnType<typeof createCaller> {
  const caller = { userId, email: 'bench@keydence.example', sessionId: crypto.randomUUID() };
  return createCaller({ services: createServices(database), requestId: 'bench', caller });
}
