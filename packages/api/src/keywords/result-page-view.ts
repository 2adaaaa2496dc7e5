import type { AiOverviewState, ResultPage } from '@keydence/domain';

/** Columns of a `ResultPageRow`, from the table e. */
export const resultPageColumns = `e.ai_overview, e.ai_overview_read_at, e.questions, e.questions_read_at`;

export interface ResultPageRow {
  ai_overview: AiOverviewState | null;
  ai_overview_read_at: Date | null;
  questions: string[] | null;
  questions_read_at: Date | null;
}

/** Known facts of a keyword's result page; all unknown for a keyword without a row. */
export function viewResultPage(row: ResultPageRow | undefined): ResultPage {
  return {
    aiOverview: row?.ai_overview ?? null,
    aiOverviewReadAt: row?.ai_overview_read_at ?? null,
    questions: row?.questions ?? null,
    questionsReadAt: row?.questions_read_at ?? null,
  };
}
