import type { Program } from './programs.ts';

const untested = 'Attacks through a load balancer are not tested';

/** The load balancers in front of which `edge` is attacked. */
export const balancers: readonly Program[] = [
  { untested, variable: 'CADDY', place: '/usr/bin/caddy', package: 'caddy' },
  { untested, variable: 'HAPROXY', place: '/usr/sbin/haproxy', package: 'haproxy' },
  { untested, variable: 'NGINX', place: '/usr/sbin/nginx', package: 'nginx-light' },
];
