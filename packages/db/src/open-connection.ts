import postgres, { type Options, type Sql } from 'postgres';
import { askSession } from './ask-session.ts';

/** No server has it by itself, so it says that what a connection was opened with has arrived. */
const ownMark = { 'keydence.connection': 'own' };

type DriverOptions = Omit<Options<Record<string, never>>, 'connection'>;

interface ConnectionOptions extends DriverOptions {
  /** The role of a workspace's requests, which row security must bind; without it, whoever the address names. */
  tenantRole?: string | undefined;
  /** Sent when a connection is opened, and asked for on it; durations in milliseconds. */
  settings?: Record<string, string | number>;
  /** By which PostgreSQL and other processes know the connection. */
  applicationName?: string;
  /**
   * Through a pooler that gives a server for one transaction: `settings` are not sent, but asked for, as the roles bring
   * them; nothing is prepared by name.
   */
  isPooled?: boolean;
}

/**
 * The only way to a server: one connection, or as many as `max` says. Each is asked who it is and how it is set before anything
 * else is sent over it, and closed where that is not what was asked for. Opens with the first statement.
 */
export function openConnection(
  url: string,
  { tenantRole, settings = {}, applicationName = 'keydence', isPooled, ...options }: ConnectionOptions = {},
): Sql {
  const name = { application_name: applicationName };
  const asked = { ...settings, ...(isPooled ? {} : ownMark), ...name };
  const sent = isPooled ? name : asked;
  return postgres(url, {
    max: 1,
    onnotice: () => {},
    prepare: !isPooled,
    ...options,
    // The driver leaves out what is falsy, and 0 takes a limit away.
    connection: Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, String(value)])),
    ...askSession({ role: tenantRole, isTenant: tenantRole !== undefined, settings: asked, isPooled }),
  });
}

/** Whom an address names, with the driver's defaults. */
export function readLogin(url: string): { user: string; password: string } {
  const { user, pass } = postgres(url, { max: 1 }).options;
  return { user, password: typeof pass === 'string' ? pass : '' };
}
