import { cleanLines } from '@odeta/validation';
import { declaredGoods, declareItem } from './declared-goods.ts';

const lamp = { lineId: '1', text: 'Závesná lampa, 40\u00a0cm', left: 2 };
const pieces = (count: number) => `${count}\u00a0ks`;

test('goods that were chosen are recognised in the statement as a form leaves it, with the keyboard’s spaces', () => {
  const chosen = declareItem('Obrus', lamp, 1, pieces);

  const sent = cleanLines(chosen);

  expect(sent).not.toBe(chosen);
  expect(declaredGoods(sent, [lamp], pieces)).toEqual({ chosen: [{ lineId: '1', quantity: 1 }], other: ['Obrus'] });
  expect(declareItem(sent, lamp, 2, pieces)).toBe(`Obrus\n${lamp.text}, ${pieces(2)}`);
  expect(declareItem(sent, lamp, 0, pieces)).toBe('Obrus');
});
