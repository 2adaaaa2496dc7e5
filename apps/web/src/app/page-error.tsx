import { ErrorPanel } from '@keydence/ui';

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
  if (message && missingPart.test(message)) {
    return (
      <ErrorPanel
        title="This page could not be loaded"
        message="Keydence may have been updated in the meantime, or the connection was lost. Reload to go on."
        retryLabel="Reload"
        onRetry={() => window.location.reload()}
      />
    );
  }
  return <ErrorPanel title="Something went wrong" message={message} onRetry={reset} />;
}
