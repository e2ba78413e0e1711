import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newDesktop, newPhone } from '#tests/setup/browser.ts'
import { start as startGeoplateforme, type Geoplateforme } from '#tests/stand-ins/geoplateforme.ts'
import { known, start as startDirectory, type RechercheEntreprises } from '#tests/stand-ins/recherche-entreprises.ts'
import { axeFaults } from '#tests/journeys/axe.ts'
import { startProvider, type Provider } from '#tests/journeys/provider.ts'
import { sampleSession, type StoredSession } from './sample-session.ts'
import { field, openCompany, sample } from '#tests/journeys/supplier.ts'

let services: Geoplateforme
let directory: RechercheEntreprises
let provider: Provider
let session: StoredSession

beforeAll(async () => {
  services = await startGeoplateforme()
  directory = await startDirectory()
  provider = await startProvider('sqlite', services.url, '', { COMPANIES_URL: directory.url })
  session = await sampleSession(provider.url)
})
afterAll(async () => {
  await provider.remove()
  await Promise.all([services.stop(), directory.stop()])
})

const dominique = {
  email: 'dominique@exemple.fr',
  password: 'Exemple-2026!',
  prenom: 'Dominique',
  nom: 'Modèle',
  telephone: '06 98 76 54 32',
} as const

describe('From the home page to an account that is signed in', () => {
  it('takes five taps and six typed fields, the password once', async ({ annotate }) => {
    const { page } = await newPhone()
    let taps = 0
    const tap = async (target: ReturnType<Page['locator']>) => {
      await target.tap()
      taps++
    }
    await page.goto(provider.url)
    await tap(page.locator('main').getByRole('link', { name: 'Créer un compte' }))
    await page.getByRole('heading', { name: 'Bienvenue' }).waitFor()
    await tap(field(page, 'email'))
    const typed = Object.entries(dominique)
    for (const [name, text] of typed) {
      expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe(name)
      await page.keyboard.type(text)
      // « Suivant », on a phone's keyboard.
      await page.keyboard.press('Enter')
    }
    expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe('adresse')
    await page.keyboard.type('3 rue de france nice')
    await tap(page.locator('[role=option]').first())
    await tap(page.getByRole('button', { name: 'Créer mon compte' }))
    await page.getByText('Inscription réussie ! Tu peux maintenant te connecter.').waitFor()
    expect(new URL(page.url()).pathname).toBe('/login')
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Bienvenue, Dominique.')
    await tap(page.getByRole('button', { name: 'Se connecter' }))
    await page.waitForURL('**/commande')
    await annotate(`${taps} taps, ${typed.length + 1} typed fields`)
    expect([taps, typed.length + 1]).toEqual([5, 6])
  })
})

describe('A password that is wrong', () => {
  it('is told in a toast, and at its field until it is typed again; what was said in green before is gone', async () => {
    const { page } = await newPhone({ forgive: [/401/] })
    await page.goto(`${provider.url}/login`)
    await page.evaluate(() =>
      history.replaceState(
        { message: 'Connecte-toi avec ton nouveau mot de passe.', email: 'dominique@exemple.fr' },
        '',
      ),
    )
    await page.reload()
    await page.getByText('Connecte-toi avec ton nouveau mot de passe.').waitFor()
    await field(page, 'password').fill('Faux-2026!')
    await page.getByRole('button', { name: 'Se connecter' }).tap()
    await page.locator('.toast', { hasText: 'Identifiants incorrects.' }).waitFor()
    expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe('password')
    await page.locator('.toast').getByRole('button').tap()
    await page.locator('.toast').waitFor({ state: 'detached' })
    expect(await page.getByText('Connecte-toi avec ton nouveau mot de passe.').count()).toBe(0)
    const described = await field(page, 'password').getAttribute('aria-describedby')
    expect(await page.locator(`#${described}`).innerText()).toBe('Identifiants incorrects.')
    await field(page, 'password').press('x')
    expect(await page.getByText('Identifiants incorrects.').count()).toBe(0)
  })
})

