import { SampleChip } from '@keydence/ui';
import { Modal } from '@mantine/core';
import { useReturnFocus } from '../../lib/use-return-focus.ts';
import { useSectionSearch } from '../../lib/use-section-search.ts';
import { useSelection } from '../../lib/use-selection.tsx';
import { useTrackedCompetitors } from '../../lib/use-tracked-competitors.ts';
import classes from './explorer.module.css';
import { ExplorerBody } from './explorer-body.tsx';
import { closedExplorer, explorerSearch } from './explorer-search.ts';
import { messages } from './messages.ts';

/**
 * Full-screen list of a competitor's keywords. `explore` in the URL names the competitor, so it can be
 * linked.
 */
export function ExplorerDialog() {
  const [search, update] = useSectionSearch(explorerSearch);
  const { domain } = useSelection();
  const competitors = useTrackedCompetitors();
  useReturnFocus();
  const { explore } = search;
  if (explore === undefined) return null;
  const name = competitors?.find(({ id }) => id === explore)?.name;
  const close = () => void update(closedExplorer);
  return (
    <Modal
      opened
      fullScreen
      radius={0}
      returnFocus={false}
      onClose={close}
      transitionProps={{ duration: 0 }}
      closeButtonProps={{ 'aria-label': messages.close }}
      title={
        <>
          {name ? messages.title(name) : messages.untitled}{' '}
          {domain?.dataSource === 'sample' ? <SampleChip /> : null}
        </>
      }
      classNames={{
        content: classes.dialog ?? '',
        header: classes.header ?? '',
        title: classes.title ?? '',
        body: classes.body ?? '',
      }}
    >
      <ExplorerBody
        key={explore}
        competitorId={explore}
        search={search}
        onChange={(changes) => void update(changes, { replace: true })}
        onClose={close}
      />
    </Modal>
  );
}
