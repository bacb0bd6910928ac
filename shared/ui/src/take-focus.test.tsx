/** @jest-environment @odeta/build/dom-environment */
import { render, screen } from '@testing-library/react';
import { takeFocus } from './take-focus.ts';

const question = (text: string) => (
  <div>
    <p ref={takeFocus} tabIndex={-1}>
      {text}
    </p>
    <button type="button">Ano</button>
  </div>
);

test('a question takes the focus when it appears, and not again when it changes', () => {
  const { rerender } = render(question('Odstrániť?'));
  expect(screen.getByText('Odstrániť?')).toHaveFocus();

  screen.getByRole('button').focus();
  rerender(question('Naozaj odstrániť?'));

  expect(screen.getByRole('button')).toHaveFocus();
});