describe('The two tabs of the door', () => {
  it('are walked by keyboard, keep the focus and what was typed, and Back leaves the door', async () => {
    const { page } = await newDesktop()
    await page.goto(provider.url)
    await page.goto(`${provider.url}/login`)
    await field(page, 'email').fill('dominique@exemple.fr')
    await field(page, 'password').fill('Exemple-2026!')
    await page.getByRole('link', { name: 'Se connecter' }).focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/register')
    expect(
      await page.evaluate(() => [
        document.activeElement?.textContent,
        document.activeElement?.getAttribute('aria-current'),
        document.title,
      ]),
    ).toEqual(['Créer un compte', 'page', 'Créer un compte · Colibat'])
    expect(await field(page, 'email').inputValue()).toBe('dominique@exemple.fr')
    await field(page, 'prenom').fill('Dominique')
    await page.getByRole('link', { name: 'Se connecter' }).press('Enter')
    await page.waitForURL('**/login')
    expect(await field(page, 'password').inputValue()).toBe('Exemple-2026!')
    await page.getByRole('link', { name: 'Créer un compte' }).press('Enter')
    expect(await field(page, 'prenom').inputValue()).toBe('Dominique')
    await page.goBack()
    await page.waitForURL(`${provider.url}/`)
  })

  it('call to nothing else in the header', async () => {
    const { page } = await newDesktop()
    for (const path of ['/login', '/register', '/forgot-password']) {
      await page.goto(provider.url + path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      expect(await page.locator('header a').allInnerTexts()).toEqual([
        'Colibat',
        'Accueil',
        'FAQ',
        'À propos',
        ...(await page.locator('header nav[popover] a').allInnerTexts()),
      ])
      expect(await page.locator('header .button').count()).toBe(0)
    }
  })
})

describe('A registration that was begun', () => {
  it('is there after a reload, its company too, without the password, and goes when it is taken away', async () => {
    const { page } = await newPhone()
    await page.goto(`${provider.url}/register`)
    for (const [name, text] of Object.entries(dominique)) await field(page, name).fill(text)
    await openCompany(page)
    await field(page, 'societe').fill('Exemple Matériaux')
    expect(
      await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state])),
    ).not.toContain(dominique.password)
    await page.reload()
    await page.getByText('Ta saisie t’attendait ici.').waitFor()
    const { password: _, ...kept } = dominique
    for (const [name, text] of Object.entries({ ...kept, password: '', societe: 'Exemple Matériaux' }))
      expect(await field(page, name).inputValue()).toBe(text)
    await page.getByRole('button', { name: 'Effacer' }).tap()
    expect(await field(page, 'email').inputValue()).toBe('')
    expect(await page.evaluate(() => sessionStorage.getItem('inscription'))).toBeNull()
  })

  it('is not seen by who signs in in its tab', async () => {
    const { page } = await newPhone()
    const { email, password } = await anAccount()
    await page.goto(`${provider.url}/register`)
    await field(page, 'nom').fill('Secret')
    await page.getByRole('link', { name: 'Se connecter' }).tap()
    await field(page, 'email').fill(email)
    await field(page, 'password').fill(password)
    await page.getByRole('button', { name: 'Se connecter' }).tap()
    await page.waitForURL('**/commande')
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('Secret')
  })

  it('says no error for a field that was gone past empty, and all of them once it is sent', async () => {
    const { page } = await newPhone()
    await page.goto(`${provider.url}/register`)
    await field(page, 'email').focus()
    for (let stops = 0; stops < 8; stops++) await page.keyboard.press('Tab')
    expect(await page.locator('.field-error').allInnerTexts()).toEqual([])
    await page.getByRole('button', { name: 'Créer mon compte' }).tap()
    expect(await page.locator('.field-error').allInnerTexts()).toEqual([
      'Email requis',
      'Mot de passe requis',
      'Prénom requis',
      'Nom requis',
      'Numéro de téléphone requis',
      'Adresse de facturation requise',
    ])
  })

  it('opens its company where that is what is wrong', async () => {
    const { page } = await newPhone()
    await page.goto(`${provider.url}/register`)
    for (const [name, text] of Object.entries(dominique)) await field(page, name).fill(text)
    await field(page, 'adresse').fill('3 rue de France, 06000 Nice')
    await openCompany(page)
    await field(page, 'tva').fill('FR12')
    await page.locator('summary', { hasText: 'Facturer une société' }).click()
    await page.getByRole('button', { name: 'Créer mon compte' }).tap()
    await page.waitForFunction(() => (document.activeElement as HTMLInputElement).name === 'tva')
    expect(await page.locator('.field-error').allInnerTexts()).toEqual(['TVA invalide (format: FR + 11 chiffres)'])
  })
})

