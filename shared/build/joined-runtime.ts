/**
 * What a remote has in place of the federation runtime: the shell's (`shell/src/federation/share-singletons.ts`), with
 * options of its own. The library's `externalRuntime` shares only the inner half and keeps all of it from being shaken out:
 * 5 KB (brotli) more in every remote, 3 KB more in the shell.
 */
const { odetaFederation } = globalThis as { odetaFederation?: object };

if (!odetaFederation) throw new Error('A remote needs a page with the shell');

export default { ...odetaFederation, bundlerRuntimeOptions: {} };
