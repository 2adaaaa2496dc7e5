import { IconFileUpload } from '@tabler/icons-react';
import { Allowed } from './allowed.tsx';
import { LinkButton } from './link-button.tsx';

export const importTitle = 'Import an export';

/** Link to the file import from any domain screen, for members who may import. */
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
