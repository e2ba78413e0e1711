/**
 * The revision that marks, in the list of built files, those that the first screen needs: written at build, read by the
 * worker.
 */
export const firstStage = 'first'
