import { IconFileUpload } from '@tabler/icons-react';
import { Allowed } from './allowed.tsx';
import { LinkButton } from './link-button.tsx';

export const importTitle = 'Import an export';

/** The way to the import of files, from any screen of a domain, for those who may import. */
export function ImportLink({ isPrimary = false }: { isPrimary?: boolean }) {
  return (
    <Allowed>
      <LinkButton
        to="/dashboard"
        search={(previous) => ({ ...previous, section: 'keywords', import: 'new' })}
        resetScroll={false}
        variant={isPrimary ? 'filled' : 'default'}
        leftSection={<IconFileUpload size={16} stroke={1.5} aria-hidden />}
      >
        {importTitle}
      </LinkButton>
    </Allowed>
  );
}
