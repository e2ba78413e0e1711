import { onTestFinished } from 'vitest'

/**
 * For the rest of a test the disk of the page has room for this many bytes, roughly counted, beside what lies there
 * already; a `put` beyond it is refused as browsers do.
 */
export function limitRoom(bytes: number): void {
  const store = IDBObjectStore.prototype
  const { put, delete: remove } = store
  const sizes = new Map<string, number>()
  const taken = () => [...sizes.values()].reduce((sum, size) => sum + size, 0)
  store.put = function (value: unknown, key?: IDBValidKey) {
    const name = JSON.stringify(key)
    const before = sizes.get(name) ?? 0
    const size = sizeOf(value)
    if (taken() - before + size > bytes) throw new DOMException('no room', 'QuotaExceededError')
    sizes.set(name, size)
    return put.call(this, value, key)
  }
  store.delete = function (key) {
    const isGone = (name: string) =>
      key instanceof IDBKeyRange ? key.includes(JSON.parse(name)) : name === JSON.stringify(key)
    for (const name of [...sizes.keys()].filter(isGone)) sizes.delete(name)
    return remove.call(this, key)
  }
  onTestFinished(() => void Object.assign(store, { put, delete: remove }))
}

function sizeOf(value: unknown): number {
  if (value instanceof ArrayBuffer) return value.byteLength
  if (value instanceof Date) return 8
  if (typeof value === 'object' && value !== null)
    return Object.values(value).reduce<number>((sum, each) => sum + sizeOf(each), 0)
  return String(value).length
}
