const { default: JsdomEnvironment } = require('@jest/environment-jsdom-abstract');
const jsdom = require('jsdom');

/** A DOM for tests. Jest's own environment has a jsdom that is years older, slower, and joins the text of elements with wrong spaces. */
module.exports = class DomEnvironment extends JsdomEnvironment {
  constructor(config, context) {
    super(config, context, jsdom);
  }
};
