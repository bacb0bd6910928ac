/**
 * A unit's texts in development: those that were edited are taken over, and the page is told
 * (`shell/src/hot-texts.ts`). For the module that imports every language when it is needed.
 */
module.exports = function hotTextsLoader(source) {
  const { unit } = this.getOptions();
  const files = [...source.matchAll(/import\((?:\s*\/\*[^*]*\*\/)?\s*('[^']+')/g)].map(([, file]) => file);
  const told = `dispatchEvent(new CustomEvent('odeta:texts', { detail: ${JSON.stringify(unit)} }))`;
  return `${source}\nimport.meta.webpackHot.accept([${files}], () => ${told});`;
};
