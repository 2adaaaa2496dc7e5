import type { Options } from 'postgres';

export interface Expected {
  /** Required user of the connection; undefined if the URL decides it. */
  role: string | undefined;
  /** True if row security must apply to the user. */
  isTenant: boolean;
  /** Settings requested at connect; durations in milliseconds. */
  settings: Record<string, string | number>;
  /** True where a pooler is known to be in between. */
  isPooled?: boolean | undefined;
}

export interface Session {
  user: string;
  login: string;
  passesAll: boolean;
  mayBecomeOwner: boolean;
  isSecured: boolean;
  settings: Record<string, string>;
}

const advice =
  'Nothing was sent over it. Something between Keydence and PostgreSQL changes how connections are opened, as poolers do (PgBouncer). Set DATABASE_URL to PostgreSQL itself; Keydence keeps pools of its own.';
const poolerAdvice =
  'Nothing was sent over it. The pooler of DATABASE_URL holds servers from before Keydence set its roles: tell it RECONNECT, or restart it, and start again. It must log in as the user that asks, in transaction mode.';

/** Message of a pooler that rejects start-up parameters instead of ignoring them. */
const refusedParameters = /unsupported startup parameter/;

/**
 * Adds the next step to the error of a pooler that rejected a connection; returns other errors
 * unchanged.
 */
export function explainRefusal(error: unknown): unknown {
  if (!(error instanceof Error) || !refusedParameters.test(error.message)) return error;
  return new Error(`the database connection was refused: ${error.message}. ${advice}`, { cause: error });
}

/**
 * Driver options that check user and settings of each new connection before any statement: one
 * round trip per connection. A connection that differs from the request is closed, and its waiting
 * statements fail with the reason.
 */
export function askSession(expected: Expected): Pick<Options<Record<string, never>>, 'connection'> {
  return { session: composeSession(expected) } as Pick<Options<Record<string, never>>, 'connection'>;
}

/**
 * The check's statement, and a function that throws if its row is wrong; for a driver that is not
 * ours.
 */
export function composeSession(expected: Expected) {
  return {
    text: composeQuestion(Object.keys(expected.settings)),
    check: (session: Session) => {
      const fault = findFault(session, expected);
      if (fault)
        throw new Error(`the database connection ${fault}. ${expected.isPooled ? poolerAdvice : advice}`);
    },
  };
}

/** Reads only the catalog: after a restore the role may have no rights on tables yet. */
function composeQuestion(names: string[]): string {
  const settings = names.map((name) => `'${name}', pg_catalog.current_setting('${name}', true)`);
  return `select current_user::text as "user", session_user::text as "login",
    (select rolsuper or rolbypassrls from pg_catalog.pg_roles where rolname = session_user) as "passesAll",
    exists (
      select 1 from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
      where c.relname = 'workspaces' and n.nspname = 'public'
        and pg_catalog.pg_has_role(session_user, c.relowner, 'member')) as "mayBecomeOwner",
    pg_catalog.current_setting('row_security') = 'on' as "isSecured",
    pg_catalog.json_build_object(${settings.join(', ')}) as "settings"`;
}

/** The difference between a connection and its request, or null. */
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

/** Parses a PostgreSQL duration: 0, 500ms, 10s, 2min. */
function toMilliseconds(text: string): number {
  const [, digits, unit] = /^(\d+)(ms|s|min|h|d)?$/.exec(text) ?? [];
  return Number(digits) * (units[unit ?? 'ms'] ?? Number.NaN);
}
