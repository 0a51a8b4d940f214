export * from './describe-value.js';
export * from './grid.js';
export * from './invalid-input-error.js';
export * from './search.js';
