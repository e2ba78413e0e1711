import type { Files } from './files.ts'

/** Files of which nothing is asked before `check` has found them right, once; what it throws every call throws. */
export function firstChecked(files: Files, check: (files: Files) => Promise<void>): Files {
  let checked: Promise<void> | null = null
  const right = () => (checked ??= check(files))
  return {
    save: async (...given) => (await right(), await files.save(...given)),
    read: async (...given) => (await right(), await files.read(...given)),
    remove: async (...given) => (await right(), await files.remove(...given)),
    async *list(folder) {
      await right()
      yield* files.list(folder)
    },
    savedAt: async (...given) => (await right(), await files.savedAt(...given)),
    free: async () => (await right(), await files.free()),
  }
}
