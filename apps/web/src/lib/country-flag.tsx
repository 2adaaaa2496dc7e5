import { findLocation } from '@keydence/domain';

const flags = import.meta.glob<string>('../../node_modules/country-flag-icons/3x2/[A-Z][A-Z].svg', {
  eager: true,
  import: 'default',
  query: '?url&no-inline',
});

/** Flag of a market's country, from our own files. Decorative: the country's name is next to it. */
export function CountryFlag({ locationCode }: { locationCode: number }) {
  const country = findLocation(locationCode)?.countryCode;
  const source = country && flags[`../../node_modules/country-flag-icons/3x2/${country}.svg`];
  if (!source) return null;
  // The outline shows the edge of a white flag.
  const style = { borderRadius: 2, flex: 'none', boxShadow: '0 0 0 1px var(--kd-line)' };
  return <img src={source} alt="" width={18} height={12} style={style} />;
}
