import { createTestStorefront, renderInStorefront } from '@odeta/storefront/testing';
import { CsrfField } from './csrf-field.tsx';

const fieldOf = (container: HTMLElement) => container.querySelector<HTMLInputElement>('input[type=hidden]');

test('a form carries the token of the cookie, unseen (G5)', async () => {
  const { container } = await renderInStorefront(<CsrfField />);
  expect(fieldOf(container)).toHaveAttribute('name', 'csrf');
  expect(fieldOf(container)).toHaveValue('token-of-the-cookie');
});

test('a page whose shell knows of no cookie has a form all the same', async () => {
  const storefront = Object.assign(createTestStorefront(), { formToken: undefined });
  const { container } = await renderInStorefront(<CsrfField />, { storefront });
  expect(fieldOf(container)).toHaveValue('');
});
