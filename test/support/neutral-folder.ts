/** Stands in for the company's folder where the engine's own tests run: `vitest.config.ts`. */
export const contentFolder = 'test/company'
