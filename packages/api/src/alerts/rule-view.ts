import { type AlertRule, type AlertRuleState, isQuiet, silentUntil } from '@keydence/domain';
import type { RuleRow } from './access.ts';
import { alertMessages } from './alert-messages.ts';

/** The API form of a rule; `today` is `YYYY-MM-DD` in the workspace's time zone. */
export function viewRule(
  row: RuleRow,
  { viewName, today }: { viewName: string | null; today: string },
): AlertRule {
  const { domainId: _domainId, deletedAt: _deletedAt, ...rule } = row;
  const state = readState(row, today);
  return {
    ...rule,
    state,
    setName: nameSet(row, viewName),
    quietUntil: state === 'quiet' && row.lastFiredOn ? silentUntil(row, row.lastFiredOn) : null,
  };
}

function readState(rule: RuleRow, today: string): AlertRuleState {
  if (rule.keywordSet === 'view' && rule.viewId === null) return 'broken';
  if (!rule.isActive) return 'paused';
  return isQuiet(rule, { lastFiredOn: rule.lastFiredOn, day: today }) ? 'quiet' : 'watching';
}

/** The keywords of a rule, in words. */
export function nameSet(
  { keywordSet, tag }: Pick<RuleRow, 'keywordSet' | 'tag'>,
  viewName: string | null,
): string {
  if (keywordSet === 'tag') return alertMessages.tag(tag ?? '');
  if (keywordSet === 'all') return alertMessages.allKeywords;
  return viewName === null ? alertMessages.goneView : alertMessages.view(viewName);
}
