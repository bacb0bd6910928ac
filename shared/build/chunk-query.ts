/**
 * Federation runtime plug-in of every remote: its chunks get the query of its entry (`?retry=2`), so that a retry does not reuse
 * a request that failed or hangs.
 */
declare let __webpack_get_script_filename__: (id: string | number) => string;

const source = (document.currentScript as HTMLScriptElement | null)?.src ?? '';
const query = source.includes('?') ? source.slice(source.indexOf('?')) : '';

if (query) {
  const filename = __webpack_get_script_filename__;
  __webpack_get_script_filename__ = (id) => filename(id) + query;
}

export default () => ({ name: 'chunk-query' });
