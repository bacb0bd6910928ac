/**
 * The constants that the federation plug-in defines for `target: 'web'` and `disableSnapshot: true`: a shell uses the runtime without the
 * plug-in. Snapshots are for remotes that are loaded by their manifest.
 */
export const runtimeOptions = { ENV_TARGET: JSON.stringify('web'), FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true };
