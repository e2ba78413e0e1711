import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newPhone } from '#tests/setup/browser.ts'
import {
  abandonments,
  fillRoute,
  leave,
  openOrderSite,
  secondsShown,
  submitButton,
  type OrderSite,
} from './order-visitor.ts'
import { field, fillOrder, letReadingKeepNothing, openSupplier, submitOrder } from '#tests/journeys/supplier.ts'

let site: OrderSite

beforeAll(async () => {
  site = await openOrderSite()
})

afterAll(() => site.close())

describe('The fields of the order form', () => {
  it('are there under the names of the specification', async () => {
    const page = await site.visit()
    const names = await page
      .locator('form#commande [name]')
      .evaluateAll((controls) => controls.map((control) => control.getAttribute('name')))
    expect([...new Set(names)]).toEqual(
      expect.arrayContaining([
        'email',
        'steName',
        'pickupAdr',
        'address',
        'poids',
        'livraisonType',
        'flexDate',
        'flexHalfDay',
        'steClient',
        'clientName',
        'clientPrenom',
        'telephone',
        'deliveryReceipt',
        'comment',
      ]),
    )
    await page.locator('[name=livraisonType][value=planifiee]').check({ force: true })
    await field(page, 'deliveryDateTime').first().waitFor()
  })

  it('start without a complaint', async () => {
    const page = await site.visit()
    expect(await problems(page)).toEqual({})
  })

  it('say nothing to who only comes by', async () => {
    const page = await site.visit()
    for (const name of ['pickupAdr', 'address', 'poids', 'clientName', 'clientPrenom', 'telephone', 'deliveryReceipt'])
      await leave(field(page, name))
    expect(await problems(page)).toEqual({})
  })

  it('say what is missing when they are left after what was in them was taken away', async () => {
    const page = await site.visit()
    await openSupplier(page)
    await field(page, 'poids').selectOption('151-300')
    await field(page, 'poids').selectOption('')
    for (const name of ['clientName', 'clientPrenom', 'telephone']) await field(page, name).fill('0')
    for (const name of ['email', 'clientName', 'clientPrenom', 'telephone']) await field(page, name).fill('')
    for (const name of ['email', 'poids', 'clientName', 'clientPrenom', 'telephone']) await leave(field(page, name))
    expect(await problems(page)).toEqual({
      email: "L'adresse e-mail est obligatoire",
      poids: 'Le poids de la livraison est obligatoire',
      clientName: 'Le nom du client est obligatoire',
      clientPrenom: 'Le prénom du client est obligatoire',
      telephone: 'Le numéro de téléphone est obligatoire',
    })
  })

  it('complain of what is wrong when they are left, not while it is typed, and stop as soon as it is right', async () => {
    const page = await site.visit()
    await openSupplier(page)
    await field(page, 'email').fill('atelier@')
    await field(page, 'telephone').fill('06 98')
    expect(await problems(page)).toEqual({ email: "L'Adresse e-mail est invalide" })
    await leave(field(page, 'telephone'))
    expect(await problems(page)).toEqual({
      email: "L'Adresse e-mail est invalide",
      telephone: 'Le numéro de téléphone doit comporter 10 chiffres',
    })
    await field(page, 'email').fill('atelier@exemple.fr')
    await field(page, 'telephone').fill('06 98 76 54 32')
    expect(await problems(page)).toEqual({})
  })

  it('may be left empty where they are optional', async () => {
    const page = await site.visit()
    await openSupplier(page)
    for (const name of ['steName', 'steClient', 'comment']) {
      await field(page, name).fill('')
      await leave(field(page, name))
    }
    expect(await problems(page)).toEqual({})
  })
})

describe('The text of a field', () => {
  it.each(['clientName', 'pickupAdr', 'comment'])(
    'can be changed in its middle: the caret of %s stays where it is',
    async (name) => {
      const page = await site.visit()
      await field(page, name).fill('abcd')
      await field(page, name).press('Home')
      await page.keyboard.type('123')
      expect(await field(page, name).inputValue()).toBe('123abcd')
    },
  )
})

