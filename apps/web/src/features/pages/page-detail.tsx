import {
  DataTable,
  EmptyState,
  FactList,
  formatNumber,
  Panel,
  QueryState,
  SectionHeading,
} from '@keydence/ui';
import { Skeleton } from '@mantine/core';
import { BackLink } from '../../lib/back-link.tsx';
import { useDates } from '../../lib/dates.tsx';
import listClasses from '../../lib/list.module.css';
import { MoveLink } from '../../lib/moves/move-link.tsx';
import { pathOf } from '../../lib/path-of.ts';
import { appCodeOf, type RouterOutputs, trpc } from '../../lib/trpc.ts';
import { useSelection } from '../../lib/use-selection.tsx';
import { FindingFacts } from './finding-facts.tsx';
import { LinkIdeas } from './link-ideas.tsx';
import { LinkMap } from './link-map.tsx';
import { columns, messages, stateLabels, detailTexts as texts } from './messages.ts';
import { PageLink } from './page-link.tsx';
import classes from './pages.module.css';

type Detail = RouterOutputs['pages']['get'];

/** One page with all its data: facts first. */
export function PageDetail({ pageId }: { pageId: string }) {
  const { domain } = useSelection();
  const query = trpc.pages.get.useQuery({ domainId: domain?.id ?? '', pageId }, { enabled: domain !== null });
  return (
    <>
      <BackLink to="/dashboard" search={{ section: 'pages' }}>
        {messages.back}
      </BackLink>
      {appCodeOf(query.error) === 'not_found' ? (
        <Panel>
          <EmptyState title={texts.gone}>{texts.goneHint}</EmptyState>
        </Panel>
      ) : (
        <QueryState
          isFramed
          query={query}
          errorTitle={texts.loadFailed}
          loading={<Skeleton height={480} mt="md" />}
        >
          {(detail) => <Details detail={detail} />}
        </QueryState>
      )}
    </>
  );
}

function Details({ detail }: { detail: Detail }) {
  const { page, findings, moves, queries } = detail;
  return (
    <>
      <SectionHeading
        order={1}
        title={page.title ?? pathOf(page.address)}
        description={
          <a href={page.address} target="_blank" rel="noreferrer noopener nofollow">
            <bdi>{page.address}</bdi>
          </a>
        }
      />
      <Facts detail={detail} />
      {findings.length > 0 ? (
        <Panel label={texts.findings} className={classes.finding ?? ''}>
          <h2 className={classes.heading}>{texts.findings}</h2>
          {findings.map((finding, index) => (
            <FindingFacts key={index} finding={finding} />
          ))}
        </Panel>
      ) : null}
      {moves.length > 0 ? (
        <Panel label={texts.moves} className={classes.finding ?? ''}>
          <h2 className={classes.heading}>{texts.moves}</h2>
          <ul className={classes.gaps}>
            {moves.map((move) => (
              <li key={move.id}>
                <MoveLink move={move} />
              </li>
            ))}
          </ul>
        </Panel>
      ) : null}
      {queries.length > 0 ? (
        <Panel label={texts.queries} className={classes.finding ?? ''}>
          <h2 className={classes.heading}>{texts.queries}</h2>
          <DataTable
            label={texts.queries}
            rows={queries}
            columns={[
              { header: texts.query, cell: ({ text }) => <bdi>{text}</bdi> },
              { header: texts.clicks, cell: ({ clicks }) => formatNumber(clicks), isNumber: true },
              { header: texts.impressions, cell: (row) => formatNumber(row.impressions), isNumber: true },
              {
                header: texts.position,
                cell: ({ position }) => (position === null ? messages.unknown : position.toFixed(1)),
                isNumber: true,
              },
            ]}
          />
        </Panel>
      ) : null}
      <LinkIdeas detail={detail} />
      <LinkMap detail={detail} />
      <Links title={texts.linksInTitle} links={detail.linksIn} />
      <Links title={texts.linksOutTitle} links={detail.linksOut} />
      <Versions detail={detail} />
    </>
  );
}

