import { Button, Group } from '@mantine/core';
import { notifyError } from '../notify-error.ts';
import { offerUndo } from '../offer-undo.tsx';
import { trpc } from '../trpc.ts';
import { useRefusal } from '../use-access.ts';
import { useSelection } from '../use-selection.tsx';
import classes from './moves.module.css';
import { brandTexts as texts } from './plan-texts.ts';
import type { MovePlan } from './use-moves.ts';

/** Asks once whether a word with many clicks is a name of the site; its searches have no gain then. */
export function BrandQuestion({ brand }: { brand: NonNullable<MovePlan['unnamedBrand']> }) {
  const { domain } = useSelection();
  const utils = trpc.useUtils();
  const { word, percent, names } = brand;
  const onError = (error: unknown) => notifyError(texts.failed, error);
  const restore = trpc.trackedDomains.update.useMutation({
    onSuccess: () => utils.invalidate(),
    onError,
  });
  const update = trpc.trackedDomains.update.useMutation({
    onSuccess: ({ brandNames }, { domainId }) => {
      const isName = brandNames?.includes(word) === true;
      offerUndo(isName ? texts.isName(word) : texts.isNoName(word), () =>
        restore.mutate({ domainId, brandNames: domain?.brandNames ?? null }),
      );
      return utils.invalidate();
    },
    onError,
  });
  const isRefused = useRefusal() !== null;
  if (isRefused || !domain) return null;
  const answer = (brandNames: string[]) => update.mutate({ domainId: domain.id, brandNames });
  return (
    <section className={classes.running} aria-label={texts.title}>
      <div className={classes.progress}>
        <span>{texts.question(word, percent)}</span>
        <Group gap="xs" wrap="nowrap">
          <Button
            variant="default"
            size="compact-sm"
            mih={32}
            loading={update.isPending}
            onClick={() => answer([...names, word])}
          >
            {texts.yes}
          </Button>
          <Button
            variant="subtle"
            size="compact-sm"
            mih={32}
            disabled={update.isPending}
            onClick={() => answer(names)}
          >
            {texts.no}
          </Button>
        </Group>
      </div>
    </section>
  );
}
