import { isStaffHost } from '@odeta/node/staff-host';
import { type Manifest, manifestsIn } from './manifests.ts';

const base = manifestsIn('base').map(({ manifest }) => manifest);
const production = manifestsIn('overlays/production').map(({ manifest }) => manifest);
const find = (manifests: readonly Manifest[], kind: string, name: string) =>
  manifests.find(({ kind: own, metadata }) => own === kind && metadata.name === name);

test('all programs that count requests reach the same Valkey, which drops counts instead of growing', () => {
  const [container] = find(base, 'Deployment', 'valkey')?.spec.template.spec.containers ?? [];
  const [{ port }] = find(base, 'Service', 'valkey')?.spec.ports ?? [];
  const [{ from }] = find(base, 'NetworkPolicy', 'valkey')?.spec.ingress ?? [];

  expect(find(base, 'ConfigMap', 'shop')?.data?.VALKEY_URL).toBe(`redis://valkey:${port}`);
  expect(container.ports[0].containerPort).toBe(port);
  expect(container.command.join(' ')).toContain('--maxmemory-policy volatile-ttl');
  const counting = base.filter(({ kind, spec }) => {
    const [{ envFrom = [] } = {}] = (kind === 'Deployment' && spec.template.spec.containers) || [];
    return envFrom.some(({ configMapRef }: { configMapRef: { name: string } }) => configMapRef.name === 'shop');
  });
  const admitted: string[] = from[0].podSelector.matchExpressions[0].values;
  expect(admitted.sort()).toEqual(counting.map(({ metadata }) => metadata.name).sort());
});

test('the ingress has every host of the shop and that of the staff, with a certificate', () => {
  const ingress = find(production, 'Ingress', 'shop')?.spec;
  const hosts = find(production, 'ConfigMap', 'shop')?.data?.SHOP_HOSTS?.split(' ');

  expect(ingress.rules.map(({ host }: { host: string }) => host)).toEqual(hosts);
  expect(ingress.tls[0].hosts).toEqual(hosts);
  expect(hosts?.filter(isStaffHost)).toHaveLength(1);
});
