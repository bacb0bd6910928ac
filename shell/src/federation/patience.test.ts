import { patienceFor } from './patience.ts';

const script = (name: string, startTime: number, responseEnd: number) => ({ name, startTime, responseEnd });

test('patience is three times what the shell’s slowest script took, and on a fast line 10 and 30 seconds', () => {
  const shell = 'https://odeta.sk/releases/shell/2.0.0/browser/static/main.1.js';
  const others = script('https://odeta.sk/releases/cart/1.0.0/browser/remote-entry.js', 0, 90_000);

  expect(patienceFor([others])).toEqual({ beside: 10_000, again: 30_000 });
  expect(patienceFor([others, script(shell, 1_000, 2_000)])).toEqual({ beside: 10_000, again: 30_000 });
  expect(patienceFor([others, script(shell, 1_000, 6_000)])).toEqual({ beside: 15_000, again: 30_000 });
  expect(patienceFor([others, script(shell, 1_000, 21_000)])).toEqual({ beside: 60_000, again: 60_000 });
});
