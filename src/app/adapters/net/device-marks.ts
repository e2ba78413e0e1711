import { createStore, get, set } from 'idb-keyval'
import { mostMarks } from '#contract/wire/headers.ts'

/**
 * The provider's marks on this device, which show it who signed in here before (decision 089): they outlive the session
 * and a 401. Calls reject where a browser keeps nothing.
 */
export interface DeviceMarks {
  /** The newest first. */
  read(): Promise<readonly string[]>
  /** In the place of the last one of the same account. */
  keep(mark: string): Promise<void>
  forget(userId: number): Promise<void>
}

export function createDeviceMarks(): DeviceMarks {
  const read = async () => (await get<readonly string[]>(key, open())) ?? []
  const others = async (owner: string) => (await read()).filter((mark) => ownerOf(mark) !== owner)
  return {
    read,
    keep: async (mark) => set(key, [mark, ...(await others(ownerOf(mark)))].slice(0, mostMarks), open()),
    forget: async (userId) => set(key, await others(String(userId)), open()),
  }
}

/** '7.1.…' is of account 7. */
function ownerOf(mark: string): string {
  return mark.slice(0, mark.indexOf('.'))
}

const key = 'marks'
const open = () => {
  if (!('indexedDB' in globalThis) || !indexedDB)
    throw new DOMException('this browser keeps nothing', 'NotSupportedError')
  return createStore('device', 'marks')
}
