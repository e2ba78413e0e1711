import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { slipPdf } from '#tests/builders/slip-pdf.ts'
import { newPhone } from '#tests/setup/browser.ts'
import { faultsOf } from '#tests/journeys/axe.ts'
import { fillRoute, openOrderSite, type OrderSite } from './order-visitor.ts'
import { ageDraft, field, pickByTouch } from '#tests/journeys/supplier.ts'

/** What the order form looks like between an empty one and one that is sent. */
let site: OrderSite

beforeAll(async () => {
  site = await openOrderSite()
})
afterAll(() => site.close())

interface State {
  /** Before the page is opened. */
  readonly before?: (page: Page) => Promise<unknown>
  readonly come: (page: Page) => Promise<unknown>
}

const states: Readonly<Record<string, State>> = {
  'the pickup’s own words and the supplier open': {
    come: async (page) => {
      await fillRoute(page)
      await page.getByRole('button', { name: 'Contact, n° de retrait' }).tap()
      await page.locator('.supplier-card > summary').tap()
    },
  },
  'a position that is refused': {
    come: async (page) => {
      await page.getByRole('button', { name: 'Ma position' }).tap()
      await page.getByText('Ton navigateur ne donne pas ta position').waitFor()
    },
  },
  'a slip that is being read': {
    before: (page) => page.route('**/bo/ocr-bordereau', () => {}),
    come: async (page) => {
      await attach(page)
      await page.getByText('Lecture du bordereau : le poids se remplit.').waitFor()
    },
  },
  'what a slip says, and a weight beside the one that was chosen': {
    before: reads({
      poids_total_kg: 412,
      champs: {
        nomClient: { valeur: 'Modèle', lu: 'M. Dominique MODÈLE' },
        prenomClient: { valeur: 'Dominique', lu: 'M. Dominique MODÈLE' },
        telephone: { valeur: '0698765432', lu: 'Tél. 06 98 76 54 32' },
      },
    }),
    come: async (page) => {
      await field(page, 'poids').selectOption('-150')
      await field(page, 'clientName').fill('Autre')
      await attach(page)
      await page.getByRole('button', { name: 'Remplacer « Autre » par « Modèle »' }).waitFor()
    },
  },
  'a slip over 1350 kg': {
    before: reads({ poids_total_kg: 1800 }),
    come: async (page) => {
      await attach(page)
      await page.getByRole('link', { name: 'Nous contacter' }).first().waitFor()
    },
  },
  'a slip that is refused': {
    come: async (page) => {
      await field(page, 'deliveryReceipt').setInputFiles({
        name: 'plan.dwg',
        mimeType: 'application/acad',
        buffer: Buffer.from('AC1032'),
      })
      await page.getByText('Format non supporté').first().waitFor()
    },
  },
  'Urgent out of hours': {
    before: (page) => page.addInitScript(setBack, new Date('2026-11-22T19:40:00+01:00').getTime()),
    come: async (page) => {
      await page.locator('[name=livraisonType][value=urgent]').check({ force: true })
      await page.getByRole('button', { name: 'Choisir Flex' }).waitFor()
    },
  },
  'Planifiée without its hour, with a price': {
    come: async (page) => {
      await fillRoute(page)
      await page
        .locator('.bottom-bar')
        .getByText(/\d,\d\d\s€/)
        .waitFor()
      await page.locator('[name=livraisonType][value=planifiee]').check({ force: true })
      await page.getByText('À confirmer avec l’heure').first().waitFor()
    },
  },
  'the question of a route from an address to itself': {
    come: async (page) => {
      await pickByTouch(page, 'pickupAdr', '12 chemin des oliviers mougins')
      await pickByTouch(page, 'address', '12 chemin des oliviers mougins')
      await page.getByText('Retrait et livraison à la même adresse ?').waitFor()
    },
  },
  'no price': {
    before: (page) => page.route('**/calculate-duration', (route) => route.fulfill({ json: { success: false } })),
    come: async (page) => {
      await fillRoute(page)
      await page.getByText('Tarif indisponible. On revient vite par mail').first().waitFor()
    },
  },
  'a name that is asked for, and named orders': {
    come: async (page) => {
      await fillRoute(page)
      await page.getByRole('button', { name: 'Enregistrer comme modèle' }).tap()
      await field(page, 'favourite-name').fill('Établissements Menuiserie-Charpente Vandenberghe-Castellano')
      await page.keyboard.press('Enter')
      await page.locator('.order-template').first().waitFor()
      await page.getByRole('button', { name: 'Garder cette adresse' }).first().tap()
      await page.getByRole('dialog').waitFor()
    },
  },
  'a draft that waits': {
    come: async (page) => {
      await fillRoute(page)
      await page.getByText('Brouillon enregistré', { exact: false }).first().waitFor()
      await ageDraft(page)
      await page.goto(`${site.provider.url}/commande`)
      await page.getByRole('button', { name: /^Reprendre le brouillon/ }).waitFor()
    },
  },
  'an address that waits for the network': {
    come: async (page) => {
      await page.context().setOffline(true)
      await field(page, 'address').fill('12 chemin des Oliviers, Mougins')
      await field(page, 'address').blur()
      await page.getByText('À confirmer', { exact: false }).first().waitFor()
    },
  },
}

describe('The order form', () => {
  it.each(Object.entries(states))(
    'has no fault that axe finds, and never scrolls sideways, with %s',
    async (name, { before, come }) => {
      const page = await site.visit(
        newPhone,
        { isMobile: false, reducedMotion: 'reduce', forgive: [/ERR_INTERNET_DISCONNECTED/] },
        before,
      )
      await come(page)
      expect(await faultsOf(page, name)).toEqual([])
    },
    300_000,
  )
})

function attach(page: Page): Promise<unknown> {
  return slipPdf().then((buffer) =>
    field(page, 'deliveryReceipt').setInputFiles({
      name: 'bordereau-de-livraison-du-comptoir-de-novembre.pdf',
      mimeType: 'application/pdf',
      buffer,
    }),
  )
}

/** Runs in the page, before it: its clock goes on from that moment, ms. */
function setBack(then: number): void {
  const behind = Date.now() - then
  globalThis.Date = new Proxy(Date, {
    construct: (real, given: [string]) => (given.length > 0 ? new real(...given) : new real(real.now() - behind)),
    get: (real, name) => (name === 'now' ? () => real.now() - behind : Reflect.get(real, name)),
  })
}

/** The slip is read so. */
function reads(said: object): NonNullable<State['before']> {
  return (page) => page.route('**/bo/ocr-bordereau', (route) => route.fulfill({ json: { ok: true, ...said } }))
}
