/**
 * Messages files in development: those of a `unit` become modules that accept their own updates and announce them to the page
 * (`shell/src/hot-texts.ts`). Without a unit, an update reloads the page.
 */
module.exports = function hotTextsLoader(json) {
  const { unit } = this.getOptions();
  const exported = `export default ${json};`;
  if (!unit) return `${exported}\nimport.meta.webpackHot.decline();`;
  return [
    exported,
    'import.meta.webpackHot.accept();',
    // `data` of an earlier version exists only after an update.
    `if (import.meta.webpackHot.data) dispatchEvent(new CustomEvent('odeta:texts', { detail: ${JSON.stringify(unit)} }));`,
  ].join('\n');
};
