import { Anchor, Group } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useAuth } from '../../lib/auth-provider.tsx';

/** Links that leave the wizard. */
export function OnboardingFooter({ hasWorkspace }: { hasWorkspace: boolean }) {
  const { session, signOut } = useAuth();
  return (
    <Group justify="space-between">
      <span style={{ overflowWrap: 'anywhere' }}>{session?.user.email}</span>
      <Group gap="md">
        {hasWorkspace ? (
          <Anchor component={Link} to="/dashboard" size="sm" underline="always">
            Back to the dashboard
          </Anchor>
        ) : null}
        <Anchor component="button" type="button" size="sm" underline="always" onClick={() => void signOut()}>
          Sign Out
        </Anchor>
      </Group>
    </Group>
  );
}
