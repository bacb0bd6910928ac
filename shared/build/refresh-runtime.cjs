// Replaces `react-refresh/runtime`: one instance per page, created by the unit that loads first.
globalThis.__reactRefreshRuntime ??= require('react-refresh/cjs/react-refresh-runtime.development.js');

const runtime = globalThis.__reactRefreshRuntime;

/** A file that two units bundle has two components, each with its own dependencies. */
const register = (type, id) => runtime.register(type, `${__UNIT_NAME__} ${id}`);

module.exports = { ...runtime, register };
