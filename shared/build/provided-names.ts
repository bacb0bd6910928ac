/**
 * Federation runtime plug-in of every remote: on a page whose shared modules lack a name that the remote uses, such as that of an older
 * shell, the remote fails while it is loaded, not when a shopper presses the button that needs the name. `provided-names-plugin.mjs`
 * writes the names into the runtime.
 */
declare const __webpack_require__: { takenNames?: Readonly<Record<string, readonly string[]>> };

type Factory = () => object;

interface Federation {
  loadShare(module: string, options: unknown): Promise<false | Factory>;
  /** Shared modules by scope, name and version; without `lib` until they are loaded. */
  shareScopeMap: Record<string, Record<string, Record<string, { lib?: Factory | null }>>>;
}

export default () => ({
  name: 'provided-names',

  apply(federation: Federation) {
    const loadShare = federation.loadShare.bind(federation);
    federation.loadShare = async (module, options) => {
      const factory = await loadShare(module, options);
      if (factory) requireNames(module, factory());
      // The shell's modules are loaded from the beginning: with the first one all are compared, also those of pages that come later.
      for (const [name, versions] of Object.entries(federation.shareScopeMap.default ?? {})) {
        const [only, ...others] = Object.values(versions);
        if (only?.lib && others.length === 0) requireNames(name, only.lib());
      }
      return factory;
    };
  },
});

function requireNames(module: string, provided: object) {
  const taken = __webpack_require__.takenNames?.[module] ?? [];
  const missing = taken.filter((name) => name !== '*' && !(name in provided));
  if (missing.length > 0) throw new Error(`The page does not have ${missing.join(', ')} of ${module}`);
}
