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

test('typing opens what fits and says how much it is', async () => {
  const { user } = await renderInStorefront(<City />);
  expect(list()).not.toBeInTheDocument();

  await user.type(field(), 'br');

  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Bratislava', 'Brezno']);
  expect(field()).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('status')).toHaveTextContent('2 miest');
});

test('the arrow keys go through the options and back to the field, which keeps the focus', async () => {
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

test('a closed list is opened by the arrow keys, from either end', async () => {
  const { user } = await renderInStorefront(<City />);
  await user.tab();

  await user.keyboard('{ArrowUp}');
  expect(active()).toBe('Košice');
  await user.keyboard('{Escape}{Alt>}{ArrowDown}{/Alt}');
  expect(list()).toBeInTheDocument();
  expect(active()).toBeUndefined();
});

test('Enter takes the option and sends nothing; without an option it sends the form', async () => {
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

test('a press takes the option, and the focus stays in the field', async () => {
  const { user } = await renderInStorefront(<City />);
  await user.type(field(), 'bre');

  await user.click(screen.getByRole('option', { name: 'Brezno' }));

  expect(field()).toHaveValue('Brezno');
  expect(field()).toHaveFocus();
});

test('Escape closes the list and keeps what was typed; leaving the field does, too', async () => {
  const { user } = await renderInStorefront(<City />);
  await user.type(field(), 'br');

  await user.keyboard('{Escape}');
  expect(list()).not.toBeInTheDocument();
  expect(field()).toHaveValue('br');

  await user.type(field(), 'e');
  await user.tab();
  expect(list()).not.toBeInTheDocument();
});
