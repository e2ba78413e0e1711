import type { Locator, Page } from 'playwright-core'
import { slipPdf } from '#tests/builders/slip-pdf.ts'
import { field } from './supplier.ts'

/** What a hand has done: taps on the screen, those of them in the device's own list of files, and fields it typed into. */
export interface Count {
  readonly taps: number
  readonly files: number
  readonly typed: number
}

/**
 * A hand on a phone that counts what it does. A field that has the focus already costs no tap, and « Suivant » of the
 * phone's keyboard is none.
 */
export function countedHand(page: Page) {
  let taps = 0
  let files = 0
  let typed = 0
  const tap = async (target: Locator) => {
    await target.tap()
    taps++
  }
  const write = async (name: string, text: string) => {
    if (!(await hasFocus(page, name))) await tap(field(page, name))
    await page.keyboard.type(text)
    typed++
  }
  return {
    count: (): Count => ({ taps, files, typed }),
    tap,
    write,
    async pick(name: string, text: string) {
      await write(name, text)
      await tap(page.locator('[role=option]').first())
    },
    /** One tap on the field, one on the file, as the device's own list has it. */
    async attachSlip() {
      const [chooser] = await Promise.all([page.waitForEvent('filechooser'), tap(field(page, 'deliveryReceipt'))])
      await chooser.setFiles({ name: 'bordereau.pdf', mimeType: 'application/pdf', buffer: await slipPdf() })
      taps++
      files++
      await page
        .getByText(/lus sur le bordereau$/)
        .first()
        .waitFor()
    },
  }
}

export type CountedHand = ReturnType<typeof countedHand>

function hasFocus(page: Page, name: string): Promise<boolean> {
  return page.evaluate((wanted) => (document.activeElement as HTMLInputElement | null)?.name === wanted, name)
}
