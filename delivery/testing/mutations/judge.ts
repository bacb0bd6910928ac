import process from 'node:process';
import { breaking } from './breaking.ts';
import { harmless } from './harmless.ts';
import { openWorkshop } from './workshop.ts';

/**
 * Prints a verdict on each mutation, one a line: on those for every day, compared with three units; with `full` on all of them, with
 * `shells` on those of shells, with `others` on the rest; with other words on those that these are part of.
 */
const [asked = '', ...words] = process.argv.slice(2);
const all = [...breaking, ...harmless];
const workshop = await openWorkshop(asked === 'daily' ? ['shell', 'cart', 'catalog'] : undefined);
const chosen =
  {
    daily: all.filter(({ isDaily }) => isDaily),
    full: all,
    shells: all.filter(({ released }) => released === 'shell'),
    others: all.filter(({ released }) => released !== 'shell'),
  }[asked] ?? all.filter(({ what }) => [asked, ...words].some((word) => what.includes(word)));
for (const mutation of chosen) console.log(JSON.stringify(await workshop.judge(mutation)));
workshop.close();
