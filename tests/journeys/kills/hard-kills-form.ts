import type { Page } from 'playwright-core'

/** What the order form shows: the value of each field by name, and the name of the slip under 'slip'. */
export type ShownForm = Readonly<Record<string, string>>

/** The form as it was shown at the very moment the draft line came to say that it is kept; `at` in ms of the clock. */
export interface Acknowledged {
  readonly form: ShownForm
  readonly at: number
}

/** Listens to the draft line of this tab from now on; what the browser does not live to send is not heard. */
export async function listenToDraftLine(page: Page, hear: (acknowledged: Acknowledged) => void): Promise<void> {
  await page.exposeFunction('draftIsKept', hear)
  await page.addInitScript(watchDraftLine)
}

/** Reads the form as it is shown now. */
export function readForm(page: Page): Promise<ShownForm> {
  return page.evaluate(() => (globalThis as unknown as { shownForm(): ShownForm }).shownForm())
}

/**
 * The SHA-256 of the slip's bytes as they lie on the disk; '' when there is none. It asks the browser's storage, not
 * the app.
 */
export function slipOnDisk(page: Page, userId: number): Promise<string> {
  return page.evaluate(async (id) => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error))
      })
    const database = await done(indexedDB.open('colibat'))
    const kept: { bytes: ArrayBuffer } | undefined = await done(
      database.transaction('drafts').objectStore('drafts').get([id, 'slip']),
    )
    database.close()
    if (kept === undefined) return ''
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', kept.bytes))
    return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
  }, userId)
}

/** Runs in the page, before it. The draft line changes with the form: both are read in the same breath. */
function watchDraftLine(): void {
  const shownForm = () => {
    const shown: Record<string, string> = {}
    for (const control of document.querySelectorAll<HTMLInputElement>('#commande [name]')) {
      if (control.type === 'file') shown['slip'] = document.querySelector('.file-chip b')?.textContent ?? ''
      else if (control.type !== 'radio' || control.checked) shown[control.name] = control.value
    }
    return shown
  }
  const page = globalThis as unknown as { shownForm(): object; draftIsKept(acknowledged: object): void }
  page.shownForm = shownForm
  let last: string | undefined
  const look = () => {
    const status = document.querySelector<HTMLElement>('.draft-line')?.dataset['saveStatus']
    if (status === last || document.querySelector('#commande') === null) return
    last = status
    if (status === 'kept') page.draftIsKept({ form: shownForm(), at: Date.now() })
  }
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['data-save-status'],
  })
}
