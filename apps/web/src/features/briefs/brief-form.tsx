import { ErrorPanel, Panel, SectionHeading } from '@keydence/ui';
import { Button, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { Allowed } from '../../lib/allowed.tsx';
import { BackLink } from '../../lib/back-link.tsx';
import { failureText } from '../../lib/failure-text.ts';
import { trpc } from '../../lib/trpc.ts';
import { useRefusal } from '../../lib/use-access.ts';
import classes from './briefs.module.css';
import type { BriefsSearch } from './briefs-search.ts';
import { messages, formTexts as texts } from './messages.ts';

interface BriefFormProps {
  domainId: string;
  about: {
    kind: NonNullable<BriefsSearch['new']>;
    id: string | undefined;
    text: string | undefined;
    pages: string | undefined;
  };
  onCreated: (briefId: string) => void;
}

const mostLetters = { keyword: 200, addresses: 40_000 };

/** Asks for the subject of a brief and for pages beside the stored result page. */
export function BriefForm({ domainId, about, onCreated }: BriefFormProps) {
  const [keyword, setKeyword] = useState(about.kind === 'move' ? '' : (about.text ?? ''));
  const [addresses, setAddresses] = useState(about.pages ?? '');
  const isRefused = useRefusal() !== null;
  const utils = trpc.useUtils();
  const create = trpc.briefs.create.useMutation({
    onSuccess: ({ brief }) => {
      void utils.briefs.list.invalidate();
      onCreated(brief.id);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The Enter key submits without the button, which viewers do not have.
    if (isRefused) return;
    const title = keyword.trim();
    create.mutate({
      domainId,
      ...(title !== '' && { title }),
      ...(about.id !== undefined && about.kind !== 'addresses' && { [`${about.kind}Id`]: about.id }),
      addresses: addresses
        .split(/\s+/)
        .filter((address) => address !== '')
        .slice(0, 50),
    });
  };
  return (
    <>
      <BackLink to="/dashboard" search={{ section: 'briefs' }}>
        {messages.back}
      </BackLink>
      <SectionHeading
        order={1}
        title={texts.title}
        description={about.text ? `${texts.about[about.kind]} “${about.text}”` : messages.description}
      />
      <Panel>
        <form className={classes.form} onSubmit={submit} noValidate>
          <TextInput
            label={texts.keyword}
            description={texts.keywordHint}
            value={keyword}
            maxLength={mostLetters.keyword}
            onChange={(event) => setKeyword(event.currentTarget.value)}
          />
          <Textarea
            label={texts.addresses}
            description={texts.addressesHint}
            value={addresses}
            maxLength={mostLetters.addresses}
            autosize
            minRows={4}
            maxRows={14}
            spellCheck={false}
            onChange={(event) => setAddresses(event.currentTarget.value)}
          />
          <p className={classes.note}>{texts.manners}</p>
          {create.error ? <ErrorPanel title={texts.failed} message={failureText(create.error)} /> : null}
          <Allowed>
            <Button type="submit" loading={create.isPending} w="fit-content">
              {texts.submit}
            </Button>
          </Allowed>
        </form>
      </Panel>
    </>
  );
}
