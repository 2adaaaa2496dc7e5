import { useState } from 'react';
import { EvidenceContent, EvidenceDrawer, EvidencePending } from '../../lib/evidence/evidence-drawer.tsx';
import { drawerSearch, drawnEvidenceOf } from '../../lib/evidence/evidence-link.ts';
import { useReturnFocus } from '../../lib/use-return-focus.ts';
import { useSectionSearch } from '../../lib/use-section-search.ts';
import { useSelection } from '../../lib/use-selection.tsx';
import { useUnsavedGuard } from '../../lib/use-unsaved-guard.ts';
import { detailsTexts as texts } from './details-messages.ts';
import { DiscardDialog } from './discard-dialog.tsx';
import { KeywordDetails } from './keyword-details.tsx';
import { useKeywordDetails } from './use-keyword-details.ts';

/** Drawer of the keyword in the URL's `drawer`, over any screen of its domain. */
export function KeywordDrawer() {
  const [search, update] = useSectionSearch(drawerSearch);
  const drawn = drawnEvidenceOf(search);
  useReturnFocus();
  return (
    <KeywordDetailsDrawer
      keywordId={drawn?.kind === 'keyword' ? drawn.id : null}
      returnsFocus={false}
      onClose={() => void update({ drawer: undefined })}
    />
  );
}

interface KeywordDetailsDrawerProps {
  /** Id of the open keyword; null while closed. */
  keywordId: string | null;
  returnsFocus?: boolean;
  onClose: () => void;
}

/** Complete keyword over the list; a link can open one that is not on the page. */
export function KeywordDetailsDrawer(props: KeywordDetailsDrawerProps) {
  const { keywordId, returnsFocus = true, onClose } = props;
  const [isDirty, setIsDirty] = useState(false);
  const guard = useUnsavedGuard(isDirty);
  return (
    <>
      <EvidenceDrawer
        isOpen={keywordId !== null}
        onClose={onClose}
        isActive={!guard.isAsking}
        returnsFocus={returnsFocus}
      >
        {keywordId === null ? null : (
          <KeywordContent keywordId={keywordId} onClose={onClose} onDirtyChange={setIsDirty} />
        )}
      </EvidenceDrawer>
      <DiscardDialog isOpen={guard.isAsking} onKeep={guard.keep} onDiscard={guard.discard} />
    </>
  );
}

interface KeywordContentProps {
  keywordId: string;
  onClose: () => void;
  onDirtyChange: (isDirty: boolean) => void;
}

function KeywordContent({ keywordId, onClose, onDirtyChange }: KeywordContentProps) {
  const query = useKeywordDetails(keywordId);
  const { domain } = useSelection();
  const { data } = query;
  const isElsewhere = data && data.domainId !== domain?.id;
  return (
    <EvidenceContent
      title={data?.keywordText ?? texts.title}
      note={isElsewhere ? texts.ofDomain(data.domainName) : null}
    >
      {data ? (
        <KeywordDetails keyword={data} onDirtyChange={onDirtyChange} />
      ) : (
        <EvidencePending query={query} texts={texts} onClose={onClose} />
      )}
    </EvidenceContent>
  );
}
