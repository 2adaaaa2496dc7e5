import { maxPlanExclusions } from '@keydence/domain';
import type { ContentPlanSearch } from './content-plan-search.ts';

export interface PlanChoices {
  pages: number;
  pinned: readonly string[];
  excluded: readonly string[];
  /** Excludes keywords that are not relevant to the site. */
  isRelevantOnly: boolean;
  setRelevantOnly: (isRelevantOnly: boolean) => void;
  setPages: (pages: number) => void;
  /** Pins or unpins a keyword. */
  togglePin: (keyword: string) => void;
  exclude: (keyword: string) => void;
  include: (keyword: string) => void;
  includeAll: () => void;
}

type Change = (changes: Partial<ContentPlanSearch>, options?: { replace: boolean }) => void;

/** The user's plan options from the URL. A keyword is never both pinned and excluded. */
export function readPlanChoices(
  pages: number,
  { pin = [], skip = [], relevant }: ContentPlanSearch,
  onChange: Change,
): PlanChoices {
  const set = (pinned: readonly string[], excluded: readonly string[]) =>
    onChange({ pin: toParam(pinned), skip: toParam(excluded) }, { replace: true });
  const without = (keywords: readonly string[], keyword: string) =>
    keywords.filter((each) => each !== keyword);
  return {
    pages,
    pinned: pin.slice(0, pages),
    excluded: skip,
    isRelevantOnly: relevant === undefined,
    setRelevantOnly: (isRelevantOnly) =>
      onChange({ relevant: isRelevantOnly ? undefined : 'all' }, { replace: true }),
    setPages: (count) => onChange({ plan: count }, { replace: true }),
    togglePin: (keyword) =>
      pin.includes(keyword)
        ? set(without(pin, keyword), skip)
        : set([...pin, keyword], without(skip, keyword)),
    exclude: (keyword) => set(without(pin, keyword), [...skip, keyword].slice(-maxPlanExclusions)),
    include: (keyword) => set(pin, without(skip, keyword)),
    includeAll: () => set(pin, []),
  };
}

function toParam(keywords: readonly string[]): string[] | undefined {
  return keywords.length > 0 ? [...keywords] : undefined;
}
