import { ErrorPanel } from '@keydence/ui';
import { useNetwork } from '@mantine/hooks';

/** How browsers say that a part of the application is not there to load. */
const missingPart =
  /dynamically imported module|importing a module script failed|unable to preload css|loading chunk/i;

interface PageErrorProps {
  error: unknown;
  reset: () => void;
}

/** A page that could not be shown. After an update of the server the old page asks for parts that are gone. */
export function PageError({ error, reset }: PageErrorProps) {
  const message = error instanceof Error ? error.message : undefined;
  if (message && missingPart.test(message)) return <MissingPart />;
  return <ErrorPanel title="Something went wrong" message={message} onRetry={reset} />;
}

/** Without a connection to reload would lose the whole application. */
function MissingPart() {
  const { online } = useNetwork();
  const title = 'Could not load this page';
  if (!online) {
    return (
      <ErrorPanel
        title={title}
        message="You are offline, and this page has not been opened before. It can be loaded when the connection is back; the pages that you have opened are still there."
      />
    );
  }
  return (
    <ErrorPanel
      title={title}
      message="Keydence may have been updated in the meantime, or the connection was lost. Reload to go on."
      retryLabel="Reload"
      onRetry={() => window.location.reload()}
    />
  );
}
