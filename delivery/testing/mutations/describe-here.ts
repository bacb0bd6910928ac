import process from 'node:process';
import { text } from 'node:stream/consumers';
import { readAddresses } from '../../src/build/unit-addresses.ts';
import { readOwnApi } from '../../src/can-deploy/api-documents.ts';
import { describeUses } from '../../src/uses/describe-uses.ts';

/** A process of its own for each mutation: modules that were edited cannot be imported a second time. */
const { root, unit, collected, versions } = JSON.parse(await text(process.stdin));
const described = unit ? await describeUnit() : await readOwnApi(root);
process.stdout.write(JSON.stringify(described), () => process.exit());

async function describeUnit() {
  const { routes = [] } = await readAddresses(unit);
  const uses = await describeUses(unit, collected, { root, ...versions });
  return { uses, routes: routes.map(({ path }) => path) };
}
