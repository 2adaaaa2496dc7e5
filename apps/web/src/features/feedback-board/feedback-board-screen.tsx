import { SectionHeading } from '@keydence/ui';
import { Button } from '@mantine/core';
import { IconMessagePlus } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useSectionSearch } from '../../lib/use-section-search.ts';
import { BoardFilters } from './board-filters.tsx';
import { type BoardSearch, boardSearch } from './board-search.ts';
import { BoardState } from './board-state.tsx';
import { CategoryNav } from './category-nav.tsx';
import classes from './feedback-board.module.css';
import { FeedbackList } from './feedback-list.tsx';
import { GuidelinesPanel } from './guidelines-panel.tsx';
import type { ItemAction } from './item-action.ts';
import { ItemDialogs } from './item-dialogs.tsx';
import { ItemDrawer } from './item-drawer.tsx';
import { messages } from './messages.ts';
import { NoticeSwitch } from './notice-switch.tsx';
import { ShareDialog } from './share-dialog.tsx';
import { useFeedbackList } from './use-feedback-list.ts';

/** Feedback of all signed-in users: find, vote, discuss and share, all in the URL. */
export function FeedbackBoardScreen() {
  const [search, update] = useSectionSearch(boardSearch);
  const query = useFeedbackList(search);
  const [action, setAction] = useState<ItemAction | null>(null);
  const countRef = useRef<HTMLParagraphElement>(null);
  const change = (changes: BoardSearch, options?: { replace?: boolean }) =>
    void update({ page: undefined, ...changes }, options);
  const findCount = () => countRef.current;
  const share = () => void update({ share: 1 });
  const closeItem = () => void update({ item: undefined, comment: undefined }, { replace: true });
  return (
    <>
      <SectionHeading
        order={1}
        title={messages.title}
        description={messages.description}
        actions={
          <Button leftSection={<IconMessagePlus size={18} stroke={1.5} aria-hidden />} onClick={share}>
            {messages.share}
          </Button>
        }
      />
      <div className={classes.frame}>
        <div className={classes.board}>
          <CategoryNav search={search} onChange={change} />
          <div className={classes.main}>
            <BoardFilters search={search} onChange={change} />
            <BoardState query={query}>
              {(list) => (
                <FeedbackList
                  list={list}
                  search={search}
                  countRef={countRef}
                  onChange={change}
                  onShare={share}
                  onAct={setAction}
                />
              )}
            </BoardState>
          </div>
          <div className={classes.extras}>
            <NoticeSwitch />
            <GuidelinesPanel />
          </div>
        </div>
      </div>
      <ItemDrawer
        itemId={search.item ?? null}
        commentId={search.comment}
        isBeneath={action !== null}
        onClose={closeItem}
        onAct={setAction}
        findFallback={findCount}
      />
      <ShareDialog
        isOpen={search.share === 1 && search.item === undefined}
        category={search.category ?? 'feature_requests'}
        onClose={() => void update({ share: undefined }, { replace: true })}
        onOpen={(item) => void update({ item, comment: undefined, share: undefined })}
      />
      <ItemDialogs
        action={action}
        onClose={() => setAction(null)}
        onDeleted={(item) => {
          setAction(null);
          if (item.id === search.item) closeItem();
        }}
        findFallback={findCount}
      />
    </>
  );
}
