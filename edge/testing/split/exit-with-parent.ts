import process from 'node:process';

/** Preloaded into the servers that tests start: a test that is killed cannot stop them itself. */
process.once('disconnect', () => process.exit());
process.channel?.unref();
