import { shellConfig } from '@odeta/build';

export default shellConfig(import.meta.dirname);
