import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import type { DatabaseHandle } from '@keydence/db';
import type { Mailer, OutgoingMail, SmsSender, TextMessage } from '@keydence/domain';
import {
  createIdentity,
  defaultIdentitySettings,
  type Identity,
  type IdentitySettings,
} from '@keydence/identity';
import { GoTrueClient, type Session, type User } from '@supabase/auth-js';
import { Hono } from 'hono';
import { v7 as newId } from 'uuid';
import { oauthMetadataMounts } from './oauth-metadata-routes.ts';
import { type IdentityRoutesOptions, identityRoutes } from './routes.ts';

export const siteUrl = 'http://localhost:3000';

type FlowType = 'implicit' | 'pkce';

export interface RunningIdentity {
  identity: Identity;
  url: string;
  mails: OutgoingMail[];
  notices: OutgoingMail[];
  texts: TextMessage[];
  deletedPictures: string[];
  failures: unknown[];
  advanceClock(milliseconds: number): void;
  now(): Date;
  newClient(flowType?: FlowType): GoTrueClient;
  /** Clients with a shared storage, like browser tabs. */
  newTabs(count: number): GoTrueClient[];
  signIn(client: GoTrueClient, email?: string): Promise<Session>;
  close(): Promise<void>;
}

/**
 * The identity API on a real port over `database`, with a clock that tests move and e-mails they
 * read.
 */
export async function startIdentity(
  database: DatabaseHandle,
  options: {
    settings?: Partial<IdentitySettings>;
    routes?: IdentityRoutesOptions;
    mailer?: Mailer;
    sms?: SmsSender;
  } = {},
): Promise<RunningIdentity> {
  let offset = 0;
  const now = () => new Date(Date.now() + offset);
  const mails: OutgoingMail[] = [];
  const notices: OutgoingMail[] = [];
  const texts: TextMessage[] = [];
  const deletedPictures: string[] = [];
  const failures: unknown[] = [];
  const settings: IdentitySettings = {
    ...defaultIdentitySettings,
    siteUrl,
    issuer: `${siteUrl}/auth/v1`,
    callbackUrl: `${siteUrl}/auth/v1/callback`,
    rateLimits: false,
    ...options.settings,
  };
  const identity = createIdentity({
    database,
    now,
    newId,
    mailer: options.mailer ?? { send: async (mail) => void mails.push(mail) },
    sms: options.sms ?? {
      provider: 'test',
      send: async (message) => ({ messageId: `text-${texts.push(message)}` }),
    },
    enqueueMail: async (_tx, ...sent) => void notices.push(...sent),
    deletePicture: async (picture) => void deletedPictures.push(picture),
    settings,
    onFailure: (error) => void failures.push(error),
  });
  const app = new Hono().route('/auth/v1', identityRoutes(identity, options.routes));
  const { origins = [] } = options.routes ?? {};
  for (const { path, routes } of oauthMetadataMounts(identity, { basePath: '/auth/v1', origins }))
    app.route(path, routes);
  const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 });
  if (!server.listening) await new Promise((resolve) => server.once('listening', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/auth/v1`;
  const newClient = (flowType?: FlowType) => createClient({ url, flowType, stored: new Map() });
  return {
    identity,
    url,
    mails,
    notices,
    texts,
    deletedPictures,
    failures,
    now,
    newClient,
    newTabs: (count) => {
      const stored = new Map<string, string>();
      return Array.from({ length: count }, () => createClient({ url, stored, storageKey: 'shared' }));
    },
    advanceClock: (milliseconds) => {
      offset += milliseconds;
    },
    signIn: (client, email = uniqueAddress()) => signInByCode(client, mails, email),
    close: async () => {
      await identity.close();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export function uniqueAddress(): string {
  return `${newId()}@mail.example`;
}

/** Metadata without the server's own fields for a proven address or phone. */
export function givenMetadata(user: User | null | undefined): Record<string, unknown> {
  const { sub: _sub, email: _email, phone: _phone, ...given } = user?.user_metadata ?? {};
  return given;
}

export function readMail(mail: OutgoingMail | undefined): {
  code: string;
  link: URL;
  linkToken: string;
  type: string;
} {
  const code = /code: (\d{6})$/m.exec(mail?.text ?? '')?.[1];
  const address = /https?:\/\/\S+/.exec(mail?.text ?? '')?.[0];
  if (!code || !address) throw new Error('The mail has no code or no link.');
  const link = new URL(address);
  return {
    code,
    link,
    linkToken: link.searchParams.get('token_hash') ?? '',
    type: link.searchParams.get('type') ?? '',
  };
}

interface ClientParts {
  url: string;
  stored: Map<string, string>;
  storageKey?: string;
  flowType?: FlowType | undefined;
}

function createClient({
  url,
  stored,
  storageKey = newId(),
  flowType = 'implicit',
}: ClientParts): GoTrueClient {
  return new GoTrueClient({
    url,
    storageKey,
    flowType,
    autoRefreshToken: false,
    persistSession: true,
    detectSessionInUrl: false,
    storage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    },
  });
}

async function signInByCode(client: GoTrueClient, mails: OutgoingMail[], email: string): Promise<Session> {
  const asked = await client.signInWithOtp({ email });
  if (asked.error) throw asked.error;
  const { code } = readMail(mails.findLast(({ to }) => to === email));
  const { data, error } = await client.verifyOtp({ email, token: code, type: 'email' });
  if (error) throw error;
  if (!data.session) throw new Error('No session came back.');
  return data.session;
}
