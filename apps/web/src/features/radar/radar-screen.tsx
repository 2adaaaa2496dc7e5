import { EmptyState, SectionHeading } from '@keydence/ui';
import { FillHint } from '../../lib/fill-hint.tsx';
import { useSectionSearch } from '../../lib/use-section-search.ts';
import { useSelection } from '../../lib/use-selection.tsx';
import { messages } from './messages.ts';
import { radarSearch } from './radar-search.ts';
import { RadarView } from './radar-view.tsx';

/** Publications of the selected domain's competitors; the filters are in the URL. */
export function RadarScreen() {
  const { domain, isLoading } = useSelection();
  const [search, update] = useSectionSearch(radarSearch);
  if (!domain) {
    if (isLoading) return null;
    return (
      <>
        <SectionHeading order={1} title={messages.title} />
        <EmptyState title={messages.noDomain}>
          <FillHint>{messages.noDomainHint}</FillHint>
        </EmptyState>
      </>
    );
  }
  return (
    <RadarView
      key={domain.id}
      domainId={domain.id}
      search={search}
      onChange={(changes) => void update(changes)}
    />
  );
}
