import { EmptyState, SectionHeading } from '@keydence/ui';
import { FillHint } from '../../lib/fill-hint.tsx';
import { useSectionSearch } from '../../lib/use-section-search.ts';
import { useSelection } from '../../lib/use-selection.tsx';
import { messages } from './messages.ts';
import { PageDetail } from './page-detail.tsx';
import { PagesList } from './pages-list.tsx';
import { type PagesSearch, pagesSearch } from './pages-search.ts';

/** Pages of the selected domain's site, its findings, or one page; the state is in the URL. */
export function PagesScreen() {
  const { domain, isLoading } = useSelection();
  const [search, update] = useSectionSearch(pagesSearch);
  if (!domain && !isLoading) {
    return (
      <>
        <SectionHeading order={1} title={messages.title} />
        <EmptyState title={messages.noDomain}>
          <FillHint>{messages.noDomainHint}</FillHint>
        </EmptyState>
      </>
    );
  }
  if (search.of !== undefined) return <PageDetail key={search.of} pageId={search.of} />;
  return (
    <PagesList
      search={search}
      onChange={(changes: Partial<PagesSearch>) => void update({ page: undefined, ...changes })}
    />
  );
}
