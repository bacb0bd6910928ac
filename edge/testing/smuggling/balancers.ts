import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePort } from '@odeta/node/free-port';
import type { Certificate } from './certificate.ts';

/** Set by a balancer to an id of each request that it receives, whatever the client sent. */
export const BALANCER_HEADER = 'x-balancer-id';

export interface Balancer {
  /** It serves HTTP/2 and HTTP/1.1 over TLS there. */
  port: number;
  /** HAProxy answers there which edges it counts as ready; the others have nothing there. */
  statesPort: number;
  stop(): Promise<void>;
}

interface Place {
  folder: string;
  port: number;
  statesPort: number;
  edges: readonly number[];
  certificate: Certificate;
}

/** How each balancer is configured and started; its executable is named by an environment variable. */
const programs = {
  caddy: {
    executable: process.env.CADDY,
    configure: configureCaddy,
    args: (file: string) => ['run', '--config', file, '--adapter', 'caddyfile'],
  },
  haproxy: {
    executable: process.env.HAPROXY,
    configure: configureHaproxy,
    args: (file: string) => ['-db', '-f', file],
  },
  nginx: {
    executable: process.env.NGINX,
    configure: configureNginx,
    args: (file: string) => ['-e', 'stderr', '-c', file],
  },
};

export type BalancerName = keyof typeof programs;
export const balancerNames = Object.keys(programs) as BalancerName[];
export const isInstalled = (name: BalancerName): boolean => Boolean(programs[name].executable);

/** Starts a balancer in front of one or several `edge` with `TRUST_PROXY=1`. */
export async function startBalancer(
  name: BalancerName,
  edges: readonly number[],
  certificate: Certificate,
): Promise<Balancer> {
  const { executable = '', configure, args } = programs[name];
  const folder = mkdtempSync(path.join(tmpdir(), `${name}-`));
  const port = await findFreePort();
  const statesPort = await findFreePort();
  const file = path.join(folder, 'configuration');
  writeFileSync(file, configure({ folder, port, statesPort, edges, certificate }));
  const environment = { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder, HOME: folder };
  const child = spawn(executable, args(file), { stdio: ['ignore', 'ignore', 'pipe'], env: environment });
  const said: string[] = [];
  child.stderr.setEncoding('utf8').on('data', (text: string) => said.push(text));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  while (!(await accepts(port))) {
    if (child.exitCode !== null) throw new Error(`${name} did not start: ${said.join('')}`);
    await pause(20);
  }
  return {
    port,
    statesPort,
    async stop() {
      child.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const accepts = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });

/** The Caddyfile of docker-compose.yml with other addresses and a certificate that is there already. */
function configureCaddy({ port, edges, certificate }: Place): string {
  const shipped = readFileSync(path.join(import.meta.dirname, '../../../docs/scale/Caddyfile'), 'utf8');
  return [
    [/^\{$/m, `{\n\tadmin off\n\tauto_https disable_redirects\n\thttps_port ${port}`],
    ['tls internal', `tls ${certificate.file} ${certificate.keyFile}`],
    ['edge:3000', edges.map((edge) => `127.0.0.1:${edge}`).join(' ')],
    ['header_up X-Forwarded-Host {host}', `$&\n\t\theader_up ${BALANCER_HEADER} {http.request.uuid}`],
  ].reduce((text, [found, replaced]) => String(text).replace(found as string, replaced as string), shipped) as string;
}

/** The shipped haproxy.cfg in the same way. A single edge is not checked: there is no other one, and that of an attack has no releases. */
function configureHaproxy({ port, statesPort, edges, certificate }: Place): string {
  const shipped = readFileSync(path.join(import.meta.dirname, '../../../docs/scale/haproxy.cfg'), 'utf8');
  return [
    [':443 ssl crt /etc/haproxy/certificates/', `127.0.0.1:${port} ssl crt ${certificate.bothFile}`],
    ['bind 127.0.0.1:8404', `bind 127.0.0.1:${statesPort}`],
    ['default_backend', `http-request set-header ${BALANCER_HEADER} %[uuid()]\n\t$&`],
    edges.length === 1 ? [/\tdefault-server check.*\n/, ''] : ['', ''],
    [/(\tserver .*\n)+/, `${edges.map((edge) => `\tserver edge-${edge} 127.0.0.1:${edge}`).join('\n')}\n`],
  ].reduce((text, [found, replaced]) => String(text).replace(found as string, replaced as string), shipped) as string;
}

function configureNginx({ folder, port, edges, certificate }: Place): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => {
    mkdirSync(path.join(folder, name));
    return `${name}_temp_path ${path.join(folder, name)};`;
  });
  return `
daemon off;
# One process, which ends with its signal.
master_process off;
pid ${path.join(folder, 'pid')};
events {}
http {
  access_log off;
  ${temporary.join('\n  ')}
  upstream edges {
    ${edges.map((edge) => `server 127.0.0.1:${edge};`).join(' ')}
    keepalive 32;
  }
  proxy_cache_path ${path.join(folder, 'cache')} keys_zone=releases:1m;
  server {
    listen 127.0.0.1:${port} ssl http2;
    ssl_certificate ${certificate.file};
    ssl_certificate_key ${certificate.keyFile};
    proxy_http_version 1.1;
    proxy_request_buffering off;
    proxy_set_header Connection "";
    proxy_set_header Host $host;
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    proxy_set_header X-Forwarded-Host $host;
    proxy_set_header X-Forwarded-Proto $scheme;
    proxy_set_header ${BALANCER_HEADER} $request_id;
    location / {
      proxy_pass http://edges;
    }
    location /releases/ {
      proxy_pass http://edges;
      proxy_cache releases;
      add_header X-Cache $upstream_cache_status;
    }
  }
}
`;
}
