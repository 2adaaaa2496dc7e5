import type { Options } from 'postgres';

interface Expected {
  /** Whom the connection must be of; undefined where the address decides it. */
  role: string | undefined;
  /** Whether row security must bind it. */
  isTenant: boolean;
  /** What was asked for when it was opened; durations in milliseconds. */
  settings: Record<string, string | number>;
}

interface Session {
  user: string;
  login: string;
  passesAll: boolean;
  mayBecomeOwner: boolean;
  isSecured: boolean;
  settings: Record<string, string>;
}

const advice =
  'Nothing was sent over it. A pooler in between must pass start-up parameters on (PgBouncer: take them out of ignore_startup_parameters) and keep each user apart; or set DATABASE_URL to PostgreSQL itself.';

/**
 * Options with which the driver asks each new connection who it is and how it is set, before any statement: one round trip
 * a connection. One that is not as it was asked for is closed, and what waited for it fails with the reason.
 */
export function askSession(expected: Expected): Pick<Options<Record<string, never>>, 'connection'> {
  const { role, isTenant } = expected;
  // An absent setting and 0 are not sent, so they are not asked for either.
  const settings = Object.entries(expected.settings).filter(([, value]) => value);
  const check = (session: Session) => {
    const fault = findFault(session, { role, isTenant, settings: Object.fromEntries(settings) });
    if (fault) throw new Error(`the database connection ${fault}. ${advice}`);
  };
  const session = { text: composeQuestion(settings.map(([name]) => name)), check };
  return { session } as Pick<Options<Record<string, never>>, 'connection'>;
}

/** By the catalog alone: after a restore the role may not name a table yet. */
function composeQuestion(names: string[]): string {
  const settings = names.map((name) => `'${name}', pg_catalog.current_setting('${name}')`);
  return `select current_user::text as "user", session_user::text as "login",
    (select rolsuper or rolbypassrls from pg_catalog.pg_roles where rolname = session_user) as "passesAll",
    exists (
      select 1 from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
      where c.relname = 'workspaces' and n.nspname = 'public'
        and pg_catalog.pg_has_role(session_user, c.relowner, 'member')) as "mayBecomeOwner",
    pg_catalog.current_setting('row_security') = 'on' as "isSecured",
    pg_catalog.json_build_object(${settings.join(', ')}) as "settings"`;
}

/** What is wrong with a connection, or null. */
export function findFault(session: Session, { role, isTenant, settings }: Expected): string | null {
  const { user, login } = session;
  const wantedUser = role ?? login;
  if (user !== wantedUser || login !== wantedUser)
    return `is of ${user} (logged in as ${login}) in place of ${wantedUser}`;
  if (isTenant && session.passesAll) return `is of ${role}, which row security does not bind`;
  if (isTenant && session.mayBecomeOwner) return `is of ${role}, which may become the owner of the tables`;
  if (isTenant && !session.isSecured) return 'came with row_security off';
  for (const [name, wanted] of Object.entries(settings)) {
    const found = session.settings[name] ?? '';
    const isRight = typeof wanted === 'number' ? toMilliseconds(found) === wanted : found === wanted;
    if (!isRight) return `came with ${name} ${found} in place of ${wanted}`;
  }
  return null;
}

const units: Record<string, number> = { ms: 1, s: 1000, min: 60_000, h: 3_600_000, d: 86_400_000 };

/** As PostgreSQL shows a duration: 0, 500ms, 10s, 2min. */
function toMilliseconds(text: string): number {
  const [, digits, unit] = /^(\d+)(ms|s|min|h|d)?$/.exec(text) ?? [];
  return Number(digits) * (units[unit ?? 'ms'] ?? Number.NaN);
}
