import { Pagination } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { formatNumber } from '../numbers/format-number.ts';
import classes from './layout.module.css';

interface PagingProps {
  page: number;
  /** Items on a full page. */
  limit: number;
  total: number;
  onChange: (page: number) => void;
}

const controlLabels = {
  first: 'First page',
  previous: 'Previous page',
  next: 'Next page',
  last: 'Last page',
};

/** Range of the shown items and their total, with buttons for other pages. */
export function Paging({ page, limit, total, onChange }: PagingProps) {
  const pages = Math.ceil(total / limit);
  const first = (page - 1) * limit + 1;
  const isNarrow = useMediaQuery('(max-width: 30em)', false, { getInitialValueInEffect: false });
  return (
    <div className={classes.paging}>
      <span>
        Page {page} of {pages} · {formatNumber(first)} to {formatNumber(Math.min(first + limit - 1, total))}{' '}
        of {formatNumber(total)}
      </span>
      {pages > 1 ? (
        <Pagination
          component="nav"
          aria-label="Pages"
          // On a phone, all buttons fit into one line.
          siblings={isNarrow ? 0 : 1}
          gap={isNarrow ? 2 : 8}
          total={pages}
          value={page}
          onChange={onChange}
          getItemProps={(item) => ({ 'aria-label': `Page ${item}` })}
          getControlProps={(control) => ({ 'aria-label': controlLabels[control] })}
        />
      ) : null}
    </div>
  );
}
