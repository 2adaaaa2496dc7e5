import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

interface ItemLinkProps {
  itemId: string;
  className?: string | undefined;
  children: ReactNode;
}

/** Opens an item over the board and keeps the board's filters. */
export function ItemLink({ itemId, className = '', children }: ItemLinkProps) {
  return (
    <Link
      to="/dashboard"
      search={(previous) => ({ ...previous, item: itemId, comment: undefined, share: undefined })}
      resetScroll={false}
      preload={false}
      className={className}
      activeProps={{ 'aria-current': undefined }}
    >
      {children}
    </Link>
  );
}
