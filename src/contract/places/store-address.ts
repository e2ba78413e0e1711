/** Under it, by its slug, what the poster of a partner store leads to: '/depuis/negoce-modele'. */
export const storeAddress = '/depuis'

/** '/depuis/negoce-modele' → true, '/depuis' → false. */
export function isStoreAddress(path: string): boolean {
  return path.startsWith(`${storeAddress}/`)
}
