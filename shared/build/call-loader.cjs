/** What a contract says for people who read the API's document, and for the server alone, goes into no page (0.3 KB of /cart with brotli). */
module.exports = function callLoader(source) {
  return source.replace(/^ {2}summary: (['"]).*\1,$/gm, '').replace(/^ {2}problems: \[[^\]]*\],$/gm, '');
};
