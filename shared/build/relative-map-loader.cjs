const path = require('node:path');

/** The compiler names sources by their place on this machine: it would be part of every hash, and the same sources another version elsewhere. */
module.exports = function relativeMapLoader(source, map) {
  const relative = (file) => path.relative(this.rootContext, file).replaceAll(path.sep, '/');
  const given = typeof map === 'string' ? JSON.parse(map) : map;
  this.callback(null, source, given && { ...given, sources: given.sources.map(relative) });
};
