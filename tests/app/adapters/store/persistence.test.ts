import { describe, expect, it } from 'vitest'
import { createAskToPersist } from '#adapters/store/persistence.ts'

function storageThat(isPersisted: boolean, answer = async () => true) {
  let asked = 0
  const storage = {
    persisted: async () => isPersisted,
    persist() {
      asked++
      return answer()
    },
  } as unknown as StorageManager
  return { storage, asked: () => asked }
}

describe('The wish to stay on this device', () => {
  it('is told once', async () => {
    const { storage, asked } = storageThat(false)
    const ask = createAskToPersist(storage)
    ask()
    ask()
    await new Promise(setImmediate)
    expect(asked()).toBe(1)
  })

  it('is not told when it is granted already', async () => {
    const { storage, asked } = storageThat(true)
    createAskToPersist(storage)()
    await new Promise(setImmediate)
    expect(asked()).toBe(0)
  })

  it.each([
    ['has nobody to hear it', undefined],
    ['is refused', storageThat(false, () => Promise.reject(new Error('non'))).storage],
  ])('breaks nothing when it %s', async (_what, storage) => {
    createAskToPersist(storage)()
    expect(await new Promise((resolve) => setImmediate(() => resolve('still here')))).toBe('still here')
  })
})
