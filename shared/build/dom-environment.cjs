const { default: JsdomEnvironment } = require('@jest/environment-jsdom-abstract');
const jsdom = require('jsdom');

/** A DOM for tests. Jest's own environment has a jsdom that is years older, slower, and joins the text of elements with wrong spaces. */
module.exports = class DomEnvironment extends JsdomEnvironment {
  constructor(config, context) {
    super(config, context, jsdom);
  }

  /** Waits for the load event of the empty document, so that no test depends on whether it starts before or after it. */
  async setup() {
    await super.setup();
    const { window } = this.dom;
    if (window.document.readyState === 'complete') return;
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  }
};
