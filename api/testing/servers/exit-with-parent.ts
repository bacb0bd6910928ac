import process from 'node:process';

/** Loaded into the servers that tests start: a test that is killed or cut off has no other way to end them. */
process.once('disconnect', () => process.exit());
process.channel?.unref();
