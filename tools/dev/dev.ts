import { parseArgs } from 'node:util';
import { WRONG_INPUT } from '@odeta/delivery/publish/exit-codes';
import { StartFailure } from '@odeta/workspace/failure';

/**
 * `npm run dev [-- units]`: the shop of this clone with hot reload. `npm run dev -- <unit> --against http://…`: one unit of this clone in a
 * shop that runs elsewhere.
 */
export async function run(args: string[]) {
  const { values, positionals } = readArguments(args);
  if (values.against === undefined) {
    const { developShop } = await import('./dev-shop.ts');
    return developShop(positionals);
  }
  // Clones of a single unit have neither `api` nor `edge`.
  const { developAgainst } = await import('../against/develop-against.ts');
  return developAgainst(positionals, values.against);
}

function readArguments(args: string[]) {
  try {
    return parseArgs({ args, options: { against: { type: 'string' } }, allowPositionals: true, strict: true });
  } catch (error) {
    throw new StartFailure((error as Error).message, WRONG_INPUT);
  }
}
