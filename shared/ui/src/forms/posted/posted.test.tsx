import { createTestStorefront, renderInStorefront, screen } from '@odeta/storefront/testing';
import * as v from 'valibot';
import { TextField } from '../text-field.tsx';
import { useShopForm } from '../use-shop-form.ts';
import { PostForm } from './post-form.tsx';

const schema = v.object({ email: v.string(), password: v.string() });

function Form({ name }: { name: string }) {
  const { field } = useShopForm({
    schema,
    values: { email: 'known@x.sk', password: '' },
    texts: (key) => key,
    form: name,
  });
  return (
    <PostForm name={name} to="/log-in">
      <TextField field={field('email')} label="E-mail" autoComplete="email" />
      <TextField field={field('password')} label="Password" autoComplete="off" />
    </PostForm>
  );
}

const posted = { form: 'a.log-in', values: { email: ['jana@'] }, errors: { email: 'No address' }, problem: null };

test('a form that was posted without scripts and refused keeps what was typed, with its error until it is changed', async () => {
  const storefront = createTestStorefront({ dehydrated: { 'posted-form': { posted } } });
  const { user } = await renderInStorefront(<Form name="a.log-in" />, { storefront });

  expect(screen.getByLabelText('E-mail')).toHaveValue('jana@');
  expect(screen.getByText('No address')).toBeVisible();
  await user.type(screen.getByLabelText('E-mail'), 'x');
  expect(screen.queryByText('No address')).not.toBeInTheDocument();
});

test('what was typed is in the HTML of the page, for browsers without scripts', async () => {
  const storefront = createTestStorefront({ dehydrated: { 'posted-form': { posted } } });
  await renderInStorefront(<Form name="a.log-in" />, { storefront });

  expect(screen.getByLabelText('E-mail')).toHaveAttribute('value', 'jana@');
});

test('another form of the page is not concerned, and with scripts nothing is posted', async () => {
  const storefront = createTestStorefront({ dehydrated: { 'posted-form': { posted } } });
  await renderInStorefront(<Form name="a.register" />, { storefront });

  expect(screen.getByLabelText('E-mail')).toHaveValue('known@x.sk');
  const form = screen.getByLabelText('E-mail').closest('form');
  expect(form).toHaveAttribute('method', 'post');
  expect(form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))).toBe(false);
});
