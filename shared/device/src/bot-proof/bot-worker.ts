import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { handler } from 'altcha-lib/workers/shared';

// Solves a part of a challenge in a web worker: ALTCHA's own worker with the browser's Web Crypto.
handler({ deriveKey });
