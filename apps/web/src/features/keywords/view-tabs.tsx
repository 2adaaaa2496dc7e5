import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { hasKeywordFilters, type KeywordsSearch, withoutFilters } from './keywords-search.ts';
import { useKeywordViews } from './use-keyword-views.ts';
import { viewTexts as texts } from './view-messages.ts';
import { fromViewQuery } from './view-query.ts';
import classes from './views.module.css';

interface ViewTabsProps {
  search: KeywordsSearch;
  onChange: (changes: Partial<KeywordsSearch>) => void;
}

const noView = { ...withoutFilters, sort: undefined, order: undefined, view: undefined };

const builtIn = {
  all: {},
  quick_wins: { ranks: 'quick_wins', sort: 'gain' },
  down: { ranks: 'down', sort: 'gain' },
  no_page: { ranks: 'no_page', sort: 'gain' },
  not_checked: { ranks: 'not_checked' },
} as const satisfies Record<string, Partial<KeywordsSearch>>;
type BuiltIn = keyof typeof builtIn;

/** Saved views shown beside the built-in lists; the menu has all views. */
const mostSaved = 4;

/** Built-in lists and the first saved views, each one click away. */
export function ViewTabs({ search, onChange }: ViewTabsProps) {
  const { views } = useKeywordViews();
  const current = search.view === undefined ? findBuiltIn(search) : null;
  return (
    <fieldset className={classes.tabs} aria-label={texts.tabs}>
      {(Object.keys(builtIn) as BuiltIn[]).map((name) => (
        <Tab
          key={name}
          isCurrent={name === current}
          title={texts.hints[name]}
          onClick={() => onChange({ ...noView, ...builtIn[name] })}
        >
          {texts.builtIn[name]}
        </Tab>
      ))}
      {pickSaved(views, search.view).map(({ id, name, query }) => (
        <Tab
          key={id}
          isCurrent={id === search.view}
          title={texts.savedHint(name)}
          onClick={() => onChange({ ...fromViewQuery(query), view: id })}
        >
          <span className={classes.tabName}>{name}</span>
        </Tab>
      ))}
    </fieldset>
  );
}

/** First views, plus the current one from any position. */
function pickSaved<View extends { id: string }>(views: readonly View[], shown: string | undefined): View[] {
  const first = views.slice(0, mostSaved);
  const rest = views.slice(mostSaved).filter(({ id }) => id === shown);
  return [...first, ...rest];
}

interface TabProps {
  isCurrent: boolean;
  title: string;
  onClick: () => void;
  children: ReactNode;
}

function Tab({ isCurrent, title, onClick, children }: TabProps) {
  return (
    <Button
      size="compact-sm"
      mih={32}
      variant={isCurrent ? 'light' : 'subtle'}
      aria-pressed={isCurrent}
      title={title}
      onClick={onClick}
    >
      {children}
    </Button>
  );
}

/** Built-in list with the filters of the URL; null for other filters. */
function findBuiltIn(search: KeywordsSearch): BuiltIn | null {
  const { ranks } = search;
  if (hasKeywordFilters({ ...search, ranks: undefined })) return null;
  if (ranks === undefined) return 'all';
  return ranks in builtIn ? (ranks as BuiltIn) : null;
}
