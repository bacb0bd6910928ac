import { checkOf } from './checks.ts';
import type { SeedSources } from './seed-sources.ts';

/** Checks that the goods of looks exist in their colours. */
export function checkLooks({ help, products }: Pick<SeedSources, 'help' | 'products'>): void {
  const colors = new Map(
    products.flatMap(({ content }) =>
      content.products.map((product) => [product.number, product.colors.map(({ color }) => color)] as const),
    ),
  );
  const check = checkOf(help);
  for (const [topic, { looks }] of help.content.entries()) {
    for (const [look, { goods }] of looks.entries()) {
      for (const [index, { number, color }] of goods.entries()) {
        const at = [topic, 'looks', look, 'goods', index];
        check(colors.has(number), [...at, 'number'], `no product has the number ${number}`);
        check(colors.get(number)?.includes(color) ?? false, [...at, 'color'], `${number} is not there in ${color}`);
      }
    }
  }
}
