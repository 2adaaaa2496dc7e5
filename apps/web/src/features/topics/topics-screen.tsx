import { EmptyState, SectionHeading } from '@keydence/ui';
import { FillHint } from '../../lib/fill-hint.tsx';
import { useSectionSearch } from '../../lib/use-section-search.ts';
import { useSelection } from '../../lib/use-selection.tsx';
import { messages } from './messages.ts';
import { TopicList } from './topic-list.tsx';
import { TopicPage } from './topic-page.tsx';
import { type TopicsSearch, topicsSearch } from './topics-search.ts';

/** Topics of the selected domain, or the page of one; its filters are in the URL. */
export function TopicsScreen() {
  const { domain, isLoading } = useSelection();
  const [search, update] = useSectionSearch(topicsSearch);
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
  if (search.topic !== undefined) {
    return (
      <TopicPage
        key={search.topic}
        topicId={search.topic}
        onMoved={(topic) => void update({ topic }, { replace: true })}
      />
    );
  }
  return (
    <TopicList
      search={search}
      onChange={(changes: Partial<TopicsSearch>) => void update({ page: undefined, ...changes })}
    />
  );
}
