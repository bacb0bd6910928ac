import type { Uses } from '@odeta/delivery/releases/uses';
import { type Kind, remotes } from './kind.ts';

const nothing = { type: 'object', properties: {}, required: [] };
const oneField = (name: string, type: string) => ({
  type: 'object',
  properties: { [name]: { type } },
  required: [name],
});

/** What can be wrong between two versions that are both fine alone: the check before a deploy has to find it. */
const breaking: readonly Omit<Kind, 'fault'>[] = [
  { name: 'links to what nobody serves', uses: (uses) => ({ ...uses, links: [...(uses.links ?? []), '/storm/*'] }) },
  {
    name: 'calls what the API does not have',
    uses: (uses) => ({ ...uses, endpoints: { ...uses.endpoints, 'GET /storm': { answer: nothing } } }),
  },
  {
    name: 'reads what the API does not answer',
    uses: (uses) => ({
      ...uses,
      endpoints: { ...uses.endpoints, 'GET /base/alerts': { answer: oneField('storm', 'string') } },
    }),
  },
  { name: 'takes a name that no shell has', units: remotes, uses: takeMore },
  {
    name: 'shows a text that the shell does not have',
    units: remotes,
    uses: (uses) => ({ ...uses, texts: { ...uses.texts, shell: { ...uses.texts.shell, storm: [] } } }),
  },
  {
    name: 'uses a colour that nobody sets',
    units: remotes,
    uses: (uses) => ({ ...uses, tokens: [...uses.tokens, '--color-storm'] }),
  },
  {
    name: 'listens to what nobody sends',
    uses: (uses) => ({ ...uses, hears: { ...uses.hears, 'storm.came': nothing } }),
  },
  {
    name: 'sends an event with other data',
    uses: (uses) => ({ ...uses, sends: { ...uses.sends, 'cart.changed': oneField('cartItemsCount', 'string') } }),
  },
  {
    name: 'no longer sends what others listen to',
    units: ['account', 'cart'],
    uses: ({ sends: { 'cart.changed': _, ...sends }, ...uses }) => ({ ...uses, sends }),
  },
  {
    name: 'no longer serves what others link to',
    units: ['account', 'cart', 'checkout', 'confirm'],
    routes: ([first, ...routes]) => [...(first ? [{ ...first, path: `${first.path}/storm` }] : []), ...routes],
  },
];

/** Changes of what a version uses and gives that concern nobody. */
const harmless: readonly Omit<Kind, 'fault'>[] = [
  {
    name: 'good, and gives more',
    uses: (uses) => ({
      ...uses,
      sends: { ...uses.sends, 'storm.passed': nothing },
      ...(uses.says && { says: { ...uses.says, storm: [] } }),
      ...(uses.sets && { sets: [...uses.sets, '--storm'] }),
    }),
  },
  {
    name: 'good, and uses less',
    uses: (uses) => ({ ...uses, links: ['/'], texts: {}, tokens: [], endpoints: {} }),
  },
];

export const checkKinds: readonly Kind[] = [
  ...breaking.map((kind): Kind => ({ ...kind, fault: 'incompatible' })),
  ...harmless.map((kind): Kind => ({ ...kind, fault: 'none' })),
];

function takeMore(uses: Uses): Uses {
  const { range = '*', names = [] } = uses.shared['@odeta/storefront'] ?? {};
  return { ...uses, shared: { ...uses.shared, '@odeta/storefront': { range, names: [...names, 'createStorm'] } } };
}
