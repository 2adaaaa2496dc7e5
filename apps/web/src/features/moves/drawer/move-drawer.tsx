import { VerbChip } from '@keydence/ui';
import { BriefLink } from '../../../lib/brief-link.tsx';
import { EvidenceContent, EvidenceDrawer, EvidencePending } from '../../../lib/evidence/evidence-drawer.tsx';
import { drawerSearch, drawnEvidenceOf } from '../../../lib/evidence/evidence-link.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useReturnFocus } from '../../../lib/use-return-focus.ts';
import { useSectionSearch } from '../../../lib/use-section-search.ts';
import { useSelection } from '../../../lib/use-selection.tsx';
import { drawerTexts as texts } from './drawer-messages.ts';
import { MoveDecision } from './move-decision.tsx';
import { MoveEvidence } from './move-evidence.tsx';

/** Evidence of the move in the URL, over any screen of its domain. */
export function MoveDrawer() {
  const [search, update] = useSectionSearch(drawerSearch);
  const { domain } = useSelection();
  const drawn = drawnEvidenceOf(search);
  useReturnFocus();
  if (drawn?.kind !== 'move' || !domain) return null;
  const close = () => void update({ drawer: undefined });
  return (
    <EvidenceDrawer onClose={close}>
      <Content key={drawn.id} domainId={domain.id} moveId={drawn.id} onClose={close} />
    </EvidenceDrawer>
  );
}

interface ContentProps {
  domainId: string;
  moveId: string;
  onClose: () => void;
}

function Content({ domainId, moveId, onClose }: ContentProps) {
  const query = trpc.moves.get.useQuery({ domainId, moveId });
  const move = query.data;
  return (
    <EvidenceContent title={move?.title ?? texts.title} mark={move ? <VerbChip verb={move.verb} /> : null}>
      {move ? (
        <>
          <MoveEvidence move={move} />
          <MoveDecision move={move} />
          {move.verb === 'write' || move.verb === 'update' ? (
            <BriefLink kind="move" id={move.id} text={move.title} />
          ) : null}
        </>
      ) : (
        <EvidencePending query={query} texts={texts} onClose={onClose} />
      )}
    </EvidenceContent>
  );
}
