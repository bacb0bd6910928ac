globalThis.__reactRefreshRuntime ??= require('react-refresh/cjs/react-refresh-runtime.development.js');
module.exports = globalThis.__reactRefreshRuntime;
