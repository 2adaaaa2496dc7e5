import '@testing-library/jest-dom/vitest';
import { Button, Menu, Modal } from '@mantine/core';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import axe from 'axe-core';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { ThemeProvider } from './theme-provider.tsx';

async function openMenu() {
  render(
    <ThemeProvider env="test">
      <Menu>
        <Menu.Target>
          <Button>More</Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item>Edit</Menu.Item>
          <Menu.Divider />
          <Menu.Item>Delete</Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </ThemeProvider>,
  );
  const target = screen.getByRole('button', { name: 'More' });
  target.focus();
  fireEvent.click(target);
  await screen.findByRole('menu');
  return target;
}

it('has no child that the menu role forbids', async () => {
  await openMenu();
  const { violations } = await axe.run(document.body, {
    runOnly: { type: 'rule', values: ['aria-required-children', 'aria-required-parent'] },
  });
  expect(violations).toEqual([]);
});

it('focuses its first item, moves by arrow keys, and restores the focus', async () => {
  const target = await openMenu();
  const first = screen.getByRole('menuitem', { name: 'Edit' });
  await waitFor(() => expect(first).toHaveFocus());
  fireEvent.keyDown(first, { key: 'ArrowDown' });
  const last = screen.getByRole('menuitem', { name: 'Delete' });
  expect(last).toHaveFocus();
  fireEvent.keyDown(last, { key: 'Escape' });
  await waitFor(() => expect(target).toHaveFocus());
});

function MenuWithDialog() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <ThemeProvider env="test">
      <Menu>
        <Menu.Target>
          <Button>More</Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => setIsOpen(true)}>Rename</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Modal opened={isOpen} onClose={() => setIsOpen(false)} title="Name">
        <input aria-label="New name" data-autofocus />
      </Modal>
    </ThemeProvider>
  );
}

it('has the focus again after a dialog of its item closes', async () => {
  render(<MenuWithDialog />);
  const target = screen.getByRole('button', { name: 'More' });
  target.focus();
  fireEvent.click(target);
  const item = await screen.findByRole('menuitem', { name: 'Rename' });
  item.focus();
  fireEvent.click(item);
  const field = await screen.findByLabelText('New name');
  await waitFor(() => expect(field).toHaveFocus());
  await waitFor(() => expect(item).not.toBeInTheDocument());
  fireEvent.keyDown(field, { key: 'Escape' });
  await waitFor(() => expect(field).not.toBeInTheDocument());
  await waitFor(() => expect(target).toHaveFocus());
});
