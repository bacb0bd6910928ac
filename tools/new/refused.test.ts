import { workspace } from '@odeta/workspace/workspace';
import { createDraft } from './draft.ts';
import { newEndpoint } from './new-endpoint.ts';
import { newMigration } from './new-migration.ts';
import { newPage } from './new-page.ts';
import { newRemote } from './new-remote.ts';

const draft = createDraft(workspace);
const NOW = new Date('2036-11-28T13:20:00Z');

// Nothing is written before a draft is complete.
test.each<[string, () => void, RegExp]>([
  ['a remote that exists', () => newRemote(draft, 'help', {}), /^The name "help" is taken: /],
  ['the name of the shell', () => newRemote(draft, 'shell', {}), /^The name "shell" is taken: /],
  ['a name with capitals', () => newRemote(draft, 'Gift', {}), /^A remote's name has .+"Gift" is none\.$/],
  ['a name that leads elsewhere', () => newRemote(draft, '../gift', {}), /^A remote's name has .+ is none\.$/],
  ['a remote with a digit', () => newRemote(draft, 'gift2', {}), /^A remote's name has no digits; /],
  [
    'a prefix of a remote',
    () => newRemote(draft, 'gift', { path: '/cart' }),
    /^\/cart overlaps with \/cart, .+ cart: /,
  ],
  ['a path below one', () => newRemote(draft, 'gift', { path: '/cart/gift' }), /^\/cart\/gift overlaps with \/cart, /],
  ['the home page', () => newRemote(draft, 'gift', { path: '/' }), /^An address is made of /],
  ['an address of the gateway', () => newRemote(draft, 'gift', { path: '/api/gift' }), /^The address .+ the gateway /],
  ['the prefix of a language', () => newRemote(draft, 'gift', { path: '/uk/gift' }), /^The address .+ the gateway /],
  ['an address with a blank', () => newRemote(draft, 'gift', { path: '/my gift' }), /^An address is made of /],
  ['a page in no remote', () => newPage(draft, 'gift/cards', {}), /^There is no remote "gift"\. There are: .*help/],
  ['a page without a remote', () => newPage(draft, 'cards', {}), /^The name of a new page has a folder and a slash, /],
  ['a page that exists', () => newPage(draft, 'account/orders', {}), /^The remote has a page orders /],
  [
    'a page with an address that exists',
    () => newPage(draft, 'account/old', { path: '/my-account/orders' }),
    /^The remote has .+ address \/my-account\/orders already/,
  ],
  [
    'a page outside of the prefixes of its remote',
    () => newPage(draft, 'account/gift', { path: '/gift' }),
    /^\/gift is outside of the prefixes of the remote account: \/my-account\.$/,
  ],
  ['a page with several possible addresses', () => newPage(draft, 'catalog/gift', {}), /several prefixes .+ --path\.$/],
  ['an endpoint that exists', () => newEndpoint(draft, 'help/contact', {}), /contact\.ts has this endpoint already\.$/],
  ['an endpoint in no area', () => newEndpoint(draft, 'gift/cards', {}), /^There is no area .+ There are: .*help/],
  [
    'an endpoint without a folder in the API',
    () => newEndpoint(draft, 'my-account/gift', {}),
    /^There is no folder of the API "my-account"\. Choose one with --feature: .*customers/,
  ],
  ['a migration before the last one', () => newMigration(draft, 'gift', new Date(0)), /^The newest migration is \d+-/],
  ['a migration with a blank', () => newMigration(draft, 'add gift', NOW), /^A migration's name has .+ is none\.$/],
])('%s is refused with one sentence', (_, make, sentence) => {
  expect(make).toThrow(expect.objectContaining({ name: 'StartFailure', message: expect.stringMatching(sentence) }));
});
