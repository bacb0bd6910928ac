import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { handler } from 'altcha-lib/workers/shared';

// Solves a part of a challenge beside the page: ALTCHA's own worker, with the browser's own cryptography.
handler({ deriveKey });
