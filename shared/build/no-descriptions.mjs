/** In place of the words of the federation's errors: each names its code and where to read about it (0.5 KB with brotli). */
export const runtimeDescMap = {};
export const buildDescMap = {};
export const typeDescMap = {};
export const errorDescMap = {};
