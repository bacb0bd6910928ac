import { createRequire, isBuiltin } from 'node:module';
import vm from 'node:vm';
import type { ShellServer } from '@odeta/contracts';
import { globalTimers, type Timers } from './timers.ts';

const require = createRequire(import.meta.url);

/** Runs the shell's server bundle; it may only require Node's own modules. */
export function evaluateShell(code: string, name: string): ShellServer {
  const { shell } = evaluate(code, name, globalTimers, (request) => {
    if (!isBuiltin(request)) throw new Error(`${name} asks for ${request}`);
    return require(request);
  });
  return shell as ShellServer;
}

/**
 * Runs a remote's server bundle with the singletons of the shell that will render it.
 * @param timers replace the global ones, so that errors in a timer can be attributed to the remote.
 */
export function evaluateRemote(
  code: string,
  name: string,
  provided: ShellServer['provided'],
  timers: Timers = globalTimers,
): unknown {
  const { remote } = evaluate(code, name, timers, (request) => {
    if (!(request in provided)) throw new Error(`${name} asks for ${request}, which the shell does not provide`);
    return provided[request];
  });
  if (!remote) throw new Error(`${name} exposes no remote`);
  return remote;
}

function evaluate(code: string, filename: string, timers: Timers, ask: (request: string) => unknown) {
  const names = ['require', 'module', 'exports', ...Object.keys(timers)];
  const wrapped = new vm.Script(`(function (${names}) {${code}\n})`, { filename });
  const module: { exports: Record<string, unknown> } = { exports: {} };
  wrapped.runInThisContext()(ask, module, module.exports, ...Object.values(timers));
  return module.exports;
}
