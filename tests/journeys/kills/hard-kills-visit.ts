import type { Page } from 'playwright-core'
import { type Act, nextAct, type SlipFile } from './hard-kills-acts.ts'
import { startKillableBrowser } from './hard-kills-browser.ts'
import type { Dice } from './hard-kills-dice.ts'
import { type Acknowledged, listenToDraftLine, readForm, type ShownForm, slipOnDisk } from './hard-kills-form.ts'
import { field, openSupplier } from '#tests/journeys/supplier.ts'

/** Somebody signed in, as local storage keeps it: it is put there anew each time, for a kill may lose it. */
export interface Session {
  readonly token: string
  readonly user: { readonly id: number }
}

/**
 * One life of the browser: what it found when it opened the form, what the page said was kept before the end, and what
 * was done.
 */
export interface Life {
  readonly found: ShownForm
  readonly slip: string
  readonly kept: Acknowledged
  readonly done: readonly Done[]
}

/** An act and when it ended, ms of the clock; Infinity when the kill came first. */
export interface Done {
  readonly act: Act
  readonly endedAt: number
}

interface Situation {
  readonly url: string
  readonly profile: string
  readonly session: Session
  readonly slips: readonly SlipFile[]
  readonly dice: Dice
}

/** When a life ends: so long after the start of that act, whether it is done by then or not. */
export interface Death {
  readonly act: number
  readonly afterMs: number
}

/** Opens the form, taking up the draft if there is one, fills it by dice, and dies; null: it only looks. */
export async function oneLife({ url, profile, session, slips, dice }: Situation, death: Death | null): Promise<Life> {
  const browser = await startKillableBrowser(profile)
  try {
    const page = await browser.context.newPage()
    page.setDefaultTimeout(30_000)
    const heard: Acknowledged[] = []
    await listenToDraftLine(page, (acknowledged) => void heard.push(acknowledged))
    await openForm(page, url, session)
    const [found, slip] = [await readForm(page), await slipOnDisk(page, session.user.id)]
    const openedAt = Date.now()
    const done: { act: Act; endedAt: number }[] = []
    const act = async () => {
      const each = { act: nextAct(dice, slips), endedAt: Infinity }
      done.push(each)
      await each.act.run(page)
      each.endedAt = Date.now()
    }
    if (death !== null) {
      for (let count = 1; count < death.act; count++) await act()
      // What is cut off in the middle fails: that is what is tried.
      const last = act().catch(() => {})
      await new Promise((resolve) => setTimeout(resolve, death.afterMs))
      await browser.kill()
      await last
    }
    return { found, slip, kept: heard.at(-1) ?? { form: found, at: openedAt }, done }
  } finally {
    await browser.kill()
  }
}

async function openForm(page: Page, url: string, { token, user }: Session): Promise<void> {
  await page.addInitScript(
    ([authToken, userData]) => {
      if (!location.protocol.startsWith('http')) return
      localStorage.setItem('authToken', authToken)
      localStorage.setItem('userData', userData)
    },
    [token, JSON.stringify(user)] as const,
  )
  // No weight is read: fields change only by what is done to them.
  await page.route('**/api/bo/ocr-bordereau', (route) => route.fulfill({ json: { ok: true, poids_total_kg: null } }))
  await page.goto(`${url}/commande`)
  const resume = page.getByRole('button', { name: /^Reprendre le brouillon/ }).first()
  await resume.or(field(page, 'comment')).waitFor()
  if (await resume.isVisible()) await resume.click()
  await field(page, 'comment').waitFor()
  await openSupplier(page)
}
