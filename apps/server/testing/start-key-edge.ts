import { createCaller, type Services } from '@keydence/api';
import { type CreateApiKeyInput, type CreatedApiKey, createApiKeyInput } from '@keydence/domain';
import { type RunningIdentity, startIdentity } from '../src/identity/identity-fixture.ts';
import { type Person, startEdge, type TestEdge } from './start-edge.ts';

export interface KeyEdge {
  edge: TestEdge;
  /** The edge's identity layer, with a movable clock. */
  here: RunningIdentity;
  asPerson(person: Person): ReturnType<typeof createCaller>;
  createKey(person: Person, input?: Partial<CreateApiKeyInput>): Promise<CreatedApiKey>;
  close(): Promise<void>;
}

/** The complete HTTP surface with real token checks, for users who create keys. */
export async function startKeyEdge(
  overrides: Partial<Services> = {},
  settings: Parameters<typeof startEdge>[1] = {},
): Promise<KeyEdge> {
  let here: RunningIdentity | undefined;
  const identity = () => {
    if (!here) throw new Error('the identity layer is not up yet');
    return here.identity;
  };
  const now = () => here?.now() ?? new Date();
  const edge = await startEdge(
    {
      now,
      sessions: {
        list: (userId) => identity().sessions.list(userId),
        end: (choice) => identity().sessions.end(choice),
        endAllIn: (tx, userId) => identity().sessions.endAllIn(tx, userId),
        endKeyIn: (tx, keyId) => identity().sessions.endKeyIn(tx, keyId),
        isOpen: (sessionId) => identity().sessions.isOpen(sessionId),
        onEnding: (sessionId, callback) => identity().sessions.onEnding(sessionId, callback),
      },
      ...overrides,
    },
    { ...settings, authenticate: (authorization) => identity().authenticate(authorization) },
  );
  here = await startIdentity(edge.services.database);
  const asPerson = ({ userId, email }: Person) => {
    const caller = { userId, email, sessionId: userId };
    return createCaller({ services: edge.services, requestId: 'test', caller });
  };
  return {
    edge,
    here,
    asPerson,
    createKey: (person, input) =>
      asPerson(person).apiKeys.create(createApiKeyInput.parse({ name: 'Script', scope: 'write', ...input })),
    close: async () => {
      edge.ending.abort();
      await here?.close();
      await edge.close();
    },
  };
}
