/** The package has types for its entry point alone, which imports all of the set (@lucide/icons 1). */
declare module '@lucide/icons/icons/*' {
  const icon: { node: [tag: string, attributes: Record<string, string>][] };
  export default icon;
}
