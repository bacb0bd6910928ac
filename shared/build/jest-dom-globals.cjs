// jsdom leaves out what every browser has and the router asks for when it is imported.
const { TextDecoder, TextEncoder } = require('node:util');

Object.assign(globalThis, { TextDecoder, TextEncoder });
