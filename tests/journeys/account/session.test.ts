import { UnsecuredJWT } from 'jose'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { privateScreens } from '#contract/addresses.ts'
import { slipPdf } from '#tests/builders/slip-pdf.ts'
import { newDesktop, newPhone } from '#tests/setup/browser.ts'
import { axeFaults } from '#tests/journeys/axe.ts'
import { openOrderSite, type OrderSite } from '#tests/journeys/order/order-visitor.ts'
import { field, sample } from '#tests/journeys/supplier.ts'

const dominique = { ...sample, email: 'dominique@exemple.fr', prenom: 'Dominique', nom: 'Modèle' }

let site: OrderSite

beforeAll(async () => {
  site = await openOrderSite()
  const body = JSON.stringify({ ...dominique, adresse: '12 chemin des Oliviers, 06250 Mougins' })
  await fetch(`${site.provider.url}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
})

afterAll(() => site.close())

describe('A private address', () => {
  it.each(Object.values(privateScreens).map((path) => path.replace(':orderId', '1042')))(
    'leads to /login without a session, and nothing of the page is drawn: %s',
    async (path) => {
      const { page } = await newDesktop()
      await page.goto(site.provider.url + path)
      await page.waitForURL('**/login')
      await field(page, 'email').waitFor()
      expect(await page.getByRole('link', { name: 'Nouvelle livraison' }).count()).toBe(0)
    },
  )

  it.each(['/historique?periode=2026#1042', '/historique/1042'])(
    'is reached after signing in, with its query and its hash: %s',
    async (address) => {
      const { page } = await newPhone()
      await page.goto(site.provider.url + address)
      // An order that is not there leads on to the list.
      const reached: string[] = []
      page.on('framenavigated', (frame) => reached.push(frame.url()))
      await signInAs(page, sample, address)
      expect(reached).toContain(site.provider.url + address)
    },
  )

  it('is reached also after an account was looked for on /register, and after a reload', async () => {
    const { page } = await newPhone()
    await page.goto(`${site.provider.url}/historique`)
    await page.getByRole('link', { name: 'Créer un compte' }).last().click()
    await page.waitForURL('**/register')
    await page.getByRole('link', { name: 'Se connecter' }).last().click()
    await page.waitForURL('**/login')
    await page.reload()
    await signInAs(page, sample, '/historique')
    expect(new URL(page.url()).pathname).toBe('/historique')
  })

  it('is left with a token of another issuer, which the server refuses', async () => {
    const { page } = await newDesktop({ forgive: [/401/] })
    const foreign = new UnsecuredJWT({ sub: '1' }).setExpirationTime('1h').encode()
    await page.goto(`${site.provider.url}/login`)
    await page.evaluate(
      ([token, user]) => {
        localStorage.setItem('authToken', token)
        localStorage.setItem('userData', user)
      },
      [
        foreign,
        JSON.stringify({ id: 1, nom: 'Faux', prenom: 'Jeton', email: 'faux@exemple.fr', telephone: '' }),
      ] as const,
    )
    await page.goto(`${site.provider.url}/historique`)
    await page.waitForURL('**/login')
    await page.getByText('Ta session est terminée. Reconnecte-toi.').waitFor()
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
  })
})

describe('A session that runs out while the form is open', () => {
  it('is told when the page is seen again, and what was typed is there after signing in', async () => {
    const page = await site.visit(newDesktop)
    await write(page, 'clientName', 'Garnier')
    await page.clock.setFixedTime(Date.now() + 13 * 3_600_000)
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await page.waitForURL('**/login')
    await page
      .getByText('Ta session est terminée. Reconnecte-toi : ton brouillon est gardé sur cet appareil.')
      .waitFor()
    await page.clock.setFixedTime(Date.now())
    await signInAs(page, sample, '/commande')
    expect(await field(page, 'clientName').inputValue()).toBe('Garnier')
  })
})

describe('Two tabs', () => {
  it('are signed out together, the draft safe', async () => {
    const [form, history] = await twoTabs()
    await write(form, 'clientName', 'Marchand')
    await signOut(history)
    await history.getByRole('button', { name: 'Garder le brouillon sur cet appareil' }).click()
    await history.getByText('Session fermée. Ton brouillon reste gardé sur cet appareil.').waitFor()
    await form.waitForURL('**/login')
    await form
      .getByText(
        'Ta session a été fermée dans un autre onglet. Reconnecte-toi : ton brouillon est gardé sur cet appareil.',
      )
      .waitFor()
    await signInAs(form, sample, '/commande')
    expect(await field(form, 'clientName').inputValue()).toBe('Marchand')
  })

  it('leave nothing when one erases everything while the other has the form', async () => {
    const [form, history] = await twoTabs()
    await write(form, 'clientName', 'Perrin')
    await field(form, 'deliveryReceipt').setInputFiles({
      name: 'bordereau.pdf',
      mimeType: 'application/pdf',
      buffer: await slipPdf(),
    })
    await form
      .getByText(/^Brouillon enregistré sur/)
      .first()
      .waitFor()
    await signOut(history)
    await history.getByRole('button', { name: 'Tout effacer' }).click()
    await form.waitForURL('**/login')
    await history.getByText('Session fermée, brouillon effacé.').waitFor()
    await form.getByText('Ta session a été fermée dans un autre onglet. Reconnecte-toi.').waitFor()
    expect(await remains(form)).toEqual(nothing)
  })

  it('go to somebody else together: the first one’s form is not shown to the second, and is there when the first comes back', async () => {
    const [form, other] = await twoTabs()
    await write(form, 'clientName', 'Secret')
    await other.goto(`${site.provider.url}/login`)
    await other.getByText('Tu es déjà connecté : Camille Exemple, atelier@exemple.fr.').waitFor()
    await signInAs(other, dominique, '/commande')
    await form
      .getByText(
        'Un autre onglet a ouvert la session de Dominique Modèle, et cette page l’a suivi. Le brouillon commencé ici reste gardé pour son auteur.',
      )
      .waitFor()
    await form.getByRole('button', { name: 'Dominique Modèle' }).waitFor()
    expect(await form.locator('body').innerText()).not.toContain('Camille')
    expect(
      await form.locator('input').evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value)),
    ).not.toContain('Secret')
    await other.close()
    await signOut(form)
    await form.waitForURL('**/login')
    await signInAs(form, sample, '/commande')
    await field(form, 'clientName').waitFor()
    expect(await field(form, 'clientName').inputValue()).toBe('Secret')
  })

  it('go on when the same user signs in again in one', async () => {
    const [form, other] = await twoTabs()
    const before = await form.evaluate(() => localStorage.getItem('authToken'))
    await write(form, 'clientName', 'Leroy')
    await other.clock.setFixedTime(Date.now() + 5000)
    await other.goto(`${site.provider.url}/login`)
    await signInAs(other, sample, '/commande')
    expect(await field(form, 'clientName').inputValue()).toBe('Leroy')
    await form.getByRole('link', { name: 'Historique des livraisons' }).click()
    // A list that came before is shown for two minutes: only this asks for certain.
    const asked = form.waitForRequest('**/api/fo/my-orders')
    await form.getByRole('button', { name: 'Actualiser' }).click()
    const after = await form.evaluate(() => localStorage.getItem('authToken'))
    expect([after === before, (await asked).headers()['authorization']]).toEqual([false, `Bearer ${after}`])
  })

  it('show a theme that is chosen in one', async () => {
    const [form, other] = await twoTabs()
    const before = await ground(form)
    await other.evaluate(() => localStorage.setItem('theme', 'dark'))
    await form.waitForFunction(() => document.documentElement.dataset['theme'] === 'dark')
    expect(await ground(form)).not.toBe(before)
  })
})

describe('« Se déconnecter » with a draft on the device', () => {
  it('asks first, and goes on with the session on Annuler and on Échap, the focus back on the menu', async () => {
    const page = await site.visit(newDesktop)
    await write(page, 'clientName', 'Roux')
    for (const stay of [
      () => page.getByRole('button', { name: 'Annuler' }).click(),
      () => page.keyboard.press('Escape'),
    ]) {
      await signOut(page)
      await page.getByRole('dialog', { name: 'Et ton brouillon ?' }).and(page.locator(':focus-within')).waitFor()
      await stay()
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      await page.waitForFunction(() => document.activeElement?.textContent === 'Camille Exemple')
    }
    expect(await field(page, 'clientName').inputValue()).toBe('Roux')
  })

  it('is done by the keyboard alone, the proposed answer first', async () => {
    const page = await site.visit(newDesktop)
    await write(page, 'clientName', 'Roux')
    await page.locator('header .menu-button').focus()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Se déconnecter' }).and(page.locator(':visible')).waitFor()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Tout effacer')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/login')
    await page.getByText('Session fermée, brouillon effacé.').waitFor()
    expect((await remains(page)).disk).toEqual([])
  })

  // As `screens`: each width in one theme.
  it.each([
    [390, 'light', newPhone],
    [1280, 'dark', newDesktop],
  ] as const)(
    'has no fault that axe finds, nor has what is said afterwards: %i px, %s',
    async (_width, colorScheme, newVisitor) => {
      const page = await site.visit(newVisitor, { colorScheme, reducedMotion: 'reduce' })
      await write(page, 'clientName', 'Roux')
      await signOut(page)
      await page.getByRole('dialog').waitFor()
      expect(await axeFaults(page)).toEqual([])
      await page.getByRole('button', { name: 'Garder le brouillon sur cet appareil' }).click()
      await page.getByText(/^Session fermée\. Ton brouillon reste gardé/).waitFor()
      expect(await axeFaults(page)).toEqual([])
    },
  )

  it('asks on a phone, over the closed menu', async () => {
    const page = await site.visit(newPhone)
    await write(page, 'clientName', 'Roux')
    await signOut(page)
    await page.getByRole('dialog').waitFor()
    expect(await page.locator('[popover]').isVisible()).toBe(false)
    await page.getByRole('button', { name: 'Annuler' }).tap()
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Menu')
  })

  it.each([
    ['a browser', false, 'Tout effacer'],
    ['an installed app', true, 'Garder le brouillon sur cet appareil'],
  ])('proposes in %s (standalone: %j): %s', async (_where, standalone, proposed) => {
    const page = await site.visit(newPhone, {}, (visit) =>
      visit.addInitScript((value) => Object.assign(navigator, { standalone: value }), standalone),
    )
    await write(page, 'clientName', 'Faure')
    await signOut(page)
    const buttons = page.locator('.dialog-actions button')
    await buttons.first().waitFor()
    expect(await buttons.first().innerText()).toBe(proposed)
    expect(await buttons.last().innerText()).toBe('Annuler')
  })

  it('keeps it for its author alone', async () => {
    const page = await site.visit(newDesktop)
    await write(page, 'clientName', 'Gauthier')
    await signOut(page)
    await page.getByRole('button', { name: 'Garder le brouillon sur cet appareil' }).click()
    await page.waitForURL('**/login')
    await signInAs(page, dominique, '/commande')
    await field(page, 'clientName').waitFor()
    expect(await field(page, 'clientName').inputValue()).toBe('')
    await signOut(page)
    await page.waitForURL('**/login')
    await signInAs(page, sample, '/commande')
    await field(page, 'clientName').waitFor()
    expect(await field(page, 'clientName').inputValue()).toBe('Gauthier')
  })

  it('leaves nothing of its user anywhere after « Tout effacer »', async () => {
    const page = await site.visit(newDesktop)
    await write(page, 'clientName', 'Effacé')
    await page.getByRole('button', { name: 'Effacer le brouillon' }).click()
    await write(page, 'clientName', 'Chevalier')
    await field(page, 'deliveryReceipt').setInputFiles({
      name: 'bordereau.pdf',
      mimeType: 'application/pdf',
      buffer: await slipPdf(),
    })
    await page
      .getByText(/^Brouillon enregistré sur/)
      .first()
      .waitFor()
    expect((await remains(page)).disk.length).toBeGreaterThan(1)
    await signOut(page)
    await page.getByRole('button', { name: 'Tout effacer' }).click()
    await page.getByText('Session fermée, brouillon effacé.').waitFor()
    expect(await remains(page)).toEqual(nothing)
    await page.reload()
    await field(page, 'email').waitFor()
    expect(await remains(page)).toEqual(nothing)
  })
})

const nothing = { local: [], session: [], disk: [], caches: [] }

/** What lies on the device, of this site: the keys of its stores, but the places to scroll to. */
function remains(page: Page): Promise<{ local: string[]; session: string[]; disk: string[]; caches: string[] }> {
  return page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) =>
        Object.assign(request, { onsuccess: () => resolve(request.result), onerror: () => reject(request.error) }),
      )
    const disk: string[] = []
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name))
      for (const store of database.objectStoreNames)
        for (const key of await done(database.transaction(store).objectStore(store).getAllKeys()))
          disk.push(`${name} ${store} ${JSON.stringify(key)}`)
      database.close()
    }
    return {
      local: Object.keys(localStorage),
      session: Object.keys(sessionStorage).filter((key) => key !== 'scroll'),
      disk,
      caches: await caches.keys(),
    }
  })
}

/** A form and another page of one browser. */
async function twoTabs(): Promise<readonly [Page, Page]> {
  const form = await site.visit(newDesktop)
  const other = await (form.context() as BrowserContext).newPage()
  await other.goto(`${site.provider.url}/historique`)
  await other.getByText('Aucune commande pour la période sélectionnée').waitFor()
  return [form, other]
}

async function signInAs(
  page: Page,
  { email, password }: { readonly email: string; readonly password: string },
  address: string,
): Promise<void> {
  // With a session that is open the form is folded.
  await field(page, 'email').or(page.getByText('Utiliser un autre compte')).first().waitFor()
  if ((await field(page, 'email').count()) === 0) await page.getByText('Utiliser un autre compte').click()
  await field(page, 'email').fill(email)
  await field(page, 'password').fill(password)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await page.waitForURL(site.provider.url + address)
}

/** By the menu of a phone or of a desktop. */
async function signOut(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: 'Menu' })
    .or(page.locator('header .menu-button'))
    .and(page.locator(':visible'))
    .click()
  await page.getByRole('button', { name: 'Se déconnecter' }).and(page.locator(':visible')).click()
}

/** Types, and waits until the device has it. */
async function write(page: Page, name: string, text: string): Promise<void> {
  await field(page, name).fill(text)
  await page.locator('[data-save-status=kept]').first().waitFor()
}

function ground(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
}
