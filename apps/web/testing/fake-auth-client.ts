import type { AuthChangeEvent, Session, UserIdentity } from '@supabase/auth-js';
import type { AuthClient } from '../src/lib/auth-client.ts';
import { createFakeMfa, type FakeSecondFactors } from './fake-second-factors.ts';

type Listener = (event: AuthChangeEvent, session: Session | null) => void;

/** Session in the identity service's format. */
export function makeSession(email = 'ada@keydence.example'): Session {
  return {
    access_token: 'access',
    refresh_token: 'refresh',
    token_type: 'bearer',
    expires_in: 3600,
    user: {
      id: '0199aaaa-0000-7000-8000-000000000001',
      email,
      app_metadata: {},
      user_metadata: {},
      aud: 'authenticated',
      created_at: '2026-01-01T00:00:00Z',
    },
  };
}

export interface FakeAuthClient extends AuthClient, FakeSecondFactors {
  /** Calls that reached the identity service, by name. */
  calls: { name: string; input: unknown }[];
  /** Makes the next one-time-code call fail with this message. */
  failNext: string | Error | null;
  /** Sign-in methods of the signed-in user. */
  identities: UserIdentity[];
  /** Domains of companies with an identity provider. */
  companies: string[];
}

/** Identity client with one session in memory. */
export function createFakeAuthClient(initial: Session | null = null): FakeAuthClient {
  let session = initial;
  const listeners = new Set<Listener>();
  const calls: FakeAuthClient['calls'] = [];
  const publish = (event: AuthChangeEvent, next: Session | null) => {
    session = next;
    for (const listener of listeners) listener(event, next);
  };
  const fake = {
    calls,
    failNext: null as string | Error | null,
    factors: [],
    owesFactor: false,
    identities: [] as UserIdentity[],
    companies: [] as string[],
    getSession: async () => ({ data: { session }, error: null }),
    onAuthStateChange: (listener: Listener) => {
      listeners.add(listener);
      queueMicrotask(() => listener('INITIAL_SESSION', session));
      return { data: { subscription: { unsubscribe: () => listeners.delete(listener) } } };
    },
    signInWithOtp: (input: unknown) => answer('signInWithOtp', input),
    verifyOtp: (input: unknown) => answer('verifyOtp', input, makeSession()),
    signInWithOAuth: (input: unknown) => answer('signInWithOAuth', input),
    signInWithSSO: async (input: { domain: string }) => {
      const { data, error } = await answer('signInWithSSO', input);
      const isKnown = fake.companies.includes(input.domain);
      return isKnown ? { data, error } : { data, error: { message: '', code: 'sso_provider_not_found' } };
    },
    exchangeCodeForSession: (input: unknown) => answer('exchangeCodeForSession', input, makeSession()),
    setSession: (input: unknown) => answer('setSession', input, makeSession()),
    refreshSession: async () => ({ data: { session, user: session?.user ?? null }, error: null }),
    reauthenticate: () => answer('reauthenticate', undefined),
    updateUser: (input: unknown) => answer('updateUser', input),
    getUserIdentities: async () => ({ data: { identities: fake.identities }, error: null }),
    linkIdentity: (input: unknown) => answer('linkIdentity', input),
    unlinkIdentity: async (identity: UserIdentity) => {
      const answered = await answer('unlinkIdentity', identity.provider);
      if (!answered.error)
        fake.identities = fake.identities.filter(({ identity_id }) => identity_id !== identity.identity_id);
      return answered;
    },
    signOut: async (input: unknown) => {
      calls.push({ name: 'signOut', input });
      publish('SIGNED_OUT', null);
      return { error: null };
    },
  };
  async function answer(name: string, input: unknown, next?: Session) {
    calls.push({ name, input });
    const failure = fake.failNext;
    fake.failNext = null;
    if (failure !== null) {
      const error = typeof failure === 'string' ? new Error(failure) : failure;
      return { data: { session: null, user: null }, error };
    }
    if (next) publish('SIGNED_IN', next);
    return { data: { session: next ?? null, user: next?.user ?? null }, error: null };
  }
  return Object.assign(fake, { mfa: createFakeMfa(fake, answer) }) as unknown as FakeAuthClient;
}
