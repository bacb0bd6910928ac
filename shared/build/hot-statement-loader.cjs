/** Appends the statement of its options to a module, in development. */
module.exports = function hotStatementLoader(source, sourceMap) {
  this.callback(null, `${source}\n${this.getOptions().statement}\n`, sourceMap);
};
