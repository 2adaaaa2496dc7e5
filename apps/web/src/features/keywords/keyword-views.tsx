import { ToneBadge } from '@keydence/ui';
import { Button, Menu } from '@mantine/core';
import { IconBookmark, IconCheck } from '@tabler/icons-react';
import { type ComponentProps, useState } from 'react';
import { useRefusal } from '../../lib/use-access.ts';
import { type KeywordsSearch, withoutFilters } from './keywords-search.ts';
import { type KeywordView, useKeywordViews } from './use-keyword-views.ts';
import { viewTexts as texts } from './view-messages.ts';
import { ViewNameDialog } from './view-name-dialog.tsx';
import { fromViewQuery, isViewModified, toViewQuery } from './view-query.ts';
import classes from './views.module.css';

interface KeywordViewsProps {
  search: KeywordsSearch;
  onChange: (changes: Partial<KeywordsSearch>) => void;
}

type Naming = ComponentProps<typeof ViewNameDialog>['naming'];

/** Saved filters and sorts: the current view, its unsaved changes, and its actions. */
export function KeywordViews({ search, onChange }: KeywordViewsProps) {
  const { views, hasFailed, create, rename, replace, remove } = useKeywordViews();
  const mayChange = useRefusal() === null;
  const [naming, setNaming] = useState<Naming>(null);
  const current = views.find(({ id }) => id === search.view) ?? null;
  const isModified = current !== null && isViewModified(current.query, search);
  const saveAs = async (name: string) => {
    const { id } = await create(name, toViewQuery(search));
    onChange({ view: id });
  };
  return (
    <div className={classes.views}>
      <Menu position="bottom-start" returnFocus>
        <Menu.Target>
          <Button variant="default" leftSection={<IconBookmark size={16} stroke={1.5} aria-hidden />}>
            {current ? texts.view(current.name) : texts.views}
          </Button>
        </Menu.Target>
        <Menu.Dropdown mah={400} style={{ overflowY: 'auto' }}>
          <ViewItem
            name={texts.all}
            isCurrent={current === null}
            onClick={() =>
              onChange({ ...withoutFilters, sort: undefined, order: undefined, view: undefined })
            }
          />
          {views.map((view) => (
            <ViewItem
              key={view.id}
              name={view.name}
              isCurrent={view.id === current?.id}
              onClick={() => onChange({ ...fromViewQuery(view.query), view: view.id })}
            />
          ))}
          {views.length === 0 ? <Menu.Label>{hasFailed ? texts.loadFailed : texts.none}</Menu.Label> : null}
          {mayChange ? (
            <>
              <Menu.Divider />
              <Menu.Item onClick={() => setNaming({ title: texts.saveTitle, name: '', save: saveAs })}>
                {texts.saveAs}
              </Menu.Item>
            </>
          ) : null}
          {current && mayChange ? (
            <CurrentViewItems
              view={current}
              onUpdate={isModified ? () => replace(current, toViewQuery(search)) : null}
              onRename={() =>
                setNaming({
                  title: texts.renameTitle,
                  name: current.name,
                  save: (name) => rename(current.id, name),
                })
              }
              onDelete={() => {
                remove(current);
                onChange({ view: undefined });
              }}
            />
          ) : null}
        </Menu.Dropdown>
      </Menu>
      {isModified ? <ToneBadge tone="medium">{texts.modified}</ToneBadge> : null}
      <ViewNameDialog naming={naming} onClose={() => setNaming(null)} />
    </div>
  );
}

function ViewItem({ name, isCurrent, onClick }: { name: string; isCurrent: boolean; onClick: () => void }) {
  return (
    <Menu.Item
      aria-current={isCurrent || undefined}
      rightSection={isCurrent ? <IconCheck size={16} stroke={1.5} aria-hidden /> : null}
      onClick={onClick}
    >
      {name}
    </Menu.Item>
  );
}

interface CurrentViewItemsProps {
  view: KeywordView;
  /** Null without changes to save. */
  onUpdate: (() => void) | null;
  onRename: () => void;
  onDelete: () => void;
}

function CurrentViewItems({ view: { name }, onUpdate, onRename, onDelete }: CurrentViewItemsProps) {
  return (
    <>
      {onUpdate ? <Menu.Item onClick={onUpdate}>{texts.update(name)}</Menu.Item> : null}
      <Menu.Item onClick={onRename}>{texts.rename(name)}</Menu.Item>
      <Menu.Item onClick={onDelete}>{texts.delete(name)}</Menu.Item>
    </>
  );
}
