import { attackAll, noDamage } from '../../testing/smuggling/attack-all.ts';
import { methods, openAttackedEdge } from '../../testing/smuggling/attacked-edge.ts';
import { BALANCER_HEADER, balancerNames, isInstalled, startBalancer } from '../../testing/smuggling/balancers.ts';
import { createCertificate } from '../../testing/smuggling/certificate.ts';
import { http1Attacks } from '../../testing/smuggling/http1-requests.ts';
import { http2Attacks } from '../../testing/smuggling/http2-requests.ts';

const isFull = process.env.TEST_SCOPE === 'full';
/** The shortest list that has each kind of method. */
const chosen = isFull ? { methods } : { methods: methods.slice(0, 5), isShort: true };

describe.each(balancerNames)('behind %s', (name) => {
  // Without the program, `npm test` prints which package is missing.
  const ifInstalled = isInstalled(name) ? test : test.skip;

  ifInstalled('no visitor gets an answer to a request that an attacker hid in a body', async () => {
    const { api, secret, port: edge, stop } = await openAttackedEdge({ TRUST_PROXY: '1' });
    const balancer = await startBalancer(name, [edge], await createCertificate());
    const { port } = balancer;
    const visitors = { port, protocol: 'http/1.1' } as const;
    const options = { api, secret, visitors, balancerHeader: BALANCER_HEADER };

    const damage = [
      await attackAll({ ...options, attackers: { port, protocol: 'http/1.1' } }, http1Attacks(chosen)),
      await attackAll({ ...options, attackers: { port, protocol: 'h2' } }, http2Attacks(chosen)),
    ];
    await balancer.stop();
    await stop();

    expect(damage).toEqual([noDamage, noDamage]);
    expect(api.received.filter(({ url }) => url === '/api/outer').length).toBeGreaterThan(0);
  });
});
