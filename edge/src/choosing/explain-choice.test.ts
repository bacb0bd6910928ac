import type { DiscoveryEntry } from '@odeta/contracts';
import { explainChoice } from './explain-choice.ts';

const entryOf = (version: string, isDefault?: boolean): DiscoveryEntry => ({
  url: version,
  metadata: { version, integrity: '' },
  ...(isDefault !== undefined && { deployment: { traffic: isDefault ? 100 : 10, default: isDefault } }),
});

const live = entryOf('1', true);
const canary = entryOf('2', false);
const previous = entryOf('0');
const previewed = entryOf('3', false);
const preview = { state: 'active', until: 0, entries: { cart: previewed } } as const;
const none = { state: 'none' } as const;

test.each([
  ['everyone has it', 'default', live, {}],
  ['the share of a canary includes the visitor', 'canary', canary, {}],
  ['the purchase began with it', 'purchase', canary, { pinned: { cart: '2' } }],
  ['a tester asked for it', 'tester', canary, { requested: { cart: '2' } }],
  ['the browser has the link of a preview', 'preview', previewed, { requested: { cart: '3' }, preview }],
  ['the preview failed', 'fallback', live, { requested: { cart: '3' }, preview }],
  ['the live version failed', 'fallback', previous, {}],
])(
  'a version is explained: %s',
  (_, why, chosen, { requested = {}, pinned = {}, preview: tried = none }: Situation) => {
    const versions = { cart: chosen };

    const given = explainChoice({
      listing: { cart: [live, canary] },
      visitor: { requested, pinned },
      versions,
      preview: tried,
    });

    expect(given).toEqual([{ release: `cart@${chosen.metadata.version}`, why }]);
  },
);

type Situation = {
  requested?: Record<string, string>;
  pinned?: Record<string, string>;
  preview?: typeof preview | typeof none;
};
