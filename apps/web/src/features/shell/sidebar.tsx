import { SampleChip, Wordmark } from '@keydence/ui';
import { Select } from '@mantine/core';
import { IconMessagePlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { CountryFlag } from '../../app/country-flag.tsx';
import { LinkButton } from '../../app/link-button.tsx';
import { useSelection } from '../../app/use-selection.tsx';
import { WorkspaceIcon } from '../../app/workspace-icon.tsx';
import { productTagline } from './messages.ts';
import { Navigation } from './navigation.tsx';
import classes from './sidebar.module.css';

/** What the dashboard is about (workspace, domain, market), and where one can go in it. */
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
        {workspace ? <WorkspaceIcon name={workspace.name} iconUrl={workspace.iconUrl} /> : null}
        <span className={classes.workspaceName}>{workspace?.name}</span>
        <span className={classes.workspaceBadge}>Workspace</span>
      </div>
      <DomainSwitcher />
      <Navigation group="main" label="Main" />
      <Navigation group="settings" label="Settings" />
      <div className={classes.end}>
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

/** From so many domains on, typing finds one sooner than looking. */
const searchFrom = 8;

function DomainSwitcher() {
  const { workspace, domain, selectDomain } = useSelection();
  if (!workspace || !domain) return null;
  return (
    <div className={classes.domain}>
      <Select
        label="Domain"
        size="sm"
        allowDeselect={false}
        searchable={workspace.domains.length >= searchFrom}
        nothingFoundMessage="No domain by that name"
        value={domain.id}
        data={workspace.domains.map(({ id, domainName }) => ({ value: id, label: domainName }))}
        onChange={(domainId) => domainId && selectDomain(domainId)}
        comboboxProps={{ shadow: 'md' }}
      />
      <div className={classes.market}>
        <CountryFlag locationCode={domain.locationCode} />
        <span>{domain.locationName}</span>
        <span className={classes.language}>{domain.languageCode.toUpperCase()}</span>
        {domain.dataSource === 'sample' ? <SampleChip /> : null}
      </div>
    </div>
  );
}
