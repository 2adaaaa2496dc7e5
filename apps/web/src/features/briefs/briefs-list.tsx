import { DataTable, EmptyState, Paging, Panel, QueryState, SectionHeading } from '@keydence/ui';
import { Anchor, Skeleton } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Allowed } from '../../lib/allowed.tsx';
import { useDates } from '../../lib/dates.tsx';
import { LinkButton } from '../../lib/link-button.tsx';
import { trpc } from '../../lib/trpc.ts';
import { briefsPageSize } from './briefs-search.ts';
import { messages, stateLabels } from './messages.ts';

interface BriefsListProps {
  domainId: string;
  page: number;
  onPage: (page: number) => void;
}

/** Briefs of the domain, newest first. */
export function BriefsList({ domainId, page, onPage }: BriefsListProps) {
  const dates = useDates();
  const query = trpc.briefs.list.useQuery({ domainId, page, limit: briefsPageSize });
  const create = (
    <Allowed>
      <LinkButton to="/dashboard" search={{ section: 'briefs', new: 'addresses' }}>
        {messages.create}
      </LinkButton>
    </Allowed>
  );
  return (
    <>
      <SectionHeading order={1} title={messages.title} description={messages.description} actions={create} />
      <QueryState
        isFramed
        query={query}
        errorTitle={messages.loadFailed}
        loading={<Skeleton height={320} mt="md" />}
      >
        {({ data, pagination }) =>
          pagination.total === 0 ? (
            <Panel>
              <EmptyState title={messages.none} action={create}>
                {messages.noneHint}
              </EmptyState>
            </Panel>
          ) : (
            <>
              <Panel isTight>
                <DataTable
                  label={messages.title}
                  rows={data}
                  columns={[
                    {
                      header: 'Keyword',
                      cell: ({ id, title }) => (
                        <Anchor
                          renderRoot={(props) => (
                            <Link {...props} to="/dashboard" search={{ section: 'briefs', brief: id }} />
                          )}
                        >
                          <bdi>{title}</bdi>
                        </Anchor>
                      ),
                    },
                    { header: messages.state, cell: ({ state }) => stateLabels[state] },
                    {
                      header: messages.pages,
                      isNumber: true,
                      cell: ({ readCount, sourceCount }) => messages.of(readCount, sourceCount),
                    },
                    {
                      header: messages.created,
                      cell: ({ createdAt }) => dates.day(createdAt, 'medium'),
                    },
                  ]}
                />
              </Panel>
              <Paging
                page={pagination.page}
                limit={pagination.limit}
                total={pagination.total}
                onChange={onPage}
              />
            </>
          )
        }
      </QueryState>
    </>
  );
}
