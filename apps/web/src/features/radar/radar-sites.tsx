import { describeRadarNote } from '@keydence/domain';
import { Expandable, formatNumber, Sheet } from '@keydence/ui';
import { Button } from '@mantine/core';
import { useDates } from '../../lib/dates.tsx';
import { messages } from './messages.ts';
import classes from './radar.module.css';
import type { RadarSearch } from './radar-search.ts';
import type { RadarStatus } from './use-radar.ts';

type Site = RadarStatus['sites'][number];

interface RadarSitesProps {
  sites: readonly Site[];
  search: RadarSearch;
  onChange: (changes: Partial<RadarSearch>) => void;
}

/** Competitors with their counts of the fortnight and the state of their polls. */
export function RadarSites({ sites, search, onChange }: RadarSitesProps) {
  const dates = useDates();
  const head = [messages.new, messages.rewritten, messages.gone, messages.listed];
  return (
    <Sheet
      label={messages.competitors}
      head={
        <>
          <th scope="col">{messages.competitor}</th>
          {head.map((label) => (
            <th key={label} scope="col" data-number>
              {label}
            </th>
          ))}
          <th scope="col">{messages.lastPoll}</th>
        </>
      }
    >
      {sites.map((site) => {
        const { competitor, polledAt } = site;
        const isChosen = search.competitor === competitor.id;
        return (
          <tr key={competitor.id}>
            <th scope="row">
              <Button
                variant="transparent"
                size="compact-sm"
                p={0}
                mih={32}
                aria-pressed={isChosen}
                onClick={() => onChange({ competitor: isChosen ? undefined : competitor.id })}
              >
                <bdi>{competitor.displayName}</bdi>
              </Button>
              <SiteState site={site} />
            </th>
            {[site.new, site.rewritten, site.gone, site.addressCount].map((count, at) => (
              <td key={head[at]} data-number>
                {polledAt === null ? '–' : formatNumber(count)}
              </td>
            ))}
            <td className={classes.whole}>
              {polledAt === null ? messages.never : dates.day(polledAt, 'medium')}
            </td>
          </tr>
        );
      })}
    </Sheet>
  );
}

function SiteState({ site }: { site: Site }) {
  const { state, message, isBaseline, notes } = site;
  return (
    <>
      {state === 'failed' && message ? <span className={classes.failure}>{message}</span> : null}
      {state === 'cancelled' ? <span className={classes.small}>{messages.cancelled}</span> : null}
      {isBaseline ? <span className={classes.small}>{messages.baseline}</span> : null}
      {notes.length > 0 ? (
        <Expandable label={messages.notes(notes.length)}>
          <ul className={classes.notes}>
            {notes.map((note) => (
              <li key={`${note.kind} ${note.pattern}`}>{describeRadarNote(note)}</li>
            ))}
          </ul>
        </Expandable>
      ) : null}
    </>
  );
}
