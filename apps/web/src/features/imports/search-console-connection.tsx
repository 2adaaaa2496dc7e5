import { formatDay } from '@keydence/domain';
import { FactList } from '@keydence/ui';
import { Alert, Button } from '@mantine/core';
import { useState } from 'react';
import { type Dates, useDates } from '../../lib/dates.tsx';
import { useRefusal } from '../../lib/use-access.ts';
import { ChooseProperty } from './choose-property.tsx';
import { ConnectButton } from './connect-button.tsx';
import { DisconnectButton } from './disconnect-button.tsx';
import { ImportFailure } from './import-failure.tsx';
import classes from './imports.module.css';
import { stateLabels } from './messages.ts';
import { SearchConsoleHistory } from './search-console-history.tsx';
import { searchConsoleTexts as texts } from './search-console-messages.ts';
import type { SearchConsoleHandle, SearchConsoleState } from './use-search-console.ts';

type Connected = SearchConsoleState & { connection: NonNullable<SearchConsoleState['connection']> };

interface SearchConsoleConnectionProps {
  domainId: string;
  state: Connected;
  handle: SearchConsoleHandle;
  onShow: (importId: string) => void;
}

/** Connected workspace: data fetched for the domain, time of the last fetch, and possible actions. */
export function SearchConsoleConnection({ domainId, state, handle, onShow }: SearchConsoleConnectionProps) {
  const dates = useDates();
  const { connection, property, lastFetch } = state;
  const mayChange = useRefusal() === null;
  const [isChoosing, setIsChoosing] = useState(false);
  const { needsRenewal } = connection;
  const isUsable = property !== null && !isChoosing;
  return (
    <>
      <Problem connection={connection} />
      <FactList facts={describeState(state, dates)} />
      {property !== null && state.history ? <SearchConsoleHistory history={state.history} /> : null}
      {needsRenewal || isUsable || !mayChange ? null : (
        <ChooseProperty domainId={domainId} chosen={property} onDone={() => setIsChoosing(false)} />
      )}
      <div className={classes.wayActions}>
        {needsRenewal ? <ConnectButton handle={handle} label={texts.renew} /> : null}
        {mayChange && isUsable && !needsRenewal ? (
          <>
            <Button variant="default" loading={handle.isStarting} onClick={handle.fetch}>
              {texts.fetch}
            </Button>
            <Button variant="subtle" onClick={() => setIsChoosing(true)}>
              {texts.change}
            </Button>
          </>
        ) : null}
        {lastFetch ? (
          <Button variant="subtle" onClick={() => onShow(lastFetch.importId)}>
            {texts.show}
          </Button>
        ) : null}
        {mayChange && connection.canDisconnect ? <DisconnectButton handle={handle} /> : null}
      </div>
      <ImportFailure title={texts.fetchFailed} error={handle.fetchError} />
    </>
  );
}

function Problem({ connection: { needsRenewal, problem } }: Pick<Connected, 'connection'>) {
  if (problem === null) return null;
  return (
    <Alert
      color={needsRenewal ? 'red' : 'yellow'}
      variant="light"
      title={needsRenewal ? texts.needsRenewal : texts.lastProblem}
    >
      {problem}
    </Alert>
  );
}

function describeState({ connection, property, lastFetch, history }: Connected, dates: Dates) {
  const { connectedBy, connectedAt } = connection;
  return [
    { name: texts.connection, value: texts.connectedBy(connectedBy, dates.day(connectedAt)) },
    ...(property === null ? [] : [{ name: texts.property, value: property }]),
    ...(property === null || !history ? [] : [{ name: texts.days, value: describeDays(history) }]),
    ...(property === null ? [] : [{ name: texts.lastFetch, value: describeFetch(lastFetch, dates) }]),
  ];
}

function describeDays({
  daysFetched,
  daysWanted,
  oldestDay,
}: NonNullable<SearchConsoleState['history']>): string {
  if (oldestDay === null) return texts.noDays;
  return texts.daysFetched(daysFetched, daysWanted, formatDay(oldestDay));
}

function describeFetch(lastFetch: SearchConsoleState['lastFetch'], dates: Dates): string {
  if (!lastFetch) return texts.neverFetched;
  const { state, startedAt, measuredOn, message } = lastFetch;
  if (state === 'failed') return message ?? stateLabels.failed;
  if (state !== 'done') return stateLabels[state];
  return texts.fetched(dates.day(startedAt), measuredOn && formatDay(measuredOn));
}
