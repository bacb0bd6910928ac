import { renderInStorefront } from '@odeta/storefront/testing';
import { screen } from '@testing-library/react';
import { Button } from './button.tsx';

test('a busy button ignores clicks and has aria-busy', async () => {
  const onClick = jest.fn();
  const { user, rerender } = await renderInStorefront(<Button onClick={onClick}>Objednať</Button>);
  await user.click(screen.getByRole('button'));
  expect(onClick).toHaveBeenCalledTimes(1);

  rerender(
    <Button onClick={onClick} busy>
      Posielame
    </Button>,
  );
  await user.click(screen.getByRole('button', { name: 'Posielame' }));

  expect(onClick).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true');
});

test('a button submits a form only if its type is submit', async () => {
  const onSubmit = jest.fn((event: React.FormEvent) => event.preventDefault());
  const { user } = await renderInStorefront(
    <form onSubmit={onSubmit}>
      <Button>Použiť</Button>
      <Button type="submit">Odoslať</Button>
    </form>,
  );

  await user.click(screen.getByRole('button', { name: 'Použiť' }));
  expect(onSubmit).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Odoslať' }));
  expect(onSubmit).toHaveBeenCalledTimes(1);
});
