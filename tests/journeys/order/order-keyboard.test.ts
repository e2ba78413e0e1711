import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { slipPdf } from '#tests/builders/slip-pdf.ts'
import { newDesktop, newPhone } from '#tests/setup/browser.ts'
import { fillRoute, openOrderSite, type OrderSite } from './order-visitor.ts'
import { field } from '#tests/journeys/supplier.ts'

/** What comes and goes in the order form, by keyboard alone: the focus is never lost, and never out of sight. */
let site: OrderSite

beforeAll(async () => {
  site = await openOrderSite()
})
afterAll(() => site.close())

const calm = { reducedMotion: 'reduce', isMobile: false } as const

describe('The keyboard in the order form', () => {
  it.each([
    ['a phone', newPhone, { ...calm, viewport: { width: 390, height: 700 } }],
    ['a desktop', newDesktop, calm],
  ] as const)('goes to the end and back on %s, each stop drawn and in sight', async (_screen, newVisitor, wishes) => {
    const page = await site.visit(newVisitor, wishes)
    await fillRoute(page)
    await page.locator('.ticket:visible').first().getByText('Total HT').waitFor()
    await page.locator('main').focus()
    const there = await walk(page, 'Tab', 'body')
    expect(there.filter(({ fault }) => fault !== '')).toEqual([])
    const stops = there.map(({ name }) => name)
    for (const stop of [
      'Contact,·n°',
      'pickupAdr',
      'address',
      'poids',
      'flexDate',
      'Garder·cette·adresse',
      'clientName',
      'comment',
      'Enregistrer·comme·modèle',
      'Valider·la·demande',
    ])
      expect(
        stops.some((name) => name.includes(stop)),
        stop,
      ).toBe(true)
    await page.locator('#comment').focus()
    const back = await walk(page, 'Shift+Tab', 'body')
    expect(back.filter(({ fault }) => fault !== '')).toEqual([])
  })

  it('opens the supplier and what is told at the pickup, walks in, and folds them again', async () => {
    const page = await site.visit(newPhone, calm)
    await fillRoute(page)
    const supplier = page.locator('.supplier-card > summary')
    await supplier.press('Enter')
    await page.keyboard.press('Tab')
    expect(await focused(page)).toBe('email')
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    expect(await field(page, 'email').isVisible()).toBe(false)
    const more = page.getByRole('button', { name: 'Contact, n° de retrait' })
    await more.press('Enter')
    expect(await more.getAttribute('aria-expanded')).toBe('true')
    for (const _ of ['Garder', 'pickupContact']) await page.keyboard.press('Tab')
    expect(await focused(page)).toBe('pickupContact')
    await page.keyboard.type('Ali')
    await page.keyboard.press('Enter')
    expect(await focused(page)).toBe('pickupNumber')
    await more.press(' ')
    expect([await field(page, 'pickupContact').count(), await focused(page)]).toEqual([
      0,
      expect.stringContaining('Contact'),
    ])
  })

  it('fills the delivery from « Ma position », and takes it back', async () => {
    const page = await site.visit(newPhone, {
      ...calm,
      permissions: ['geolocation'],
      geolocation: { latitude: 43.6032, longitude: 6.9965, accuracy: 12 },
    })
    await page.getByRole('button', { name: 'Ma position' }).press('Enter')
    await page.getByText('L’adresse la plus proche de toi. Vérifie le numéro.').waitFor()
    await expect.poll(() => focused(page)).toBe('address')
    await page.getByRole('button', { name: 'Annuler' }).press('Enter')
    await expect.poll(() => field(page, 'address').inputValue()).toBe('')
    expect(await focused(page)).not.toBe('')
  })

  it('answers the question of a route, which leads on', async () => {
    const page = await site.visit(newPhone, calm)
    for (const name of ['pickupAdr', 'address']) {
      await field(page, name).pressSequentially('12 chemin des oliviers mougins')
      await page.locator('[role=option]').first().waitFor()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
    }
    await page.getByText('Retrait et livraison à la même adresse ?').waitFor()
    await page.getByRole('button', { name: 'Oui, c’est bien ça' }).press('Enter')
    await page.getByText('Retrait et livraison à la même adresse ?').waitFor({ state: 'detached' })
    expect(await focused(page)).toBe('poids')
  })

  it('names both addresses and the order, and comes back where it was each time', async () => {
    const page = await site.visit(newPhone, calm)
    await fillRoute(page)
    const keep = async (button: string, name: string, at: number) => {
      await page.getByRole('button', { name: button }).nth(at).press('Enter')
      await page.getByRole('dialog').and(page.locator(':focus-within')).waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      await expect.poll(() => focused(page)).toBe(button.replaceAll(' ', '·'))
      await page.keyboard.press('Enter')
      await page.getByRole('dialog').and(page.locator(':focus-within')).waitFor()
      await field(page, 'favourite-name').fill(name)
      await page.keyboard.press('Enter')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    }
    await keep('Garder cette adresse', 'Dépôt au clavier', 0)
    await expect.poll(() => focused(page)).toContain('Contact')
    await keep('Garder cette adresse', 'Chantier au clavier', 0)
    await expect.poll(() => focused(page)).toBe('address')
    await keep('Enregistrer comme modèle', 'Au clavier', 0)
    await expect.poll(() => focused(page)).toBe('Référence,·chantier,·marchandise')
    await page.getByRole('button', { name: 'Au clavier', exact: true }).press('Enter')
    await page.getByText('Commande recopiée.').waitFor()
    await expect.poll(() => focused(page)).toBe('clientName')
  })

  it('takes what a slip says, leaves its reading, and takes the slip away', async () => {
    const page = await site.visit(newPhone, calm, (opened) =>
      opened.route('**/bo/ocr-bordereau', (route) =>
        route.fulfill({
          json: {
            ok: true,
            poids_total_kg: 212,
            champs: { telephone: { valeur: '0698765432', lu: 'Tél. 06 98 76 54 32' } },
          },
        }),
      ),
    )
    await field(page, 'telephone').fill('06 11 22 33 44')
    await field(page, 'deliveryReceipt').first().focus()
    await field(page, 'deliveryReceipt').setInputFiles({
      name: 'bordereau.pdf',
      mimeType: 'application/pdf',
      buffer: await slipPdf(),
    })
    await page.getByRole('button', { name: /^Remplacer «\s06 11 22 33 44\s»/ }).press('Enter')
    await expect.poll(() => field(page, 'telephone').inputValue()).toBe('06 98 76 54 32')
    await page.getByRole('button', { name: 'Retirer bordereau.pdf' }).press('Enter')
    await page.getByRole('button', { name: 'Retirer bordereau.pdf' }).waitFor({ state: 'detached' })
    expect(await focused(page)).toBe('deliveryReceipt')
    await page.route('**/bo/ocr-bordereau', () => {})
    await field(page, 'deliveryReceipt').setInputFiles({
      name: 'autre.pdf',
      mimeType: 'application/pdf',
      buffer: await slipPdf(),
    })
    await page.getByRole('button', { name: 'Continuer sans attendre la lecture du bordereau' }).press('Enter')
    await page.getByText('Lecture passée', { exact: false }).waitFor()
    expect(await focused(page)).toBe('deliveryReceipt')
  })

  it('keeps a picked address whole until somebody writes in it', async () => {
    const page = await site.visit(newPhone, calm)
    await fillRoute(page)
    const whole = page.locator('.combobox-lines', { hasText: 'Zone Industrielle' })
    await field(page, 'pickupAdr').focus()
    expect(await whole.isVisible()).toBe(true)
    await page.keyboard.press('End')
    await whole.waitFor({ state: 'hidden' })
    await page.keyboard.press('Tab')
    await whole.waitFor()
  })

  it('erases a draft, and goes on at the top of the page', async () => {
    const page = await site.visit(newPhone, calm)
    await field(page, 'clientName').fill('Modèle')
    await page.getByText('Brouillon enregistré', { exact: false }).first().waitFor()
    await page.getByRole('button', { name: 'Effacer le brouillon' }).first().press('Enter')
    await page.getByText('Brouillon effacé').waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN')
    await page.getByRole('button', { name: 'Annuler' }).press('Enter')
    await expect.poll(() => field(page, 'clientName').inputValue()).toBe('Modèle')
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN')
  })
})

