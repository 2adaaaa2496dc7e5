interface TargetRow {
  ranking_url: string | null;
  rank_group: number | null;
}

const [newPage, rankingPage] = ['New page', 'The page that ranks'];

/** True for a target that names a page. */
export function isPage(target: string): boolean {
  return target !== newPage && target !== rankingPage;
}

/**
 * Target of a plan item: the page that ranks for its keyword, which a source may not have named, or
 * a new page.
 */
export function chooseTarget({ ranking_url, rank_group }: TargetRow): string {
  return ranking_url ?? (rank_group === null ? newPage : rankingPage);
}
