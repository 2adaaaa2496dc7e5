import { type BriefPageKind, briefKindNames, countKind } from '@keydence/domain';
import { DataTable, Figure, formatNumber, Panel } from '@keydence/ui';
import { Checkbox, NativeSelect } from '@mantine/core';
import { notifyError } from '../../lib/notify-error.ts';
import { trpc } from '../../lib/trpc.ts';
import { useRefusal } from '../../lib/use-access.ts';
import type { Detail } from './brief-lines.tsx';
import classes from './briefs.module.css';
import { sourceTexts as texts } from './messages.ts';

/** Pages of a brief, reasons for unread pages, and the choice of pages that count. */
export function BriefSources({ domainId, detail }: { domainId: string; detail: Detail }) {
  const { brief, body, sources } = detail;
  const utils = trpc.useUtils();
  const isRefused = useRefusal('change') !== null;
  const change = trpc.briefs.change.useMutation({
    onSuccess: (next) => utils.briefs.get.setData({ domainId, briefId: brief.id }, next),
    onError: (error) => notifyError(texts.changeFailed, error),
  });
  const isFixed = isRefused || change.isPending || body === null;
  const excluded = sources.filter(({ isExcluded }) => isExcluded).map(({ number }) => number);
  const toggle = (number: number) =>
    change.mutate({
      domainId,
      briefId: brief.id,
      excluded: excluded.includes(number)
        ? excluded.filter((each) => each !== number)
        : [...excluded, number],
    });
  const choose = (kind: string) =>
    change.mutate({
      domainId,
      briefId: brief.id,
      kind: body?.kinds.find((each) => each.kind === kind)?.kind ?? null,
    });
  return (
    <Panel label={texts.title} className={classes.panel ?? ''}>
      <h2 className={classes.heading}>{texts.title}</h2>
      {body ? <p className={classes.note}>{texts.hint}</p> : null}
      {body ? (
        <NativeSelect
          label={texts.kinds}
          value={body.isChosen ? (body.kind ?? '') : ''}
          disabled={isFixed}
          w="fit-content"
          mb="sm"
          data={[
            { value: '', label: texts.usual },
            ...body.kinds.map(({ kind, count }) => ({ value: kind, label: countKind(kind, count) })),
          ]}
          onChange={(event) => choose(event.currentTarget.value)}
        />
      ) : null}
      <DataTable
        label={texts.title}
        rows={sources}
        columns={[
          {
            header: texts.counts,
            cell: ({ number, outcome, address, isExcluded }) =>
              outcome === 'read' ? (
                <Checkbox
                  aria-label={texts.use(address)}
                  checked={!isExcluded}
                  disabled={isFixed}
                  onChange={() => toggle(number)}
                />
              ) : null,
          },
          {
            header: texts.page,
            cell: ({ number, address, title, outcome, reason }) => (
              <>
                {number}.{' '}
                {outcome === 'read' ? <bdi>{title}</bdi> : <span className={classes.count}>{reason}</span>}
                <a
                  className={classes.address}
                  href={address}
                  target="_blank"
                  rel="noreferrer noopener nofollow"
                >
                  <bdi>{address}</bdi>
                </a>
              </>
            ),
          },
          { header: texts.kind, cell: ({ kind }) => nameOf(kind) },
          {
            header: texts.words,
            isNumber: true,
            cell: ({ words, reason }) => (
              <Figure text={words === null ? null : formatNumber(words)} unknownReason={reason} />
            ),
          },
        ]}
      />
    </Panel>
  );
}

function nameOf(kind: BriefPageKind | null): string {
  const name = kind === null ? '' : briefKindNames[kind][0];
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}
