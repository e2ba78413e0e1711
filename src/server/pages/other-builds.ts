import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type BuiltFile, builtFile } from './built-file.ts'

/**
 * A hashed file that was not there when the server read its build: of a newer build that lies there already, or of one of those before, by the day they
 * ended (`scripts/put-in-place.ts`). A name holds the hash of its content: whichever is found is the right one.
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
