import { ActionIcon, Avatar, Menu } from '@mantine/core';
import { IconCheck, IconCreditCard, IconKeyboard, IconLogout, IconPlus } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useAuth } from '../../lib/auth-provider.tsx';
import { readPageSetting } from '../../lib/page-setting.ts';
import { trpc } from '../../lib/trpc.ts';
import { useSelection } from '../../lib/use-selection.tsx';
import { WorkspaceIcon } from '../../lib/workspace-icon.tsx';
import { shellTexts } from './messages.ts';
import { useOpenDialog } from './open-dialog.ts';
import classes from './user-menu.module.css';

/** Signed-in user, workspaces to switch to, and sign-out. */
export function UserMenu() {
  const { session, signOut } = useAuth();
  const { workspaces, workspace, selectWorkspace } = useSelection();
  const { data: profile } = trpc.profile.get.useQuery();
  const navigate = useNavigate();
  const openDialog = useOpenDialog();
  const billingPortal = readPageSetting('billing-portal-url');
  const email = session?.user.email ?? '';
  return (
    <Menu position="bottom-end" width={260}>
      <Menu.Target>
        <ActionIcon size={36} radius={999} aria-label={`User menu of ${email}`}>
          {profile?.profilePictureUrl ? (
            <Avatar src={profile.profilePictureUrl} alt="" size={36} />
          ) : (
            <span aria-hidden="true">{email.charAt(0).toUpperCase()}</span>
          )}
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label style={{ overflowWrap: 'anywhere' }}>{email}</Menu.Label>
        <Menu.Divider />
        <Menu.Label>Workspaces</Menu.Label>
        <Menu.RadioGroup value={workspace?.id ?? null} onChange={selectWorkspace}>
          {workspaces.map(({ id, name, iconUrl }) => (
            <Menu.RadioItem
              key={id}
              value={id}
              closeMenuOnClick
              checkIcon={<IconCheck size={16} stroke={2} />}
            >
              <span className={classes.workspace}>
                <WorkspaceIcon name={name} iconUrl={iconUrl} size={24} />
                {name}
              </span>
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        <Menu.Item
          leftSection={<IconPlus size={16} stroke={1.5} aria-hidden />}
          onClick={() => navigate({ to: '/onboarding', search: { fresh: true } })}
        >
          New workspace
        </Menu.Item>
        <Menu.Divider />
        {billingPortal ? (
          <Menu.Item
            component="a"
            href={billingPortal}
            leftSection={<IconCreditCard size={16} stroke={1.5} aria-hidden />}
          >
            Billing & Usage
          </Menu.Item>
        ) : null}
        <Menu.Item
          leftSection={<IconKeyboard size={16} stroke={1.5} aria-hidden />}
          onClick={() => openDialog('shortcuts')}
        >
          {shellTexts.shortcuts}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconLogout size={16} stroke={1.5} aria-hidden />}
          onClick={() => void signOut()}
        >
          Sign Out
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
