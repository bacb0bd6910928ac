/**
 * webpack writes for `import.meta.url` where the file lies on the machine that builds, and the release would be another one in
 * another folder. The map libraries only ask whether they come from a CDN; `new URL("worker.js", import.meta.url)` stays webpack's.
 */
module.exports = function ownAddressLoader(source) {
  return source.replace(/(?<!new URL\("[^"]*",)import\.meta\.url/g, '"file:///"');
};