describe('A company', () => {
  it('is filled in from its SIREN when the button is pressed, and asked for by nothing else', async () => {
    const { page } = await newPhone()
    await page.goto(`${provider.url}/register`)
    await openCompany(page)
    const before = directory.requests.length
    await field(page, 'siret').pressSequentially('900 000 001')
    await field(page, 'tva').focus()
    expect(directory.requests.length).toBe(before)
    await page.getByRole('button', { name: 'Remplir depuis le SIREN' }).tap()
    await page
      .getByText('Rempli depuis l’annuaire des entreprises de l’État, adresse de facturation comprise.')
      .waitFor()
    expect(await Promise.all(['societe', 'tva', 'adresse'].map((name) => field(page, name).inputValue()))).toEqual([
      'EXEMPLE MACONNERIE',
      'FR68900000001',
      '12b Chemin des Oliviers, 06250 Mougins',
    ])
    expect(directory.requests.slice(before).map(({ q }) => q)).toEqual([known.whole])
  })

  it('leaves a billing address that was typed, and offers its own', async () => {
    const { page } = await newPhone()
    await page.goto(`${provider.url}/register`)
    await field(page, 'adresse').fill('3 rue de France, Nice')
    await openCompany(page)
    await field(page, 'siret').fill(known.ceased)
    await page.getByRole('button', { name: 'Remplir depuis le SIREN' }).tap()
    await page.getByText('D’après l’annuaire, cette société a cessé son activité.').waitFor()
    expect(await field(page, 'adresse').inputValue()).toBe('3 rue de France, Nice')
    await page.getByRole('button', { name: /^Facturer à son siège/ }).tap()
    expect(await field(page, 'adresse').inputValue()).toBe('12b Chemin des Oliviers, 06250 Mougins')
  })

  it.each([
    ['123', 'well', 'Ce n’est pas un SIREN : vérifie ses neuf chiffres.'],
    [known.masked, 'well', 'L’annuaire ne montre aucune société à ce numéro. Remplis la suite à la main.'],
    ['356000000', 'broken', 'L’annuaire des entreprises ne répond pas. Remplis la suite à la main.'],
  ] as const)('that cannot be found is told at the number: %s, the directory being %s', async (siret, mode, words) => {
    const { page } = await newPhone({ forgive: [/503/] })
    directory.misbehave(mode)
    await page.goto(`${provider.url}/register`)
    await openCompany(page)
    await field(page, 'siret').fill(siret)
    await page.getByRole('button', { name: 'Remplir depuis le SIREN' }).tap()
    await page.getByText(words).waitFor()
    expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe('siret')
    directory.misbehave('well')
    expect(await axeFaults(page)).toEqual([])
  })
})

describe('A session that is open', () => {
  it('is known on every public page before it is painted, and no longer once it is over', async () => {
    const { page, context } = await newPhone({ storageState: session })
    await page.goto(provider.url)
    expect(await page.locator('main').getByRole('link', { name: 'Nouvelle livraison' }).getAttribute('href')).toBe(
      '/commande',
    )
    expect(await page.locator('main').getByRole('link', { name: 'Commander une livraison' }).isVisible()).toBe(false)
    const other = await context.newPage()
    await other.goto(`${provider.url}/faq`)
    await other.evaluate(() => localStorage.removeItem('authToken'))
    await page.locator('header').getByRole('link', { name: 'Commander une livraison' }).waitFor()
    await page.evaluate(() => localStorage.setItem('authToken', 'a.b.c'))
    await page.reload()
    expect(await page.locator('main').getByRole('link', { name: 'Nouvelle livraison' }).isVisible()).toBe(false)
  })

  it('leads on from /login by one orange button; another account is signed in to behind it', async () => {
    const { page } = await newPhone({ storageState: session })
    await page.goto(`${provider.url}/login`)
    await page.getByText(`Tu es déjà connecté : ${sample.prenom} ${sample.nom}, ${sample.email}.`).waitFor()
    expect(await page.locator('.button-primary').allInnerTexts()).toEqual(['Continuer'])
    await page.getByText('Utiliser un autre compte').press('Enter')
    const { email, password } = await anAccount()
    await field(page, 'email').fill(email)
    await field(page, 'password').fill(password)
    await page.getByRole('button', { name: 'Se connecter' }).tap()
    await page.waitForURL('**/commande')
    expect(await page.evaluate(() => JSON.parse(localStorage.getItem('userData') ?? '{}').email)).toBe(email)
  })
})

