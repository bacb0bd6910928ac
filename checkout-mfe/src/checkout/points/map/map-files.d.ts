/** The URL of a file that the build puts beside the scripts. */
declare module '*.geojson' {
  const address: string;
  export default address;
}

declare module 'maplibre-gl/dist/maplibre-gl-worker.mjs' {
  const address: string;
  export default address;
}
