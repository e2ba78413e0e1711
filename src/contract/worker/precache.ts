/** The revision that marks the built files of the first screen: written at build, read by the worker. */
export const firstStage = 'first'
