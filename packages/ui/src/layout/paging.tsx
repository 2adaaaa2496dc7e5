import { Pagination } from '@mantine/core';
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

/** Which items of how many are shown, and the way to the others. */
export function Paging({ page, limit, total, onChange }: PagingProps) {
  const pages = Math.ceil(total / limit);
  const first = (page - 1) * limit + 1;
  const count = (number: number) => number.toLocaleString('en-US');
  return (
    <div className={classes.paging}>
      <span>
        Page {page} of {pages} · {count(first)} to {count(Math.min(first + limit - 1, total))} of{' '}
        {count(total)}
      </span>
      <Pagination
        component="nav"
        aria-label="Pages"
        total={pages}
        value={page}
        onChange={onChange}
        getItemProps={(item) => ({ 'aria-label': `Page ${item}` })}
        getControlProps={(control) => ({ 'aria-label': controlLabels[control] })}
      />
    </div>
  );
}
