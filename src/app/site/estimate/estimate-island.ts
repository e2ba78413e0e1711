/** What the build, that draws the estimator by itself, and the script that takes it over agree on. */
export const estimateIsland = { id: 'estimation', prefix: 'estimation-' } as const
