import { readMenu } from '@odeta/contracts';
import { answers, createTestStorefront, fireEvent, renderInStorefront, screen } from '@odeta/storefront/testing';
import { menu } from '../../../testing/menu.ts';
import { MainMenu } from '../../header/main-menu.tsx';
import { shownChildren } from '../../layout/shown-entries.ts';

const tabs = menu
  .filter(({ mainCategory }) => mainCategory)
  .map((entry) => ({ ...entry, opens: shownChildren(entry).length > 0 }));

function open() {
  const storefront = createTestStorefront({
    api: [answers(readMenu, { entries: menu })],
  });
  return renderInStorefront(<MainMenu entries={tabs} label="Menu" />, { storefront });
}

const women = () => screen.getByRole('link', { name: 'Ženy' });

test('below the columns are all goods of the department and the reduced ones, with their numbers (B6)', async () => {
  const { user } = await open();
  await user.hover(women());

  expect(await screen.findByRole('link', { name: 'Pozrieť všetko: Ženy' })).toHaveAttribute('href', '/c/women');
  expect(screen.getByRole('link', { name: /^Výpredaj pre ženy.*, 210 výrobkov$/ })).toHaveTextContent('(210)');
});

test('an entry whose children have no links shows them as a list with numbers, and its own boxes (B6)', async () => {
  const { user } = await open();
  await user.hover(screen.getByRole('link', { name: 'Nové kúsky' }));

  expect(await screen.findByRole('link', { name: /^Pre ženy ?, 7 výrobkov$/ })).toHaveAttribute(
    'href',
    '/c/fresh-women',
  );
  expect(screen.getByRole('link', { name: /^Pre ženy v zľave\s*do −38\s%\s*3\s*výrobky$/ })).toHaveAttribute(
    'href',
    '/c/fresh-box',
  );
  expect(screen.queryByRole('link', { name: 'Kabáty na zimu' })).not.toBeInTheDocument();
});

test('the first tap opens an entry, the second one follows its link (B7)', async () => {
  await open();
  const tap = () =>
    fireEvent(women(), new PointerEvent('click', { bubbles: true, cancelable: true, pointerType: 'touch' }));

  expect(tap()).toBe(false);
  expect(await screen.findByRole('heading', { name: 'Kabáty a bundy' })).toBeInTheDocument();
  expect(tap()).toBe(true);
});