function Facts({ detail: { page, canonical, description, raw } }: { detail: Detail }) {
  const dates = useDates();
  const day = (at: string | null) => (at === null ? messages.unknown : dates.day(at, 'medium'));
  const number = (value: number | null) => (value === null ? messages.unknown : formatNumber(value));
  return (
    <Panel label={texts.facts} className={classes.finding ?? ''}>
      <FactList
        facts={[
          { name: columns.state.name, value: stateLabels[page.state] },
          { name: texts.status, value: page.status ?? messages.unknown },
          ...(page.redirectsTo ? [{ name: texts.redirectsTo, value: <bdi>{page.redirectsTo}</bdi> }] : []),
          ...(canonical ? [{ name: texts.canonical, value: <bdi>{canonical}</bdi> }] : []),
          { name: columns.words.name, value: number(page.words) },
          { name: texts.language, value: page.language ?? messages.unknown },
          { name: columns.linksin.name, value: texts.links(page.linksIn, page.contentLinksIn) },
          { name: texts.linksOut, value: number(page.linksOut) },
          { name: columns.clicks.name, value: number(page.clicks?.clicks ?? null) },
          { name: texts.impressions, value: number(page.clicks?.impressions ?? null) },
          { name: columns.keywords.name, value: number(page.keywordCount) },
          { name: columns.topic.name, value: page.topic ?? messages.unknown },
          { name: texts.inSitemap, value: page.isInSitemap ? 'Yes' : 'No' },
          ...(raw
            ? [
                { name: texts.rendered, value: texts.raw(raw.words, raw.links) },
                { name: texts.rawTitle, value: <bdi>{raw.title ?? messages.unknown}</bdi> },
                { name: texts.rawDescription, value: <bdi>{raw.description ?? messages.unknown}</bdi> },
              ]
            : []),
          { name: texts.readAt, value: day(page.readAt) },
          { name: columns.changed.name, value: day(page.changedAt) },
        ]}
      />
      {description ? (
        <p className={classes.sentence}>
          <b>{texts.description}:</b> <bdi>{description}</bdi>
        </p>
      ) : null}
    </Panel>
  );
}

function Links({ title, links }: { title: string; links: Detail['linksIn'] }) {
  return (
    <Panel label={title} className={classes.finding ?? ''}>
      <h2 className={classes.heading}>{title}</h2>
      {links.length === 0 ? (
        <p className={listClasses.note}>{texts.noLinks}</p>
      ) : (
        <DataTable
          label={title}
          rows={links}
          columns={[
            {
              header: columns.page.name,
              cell: ({ pageId, address, title: name }) => (
                <PageLink page={{ id: pageId, address, title: name }} />
              ),
            },
            { header: texts.anchor, cell: ({ anchor }) => <bdi>{anchor}</bdi> },
            {
              header: texts.place,
              cell: ({ place, isNofollow }) =>
                isNofollow ? `${texts.places[place]}, ${texts.nofollow}` : texts.places[place],
            },
          ]}
        />
      )}
    </Panel>
  );
}

function Versions({ detail: { versions } }: { detail: Detail }) {
  const dates = useDates();
  const [newest] = versions;
  if (!newest) return null;
  return (
    <Panel label={texts.versions} className={classes.finding ?? ''}>
      <h2 className={classes.heading}>{texts.headings}</h2>
      <ol className={classes.outline}>
        {newest.headings.map(({ level, text }, index) => (
          <li key={index} data-level={level}>
            <bdi>{text}</bdi>
          </li>
        ))}
      </ol>
      <h2 className={classes.heading}>{texts.versions}</h2>
      <DataTable
        label={texts.versions}
        rows={versions}
        columns={[
          { header: texts.readAt, cell: ({ readAt }) => dates.day(readAt, 'medium') },
          { header: columns.page.name, cell: ({ title }) => <bdi>{title ?? messages.unknown}</bdi> },
          { header: columns.words.name, cell: ({ words }) => formatNumber(words), isNumber: true },
        ]}
      />
    </Panel>
  );
}
