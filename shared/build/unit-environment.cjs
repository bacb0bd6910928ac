const { TestEnvironment: NodeEnvironment } = require('jest-environment-node');
const DomEnvironment = require('./dom-environment.cjs');

/**
 * A DOM only for tests of components: creating one takes longer than most tests. Others request it with
 * `@jest-environment @odeta/build/dom-environment`.
 */
module.exports = class UnitEnvironment {
  constructor(config, context) {
    const Environment = context.testPath.endsWith('.tsx') ? DomEnvironment : NodeEnvironment;
    // biome-ignore lint/correctness/noConstructorReturn: Jest asks for a class
    return new Environment(config, context);
  }
};
