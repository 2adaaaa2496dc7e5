import { Kbd, TextInput, VisuallyHidden } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, useId } from 'react';
import { nothingFound, resultCount, shellTexts as texts } from './messages.ts';
import classes from './palette.module.css';
import { PaletteList } from './palette-list.tsx';
import { usePalette } from './use-palette.ts';

/** Search field with its results. The focus stays in the field; the arrow keys move through the list. */
export function PaletteSearch({ onClose }: { onClose: () => void }) {
  const { text, type, shown, active, move, activate, run, isSearching, isError, isNothing } =
    usePalette(onClose);
  const listId = useId();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) move(step);
    else if (event.key === 'Enter' && active) run(active);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <TextInput
        data-autofocus
        role="combobox"
        aria-label={texts.paletteField}
        aria-expanded="true"
        aria-autocomplete="list"
        aria-controls={listId}
        aria-activedescendant={active ? optionId(listId, active.id) : undefined}
        className={classes.field ?? ''}
        variant="unstyled"
        size="lg"
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        placeholder={texts.paletteButton}
        leftSection={<IconSearch size={20} stroke={1.5} aria-hidden />}
        value={text}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      {isNothing ? <p className={classes.note}>{nothingFound(text.trim())}</p> : null}
      <PaletteList
        id={listId}
        commands={shown}
        active={active}
        optionId={(id) => optionId(listId, id)}
        onActivate={activate}
        onRun={run}
      />
      {isError ? <p className={classes.note}>{texts.keywordsUnavailable}</p> : null}
      <VisuallyHidden role="status">
        {isSearching ? texts.searchingKeywords : text ? resultCount(shown.length) : ''}
      </VisuallyHidden>
      <Keys isSearching={isSearching} />
    </>
  );
}

function optionId(listId: string, commandId: string): string {
  return `${listId}-${commandId.replace(/[^\w-]/g, '-')}`;
}

function Keys({ isSearching }: { isSearching: boolean }) {
  return (
    <div className={classes.keys} aria-hidden="true">
      <span>
        <Kbd size="xs">↑</Kbd> <Kbd size="xs">↓</Kbd> move
      </span>
      <span>
        <Kbd size="xs">Enter</Kbd> open
      </span>
      <span>
        <Kbd size="xs">Esc</Kbd> close
      </span>
      <span className={classes.searching}>{isSearching ? texts.searchingKeywords : null}</span>
    </div>
  );
}
