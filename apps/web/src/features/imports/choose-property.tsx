import { ErrorPanel } from '@keydence/ui';
import { Button, Radio, Skeleton, Stack } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { failureText } from '../../lib/failure-text.ts';
import { trpc } from '../../lib/trpc.ts';
import { ImportFailure } from './import-failure.tsx';
import classes from './imports.module.css';
import { permissionLabels, searchConsoleTexts as texts } from './search-console-messages.ts';

interface ChoosePropertyProps {
  domainId: string;
  chosen: string | null;
  onDone: () => void;
}

/** Properties of the connected account that match the domain, with the widest one preselected. */
export function ChooseProperty({ domainId, chosen, onDone }: ChoosePropertyProps) {
  const utils = trpc.useUtils();
  const [picked, setPicked] = useState<string | null>(null);
  const query = trpc.searchConsole.listProperties.useQuery({ domainId }, { staleTime: 0, retry: false });
  const choose = trpc.searchConsole.chooseProperty.useMutation({
    onSuccess: (state) => {
      utils.searchConsole.get.setData({ domainId }, state);
      onDone();
    },
  });
  const { data, error } = query;
  if (!data && error) {
    return (
      <ErrorPanel
        title={texts.propertiesFailed}
        message={failureText(error)}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (!data) return <Skeleton height={96} radius="md" />;
  const [widest] = data;
  if (!widest) return <p className={classes.quiet}>{texts.noProperties}</p>;
  const value = picked ?? chosen ?? widest.property;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    choose.mutate({ domainId, property: value });
  };
  return (
    <form onSubmit={submit} className={classes.properties}>
      <Radio.Group label={texts.choose} value={value} onChange={setPicked}>
        <Stack gap="xs" mt="xs">
          {data.map(({ property, permission }) => (
            <Radio
              key={property}
              value={property}
              label={property}
              description={permissionLabels[permission]}
            />
          ))}
        </Stack>
      </Radio.Group>
      <div className={classes.wayActions}>
        <Button type="submit" variant="default" loading={choose.isPending}>
          {texts.use}
        </Button>
        {chosen === null ? null : (
          <Button variant="subtle" onClick={onDone}>
            {texts.keep}
          </Button>
        )}
      </div>
      <ImportFailure title={texts.useFailed} error={choose.error} />
    </form>
  );
}
