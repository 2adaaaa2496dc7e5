import { EmptyState, SectionHeading } from '@keydence/ui';
import { FillHint } from '../../lib/fill-hint.tsx';
import { useSectionSearch } from '../../lib/use-section-search.ts';
import { useSelection } from '../../lib/use-selection.tsx';
import { BriefDetail } from './brief-detail.tsx';
import { BriefForm } from './brief-form.tsx';
import { BriefsList } from './briefs-list.tsx';
import { briefsSearch, noBrief } from './briefs-search.ts';
import { messages } from './messages.ts';

/** Briefs of the selected domain, one of them, or the form for a new one; the state is in the URL. */
export function BriefsScreen() {
  const { domain, isLoading } = useSelection();
  const [search, update] = useSectionSearch(briefsSearch);
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
  const show = (changes: Partial<typeof search>) => void update({ ...noBrief, ...changes });
  if (search.brief !== undefined) {
    return (
      <BriefDetail key={search.brief} domainId={domain.id} briefId={search.brief} onGone={() => show({})} />
    );
  }
  if (search.new !== undefined) {
    const about = { kind: search.new, id: search.of, text: search.text, pages: search.pages };
    return (
      <BriefForm key={search.of} domainId={domain.id} about={about} onCreated={(brief) => show({ brief })} />
    );
  }
  return <BriefsList domainId={domain.id} page={search.page ?? 1} onPage={(page) => void update({ page })} />;
}
