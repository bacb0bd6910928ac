import { type ComponentType, lazy } from 'react';

/**
 * A component in a chunk of its own, from a module with named exports: `lazyPart(() => import('./log-in.tsx'), 'LogIn')`. Its `Suspense`
 * shows what stands there until it is loaded, also in the page that the server renders; a failure is that of the remote.
 */
export const lazyPart = <Name extends string, Props>(
  load: () => Promise<{ [Key in Name]: ComponentType<Props> }>,
  name: Name,
) => lazy(async () => ({ default: (await load())[name] }));
