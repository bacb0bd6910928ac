import { writeFile } from 'node:fs/promises';
import process from 'node:process';
import { test as base, expect } from '@playwright/test';
import type { Engine, LaunchEngine } from './engine.ts';
import { launchFirefox } from './firefox.ts';
import { Program } from './program.ts';
import { User } from './user.ts';
import { launchWebKit } from './webkit.ts';

/** The environment variables with the paths of each engine's programs. */
const engines: Record<'firefox' | 'webkit', { launch: LaunchEngine; programs: string[] }> = {
  firefox: { launch: launchFirefox, programs: ['FIREFOX'] },
  webkit: { launch: launchWebKit, programs: ['WEBKIT_DRIVER', 'XVFB'] },
};

export interface Options {
  engineName: keyof typeof engines;
}

interface Fixtures {
  engine: Engine;
  user: User;
}

export const test = base.extend<Options & Fixtures>({
  engineName: ['firefox', { option: true }],
  // Every test fails if its page complains.
  engine: async ({ engineName }, use, testInfo) => {
    const { launch, programs } = engines[engineName];
    const isInstalled = programs.every((name) => process.env[name]);
    testInfo.skip(!isInstalled, 'The engine is not installed');
    const started: Program[] = [];
    const start = (...program: ConstructorParameters<typeof Program>) => {
      const one = new Program(...program);
      started.push(one);
      return one;
    };
    try {
      const engine = await launch({ start });
      await use(engine);
      if (testInfo.errors.length > 0) {
        await writeFile(testInfo.outputPath('page.png'), await engine.takePicture());
      }
      const complaints = await engine.takeComplaints();
      await engine.close();
      expect(complaints).toEqual([]);
    } finally {
      for (const program of started.reverse()) await program.stop();
    }
  },
  user: ({ engine }, use) => use(new User(engine)),
});

export { expect };
