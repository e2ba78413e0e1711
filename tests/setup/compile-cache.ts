/** Where the first server of the tests leaves what it compiled, for all others: a start then takes half as long. */
export const compileCache = '.cache/compiled'
