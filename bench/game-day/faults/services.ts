import type { Expected } from '../report/alert-times.ts';
import { comeBack } from '../shoppers/crowd.ts';
import type { Fault } from './fault.ts';

const notAsked = (dependency: string): Expected => ({ name: 'DependencyNotAsked', labels: { dependency } });
const unwell: readonly Expected[] = [{ name: 'PartUnwell', labels: { part: 'emails' } }];
/** More than the twenty seconds that the shop waits for the mail server. */
const SLOW_MS = 25_000;

export const mailGone: Fault = {
  name: 'mail-gone',
  what: 'the mail server refuses connections',
  alert: [notAsked('mail'), ...unwell],
  mostSeconds: 30,
  begin: ({ shop }) => shop.wires.mail.set('refused'),
  end: ({ shop }) => shop.wires.mail.set('open'),
};

export const mailSlow: Fault = {
  name: 'mail-slow',
  what: `the mail server takes ${SLOW_MS / 1000} seconds`,
  alert: [notAsked('mail'), ...unwell],
  mostSeconds: 45,
  begin: ({ shop }) => shop.wires.mail.set(SLOW_MS),
  end: ({ shop }) => shop.wires.mail.set('open'),
};

export const searchGone: Fault = {
  name: 'search-gone',
  what: 'the search server refuses connections',
  alert: [notAsked('search')],
  mostSeconds: 30,
  begin: ({ shop }) => shop.wires.search.set('refused'),
  end: ({ shop }) => shop.wires.search.set('open'),
};

export const edgeCutOff: Fault = {
  name: 'edge-cut-off',
  what: 'edge-2 reaches no api: the line is cut',
  alert: ['ApiUnreachable', 'PagesFail', 'PagesWithoutParts'].map((name) => ({ name })),
  // A call waits ten seconds for each of the two.
  mostSeconds: 40,
  begin: async ({ shop }) => void (await Promise.all(shop.wires.edge2.map((wire) => wire.set('silent')))),
  end: async ({ shop }) => void (await Promise.all(shop.wires.edge2.map((wire) => wire.set('open')))),
};

function createThundering(): Fault {
  const coming: { result?: Promise<void> } = {};
  return {
    name: 'thundering-return',
    what: 'a crowd returns within five seconds',
    alert: [{ name: 'LoadShed' }, { name: 'RenderQueueFull' }],
    mostSeconds: 25,
    async begin({ shop, shoppers, crowd, note }) {
      const { port } = shop.balancer;
      coming.result = comeBack({ port, visitors: crowd, seconds: 5, catalogues: shoppers.catalogues }).then(
        ({ visitors, shown, waiting, failed }) =>
          note(
            `of ${visitors} visitors ${shown} saw their page, ${waiting} were asked to wait, ${failed} had no answer`,
          ),
      );
    },
    end: async () => coming.result,
  };
}
export const thunderingReturn = createThundering();
