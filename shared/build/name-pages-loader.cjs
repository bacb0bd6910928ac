/** `() => import('./orders/orders.page.tsx'))` at the end of a call of `page`. */
const LAZY_PAGE = /import\('([^']*?([\w-]+)\.page\.tsx)'\),?(\s*\))/g;

/**
 * In a remote's `routes.tsx`: names the chunk of each lazy page after its file, and gives the name to `page()`, from which the server
 * knows which files the page needs.
 */
module.exports = function namePagesLoader(source) {
  const names = [...source.matchAll(LAZY_PAGE)].map(([, , name]) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new Error(`Two pages have the file name ${twice}.page.tsx, which would be one chunk`);
  const all = source.match(/import\([^)]*\.page\.tsx/g) ?? [];
  if (all.length !== names.length)
    throw new Error("A lazy page is written page(address, () => import('./x.page.tsx'))");
  return source.replace(LAZY_PAGE, `import(/* webpackChunkName: "page-$2" */ '$1'), '$2'$3`);
};
