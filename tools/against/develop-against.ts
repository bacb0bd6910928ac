import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import process from 'node:process';
import { DiscoverySchema } from '@odeta/contracts';
import { NO_STORE, WRONG_INPUT } from '@odeta/delivery/publish/exit-codes';
import { findUnitsNamed } from '@odeta/delivery/publish/named-units';
import { StartFailure } from '@odeta/workspace/failure';
import type { Unit } from '@odeta/workspace/workspace';
import * as v from 'valibot';
import webpack, { type Configuration } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { ensurePortIsFree } from '../processes/ports.ts';
import { announce } from '../shop/addresses.ts';
import { createOtherShop, type OtherShop } from './other-shop.ts';
import { answerReport, proxyTo } from './proxy.ts';

const USAGE = 'npm run dev -- <unit> --against http://sk.localhost:3000';
/** Reachable from this machine only, because it gives the same access to the other shop as this machine has. */
const HOST = '127.0.0.1';
/** A path that shops do not use. */
const FILES = '/-edited/';
/** Milliseconds. */
const ANSWER_LIMIT = 10_000;

/**
 * Serves one unit of this clone in a shop that runs elsewhere: its pages are proxied, and the edited unit replaces that shop's version.
 * Carts and orders are written there as by any visitor; its releases and documents stay unchanged.
 */
export async function developAgainst(names: readonly string[], address: string) {
  const unit = readUnitName(names);
  const port = readPort(process.env.PORT);
  const shop = createOtherShop(readAddress(address));
  await ensureShopHas(shop, unit.name);
  await ensurePortIsFree(port, HOST);

  const base = `${FILES}${unit.name}/`;
  const { default: configure } = await import(path.join(unit.folder, 'webpack.config.mjs'));
  const [browser]: [Configuration] = configure({ dev: true, base });
  const compiler = webpack(browser);
  if (!compiler) throw new Error('There is nothing to compile');
  const server = new WebpackDevServer(serverOptions(shop, unit, port), compiler);
  await server.start();
  await new Promise((resolve) => server.middleware?.waitUntilValid(resolve));
  announce(port);
  console.log(`${unit.name} is as it is edited here, everything else is ${address}.`);
}

function serverOptions(
  shop: OtherShop,
  { name }: Unit,
  port: number,
): ConstructorParameters<typeof WebpackDevServer>[0] {
  const socket = `${FILES}ws`;
  return {
    host: HOST,
    port,
    hot: true,
    static: false,
    // The other shop's responses are compressed already, and streams must not be buffered.
    compress: false,
    // Only hosts of this machine are accepted (protects from DNS rebinding).
    allowedHosts: 'auto',
    webSocketServer: { type: 'ws', options: { path: socket } },
    client: { overlay: false, logging: 'warn', webSocketURL: { hostname: '0.0.0.0', port: 0, pathname: socket } },
    devMiddleware: { stats: { all: false, errors: true, warnings: true } },
    proxy: [proxyTo(shop, { name, entry: `${FILES}${name}/remote-entry.js` })],
    setupMiddlewares: (middlewares) => [
      ...middlewares,
      {
        name: 'reports',
        middleware: (request: IncomingMessage, reply: ServerResponse) => void answerReport(request, reply),
      },
    ],
  };
}

function readUnitName(names: readonly string[]): Unit {
  const [name, ...others] = names;
  if (name === undefined || others.length > 0) throw new StartFailure(`Usage: ${USAGE}`, WRONG_INPUT);
  if (name === 'shell')
    throw new StartFailure('The shell is what the other shop has: name a remote, as in --against.', WRONG_INPUT);
  const [unit] = findUnitsNamed([name]);
  if (!unit) throw new StartFailure(`Usage: ${USAGE}`, WRONG_INPUT);
  return unit;
}

function readPort(text = '3000') {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new StartFailure(`The environment variable PORT is wrong: "${text}" is no port.`, WRONG_INPUT);
  return port;
}

function readAddress(address: string): URL {
  const url = URL.parse(address);
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:')
    throw new StartFailure(`"${address}" is no address of a shop. Usage: ${USAGE}`, WRONG_INPUT);
  return url;
}

/** @throws {StartFailure} if nobody answers there, or the shop has no such unit. */
async function ensureShopHas(shop: OtherShop, name: string) {
  const origin = shop.originOf(shop.localHost);
  const known = await readLiveUnits(shop).catch((error) => {
    throw new StartFailure(`${origin} cannot be asked what is live there: ${error.message}.`, NO_STORE);
  });
  if (!known.includes(name))
    throw new StartFailure(`${origin} has no unit "${name}". It has: ${known.join(', ')}.`, WRONG_INPUT);
}

async function readLiveUnits(shop: OtherShop) {
  const url = new URL('/discovery.json', shop.addressOf(shop.localHost));
  const answer = await fetch(url, { signal: AbortSignal.timeout(ANSWER_LIMIT) });
  if (!answer.ok) throw new Error(`it answers ${answer.status}`);
  return Object.keys(v.parse(DiscoverySchema, await answer.json()).microFrontends);
}
