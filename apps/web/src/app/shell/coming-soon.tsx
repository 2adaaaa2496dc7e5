import { EmptyState } from '@keydence/ui';
import { LinkButton } from '../../lib/link-button.tsx';

/** Notice for unknown sections. */
export function ComingSoon() {
  return (
    <EmptyState
      title="This section is coming soon"
      action={
        <LinkButton to="/dashboard" variant="default">
          Back to the dashboard
        </LinkButton>
      }
    >
      There is nothing to see here yet.
    </EmptyState>
  );
}
