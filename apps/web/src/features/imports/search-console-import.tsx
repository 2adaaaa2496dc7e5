import { ErrorPanel } from '@keydence/ui';
import { Title } from '@mantine/core';
import { failureText } from '../../lib/failure-text.ts';
import { ConnectButton } from './connect-button.tsx';
import { ImportFailure } from './import-failure.tsx';
import classes from './imports.module.css';
import { SearchConsoleConnection } from './search-console-connection.tsx';
import { searchConsoleTexts as texts } from './search-console-messages.ts';
import { useSearchConsole } from './use-search-console.ts';

interface SearchConsoleWayProps {
  domainId: string;
  onFetch: (importId: string) => void;
}

/** Import through Search Console's API. Renders nothing on a server that is not registered with Google. */
export function SearchConsoleImport({ domainId, onFetch }: SearchConsoleWayProps) {
  const handle = useSearchConsole(domainId, onFetch);
  const { state, error, reload } = handle;
  if (!state && error) {
    return <ErrorPanel title={texts.loadFailed} message={failureText(error)} onRetry={reload} />;
  }
  if (!state?.isAvailable) return null;
  return (
    <section aria-label={texts.title} className={classes.way}>
      <Title order={3}>{texts.title}</Title>
      {state.connection ? (
        <SearchConsoleConnection
          domainId={domainId}
          state={{ ...state, connection: state.connection }}
          handle={handle}
          onShow={onFetch}
        />
      ) : (
        <>
          <p className={classes.quiet}>{texts.pitch}</p>
          <div>
            <ConnectButton handle={handle} label={texts.connect} />
          </div>
        </>
      )}
      <ImportFailure title={texts.connectFailed} error={handle.connectError} />
    </section>
  );
}
