const { readFileSync } = require('node:fs');
const path = require('node:path');

const PLURAL = /_(zero|one|two|few|many|other)$/;

/**
 * A1: texts that a language lacks are taken from Polish. This happens in the build, so that no page loads a second language;
 * a complete language stays unchanged.
 */
module.exports = function fillTextsLoader(source) {
  const polish = path.join(path.dirname(this.resourcePath), 'pl.json');
  this.addDependency(polish);
  return JSON.stringify(filled(JSON.parse(source), JSON.parse(readFileSync(polish, 'utf8'))));
};

function filled(texts, fallback) {
  // Languages have different plural forms: a text with any form is not missing.
  const known = new Set(Object.keys(texts).map(withoutForm));
  const gaps = Object.entries(fallback).filter(([name]) => !(name in texts) && !known.has(withoutForm(name)));
  const whole = Object.entries(texts).map(([name, text]) => [
    name,
    isGroup(text) && isGroup(fallback[name]) ? filled(text, fallback[name]) : text,
  ]);
  return Object.fromEntries([...whole, ...gaps]);
}

const withoutForm = (name) => name.replace(PLURAL, '');
const isGroup = (value) => typeof value === 'object' && value !== null;
