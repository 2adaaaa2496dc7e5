import { EmptyState } from '@keydence/ui';
import { LinkButton } from '../../app/link-button.tsx';
import { isSectionName, sections } from '../../app/sections.tsx';

/** Stands where a section has no screen. */
export function ComingSoon({ section }: { section: string }) {
  const label = isSectionName(section) ? sections[section].label : 'This section';
  return (
    <EmptyState
      title={`${label} is coming soon`}
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
