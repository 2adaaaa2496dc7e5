import { Wordmark } from '@keydence/ui';
import { IconMessagePlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { LinkButton } from '../../lib/link-button.tsx';
import { useSelection } from '../../lib/use-selection.tsx';
import { WorkspaceIcon } from '../../lib/workspace-icon.tsx';
import { DomainSwitcher } from './domain-switcher.tsx';
import { productTagline } from './messages.ts';
import { mainGroups, Navigation } from './navigation.tsx';
import classes from './sidebar.module.css';

/** Workspace, domain, market and the navigation. */
export function Sidebar({ hasTitle = true }: { hasTitle?: boolean }) {
  const { workspace } = useSelection();
  return (
    <div className={classes.sidebar}>
      {hasTitle ? (
        <Link to="/dashboard" className={classes.title} aria-label="Keydence dashboard">
          <Wordmark size={20} />
        </Link>
      ) : null}
      <div className={classes.workspace}>
        {workspace ? <WorkspaceIcon name={workspace.name} iconUrl={workspace.iconUrl} size={24} /> : null}
        <span className={classes.workspaceName}>{workspace?.name}</span>
        <span className={classes.workspaceBadge}>Workspace</span>
      </div>
      <DomainSwitcher />
      <Navigation groups={mainGroups} label="Main" />
      <div className={classes.end}>
        <Navigation groups={['settings']} label="Settings" />
        <LinkButton
          to="/dashboard"
          search={{ section: 'feedback-board', share: 1 }}
          variant="default"
          fullWidth
          leftSection={<IconMessagePlus size={18} stroke={1.5} aria-hidden />}
        >
          Share Feedback
        </LinkButton>
        <p className={classes.tagline}>{productTagline}</p>
      </div>
    </div>
  );
}
