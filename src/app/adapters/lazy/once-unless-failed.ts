/** Begins at the first call, and once: later calls get the same. What failed begins anew at the next. */
export function onceUnlessFailed<T>(begin: () => Promise<T>): () => Promise<T> {
  let begun: Promise<T> | null = null
  return () => {
    begun ??= begin().catch((error: unknown) => {
      begun = null
      throw error
    })
    return begun
  }
}
