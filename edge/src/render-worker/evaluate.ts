import { createRequire } from 'node:module';
import vm from 'node:vm';
import type { ShellServer } from '@odeta/contracts';

const require = createRequire(import.meta.url);

/** Node's own modules that rendering needs. None of them reaches files, the network or other processes. */
const SHELL_MODULES = ['async_hooks', 'buffer', 'crypto', 'events', 'path', 'stream', 'stream/promises', 'url', 'util'];

/** Runs the shell's server bundle. Throws if it has no shell. */
export function evaluateShell(code: string, name: string): ShellServer {
  const { shell } = evaluate(code, name, (request) => {
    if (!SHELL_MODULES.includes(request.replace(/^node:/, ''))) throw new Error(`${name} asks for ${request}`);
    return require(request);
  });
  if (!shell) throw new Error(`${name} exposes no shell`);
  return shell as ShellServer;
}

/**
 * Runs a remote's server bundle with the singletons of the shell that will render it. `forms`: those that it takes without scripts; earlier
 * releases have none.
 */
export function evaluateRemote(code: string, name: string, provided: ShellServer['provided']) {
  const { remote, forms = null } = evaluate(code, name, (request) => {
    if (!Object.hasOwn(provided, request))
      throw new Error(`${name} asks for ${request}, which the shell does not provide`);
    return provided[request];
  });
  if (!remote) throw new Error(`${name} exposes no remote`);
  return { remote, forms };
}

function evaluate(code: string, filename: string, ask: (request: string) => unknown) {
  const wrapped = new vm.Script(`(function (require, module, exports) {${code}\n})`, { filename });
  const module: { exports: Record<string, unknown> } = { exports: {} };
  wrapped.runInThisContext()(ask, module, module.exports);
  return module.exports;
}
