type Script = [url: string, integrity: string];

/**
 * Fetches all scripts at once and runs them in order, each as a task of its own. Resolves when all have run or failed, with whether all
 * have run.
 */
export async function runScripts(scripts: readonly Script[]): Promise<boolean> {
  const settled = scripts.map(
    ([url, integrity]) =>
      new Promise<boolean>((resolve) => {
        const script = document.createElement('script');
        Object.assign(script, { src: url, integrity, async: false, crossOrigin: 'anonymous' });
        script.onload = () => resolve(true);
        script.onerror = () => resolve(false);
        document.head.append(script);
      }),
  );
  return (await Promise.all(settled)).every(Boolean);
}
