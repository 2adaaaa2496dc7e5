import { ErrorPanel, Panel, Refreshing, SectionHeading } from '@keydence/ui';
import { Alert, Button, Group } from '@mantine/core';
import { ConfirmDialog } from '../../lib/confirm-dialog.tsx';
import { trpc } from '../../lib/trpc.ts';
import { useRefusal } from '../../lib/use-access.ts';
import { useSectionSearch } from '../../lib/use-section-search.ts';
import { useSelection } from '../../lib/use-selection.tsx';
import { useUnsavedGuard } from '../../lib/use-unsaved-guard.ts';
import { AnalystCostCard } from './analyst-cost-card.tsx';
import { AuditLogCard } from './audit-log-card.tsx';
import { AuditLogScreen } from './audit-log-screen.tsx';
import { auditLogSearch } from './audit-log-search.ts';
import { BasicInformationCard } from './basic-information-card.tsx';
import { BrandNamesCard } from './brand-names-card.tsx';
import { DomainsCard } from './domains-card.tsx';
import { EndCard } from './end-card.tsx';
import { LocationCard } from './location-card.tsx';
import { LogoCard } from './logo-card.tsx';
import { MembersCard } from './members-card.tsx';
import { messages } from './messages.ts';
import { SettingsSkeleton } from './settings-skeleton.tsx';
import { SharingCard } from './sharing-card.tsx';
import { SiteChangesCard } from './site-changes-card.tsx';
import { SpendingCard } from './spending-card.tsx';
import { TimeZoneCard } from './time-zone-card.tsx';
import { useWorkspaceForm, type Workspace, type WorkspaceForm } from './use-workspace-form.ts';
import classes from './workspace-settings.module.css';

/** Settings of the workspace: name, logo, members, country and websites. */
export function WorkspaceSettingsScreen() {
  const { workspace } = useSelection();
  const [{ show }] = useSectionSearch(auditLogSearch);
  if (!workspace) return <SettingsSkeleton />;
  if (show === 'audit-log') return <AuditLogScreen key={workspace.id} workspaceId={workspace.id} />;
  return <Loading key={workspace.id} workspaceId={workspace.id} />;
}

function Loading({ workspaceId }: { workspaceId: string }) {
  const query = trpc.workspaces.get.useQuery({ workspaceId });
  const { data, error, isFetching, refetch } = query;
  if (data) {
    return (
      <>
        {error ? <RefreshFailed isRetrying={isFetching} onRetry={() => void refetch()} /> : null}
        <Settings workspace={data} isFetching={isFetching} />
      </>
    );
  }
  return (
    <>
      <SectionHeading order={1} title={messages.title} description={messages.subtitle} />
      {error && !isFetching ? (
        <Panel>
          <ErrorPanel
            title={messages.loadErrorTitle}
            message={messages.loadFailed}
            onRetry={() => void refetch()}
          />
        </Panel>
      ) : (
        <SettingsSkeleton />
      )}
    </>
  );
}

function RefreshFailed({ isRetrying, onRetry }: { isRetrying: boolean; onRetry: () => void }) {
  return (
    <Alert role="alert" color="red" variant="light" mb="md">
      <Group justify="space-between" gap="sm">
        {messages.refreshFailed}
        <Button variant="default" size="compact-md" mih={32} loading={isRetrying} onClick={onRetry}>
          {messages.tryAgain}
        </Button>
      </Group>
    </Alert>
  );
}

function Settings({ workspace, isFetching }: { workspace: Workspace; isFetching: boolean }) {
  const isViewer = useRefusal() !== null;
  const form = useWorkspaceForm(workspace);
  const guard = useUnsavedGuard(form.isDirty, { leaves: leavesSettings });
  return (
    <>
      <SectionHeading
        order={1}
        title={messages.title}
        description={messages.subtitle}
        actions={isViewer ? null : <EditActions form={form} />}
      />
      <div className={classes.columns}>
        <div className={classes.column}>
          {isViewer ? null : <LogoCard workspace={workspace} />}
          <BasicInformationCard workspace={workspace} form={form} />
          <MembersCard workspaceId={workspace.id} />
          <TimeZoneCard workspace={workspace} />
          <SharingCard workspace={workspace} />
          <AuditLogCard role={workspace.role} />
          <AnalystCostCard workspaceId={workspace.id} />
          <SpendingCard workspaceId={workspace.id} />
        </div>
        <div className={classes.column}>
          {isViewer ? null : <LocationCard />}
          <BrandNamesCard />
          <SiteChangesCard />
          <Refreshing isOn={isFetching}>
            <DomainsCard workspace={workspace} />
          </Refreshing>
          <EndCard workspace={workspace} />
        </div>
      </div>
      <ConfirmDialog
        isOpen={guard.isAsking}
        title={messages.discardTitle}
        confirmLabel={messages.discard}
        cancelLabel={messages.keepEditing}
        onConfirm={guard.discard}
        onClose={guard.keep}
      >
        {messages.discardText}
      </ConfirmDialog>
    </>
  );
}

function EditActions({ form }: { form: WorkspaceForm }) {
  if (!form.isEditing) {
    return (
      <Button variant="default" onClick={form.begin}>
        {messages.edit}
      </Button>
    );
  }
  return (
    <Group gap="sm">
      <Button variant="default" onClick={form.cancel} disabled={form.isSaving}>
        {messages.cancel}
      </Button>
      <Button onClick={form.save} loading={form.isSaving}>
        {messages.save}
      </Button>
    </Group>
  );
}

interface Place {
  pathname: string;
  search: Record<string, unknown>;
}

/**
 * True for another section, workspace or domain, and the audit log; any other change of the URL stays on
 * this screen.
 */
function leavesSettings(from: Place, to: Place): boolean {
  const about = ['section', 'workspace', 'domain', 'show'];
  return from.pathname !== to.pathname || about.some((name) => from.search[name] !== to.search[name]);
}
