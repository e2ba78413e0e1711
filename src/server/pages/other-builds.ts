import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type BuiltFile, builtFile } from './built-file.ts'

/**
 * A hashed file that was not in the build read at boot: of a newer build beside it, or of an older one, by the day it
 * ended (`scripts/put-in-place.ts`). The name holds the hash, so any find is right.
 */
export async function assetOfOtherBuild(folder: string, path: string): Promise<BuiltFile | null> {
  const [, name] = /^\/assets\/(\w[\w.-]*)$/.exec(path) ?? []
  if (name === undefined || /\.(?:br|gz)$/.test(name)) return null
  const days = await readdir(join(folder, 'before')).catch(() => [])
  for (const place of [join(folder, 'assets'), ...days.map((day) => join(folder, 'before', day))]) {
    const plain = await read(join(place, name))
    if (plain)
      return {
        ...builtFile(name, plain, new Map()),
        br: await read(join(place, `${name}.br`)),
        gzip: await read(join(place, `${name}.gz`)),
      }
  }
  return null
}

async function read(path: string): Promise<Uint8Array<ArrayBuffer> | null> {
  return await readFile(path).then(
    (bytes) => new Uint8Array(bytes),
    () => null,
  )
}
