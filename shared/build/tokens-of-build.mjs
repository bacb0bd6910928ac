import { textOf, visit } from './source-tree.mjs';

/** Custom properties in the styles of a build: those that it uses without another value in their place, and those that it sets. */
export function tokensOfStyles(css) {
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, '');
  return { used: usedIn(plain), set: [...plain.matchAll(/(?<![\w-])(--[\w-]+)\s*:/g)].map(([, name]) => name) };
}

/** Those in a module's texts, such as `style={{ '--wide': 3 }}`; of a name that is computed at run time the beginning: `--safe-*`. */
export function tokensOfSource(ast) {
  const [used, set] = [[], []];
  visit(ast, (node) => {
    if (node.type === 'Literal') used.push(...usedIn(String(node.value)));
    if (node.type === 'TemplateElement') used.push(...usedIn(node.value.cooked));
    const name = textOf(node, new Map());
    if (/^--[\w-]+\*?$/.test(name)) set.push(name);
  });
  return { used, set };
}

const usedIn = (text) => [...text.matchAll(/var\(\s*(--[\w-]+)\s*\)/g)].map(([, name]) => name);
