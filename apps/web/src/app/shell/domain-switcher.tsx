import { SampleChip } from '@keydence/ui';
import { Select } from '@mantine/core';
import { CountryFlag } from '../../lib/country-flag.tsx';
import { useSelection } from '../../lib/use-selection.tsx';
import classes from './domain-switcher.module.css';

/** Number of domains from which the switcher has a search field. */
const searchFrom = 8;

/** Selected domain and its market. Below the full width it is one line, in a region of its own. */
export function DomainSwitcher({ isLine = false }: { isLine?: boolean }) {
  const { workspace, domain, selectDomain } = useSelection();
  if (!workspace || !domain) return null;
  const parts = (
    <>
      <Select
        aria-label="Domain"
        size="sm"
        className={classes.select ?? ''}
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
        <span className={classes.country}>{domain.locationName}</span>
        <span className={classes.language}>{domain.languageCode.toUpperCase()}</span>
        {domain.dataSource === 'sample' ? <SampleChip /> : null}
      </div>
    </>
  );
  if (!isLine) return <div className={classes.domain}>{parts}</div>;
  return (
    <section className={classes.line} aria-label="Website">
      {parts}
    </section>
  );
}
