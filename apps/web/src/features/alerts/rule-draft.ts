import type { AlertKind } from '@keydence/domain';
import type { RuleFields } from './use-alerts.ts';

/** Initial values of the form. */
export const newRule: RuleFields = {
  name: '',
  isActive: true,
  keywordSet: 'all',
  tag: null,
  viewId: null,
  kind: 'dropped',
  places: 3,
  minKeywords: 3,
  quietDays: 7,
  sendsMail: true,
  webhookId: null,
};

/** A rule's keyword set as one select value: `all`, `tag:…`, `view:…`; empty if its view was deleted. */
export function writeSet({
  keywordSet,
  tag,
  viewId,
}: Pick<RuleFields, 'keywordSet' | 'tag' | 'viewId'>): string {
  if (keywordSet === 'tag') return `tag:${tag ?? ''}`;
  if (keywordSet === 'view') return viewId ? `view:${viewId}` : '';
  return 'all';
}

export function readSet(value: string): Pick<RuleFields, 'keywordSet' | 'tag' | 'viewId'> {
  if (value.startsWith('tag:')) return { keywordSet: 'tag', tag: value.slice('tag:'.length), viewId: null };
  if (value.startsWith('view:'))
    return { keywordSet: 'view', tag: null, viewId: value.slice('view:'.length) };
  return { keywordSet: 'all', tag: null, viewId: null };
}

/** Default number of places of a kind, if the previous kind used a different unit. */
export function placesOf(kind: AlertKind, before: RuleFields): number | null {
  if (kind === 'lost') return null;
  const isDistance = (one: AlertKind) => one === 'dropped' || one === 'risen';
  const isTop = kind === 'left_top' || kind === 'entered_top';
  const meansTheSame = before.kind !== 'lost' && isDistance(before.kind) === isDistance(kind);
  return meansTheSame && before.places ? before.places : isTop ? 10 : 3;
}