describe('The door in every state', () => {
  it.each([
    ['light', 390],
    ['dark', 390],
    ['light', 1280],
    ['dark', 1280],
  ] as const)(
    'has no fault that axe finds, and scrolls sideways neither at 320 px nor at twice the text: %s, %i px',
    async (colorScheme, width) => {
      const { page } = await newPhone({
        forgive: [/401/],
        colorScheme,
        isMobile: false,
        reducedMotion: 'reduce',
        viewport: { width, height: 900 },
        storageState: session,
      })
      const faults: string[] = []
      const judge = async (state: string) => {
        faults.push(...(await axeFaults(page)).map((fault) => `${state}: ${fault}`))
        for (const [wide, text] of [
          [320, ''],
          [width, '200%'],
          [320, '200%'],
        ] as const) {
          await page.setViewportSize({ width: wide, height: 900 })
          const excess = await page.evaluate(async (size) => {
            document.documentElement.style.fontSize = size
            await document.fonts.ready
            // The screen of before may still be drawn.
            for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame)
            return document.documentElement.scrollWidth - document.documentElement.clientWidth
          }, text)
          if (excess > 0) faults.push(`${state}: ${excess} px sideways at ${wide} px, text ${text}`)
        }
        await page.evaluate(() => (document.documentElement.style.fontSize = ''))
        await page.setViewportSize({ width, height: 900 })
      }
      await page.goto(provider.url)
      await page.locator('.next-card h2').waitFor()
      await judge('home, signed in')
      await page.goto(`${provider.url}/login`)
      await page.getByText('Utiliser un autre compte').waitFor()
      await judge('signed in')
      await page.getByText('Utiliser un autre compte').click()
      await judge('another account')
      await page.evaluate(() => localStorage.clear())
      await page.goto(`${provider.url}/login`)
      await field(page, 'email').fill('personne@exemple.fr')
      await field(page, 'password').fill('Faux-2026!')
      await page.getByRole('button', { name: 'Se connecter' }).tap()
      await page.locator('.field-error').waitFor()
      await judge('wrong password')
      await page.goto(`${provider.url}/register`)
      await field(page, 'telephone').fill('0493000000')
      await page.getByText('C’est un numéro fixe.').waitFor()
      await openCompany(page)
      await field(page, 'siret').fill(known.whole)
      await field(page, 'societe').fill('Société Anonyme des Matériaux et Charpentes du Littoral Est')
      await page.getByRole('button', { name: 'Remplir depuis le SIREN' }).tap()
      await page.getByText('Rempli depuis l’annuaire').waitFor()
      await judge('company')
      await page.reload()
      await page.getByText('Ta saisie t’attendait ici.').waitFor()
      await page.getByRole('button', { name: 'Créer mon compte' }).tap()
      await judge('begun, with errors')
      expect(faults).toEqual([])
    },
  )
})

let accounts = 0

/** An account that nobody has yet. */
async function anAccount(): Promise<{ readonly email: string; readonly password: string }> {
  const account = { email: `atelier-${(accounts += 1)}@exemple.fr`, password: 'Exemple-2026!' }
  const body = JSON.stringify({
    ...account,
    prenom: 'Dominique',
    nom: 'Modèle',
    telephone: '0698765432',
    adresse: '3 rue de France, 06000 Nice',
    societe: '',
    tva: '',
    siret: '',
  })
  await fetch(`${provider.url}/api/register`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  return account
}
