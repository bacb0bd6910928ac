import { createTestStorefront, renderInStorefront, screen } from '@odeta/storefront/testing';
import { entry } from '../../../testing/menu.ts';
import { MENU_TEXTS } from '../../on-demand/menu-texts.ts';
import { menuMessages } from '../messages/index.ts';
import { MobileLevels } from './mobile-levels.tsx';

const trench = entry('trench', { name: 'Trenčkoty', goods: 1 });
const coats = entry('coats', {
  name: 'Kabáty a bundy',
  goods: 48,
  children: [trench, entry('help', { name: 'Ako ušiť' })],
});
const news = entry('news', { name: 'Novinky', goods: 12 });
const women = entry('women', { name: 'Ženy', goods: 120, children: [news, coats] });

const open = (...path: (typeof coats)[]) =>
  renderInStorefront(<MobileLevels tab={women} path={path} entries={[women]} onDrill={() => {}} />, {
    storefront: createTestStorefront({ messages: { [MENU_TEXTS]: menuMessages.sk } }),
  });

test('below a department the number of goods stands at each category, and is read with what it counts (B9)', async () => {
  await open(women, coats);

  expect(screen.getByRole('link', { name: /^Všetko v kategórii ?, 48 výrobkov$/ })).toBeVisible();
  expect(screen.getByRole('link', { name: /^Trenčkoty ?, 1 výrobok$/ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ako ušiť' })).toBeVisible();
});

test('in the department itself there are no numbers (B9)', async () => {
  await open(women);

  expect(screen.getByRole('link', { name: 'Novinky' })).toBeVisible();
});
