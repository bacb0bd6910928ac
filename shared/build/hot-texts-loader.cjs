/**
 * Messages files in development: each becomes a module that accepts its own updates and announces them to the page
 * (`shell/src/hot-texts.ts`).
 */
module.exports = function hotTextsLoader(json) {
  const { unit } = this.getOptions();
  return [
    `export default ${json};`,
    'import.meta.webpackHot.accept();',
    // `data` of an earlier version exists only after an update.
    `if (import.meta.webpackHot.data) dispatchEvent(new CustomEvent('odeta:texts', { detail: ${JSON.stringify(unit)} }));`,
  ].join('\n');
};