interface Stop {
  readonly name: string
  /** '' where it is drawn and whole in sight. */
  readonly fault: string
}

/** Every stop until the focus leaves the page, or is where it was. */
async function walk(page: Page, key: string, end: string): Promise<Stop[]> {
  const stops: Stop[] = []
  for (let presses = 0; presses < 120; presses++) {
    await page.keyboard.press(key)
    // What less motion leaves of a transition ends with the next frame.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
    const stop = await page.evaluate(stopHere)
    if (stop.name === end || stop.name === stops.at(-1)?.name) break
    stops.push(stop)
  }
  return stops
}

/** Runs in the page. */
function stopHere(): Stop {
  const element = document.activeElement as HTMLInputElement
  if (element === document.body) return { name: 'body', fault: 'lost' }
  const frame =
    (element.type === 'file' || element.type === 'radio' ? element.closest<HTMLElement>('label, .file-drop') : null) ??
    element
  const name = element.name || frame.innerText.replaceAll(/\s+/g, '·')
  const isDrawn = [element, frame, element.parentElement!].some(
    (each) => getComputedStyle(each).outlineStyle !== 'none' && getComputedStyle(each).outlineWidth !== '0px',
  )
  const { top, bottom, left, width } = frame.getBoundingClientRect()
  const covers = [top + 3, bottom - 3].map(
    (y) => document.elementFromPoint(left + width / 2, y)?.closest('.bottom-bar, .page-header, .toast') ?? null,
  )
  const isCovered = covers.some((cover) => cover !== null && !cover.contains(element))
  const faults = [
    !isDrawn && 'not drawn',
    (top < 0 || bottom > innerHeight) &&
      bottom - top < innerHeight &&
      `out of sight (${Math.round(top)}-${Math.round(bottom)})`,
    isCovered && 'covered',
  ]
  return { name, fault: faults.filter(Boolean).join(', ') }
}

/** The name of the control that has the focus, or its words; '' when nothing has it. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLInputElement
    return element === document.body ? '' : element.name || element.innerText.replaceAll(/\s+/g, '·')
  })
}
