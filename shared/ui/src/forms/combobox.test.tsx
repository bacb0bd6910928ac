import { renderInStorefront } from '@odeta/storefront/testing';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { Combobox } from './combobox.tsx';
import { findMatches } from './find-matches.ts';

const cities = ['Bratislava', 'Brezno', 'Košice'].map((label) => ({ value: label, label }));

function City({ onSend }: { onSend?: () => void }) {
  const [text, setText] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSend?.();
      }}
    >
      <Combobox
        id="city"
        label="Mesto"
        text={text}
        options={findMatches(cities, text)}
        sayFound={(count) => `${count} miest`}
        onType={setText}
        onChoose={({ label }) => setText(label)}
      />
    </form>
  );
}

const field = () => screen.getByRole('combobox', { name: 'Mesto' });
const list = () => screen.queryByRole('listbox', { name: 'Mesto' });
const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;

test('typing opens the list of matches and announces their number', async () => {
  const { user } = await renderInStorefront(<City />);
  expect(list()).not.toBeInTheDocument();

  await user.type(field(), 'br');

  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Bratislava', 'Brezno']);
  expect(field()).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('status')).toHaveTextContent('2 miest');
});

test('the arrow keys move through the options and back to the field, and the focus stays in the field', async () => {
  const { user } = await renderInStorefront(<City />);
  await user.type(field(), 'br');

  await user.keyboard('{ArrowDown}');
  expect(active()).toBe('Bratislava');
  await user.keyboard('{ArrowDown}');
  expect(active()).toBe('Brezno');
  await user.keyboard('{ArrowDown}');
  expect(active()).toBeUndefined();
  await user.keyboard('{ArrowUp}');
  expect(active()).toBe('Brezno');
  expect(field()).toHaveFocus();
});

test('ArrowUp opens a closed list at its last option, and Alt+ArrowDown opens it without an active option', async () => {
  const { user } = await renderInStorefront(<City />);
  await user.tab();

  await user.keyboard('{ArrowUp}');
  expect(active()).toBe('Košice');
  await user.keyboard('{Escape}{Alt>}{ArrowDown}{/Alt}');
  expect(list()).toBeInTheDocument();
  expect(active()).toBeUndefined();
});

test('Enter selects the active option without submitting, and submits the form if no option is active', async () => {
  const onSend = jest.fn();
  const { user } = await renderInStorefront(<City onSend={onSend} />);
  await user.type(field(), 'ko');

  await user.keyboard('{ArrowDown}{Enter}');
  expect(field()).toHaveValue('Košice');
  expect(list()).not.toBeInTheDocument();
  expect(onSend).not.toHaveBeenCalled();

  await user.keyboard('{Enter}');
  expect(onSend).toHaveBeenCalledTimes(1);
});

test('a click selects the option, and the focus stays in the field', async () => {
  const { user } = await renderInStorefront(<City />);
  await user.type(field(), 'bre');

  await user.click(screen.getByRole('option', { name: 'Brezno' }));

  expect(field()).toHaveValue('Brezno');
  expect(field()).toHaveFocus();
});

test('Escape closes the list and leaves the typed text, and leaving the field also closes the list', async () => {
  const { user } = await renderInStorefront(<City />);
  await user.type(field(), 'br');

  await user.keyboard('{Escape}');
  expect(list()).not.toBeInTheDocument();
  expect(field()).toHaveValue('br');

  await user.type(field(), 'e');
  await user.tab();
  expect(list()).not.toBeInTheDocument();
});
