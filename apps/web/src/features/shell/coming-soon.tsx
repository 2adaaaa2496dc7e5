import { EmptyState } from '@keydence/ui';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { isSectionName, sections } from '../../app/sections.tsx';

/** Stands where a section has no screen. */
export function ComingSoon({ section }: { section: string }) {
  const label = isSectionName(section) ? sections[section].label : 'This section';
  return (
    <EmptyState
      title={`${label} is coming soon`}
      action={
        <Button component={Link} to="/dashboard" variant="default">
          Back to the dashboard
        </Button>
      }
    >
      There is nothing to see here yet.
    </EmptyState>
  );
}
