import { ErrorPanel } from '@keydence/ui';
import { useNetwork } from '@mantine/hooks';

/** Browser messages for a part of the application that failed to load. */
const missingPart =
  /dynamically imported module|importing a module script failed|unable to preload css|loading chunk/i;

interface PageErrorProps {
  error: unknown;
  reset: () => void;
}

/** Error of a page. After a server update, the old page requests parts that no longer exist. */
export function PageError({ error, reset }: PageErrorProps) {
  const message = error instanceof Error ? error.message : undefined;
  if (message && missingPart.test(message)) return <MissingPart />;
  return <ErrorPanel title="Something went wrong" message={message} onRetry={reset} />;
}

/** Part that failed to load. Reloading without a connection would lose the whole application. */
function MissingPart() {
  const { online } = useNetwork();
  const title = 'Could not load this page';
  if (!online) {
    return (
      <ErrorPanel
        title={title}
        message="You are offline. This page loads when the connection is back. The pages that you have opened are still available."
      />
    );
  }
  return (
    <ErrorPanel
      title={title}
      message="Keydence may have been updated in the meantime, or the connection was lost. Reload to continue."
      retryLabel="Reload"
      onRetry={() => window.location.reload()}
    />
  );
}
