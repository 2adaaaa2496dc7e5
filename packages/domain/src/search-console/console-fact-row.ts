/** One row, with page and query as Search Console writes them. */
export interface ConsoleFactRow {
  page: string | null;
  query: string | null;
  clicks: number;
  impressions: number;
  /** Null without impressions. */
  position: number | null;
}
