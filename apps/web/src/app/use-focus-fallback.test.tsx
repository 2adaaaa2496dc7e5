import { MantineProvider, Modal } from '@mantine/core';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { useFocusFallback } from './use-focus-fallback.ts';

interface HostProps {
  /** Opened by a link: the dialog is open from the start. */
  startsOpen?: boolean;
  /** The content disappears while a dialog is open over it. */
  losesOpener?: boolean;
  /** Offers the next step in place of the opener. */
  offersNext?: boolean;
}

function Host({ startsOpen = false, losesOpener = false, offersNext = false }: HostProps) {
  const contentRef = useRef<HTMLElement>(null);
  const focusContent = useRef(() => contentRef.current?.focus());
  useFocusFallback(focusContent.current);
  const [isOpen, setIsOpen] = useState(startsOpen);
  const [isAsking, setIsAsking] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const [isHere, setIsHere] = useState(true);
  return (
    <>
      <main ref={contentRef} tabIndex={-1}>
        {isOpen && losesOpener ? null : (
          <button type="button" onClick={() => setIsOpen(true)}>
            Open
          </button>
        )}
        {isHere ? (
          <button type="button" onClick={() => setIsHere(false)}>
            Delete the row
          </button>
        ) : null}
      </main>
      <Modal opened={isOpen} onClose={() => setIsOpen(false)} title="Below">
        {isAsked ? (
          offersNext ? (
            <input data-autofocus aria-label="Next" />
          ) : null
        ) : (
          <button type="button" onClick={() => setIsAsking(true)}>
            Delete
          </button>
        )}
      </Modal>
      <Modal opened={isAsking} onClose={() => setIsAsking(false)} title="Question">
        <button
          type="button"
          onClick={() => {
            setIsAsked(true);
            setIsAsking(false);
          }}
        >
          Yes
        </button>
      </Modal>
    </>
  );
}

function renderHost(props: HostProps = {}) {
  render(<Host {...props} />, {
    wrapper: ({ children }) => <MantineProvider env="test">{children}</MantineProvider>,
  });
  return userEvent.setup();
}

const dialog = (name: string) => screen.findByRole('dialog', { name });
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
/** Waits until the focus is in the dialog. */
const entered = async (name: string) => {
  const element = await dialog(name);
  await waitFor(() => expect(element.contains(document.activeElement)).toBe(true));
  return element;
};

describe('the focus after a dialog closes', () => {
  it.each<[string, HostProps]>([
    ['a link opened it', { startsOpen: true }],
    ['its opener is gone', { startsOpen: true, losesOpener: true }],
  ])('moves to the content if %s', async (_, props) => {
    const user = renderHost(props);
    await entered('Below');
    await user.keyboard('{Escape}');
    await closed();
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  it('returns to the dialog whose button opened it', async () => {
    const user = renderHost();
    await user.click(screen.getByRole('button', { name: 'Open' }));
    await entered('Below');
    await user.keyboard('{Escape}');
    await closed();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
  });

  it('moves to the dialog below if the opener is gone', async () => {
    const user = renderHost({ startsOpen: true });
    const below = await entered('Below');
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await entered('Question');
    await user.click(screen.getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(below).toHaveFocus());
  });

  it("moves to the start of the dialog's next step", async () => {
    const user = renderHost({ startsOpen: true, offersNext: true });
    await entered('Below');
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await entered('Question');
    await user.click(screen.getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Next' })).toHaveFocus());
  });

  it('stays in place outside dialogs, so that Tab continues from there', async () => {
    vi.useFakeTimers();
    renderHost();
    const row = screen.getByRole('button', { name: 'Delete the row' });
    act(() => row.focus());
    fireEvent.click(row);
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(row).not.toBeInTheDocument();
    expect(document.body).toHaveFocus();
  });
});
