/** The package (@lucide/icons 1) has types only for its main entry point, which imports the whole set. */
declare module '@lucide/icons/icons/*' {
  const icon: { node: [tag: string, attributes: Record<string, string>][] };
  export default icon;
}
