// Stands in for `react-refresh/runtime`: one per page, whichever unit loads first.
globalThis.__reactRefreshRuntime ??= require('react-refresh/cjs/react-refresh-runtime.development.js');

const runtime = globalThis.__reactRefreshRuntime;

/** Two units that bundle the same file have two components, each with its own dependencies. */
const register = (type, id) => runtime.register(type, `${__UNIT_NAME__} ${id}`);

module.exports = { ...runtime, register };
