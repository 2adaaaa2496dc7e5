import { Modal } from '@mantine/core';
import { Allowed } from '../../lib/allowed.tsx';
import { importTitle } from '../../lib/import-link.tsx';
import { useRefusal } from '../../lib/use-access.ts';
import { useReturnFocus } from '../../lib/use-return-focus.ts';
import { useSectionSearch } from '../../lib/use-section-search.ts';
import { useSelection } from '../../lib/use-selection.tsx';
import { ChooseFile } from './choose-file.tsx';
import { EarlierImports } from './earlier-imports.tsx';
import { type ImportSearch, importSearch } from './import-search.ts';
import classes from './imports.module.css';
import { messages } from './messages.ts';
import { OneImport } from './one-import.tsx';
import { SearchConsoleImport } from './search-console-import.tsx';

/**
 * Import from a file to a domain's own figures. `import` in the URL has the state, so it survives a reload.
 */
export function ImportDialog() {
  const [{ import: shown }, update] = useSectionSearch(importSearch);
  const { domain } = useSelection();
  const refusal = useRefusal();
  useReturnFocus();
  if (shown === undefined || !domain) return null;
  const show = (next: ImportSearch['import']) => void update({ import: next }, { replace: true });
  const close = () => show(undefined);
  return (
    <Modal
      opened
      size="xl"
      returnFocus={false}
      onClose={close}
      transitionProps={{ duration: 0 }}
      title={
        <>
          {importTitle} <span className={classes.domain}>{messages.forDomain(domain.domainName)}</span>
        </>
      }
    >
      {shown === 'new' ? (
        <div className={classes.stack}>
          {refusal === null ? null : <p className={classes.quiet}>{refusal}</p>}
          {domain.dataSource === 'sample' ? null : (
            <SearchConsoleImport domainId={domain.id} onFetch={show} />
          )}
          <Allowed>
            <ChooseFile domainId={domain.id} onUploaded={show} />
          </Allowed>
          <EarlierImports domainId={domain.id} onOpen={show} />
        </div>
      ) : (
        <OneImport
          key={shown}
          domain={domain}
          importId={shown}
          onChooseOther={() => show('new')}
          onClose={close}
        />
      )}
    </Modal>
  );
}
