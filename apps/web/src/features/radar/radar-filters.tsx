import { mostFortnights, publicationKind, radarDays } from '@keydence/domain';
import { Button, NativeSelect } from '@mantine/core';
import { useDates } from '../../lib/dates.tsx';
import { countFilters } from '../../lib/filters/count-filters.ts';
import { FilterBar } from '../../lib/filters/filter-bar.tsx';
import listClasses from '../../lib/list.module.css';
import { kindLabels, messages } from './messages.ts';
import classes from './radar.module.css';
import { hasRadarFilters, noRadarFilters, type RadarSearch } from './radar-search.ts';
import type { RadarStatus } from './use-radar.ts';

interface RadarFiltersProps {
  status: RadarStatus;
  search: RadarSearch;
  onChange: (changes: Partial<RadarSearch>) => void;
}

const shownFortnights = Math.min(6, mostFortnights);
const fortnightMs = radarDays * 86_400_000;

/** Selects for period, competitor, topic and kind of change. */
export function RadarFilters({ status, search, onChange }: RadarFiltersProps) {
  const dates = useDates();
  const newestTo = Date.parse(status.to) + (search.ago ?? 0) * fortnightMs;
  const periods = Array.from({ length: shownFortnights }, (_, ago) => {
    const to = newestTo - ago * fortnightMs;
    const days = [to - fortnightMs, to].map((time) => dates.day(new Date(time), 'medium'));
    return {
      value: String(ago),
      label: ago === 0 ? messages.lastDays : messages.between(days[0] ?? '', days[1] ?? ''),
    };
  });
  const topics = status.topics.map(({ topic, new: added, rewritten }) => ({
    value: topic?.id ?? 'none',
    label: `${topic?.name ?? messages.noTopic} (${added + rewritten})`,
  }));
  return (
    <FilterBar
      label={messages.filters}
      className={classes.filters}
      lineClassName={listClasses.filters}
      count={countFilters(search, noRadarFilters)}
    >
      <NativeSelect
        label={messages.period}
        value={String(search.ago ?? 0)}
        data={periods}
        onChange={(event) =>
          onChange({ ...noRadarFilters, ago: Number(event.currentTarget.value) || undefined })
        }
      />
      <NativeSelect
        label={messages.competitor}
        value={search.competitor ?? ''}
        data={[
          { value: '', label: messages.anyCompetitor },
          ...status.sites.map(({ competitor }) => ({ value: competitor.id, label: competitor.displayName })),
        ]}
        onChange={(event) => onChange({ competitor: event.currentTarget.value || undefined })}
      />
      <NativeSelect
        label={messages.topic}
        value={search.topic ?? ''}
        data={[{ value: '', label: messages.anyTopic }, ...topics]}
        onChange={(event) => onChange({ topic: event.currentTarget.value || undefined })}
      />
      <NativeSelect
        label={messages.kind}
        value={search.kind ?? ''}
        data={[
          { value: '', label: messages.anyKind },
          ...publicationKind.options.map((value) => ({ value, label: kindLabels[value] })),
        ]}
        onChange={(event) => onChange({ kind: publicationKind.safeParse(event.currentTarget.value).data })}
      />
      {hasRadarFilters(search) ? (
        <Button variant="subtle" className={listClasses.clear ?? ''} onClick={() => onChange(noRadarFilters)}>
          {messages.clear}
        </Button>
      ) : null}
    </FilterBar>
  );
}
