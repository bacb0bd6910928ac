import { createTestStorefront, renderInStorefront } from '@odeta/storefront/testing';
import { CsrfField } from './csrf-field.tsx';

const fieldOf = (container: HTMLElement) => container.querySelector<HTMLInputElement>('input[type=hidden]');

test('a form contains the CSRF token of the cookie in a hidden field (G5)', async () => {
  const { container } = await renderInStorefront(<CsrfField />);
  expect(fieldOf(container)).toHaveAttribute('name', 'csrf');
  expect(fieldOf(container)).toHaveValue('test-token');
});

test('the hidden field is empty if the shell provides no form token', async () => {
  const storefront = Object.assign(createTestStorefront(), { formToken: undefined });
  const { container } = await renderInStorefront(<CsrfField />, { storefront });
  expect(fieldOf(container)).toHaveValue('');
});
