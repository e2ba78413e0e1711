import type { Page } from 'playwright-core'

/** What the device knows, as it lies in the browser's storage; the app is not asked. */
export interface Device {
  /** How many payments it follows whose card was sent, and whose was not. */
  readonly sent: number
  readonly begun: number
  readonly hasDraft: boolean
}

export function readDevice(page: Page, userId: number): Promise<Device> {
  return page.evaluate(async (id) => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error))
      })
    const database = await done(indexedDB.open('colibat'))
    const kept = database.transaction('drafts').objectStore('drafts')
    const [payments = [], text] = await Promise.all([
      done<{ handover?: { sent?: unknown } }[] | undefined>(kept.get([id, 'payments'])),
      done<unknown>(kept.get([id, 'text'])),
    ])
    database.close()
    const sent = payments.filter(({ handover }) => handover?.sent !== undefined).length
    return { sent, begun: payments.length - sent, hasDraft: text !== undefined }
  }, userId)
}
