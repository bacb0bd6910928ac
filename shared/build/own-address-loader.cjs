/**
 * webpack replaces `import.meta.url` by the file's path on the build machine, so that a build in another folder would be another
 * release. The map libraries only check whether they come from a CDN. `new URL("worker.js", import.meta.url)` is left to webpack.
 */
module.exports = function ownAddressLoader(source) {
  return source.replace(/(?<!new URL\("[^"]*",)import\.meta\.url/g, '"file:///"');
};
