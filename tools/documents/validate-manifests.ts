import { json } from 'node:stream/consumers';
import { Cluster } from '@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/Cluster';
import { Pooler } from '@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/Pooler';
import { ScheduledBackup } from '@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/ScheduledBackup';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler';
import { Job } from 'kubernetes-models/batch/v1/Job';
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1/Ingress';
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { ConfigMap } from 'kubernetes-models/v1/ConfigMap';
import { Namespace } from 'kubernetes-models/v1/Namespace';
import { Service } from 'kubernetes-models/v1/Service';
import type { Manifest } from './manifests.ts';

/** Reads objects of Kubernetes as JSON from the standard input, and writes for each what is wrong with it. */
const manifests = (await json(process.stdin)) as Manifest[];

interface Model {
  validate(): void;
}

/** By the schemas of Kubernetes' and CloudNativePG's own API. */
const models: Record<string, (manifest: never) => Model> = {
  'apps/v1 Deployment': (manifest) => new Deployment(manifest),
  'autoscaling/v2 HorizontalPodAutoscaler': (manifest) => new HorizontalPodAutoscaler(manifest),
  'batch/v1 Job': (manifest) => new Job(manifest),
  'networking.k8s.io/v1 Ingress': (manifest) => new Ingress(manifest),
  'networking.k8s.io/v1 NetworkPolicy': (manifest) => new NetworkPolicy(manifest),
  'policy/v1 PodDisruptionBudget': (manifest) => new PodDisruptionBudget(manifest),
  'postgresql.cnpg.io/v1 Cluster': (manifest) => new Cluster(manifest),
  'postgresql.cnpg.io/v1 Pooler': (manifest) => new Pooler(manifest),
  'postgresql.cnpg.io/v1 ScheduledBackup': (manifest) => new ScheduledBackup(manifest),
  'v1 ConfigMap': (manifest) => new ConfigMap(manifest),
  'v1 Namespace': (manifest) => new Namespace(manifest),
  'v1 Service': (manifest) => new Service(manifest),
};

/** What is wrong with an object: fields of a wrong type, that are missing, and that its schema does not know. */
function problemsOf(manifest: Manifest): string[] {
  const create = models[`${manifest.apiVersion} ${manifest.kind}`];
  if (!create) return [`no schema of ${manifest.apiVersion} ${manifest.kind}`];
  const unread = new Set<string>();
  try {
    // It has copied what it was created from.
    Object.assign(create(manifest as never), watched(manifest, '', unread)).validate();
  } catch (error) {
    return [String(error)];
  }
  return [...unread].map((place) => `unknown field ${place}`);
}

/** The schemas allow fields that they do not know, as the API does, but never read them. `unread` keeps the places of those. */
function watched(value: unknown, place: string, unread: Set<string>): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const parts = Object.entries(value).map(([name, part]) => {
    unread.add(`${place}.${name}`);
    return [name, watched(part, `${place}.${name}`, unread)] as const;
  });
  const copy = Array.isArray(value) ? parts.map(([, part]) => part) : Object.fromEntries(parts);
  return new Proxy(copy, {
    get(target, name, self) {
      unread.delete(`${place}.${String(name)}`);
      return Reflect.get(target, name, self);
    },
  });
}

process.stdout.write(JSON.stringify(manifests.map(problemsOf)));
