import { formatDay } from '@keydence/domain';
import { Panel, SampleChip } from '@keydence/ui';
import { Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { LinkButton } from '../../lib/link-button.tsx';
import { trpc } from '../../lib/trpc.ts';
import { useSelection } from '../../lib/use-selection.tsx';
import { changeTexts as texts } from './change-texts.ts';
import classes from './home-panels.module.css';
import { listChanges } from './list-changes.ts';

/** Changes between the two newest reports, in at most five rows; renders nothing with fewer reports. */
export function ChangesPanel() {
  const { domain } = useSelection();
  const { data } = trpc.trends.get.useQuery(
    { domainId: domain?.id ?? '' },
    { enabled: domain !== null && domain.dataSource !== null && domain.state === 'ready' },
  );
  const changes = data ? listChanges(data) : [];
  if (!data?.trend || data.day === null || changes.length === 0) return null;
  const title = texts.title(formatDay(data.trend.since, 'short'));
  return (
    <Panel isFlush label={title}>
      <div className={classes.head}>
        <Title order={2}>{title}</Title>
        <LinkButton
          to="/dashboard"
          search={{ section: 'review' }}
          variant="default"
          size="compact-sm"
          mih={32}
        >
          {texts.openReview}
        </LinkButton>
      </div>
      <ul className={classes.changes}>
        {changes.map(({ key, verb, object, detail, search }) => (
          <li key={key}>
            <Link to="/dashboard" search={search}>
              <strong>{verb}</strong> {object}
            </Link>
            {detail ? <span className={classes.detail}>{detail}</span> : null}
          </li>
        ))}
      </ul>
      <p className={classes.source}>
        {data.dataSource === 'sample' ? <SampleChip /> : null} {texts.source(formatDay(data.day, 'short'))}
      </p>
    </Panel>
  );
}
