import type { DataSourceName, Market, SetupState } from '@keydence/domain';
import type { Services, SetupJob } from '../context.ts';

/** Scope of a step that has a list: every step but the first. */
export type ListStepScope = SetupScope & { listId: number };

/** A domain with the data that its setup needs. */
export interface SetupScope {
  domainId: string;
  workspaceId: string;
  run: number;
  domainName: string;
  market: Market;
  dataSource: DataSourceName | null;
  /** The list of the market; null before the first step has created it. */
  listId: number | null;
  stepsDone: number;
}

interface Row {
  workspaceId: string;
  domainName: string;
  locationCode: number;
  languageCode: string;
  dataSource: DataSourceName | null;
  listId: number | null;
  run: number;
  state: SetupState;
  stepsDone: number;
}

/** The domain of a setup job, or null if the setup has ended or a newer run has replaced it. */
export async function findSetupScope({ database }: Services, job: SetupJob): Promise<SetupScope | null> {
  const [row] = await database.sql<Row[]>`
    select d.workspace_id as "workspaceId", d.domain_name as "domainName", d.location_code as "locationCode", d.language_code as "languageCode",
      d.data_source as "dataSource", d.list_id as "listId", s.run, s.state, s.steps_done as "stepsDone"
    from tracked_domains d join domain_setups s on s.domain_id = d.id
    where d.id = ${job.domainId}`;
  if (!row || row.run !== job.run || row.state !== 'setting_up') return null;
  const { locationCode, languageCode, state: _state, ...scope } = row;
  return { ...job, ...scope, market: { locationCode, languageCode } };
}
