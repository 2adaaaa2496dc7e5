import { mostDraftLetters } from '@keydence/domain';
import { ErrorPanel, Panel } from '@keydence/ui';
import { Button, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { Allowed } from '../../lib/allowed.tsx';
import { failureText } from '../../lib/failure-text.ts';
import { type RouterOutputs, trpc } from '../../lib/trpc.ts';
import classes from './briefs.module.css';
import { lineTexts, checkTexts as texts } from './messages.ts';

type Check = RouterOutputs['briefs']['check'];

interface BriefCheckProps {
  domainId: string;
  briefId: string;
  ownPage: string | null;
}

/**
 * Compares a pasted draft or the site's own page with the brief: missing, present, additional and copied
 * parts.
 */
export function BriefCheck({ domainId, briefId, ownPage }: BriefCheckProps) {
  const [text, setText] = useState('');
  const [address, setAddress] = useState(ownPage ?? '');
  const check = trpc.briefs.check.useMutation();
  const isTooLong = text.length > mostDraftLetters;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isTooLong) return;
    check.mutate({
      domainId,
      briefId,
      ...(text.trim() !== '' ? { text } : address.trim() !== '' && { address: address.trim() }),
    });
  };
  return (
    <Allowed>
      <Panel label={texts.title} className={classes.panel ?? ''}>
        <h2 className={classes.heading}>{texts.title}</h2>
        <p className={classes.note}>{texts.hint}</p>
        <form className={classes.form} onSubmit={submit} noValidate>
          <Textarea
            label={texts.draft}
            value={text}
            autosize
            minRows={5}
            maxRows={16}
            error={isTooLong ? texts.tooLong : undefined}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <TextInput
            label={texts.own}
            value={address}
            spellCheck={false}
            onChange={(event) => setAddress(event.currentTarget.value)}
          />
          <Button type="submit" variant="default" loading={check.isPending} w="fit-content">
            {texts.submit}
          </Button>
        </form>
        {check.error ? <ErrorPanel title={texts.failed} message={failureText(check.error)} /> : null}
        {check.data ? <Result check={check.data} /> : null}
      </Panel>
    </Allowed>
  );
}

function Result({ check }: { check: Check }) {
  const { sections, questions, terms, onlyYours, copied } = check;
  return (
    <>
      <p role="status">
        {texts.words(check.words)} {texts.summary(check)}
      </p>
      <div className={classes.columns}>
        <Lines title={texts.sections} lines={sections} />
        <Lines title={texts.questions} lines={questions} />
        <Lines title={texts.terms} lines={terms} />
        <section>
          <h3>{texts.onlyYours}</h3>
          <p className={classes.note}>{texts.onlyYoursHint}</p>
          <ul className={classes.lines}>
            {onlyYours.map(({ at, text }) => (
              <li key={at}>
                <bdi>{text}</bdi>
              </li>
            ))}
          </ul>
        </section>
        {copied.length > 0 ? (
          <section>
            <h3>{texts.copied}</h3>
            <p className={classes.note}>{texts.copiedHint}</p>
            <ul className={classes.lines}>
              {copied.map(({ at, quote, words, source }, index) => (
                <li key={index}>
                  <bdi>“{quote}”</bdi>{' '}
                  <span className={classes.count}>
                    {texts.copiedLine(words, source)}, {texts.at(at)}
                  </span>
                </li>
              ))}
            </ul>
          </section>
        ) : null}
      </div>
    </>
  );
}

/** Missing ones first, by number of pages that have them. */
function Lines({ title, lines }: { title: string; lines: Check['sections'] }) {
  const missing = lines.filter(({ at }) => at === null);
  const there = lines.filter(({ at }) => at !== null);
  return (
    <section>
      <h3>{title}</h3>
      {missing.length === 0 ? <p className={classes.note}>{texts.nothingMissing}</p> : null}
      {[
        { name: texts.missing, list: missing },
        { name: texts.there, list: there },
      ].map(({ name, list }) =>
        list.length === 0 ? null : (
          <div key={name}>
            <span className={classes.count}>{name}</span>
            <ul className={classes.lines}>
              {list.map(({ id, label, count, of, at }) => (
                <li key={id}>
                  <bdi className={classes.label}>{label}</bdi>{' '}
                  <span className={classes.count}>
                    {lineTexts.pages(count, of)}
                    {at === null ? '' : `, ${texts.at(at)}`}
                  </span>
                </li>
              ))}
            </ul>
          </div>
        ),
      )}
    </section>
  );
}
