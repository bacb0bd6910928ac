const { TestEnvironment: JsdomEnvironment } = require('jest-environment-jsdom');
const { TestEnvironment: NodeEnvironment } = require('jest-environment-node');

/** A DOM only for tests of components: creating one takes longer than most tests. Others request it with `@jest-environment jsdom`. */
module.exports = class UnitEnvironment {
  constructor(config, context) {
    const Environment = context.testPath.endsWith('.tsx') ? JsdomEnvironment : NodeEnvironment;
    // biome-ignore lint/correctness/noConstructorReturn: Jest asks for a class
    return new Environment(config, context);
  }
};
