import type { MenuEntry } from '@odeta/contracts';
import { createTestStorefront, renderInStorefront, screen, waitFor } from '@odeta/storefront/testing';
import { useState } from 'react';
import { entry } from '../../../testing/menu.ts';
import { addLaterTexts } from '../../on-demand/add-later-texts.ts';
import { MobileLevels } from './mobile-levels.tsx';

const trench = entry('trench', { name: 'Trenčkoty', goods: 1 });
const coats = entry('coats', {
  name: 'Kabáty a bundy',
  goods: 48,
  children: [trench, entry('help', { name: 'Ako ušiť' })],
});
const news = entry('news', { name: 'Novinky', goods: 12 });
const women = entry('women', { name: 'Ženy', goods: 120, children: [news, coats] });

async function open(...path: (typeof coats)[]) {
  const storefront = createTestStorefront();
  await addLaterTexts(storefront);
  return renderInStorefront(<MobileLevels tab={women} path={path} entries={[women]} onDrill={() => {}} />, {
    storefront,
  });
}

test('categories below a department show their number of products, announced with the noun by screen readers (B9)', async () => {
  await open(women, coats);

  expect(screen.getByRole('link', { name: /^Všetko v kategórii ?, 48 výrobkov$/ })).toBeVisible();
  expect(screen.getByRole('link', { name: /^Trenčkoty ?, 1 výrobok$/ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ako ušiť' })).toBeVisible();
});

test('the list of departments shows no numbers (B9)', async () => {
  await open(women);

  expect(screen.getByRole('link', { name: 'Novinky' })).toBeVisible();
});

test('entering a category renders its level and the one that is left, not those beside it (B9)', async () => {
  const rendered: string[] = [];
  /** A level reads the image of its entry each time that it is rendered. */
  const watched = (id: string, ...children: MenuEntry[]) =>
    Object.defineProperty(entry(id, { name: id, children }), 'image', {
      get: () => void rendered.push(id),
      enumerable: true,
    });
  const shoes = watched('shoes', entry('boots', { name: 'Čižmy' }));
  const clothes = watched('clothes', entry('skirts', { name: 'Sukne' }));
  const department = watched('department', shoes, clothes);
  const onDrill = () => {};
  function Menu() {
    const [path, setPath] = useState<MenuEntry[]>([]);
    return (
      <>
        <button type="button" onClick={() => setPath([clothes])}>
          Ďalej
        </button>
        <MobileLevels tab={department} path={path} entries={[department]} onDrill={onDrill} />
      </>
    );
  }
  const storefront = createTestStorefront();
  await addLaterTexts(storefront);
  const { user } = await renderInStorefront(<Menu />, { storefront });
  // Hidden levels are rendered later.
  await waitFor(() => expect(rendered).toContain('shoes'));
  rendered.length = 0;

  await user.click(screen.getByRole('button', { name: 'Ďalej' }));

  expect(screen.getByRole('link', { name: 'Sukne' })).toBeVisible();
  expect([...new Set(rendered)].sort()).toEqual(['clothes', 'department']);
});
