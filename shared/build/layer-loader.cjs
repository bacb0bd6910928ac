/**
 * Puts a CSS module into the cascade layer of its unit, so that specificity never decides between units. The order of the
 * layers is set in `shared/ui/src/layers.css`.
 */
module.exports = function layerLoader(source) {
  if (!this.resourcePath.endsWith('.module.css')) return source;
  return `@layer ${layerOf(this.resourcePath)} {\n${source}\n}`;
};

function layerOf(file) {
  if (/[\\/]shared[\\/][^\\/]+[\\/]src[\\/]/.test(file)) return 'ui';
  return /[\\/]shell[\\/]src[\\/]/.test(file) ? 'shell' : 'remote';
}
