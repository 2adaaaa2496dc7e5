import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';

/** Subset of a zod schema that this hook needs. */
interface SearchSchema<Values> {
  parse: (input: unknown) => Values;
}

type Changes<Values> = Partial<Values> | ((latest: Values) => Partial<Values>);

interface UpdateOptions {
  /** Replaces the current history entry: for typing in a search box. */
  replace?: boolean;
}

/**
 * Filters, sort and page of the dashboard section in the URL. The schema names every parameter with a
 * `.catch()`, so a hand-written URL never breaks a screen. Values arrive JSON-decoded (`page=2` is a
 * number): coerce where text is expected. A value of `undefined` removes the parameter. Changes that depend on a value
 * are given as a function: the URL may already be ahead of the values on screen.
 */
export function useSectionSearch<Values extends object>(schema: SearchSchema<Values>) {
  const search = useSearch({ strict: false });
  const navigate = useNavigate();
  const values = useMemo(() => schema.parse(search), [schema, search]);
  const update = useCallback(
    (changes: Changes<Values>, { replace = false }: UpdateOptions = {}) =>
      navigate({
        to: '/dashboard',
        replace,
        resetScroll: false,
        search: (previous) => ({
          ...previous,
          ...(typeof changes === 'function' ? changes(schema.parse(previous)) : changes),
        }),
      }),
    [navigate, schema],
  );
  return [values, update] as const;
}
