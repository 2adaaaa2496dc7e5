import type { PlanReason } from './two-week-plan.ts';

/** Reason why a keyword is not in the plan of the next two weeks, in plain words. */
export function planReasonText(reason: PlanReason): string {
  switch (reason.code) {
    case 'in_progress':
      return 'Already being written.';
    case 'excluded':
      return 'Left out by you.';
    case 'not_relevant':
      return 'Not about your site.';
    case 'unknown_volume':
      return 'Neither its impressions nor its search volume are known, so no visits can be expected yet.';
    case 'nothing_to_win':
      return 'Nothing left to win: it ranks as high as can be expected.';
    case 'too_hard':
      return `Too hard for the site now: difficulty ${reason.difficulty} against ${reason.reachable} within reach.`;
    case 'same_topic':
      return `Same topic as “${reason.keywordText}”.`;
    case 'same_results_page':
      return `Same results page as “${reason.keywordText}”.`;
    case 'too_much_work':
      return 'Takes more work than the two weeks have left.';
    case 'fewer_visits':
      return 'Fewer expected visits than the last one picked.';
  }
}
