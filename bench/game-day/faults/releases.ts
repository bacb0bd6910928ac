import type { Fault } from './fault.ts';

const UNIT = 'catalog';

export const releaseBad: Fault = {
  name: 'release-bad',
  what: `a version of ${UNIT} goes to everyone whose pages cannot be rendered`,
  alert: [{ name: 'ReleaseSetAside' }],
  mostSeconds: 30,
  async begin({ shop, note }) {
    if (!(await shop.releases.releaseBroken(UNIT))) note('the release was refused');
  },
  async end({ shop, note }) {
    if (!(await shop.releases.run('rollback', UNIT))) note('the rollback was refused');
  },
};

export const releaseStoreGone: Fault = {
  name: 'release-store-gone',
  what: 'the folder of the releases is missing',
  alert: [{ name: 'ReleaseNotUsable' }],
  begin: async ({ shop }) => shop.releases.hide(),
  end: async ({ shop }) => shop.releases.show(),
};
