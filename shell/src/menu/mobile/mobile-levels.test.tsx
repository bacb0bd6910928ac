import { createTestStorefront, renderInStorefront, screen } from '@odeta/storefront/testing';
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
