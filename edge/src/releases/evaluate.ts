import { createRequire, isBuiltin } from 'node:module';
import vm from 'node:vm';
import type { ShellServer } from '@odeta/shared/contracts';

const require = createRequire(import.meta.url);

/** Runs the shell's server bundle; it may ask for nothing but Node's own modules. */
export function evaluateShell(code: string, name: string): ShellServer {
  const { shell } = evaluate(code, name, (request) => {
    if (!isBuiltin(request)) throw new Error(`${name} asks for ${request}`);
    return require(request);
  });
  return shell as ShellServer;
}

/** Runs a remote's server bundle; it gets the singletons of the shell that it will be rendered by. */
export function evaluateRemote(code: string, name: string, provided: ShellServer['provided']): unknown {
  const { remote } = evaluate(code, name, (request) => {
    if (!(request in provided)) throw new Error(`${name} asks for ${request}, which the shell does not provide`);
    return provided[request];
  });
  if (!remote) throw new Error(`${name} exposes no remote`);
  return remote;
}

function evaluate(code: string, filename: string, ask: (request: string) => unknown): Record<string, unknown> {
  const wrapped = new vm.Script(`(function (require, module, exports) {${code}\n})`, { filename });
  const module = { exports: {} };
  wrapped.runInThisContext()(ask, module, module.exports);
  return module.exports;
}
