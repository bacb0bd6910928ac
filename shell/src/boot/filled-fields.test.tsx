/** @jest-environment @odeta/build/dom-environment */
import { act } from '@odeta/storefront/testing';
import userEvent from '@testing-library/user-event';
import { type ReactElement, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { followFilledFields } from './filled-fields.ts';

followFilledFields(document);

async function show(element: ReactElement) {
  document.body.innerHTML = '<div id="root"></div>';
  const root = createRoot(document.querySelector('#root') as HTMLElement);
  await act(async () => root.render(element));
  return document.querySelector('input') as HTMLInputElement;
}

const changed = (field: HTMLInputElement) =>
  act(async () => void field.dispatchEvent(new Event('change', { bubbles: true })));

/** As a script of the page, or as an extension, which does not see what React has put on the element. */
const setters = {
  page: (field: HTMLInputElement, value: string) => Object.assign(field, { value }),
  extension: (field: HTMLInputElement, value: string) =>
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value),
};

test.each(['page', 'extension'] as const)(
  'a value that is set by a %s with only the event change is noticed once',
  async (by) => {
    const noticed: string[] = [];
    const field = await show(<input onChange={({ target }) => noticed.push(target.value)} />);

    setters[by](field, 'Hlavná 12/3');
    await changed(field);

    expect(noticed.filter(Boolean)).toEqual(['Hlavná 12/3']);
    expect(field).toHaveValue('Hlavná 12/3');
  },
);

test('what is typed is noticed once, also if the page writes it in another form', async () => {
  const noticed: string[] = [];
  function Upper() {
    const [text, setText] = useState('');
    const take = (value: string) => {
      noticed.push(value);
      setText(value.toUpperCase());
    };
    return <input value={text} onChange={({ target }) => take(target.value)} />;
  }
  const field = await show(<Upper />);

  await userEvent.type(field, 'ab');
  await userEvent.tab();

  expect(noticed).toEqual(['a', 'Ab']);
  expect(field).toHaveValue('AB');
});

test('ticks and chosen files are left alone', async () => {
  const box = await show(<input type="checkbox" value="yes" />);
  const inputs = jest.fn();
  box.addEventListener('input', inputs);

  await changed(box);

  expect(inputs).not.toHaveBeenCalled();
});
