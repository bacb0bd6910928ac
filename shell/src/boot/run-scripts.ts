type Script = [url: string, integrity: string];

/** Fetches all at once and runs them in order, each as a task of its own. Resolves when all have run or failed. */
export function runScripts(scripts: readonly Script[]): Promise<void> {
  const settled = scripts.map(
    ([url, integrity]) =>
      new Promise<void>((resolve) => {
        const script = document.createElement('script');
        Object.assign(script, { src: url, integrity, async: false, crossOrigin: 'anonymous' });
        script.onload = () => resolve();
        script.onerror = () => resolve();
        document.head.append(script);
      }),
  );
  return Promise.all(settled).then(() => {});
}