describe('An address of the order form', () => {
  it('that is left empty is required', async () => {
    const page = await site.visit()
    await field(page, 'pickupAdr').click()
    await leave(field(page, 'pickupAdr'))
    expect(await problems(page)).toEqual({ pickupAdr: 'Adresse requise' })
  })

  it('that is left without a pick is taken away, and must be chosen', async () => {
    const page = await site.visit()
    await field(page, 'address').pressSequentially('12 chemin des oliviers')
    await page.locator('[role=option]').first().waitFor()
    await leave(field(page, 'address'))
    expect(await problems(page)).toEqual({ address: notPicked })
    expect(await field(page, 'address').inputValue()).toBe('')
  })

  it('that is not picked blocks Enter, and must be chosen', async () => {
    const page = await site.visit()
    await fillRoute(page)
    await field(page, 'address').fill('12 chemin des oliviers')
    await page.locator('[role=option]').first().waitFor()
    await field(page, 'address').press('Enter')
    expect(await problems(page)).toEqual({ address: notPicked })
  })

  it('that is picked blocks Enter too: the form is not sent, and the next field has the focus', async () => {
    const page = await site.visit()
    await fillRoute(page)
    await page.locator('.ticket:visible').getByText('Total HT').waitFor()
    await field(page, 'address').press('Enter')
    expect(await focused(page)).toBe('poids')
    expect(await problems(page)).toEqual({})
  })

  it('that is picked for the pickup leads on to the delivery', async () => {
    const page = await site.visit()
    await field(page, 'pickupAdr').pressSequentially('zi les tourrades')
    await page.locator('[role=option]').first().waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.waitForFunction(() => document.activeElement?.id === 'address')
    expect(await problems(page)).toEqual({})
  })

  it('has its point and its price once it is picked', async () => {
    const page = await site.visit()
    await fillRoute(page)
    expect(await field(page, 'address').inputValue()).toContain('Oliviers')
    expect(await page.locator('.combobox[data-picked]').count()).toBe(2)
    await page.locator('.ticket:visible').getByText('Total HT').waitFor()
  })

  it('that is typed again after a pick loses its point, without a complaint, until it is chosen again', async () => {
    const page = await site.visit()
    await fillRoute(page)
    await page.locator('.ticket:visible').getByText('Total HT').waitFor()
    await field(page, 'address').press('End')
    await field(page, 'address').press('Backspace')
    expect(await page.locator('.combobox[data-picked]').count()).toBe(1)
    expect(await problems(page)).toEqual({})
    expect(await submitButton(page).isDisabled()).toBe(true)
  })
})

describe('The button « Valider la demande »', () => {
  it('is out of reach until pickup, delivery, weight and moment are there', async () => {
    const page = await site.visit()
    expect(await submitButton(page).isDisabled()).toBe(true)
    await fillRoute(page)
    await submitButton(page).and(page.locator(':enabled')).waitFor()
    await page.locator('[name=livraisonType][value=planifiee]').check({ force: true })
    await submitButton(page).and(page.locator(':disabled')).waitFor()
    expect(await submitButton(page).isDisabled()).toBe(true)
  })

  it('says « Envoi en cours... » while it sends, and sends once', async () => {
    const page = await site.visit()
    const sent = Promise.withResolvers<void>()
    let uploads = 0
    await letReadingKeepNothing(page)
    await page.route('**/fo/upload-bordereau', async (route) => {
      uploads++
      await sent.promise
      await route.continue()
    })
    await fillOrder(page)
    await submitButton(page).and(page.locator(':enabled')).tap()
    const busy = page.getByRole('button', { name: 'Envoi en cours...' }).and(page.locator(':visible'))
    await busy.tap({ force: true })
    sent.resolve()
    await page.waitForURL('**/payment')
    expect(uploads).toBe(1)
  })

  it('goes to /payment with the order data and the total TTC, the slip sent first and said so', async () => {
    const page = await site.visit()
    await fillOrder(page)
    const total = await page
      .locator('.ticket:visible:not([data-busy]) .ticket-amount')
      .filter({ hasText: '€' })
      .innerText()
    await submitOrder(page)
    await page.getByText('Bordereau uploadé avec succès !').waitFor()
    const state = (await page.evaluate(() => history.state)) as { orderData: Record<string, unknown>; totalTTC: number }
    expect(state.orderData).toMatchObject({
      nomClient: 'Modèle',
      poids: '151-300',
      bordereauFileName: expect.stringMatching(/\w/),
    })
    expect(state.totalTTC.toFixed(2).replace('.', ',')).toBe(total.replaceAll(/[^\d,]/g, ''))
  })
})

