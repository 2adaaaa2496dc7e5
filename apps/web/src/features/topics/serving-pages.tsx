import { DataTable, formatNumber, Panel } from '@keydence/ui';
import { Anchor, Title } from '@mantine/core';
import { pathOf } from '../../lib/path-of.ts';
import { figures } from './messages.ts';
import { pageTexts as texts } from './page-messages.ts';
import { shareText } from './topic-figures.tsx';
import classes from './topics.module.css';
import type { TopicDetails } from './use-topic.ts';

type ServingPage = TopicDetails['pages'][number];

/** Pages of the site that serve the topic, with those that compete. */
export function ServingPages({ topic }: { topic: TopicDetails }) {
  const { pages, pageCount } = topic;
  return (
    <Panel className={classes.block ?? ''}>
      <Title order={2} size="h3">
        {texts.pages}
      </Title>
      <p className={classes.about}>{describeState(topic)}</p>
      {pages.length > 0 ? (
        <DataTable
          label={texts.pages}
          rows={pages}
          columns={[
            { header: texts.page, cell: ({ url }: ServingPage) => <PageAddress url={url} /> },
            {
              header: figures.keywords.name,
              isNumber: true,
              cell: ({ keywordCount }: ServingPage) => formatNumber(keywordCount),
            },
            {
              header: texts.share,
              isNumber: true,
              cell: ({ share }: ServingPage) => shareText(share),
            },
          ]}
        />
      ) : null}
      {pageCount > pages.length ? (
        <p className={classes.about}>{texts.morePages(pages.length, pageCount)}</p>
      ) : null}
    </Panel>
  );
}

function describeState({ pageState, pageCount: count, topTenCount }: TopicDetails): string {
  if (pageState === 'several') return texts.severalPages(count);
  if (pageState === 'none') return topTenCount > 0 ? texts.unknownPage : texts.noPage;
  return count === 1 ? texts.onePage : texts.separatePages(count);
}

/** Page of the site. It opens in another tab, without a referrer. */
function PageAddress({ url }: { url: string }) {
  if (!/^https?:/i.test(url)) return <bdi>{url}</bdi>;
  return (
    <Anchor href={url} title={url} target="_blank" rel="noreferrer noopener" inherit>
      <bdi>{pathOf(url)}</bdi>
    </Anchor>
  );
}
