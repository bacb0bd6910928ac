/** The federation runtime of the page; `browser-config.mjs` says where it is. */
declare module 'federation-runtime' {
  const runtime: object;
  export default runtime;
}
