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
  what: 'the documents of the release store are missing',
  alert: [{ name: 'ReleaseNotUsable' }],
  begin: async ({ shop }) => shop.releases.hide(),
  end: async ({ shop }) => shop.releases.show(),
};

/** Nothing can be released; what is live stays. */
export const releaseDiskFull: Fault = {
  name: 'release-disk-full',
  what: 'the disk of the release store is full, and a team releases',
  alert: [],
  async begin({ shop, note }) {
    if (!shop.releases.fill()) return note('not filled: only root can give the store a disk of its own');
    note((await shop.releases.releaseGood(UNIT)) ? 'the release went live' : 'the release was refused');
  },
  end: async ({ shop }) => shop.releases.empty(),
};
