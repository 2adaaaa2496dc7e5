import {
  AppError,
  type DataSourceName,
  type MemberRole,
  type SetupState,
  type SetupStep,
  setupSteps,
} from '@keydence/domain';
import { isId, notFound } from '../access.ts';
import type { AuthedContext } from '../context.ts';
import { setupMessages } from '../runs/setup-messages.ts';
import { requireChanger } from './get-workspace-scope.ts';
import { isInReach } from './require-key-access.ts';

/** The keyword list of one market. */
export interface ListScope {
  id: number;
  keywordCount: number;
  /** Increases with every change of the list. */
  version: number;
}

/**
 * A tracked domain that the caller may see, with its setup and the list of its current market. During a new run of a
 * ready domain, and after a failed one, its setup reads as ready.
 */
export interface DomainScope {
  id: string;
  workspaceId: string;
  /** The workspace's time zone. */
  timeZone: string;
  /** The caller's role in the workspace. */
  role: MemberRole;
  domainName: string;
  locationCode: number;
  languageCode: string;
  dataSource: DataSourceName | null;
  brandNames: string[] | null;
  createdAt: Date;
  setup: { run: number; state: SetupState; step: SetupStep | null; stepsDone: number; message: string };
  list: ListScope | null;
}

export interface DomainContext extends AuthedContext {
  domain: DomainScope;
}

interface DomainRow {
  id: string;
  workspace_id: string;
  time_zone: string;
  role: MemberRole;
  domain_name: string;
  location_code: number;
  language_code: string;
  data_source: DataSourceName | null;
  brand_names: string[] | null;
  created_at: string | Date;
  run: number;
  state: SetupState;
  step: SetupStep | null;
  steps_done: number;
  message: string;
  is_repeat: boolean;
  list_id: number | null;
  keyword_count: number | null;
  version: string | null;
}

/**
 * A domain that the caller may access; AppError('not_found') for any other id, and for a workspace that does not own
 * the domain. One prepared statement, because every read of a domain starts with it.
 */
export async function getDomainScope(
  ctx: AuthedContext,
  { domainId, workspaceId }: { domainId: string; workspaceId?: string | undefined },
): Promise<DomainScope> {
  if (!isId(domainId)) throw notFound();
  const [row] = await ctx.services.database.sql<DomainRow[]>`
    select d.id, d.workspace_id, w.time_zone, m.role, d.domain_name, d.location_code, d.language_code, d.data_source, d.brand_names, d.created_at,
      s.run, s.shown_state as state, s.step, s.steps_done, s.message, s.is_repeat, l.id as list_id, l.keyword_count, l.version
    from tracked_domains d
    join workspace_members m on m.workspace_id = d.workspace_id and m.user_id = ${ctx.caller.userId}
    join workspaces w on w.id = d.workspace_id
    join domain_setups s on s.domain_id = d.id
    left join keyword_lists l on l.domain_id = d.id and l.location_code = d.location_code
      and l.language_code = d.language_code
    where d.id = ${domainId}`;
  if (!row || (workspaceId !== undefined && workspaceId.toLowerCase() !== row.workspace_id)) throw notFound();
  if (!isInReach(ctx.caller, row.workspace_id)) throw notFound();
  requireChanger(ctx, row.role);
  ctx.noteWorkspace?.(row.workspace_id);
  return toScope(row);
}

function toScope(row: DomainRow): DomainScope {
  return {
    id: row.id,
    workspaceId: row.workspace_id,
    timeZone: row.time_zone,
    role: row.role,
    domainName: row.domain_name,
    locationCode: row.location_code,
    languageCode: row.language_code,
    dataSource: row.data_source,
    brandNames: row.brand_names,
    createdAt: new Date(row.created_at),
    setup: row.is_repeat
      ? {
          run: row.run,
          state: row.state,
          step: null,
          stepsDone: setupSteps.length,
          message: setupMessages.ready,
        }
      : {
          run: row.run,
          state: row.state,
          step: row.step,
          stepsDone: row.steps_done,
          message: row.message,
        },
    list:
      row.list_id === null
        ? null
        : { id: row.list_id, keywordCount: row.keyword_count ?? 0, version: Number(row.version) },
  };
}

const retryAfterSeconds = 5;

/** Throws AppError('domain_setup_in_progress') while the domain's first figures are being collected. */
export function requireSetupDone(domain: { setup: Pick<DomainScope['setup'], 'state'> }): void {
  if (domain.setup.state === 'setting_up') throw setupInProgress();
}

/** The list of the domain's current market; AppError('domain_setup_in_progress') before the setup has created it. */
export function requireList(domain: Pick<DomainScope, 'list'>): ListScope {
  if (!domain.list) throw setupInProgress();
  return domain.list;
}

function setupInProgress(): AppError {
  return new AppError('domain_setup_in_progress', 'Domain setup in progress', { retryAfterSeconds });
}
