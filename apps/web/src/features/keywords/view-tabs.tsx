import { Button } from '@mantine/core';
import classes from './keywords.module.css';
import { hasKeywordFilters, type KeywordsSearch, withoutFilters } from './keywords-search.ts';
import { viewTexts as texts } from './view-messages.ts';

interface ViewTabsProps {
  search: KeywordsSearch;
  onChange: (changes: Partial<KeywordsSearch>) => void;
}

const noView = { ...withoutFilters, sort: undefined, order: undefined, view: undefined };

const builtIn = {
  all: {},
  quick_wins: { ranks: 'quick_wins', sort: 'gain' },
  no_page: { ranks: 'no_page', sort: 'gain' },
  not_checked: { ranks: 'not_checked' },
} as const satisfies Record<string, Partial<KeywordsSearch>>;
type BuiltIn = keyof typeof builtIn;

/** The built-in lists, each one click away; the menu of views has the saved ones. */
export function ViewTabs({ search, onChange }: ViewTabsProps) {
  const current = search.view === undefined ? findBuiltIn(search) : null;
  return (
    <fieldset className={classes.tabs} aria-label={texts.tabs}>
      {(Object.keys(builtIn) as BuiltIn[]).map((name) => (
        <Button
          key={name}
          size="compact-sm"
          mih={32}
          variant={name === current ? 'light' : 'subtle'}
          aria-pressed={name === current}
          title={texts.hints[name]}
          onClick={() => onChange({ ...noView, ...builtIn[name] })}
        >
          {texts.builtIn[name]}
        </Button>
      ))}
    </fieldset>
  );
}

/** The built-in list whose filters are those of the URL; null for any other. */
function findBuiltIn(search: KeywordsSearch): BuiltIn | null {
  const { ranks } = search;
  if (hasKeywordFilters({ ...search, ranks: undefined })) return null;
  if (ranks === undefined) return 'all';
  return ranks === 'quick_wins' || ranks === 'no_page' || ranks === 'not_checked' ? ranks : null;
}
