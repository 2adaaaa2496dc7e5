import { brandNameMaxLength, brandTerms, maxBrandNames } from '@keydence/domain';
import { Panel } from '@keydence/ui';
import { Alert, Button, Stack, TagsInput, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { failureText } from '../../lib/failure-text.ts';
import { trpc } from '../../lib/trpc.ts';
import { useRefusal } from '../../lib/use-access.ts';
import { type TrackedDomain, useSelection } from '../../lib/use-selection.tsx';
import { brandTexts as texts } from './messages.ts';
import { useSavedNote } from './use-saved-note.ts';
import classes from './workspace-settings.module.css';

/** Brand names of the selected domain, which mark branded searches. Read-only for viewers. */
export function BrandNamesCard() {
  const { domain } = useSelection();
  return (
    <Panel label={texts.title}>
      <Title order={2} mb={4}>
        {texts.title}
      </Title>
      {domain ? <BrandNames key={domain.id} domain={domain} /> : <Text c="dimmed">{texts.noDomain}</Text>}
    </Panel>
  );
}

function BrandNames({ domain }: { domain: TrackedDomain }) {
  const { id: domainId, domainName, brandNames } = domain;
  const [names, setNames] = useState(brandNames ?? []);
  const note = useSavedNote();
  const utils = trpc.useUtils();
  const update = trpc.trackedDomains.update.useMutation({
    onSuccess: async (saved) => {
      setNames(saved.brandNames ?? []);
      // Gains and click rates depend on them.
      await utils.invalidate();
      note.show();
    },
  });
  const mayChange = useRefusal() === null;
  const derived = brandTerms([{ domainName }]);
  const isSame = names.join('\n') === (brandNames ?? []).join('\n');
  return (
    <>
      <Text size="sm" c="dimmed" mb="sm">
        {texts.hint(domainName)}
      </Text>
      {mayChange ? (
        <Stack gap="sm" align="flex-start">
          <TagsInput
            label={texts.label}
            description={texts.description(derived)}
            value={names}
            onChange={setNames}
            maxTags={maxBrandNames}
            maxLength={brandNameMaxLength}
            acceptValueOnBlur
            w="100%"
          />
          <Button
            loading={update.isPending}
            disabled={isSame}
            onClick={() => update.mutate({ domainId, brandNames: names.length > 0 ? names : null })}
          >
            {texts.save}
          </Button>
        </Stack>
      ) : (
        <Text>{(brandNames ?? derived).join(', ')}</Text>
      )}
      <Text role="status" size="sm" className={classes.saved ?? ''}>
        {note.isShown ? texts.saved : null}
      </Text>
      {update.error ? (
        <Alert role="alert" color="red" variant="light" title={texts.failed}>
          {failureText(update.error)}
        </Alert>
      ) : null}
    </>
  );
}
