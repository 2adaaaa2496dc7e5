import { rulesAuthor, type Spending } from '@keydence/domain';
import type { Services } from '../context.ts';
import { toUsd } from '../sources/count-micros.ts';

/** Maximum websites listed separately, most expensive first; the totals include all. */
const shownUses = 10;

interface Row {
  model: string;
  promptVersion: number;
  domainName: string;
  sections: number;
  uncounted: number;
  inputTokens: string;
  outputTokens: string;
  micros: string | null;
}

/**
 * Language model usage for a workspace's reports since an instant; null if no model is configured. A section that is
 * requested again counts at its latest request.
 */
export async function readAnalystUse(
  { database, analyst }: Services,
  workspaceId: string,
  since: Date,
): Promise<Spending['analyst']> {
  if (analyst.name === rulesAuthor) return null;
  const rows = await database.sql<Row[]>`
    select a.model, a.prompt_version as "promptVersion", d.domain_name as "domainName", count(*)::int as sections,
      (count(*) filter (where a.input_tokens is null or a.output_tokens is null))::int as uncounted,
      coalesce(sum(a.input_tokens), 0)::text as "inputTokens", coalesce(sum(a.output_tokens), 0)::text as "outputTokens",
      sum(a.cost_micros)::text as micros
    from tracked_domains d
    join keyword_lists l on l.domain_id = d.id
    join analyst_sections a on a.list_id = l.id
    where d.workspace_id = ${workspaceId} and a.written_at >= ${since.toISOString()}::timestamptz
    group by a.model, a.prompt_version, d.domain_name
    order by sum(a.cost_micros) desc nulls last, sum(a.input_tokens) desc nulls last, d.domain_name`;
  const uses = rows.map(viewUse);
  const priced = uses.flatMap(({ usd }) => usd ?? []);
  return {
    model: analyst.name,
    sections: sumOf(rows.map(({ sections }) => sections)),
    uncountedSections: sumOf(rows.map(({ uncounted }) => uncounted)),
    inputTokens: sumOf(uses.map(({ inputTokens }) => inputTokens)),
    outputTokens: sumOf(uses.map(({ outputTokens }) => outputTokens)),
    usd: priced.length > 0 ? sumOf(priced) : null,
    uses: uses.slice(0, shownUses),
  };
}

function viewUse({ model, promptVersion, domainName, inputTokens, outputTokens, micros }: Row) {
  const usd = micros === null ? null : toUsd(Number(micros));
  return {
    model,
    promptVersion,
    domainName,
    inputTokens: Number(inputTokens),
    outputTokens: Number(outputTokens),
    usd,
  };
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
