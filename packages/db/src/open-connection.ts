import postgres, { type Options, type Sql } from 'postgres';
import { askSession } from './ask-session.ts';

/**
 * No server has this setting by default, so its presence shows that the start-up parameters have
 * arrived.
 */
const ownMark = { 'keydence.connection': 'own' };

type DriverOptions = Omit<Options<Record<string, never>>, 'connection'>;

interface ConnectionOptions extends DriverOptions {
  /**
   * Role of workspace requests, to which row security must apply; without it, the user of the URL.
   */
  tenantRole?: string | undefined;
  /** Sent at connect and then checked; durations in milliseconds. */
  settings?: Record<string, string | number>;
  /** Name of the connection for PostgreSQL and other processes. */
  applicationName?: string;
  /**
   * Through a pooler that gives a server for one transaction: `settings` are not sent, but asked for, as the roles bring
   * them; nothing is prepared by name.
   */
  isPooled?: boolean;
}

/**
 * The only way to connect to a server: one connection, or up to `max`. User and settings of each
 * are checked before anything else is sent, and it is closed if they differ. Connects with the
 * first statement.
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
    // The driver omits falsy values, but 0 removes a limit.
    connection: Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, String(value)])),
    ...askSession({ role: tenantRole, isTenant: tenantRole !== undefined, settings: asked, isPooled }),
  });
}

/** User and password of a URL, with the driver's defaults. */
export function readLogin(url: string): { user: string; password: string } {
  const { user, pass } = postgres(url, { max: 1 }).options;
  return { user, password: typeof pass === 'string' ? pass : '' };
}
