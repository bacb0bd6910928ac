import { entry } from '../../../testing/menu.ts';
import { boxesOf } from './boxes-of.ts';

const menu = [
  entry('women', { mainCategory: true }),
  entry('coats', { department: 'women' }),
  entry('lamps', { department: 'home' }),
  entry('gifts'),
];

test('a tab shows its own boxes, and without any those of the whole menu (B6)', () => {
  const idsOf = (tab: string) => boxesOf(menu, tab).map(({ id }) => id);
  expect([idsOf('women'), idsOf('home'), idsOf('men')]).toEqual([['coats'], ['lamps'], ['gifts']]);
});