describe('A submission with errors', () => {
  const missing = {
    clientName: 'Le nom du client est obligatoire',
    clientPrenom: 'Le prénom du client est obligatoire',
    telephone: 'Le numéro de téléphone est obligatoire',
    deliveryReceipt: 'Le bordereau de livraison est obligatoire',
  }

  it('is blocked: nothing is sent, the screen stays', async () => {
    const page = await site.visit()
    const sent: string[] = []
    page.on(
      'request',
      (request) => /upload-bordereau|sendMail|create-payment/.test(request.url()) && sent.push(request.url()),
    )
    await refusedSubmission(page)
    expect(new URL(page.url()).pathname).toBe('/commande')
    expect(sent).toEqual([])
  })

  it('marks every field that is not right', async () => {
    const page = await site.visit()
    await refusedSubmission(page)
    expect(await problems(page)).toEqual(missing)
    expect(await page.locator('[aria-invalid=true]').evaluateAll((fields) => fields.map(({ id }) => id))).toEqual(
      Object.keys(missing),
    )
  })

  it('says how many errors there are, for 3 s', async () => {
    const page = await site.visit()
    await refusedSubmission(page)
    expect(await secondsShown(page, 'Veuillez corriger les 4 erreur(s)')).toBe(3)
  })

  it('leaves a list of what to correct, whose links lead to the fields', async () => {
    const page = await site.visit()
    await refusedSubmission(page)
    const links = page.locator('.error-summary a')
    expect(await links.allInnerTexts()).toEqual(Object.values(missing))
    for (const [at, name] of Object.keys(missing).entries()) {
      await links.nth(at).tap()
      expect(await page.evaluate(() => document.activeElement?.id)).toBe(name)
    }
  })

  it('keeps that list after the flash, shorter by each correction', async () => {
    const page = await site.visit()
    await refusedSubmission(page)
    await page.locator('.toast').waitFor({ state: 'detached' })
    await field(page, 'clientName').fill('Modèle')
    expect(await page.locator('.error-summary a').allInnerTexts()).toEqual(Object.values(missing).slice(1))
  })

  it('shakes the button', async () => {
    const page = await site.visit(newPhone, {}, watchAnimations)
    await refusedSubmission(page)
    await expect.poll(() => shakes(page)).toEqual([180])
  })

  it('shakes nothing for who asked for less motion', async () => {
    const page = await site.visit(newPhone, { reducedMotion: 'reduce' }, watchAnimations)
    await refusedSubmission(page)
    await expect.poll(() => shakes(page)).toEqual([expect.closeTo(0, 0)])
  })

  it('is counted and recorded by the provider', async () => {
    const page = await site.visit()
    await refusedSubmission(page, '451-600')
    await expect
      .poll(() => abandonments(site.provider, '451-600'))
      .toMatchObject([{ reason: 'erreurs_validation', tries: 1, is_complete: 0, errors: JSON.stringify(missing) }])
  })
})

const notPicked = 'Vous devez sélectionner une adresse depuis les suggestions !'

/** The name of the control that has the focus. */
function focused(page: Page): Promise<string | undefined> {
  return page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.name)
}

/** The sentence under each field that has one. */
async function problems(page: Page): Promise<Record<string, string>> {
  const found = await page
    .locator('[id$="-error"]')
    .evaluateAll((notes) =>
      notes.map((note) => [note.id.replace(/-error$/, ''), (note as HTMLElement).innerText.trim()]),
    )
  return Object.fromEntries(found)
}

/** Enough for a price, and nothing else: four things are missing. */
async function refusedSubmission(page: Page, weight?: string): Promise<void> {
  await fillRoute(page, weight)
  await submitButton(page).and(page.locator(':enabled')).tap()
  await page.locator('.toast').waitFor()
}

async function watchAnimations(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: { name: string; ms: number }[] = []
    Object.assign(globalThis, { seen })
    addEventListener(
      'animationstart',
      ({ animationName: name, target }) =>
        seen.push({ name, ms: Number.parseFloat(getComputedStyle(target as Element).animationDuration) * 1000 }),
      true,
    )
  })
}

/** How long each shake lasts, ms. */
async function shakes(page: Page): Promise<number[]> {
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: { name: string; ms: number }[] }).seen)
  return seen.filter(({ name }) => name.startsWith('shake')).map(({ ms }) => ms)
}
