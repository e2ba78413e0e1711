import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import type { TeamRole } from '#contract/team-roles.ts'
import { openDemo } from './demo-visitor.ts'
import type { Provider } from './provider.ts'
import { field, sample } from './supplier.ts'

/** What a member of the team does at the provider, as the team's own screens ask for it. */
export interface Team {
  /** Takes an order from one status to another. */
  step(orderId: number, from: number, to: number): Promise<void>
  /** Adds a photo that proves the delivery. */
  addPhoto(orderId: number, colour: string): Promise<void>
}

interface Person {
  readonly email: string
  readonly password: string
  /** None: Alex. */
  readonly prenom?: string
}

/** Visibly a sample, and no common password: the team takes none (R56). */
export const teamMember = { email: 'equipe@exemple.fr', password: 'Grue-jaune-sur-4-pieds' } as const

/**
 * Makes a sample account one of the team's, at the command line (decision 074). Needs SQLite, for it opens the
 * provider's own data. `role`: as the command says it; `clock`: what the provider's stands at.
 */
export async function joinTeam(
  provider: Provider,
  who: Person = teamMember,
  role?: TeamRole,
  clock: NodeJS.ProcessEnv = {},
): Promise<void> {
  const adresse = '12 Chemin des Oliviers, 06250 Mougins'
  await post(provider, '/register', {
    prenom: 'Alex',
    ...who,
    nom: 'Exemple',
    telephone: '0612345678',
    adresse,
    societe: '',
    tva: '',
    siret: '',
  })
  await takeIn(provider, who, role, clock)
}

/**
 * The demonstration's supplier with its orders; the sample account, which is there already, becomes one of the team.
 * Needs SQLite, too.
 */
export async function openOffice(provider: Provider): Promise<void> {
  openDemo(provider)
  await takeIn(provider, sample)
}

/** Its password ends with it: the code that leaves by letter sets the same one again. */
async function takeIn(
  provider: Provider,
  { email, password }: Person,
  role?: TeamRole,
  clock: NodeJS.ProcessEnv = {},
): Promise<void> {
  const options = role === undefined ? [] : ['--role', role]
  runAt(clock, provider, ['staff', 'add', email, ...options, '--yes'])
  const database = new DatabaseSync(join(provider.folder, 'colibat.db'), { readOnly: true })
  const letter = database
    .prepare(`select text from letters where to_address = ? and kind = 'code' order by id desc limit 1`)
    .get(email)
  database.close()
  const code = /^Ton code de vérification\s: (\w{4})$/m.exec(String(letter?.['text']))?.[1]
  await post(provider, '/update-password', { email, code, password })
}

/** Signs the sample account in at /login, which leads one of the team to its lists. */
export async function signInStaff(page: Page, { email, password }: Person = sample): Promise<void> {
  await typePassword(page, { email, password })
  await page.waitForURL('**/bo')
}

/** The first step at /login, and for most the only one. */
export async function typePassword(page: Page, { email, password }: Person): Promise<void> {
  await field(page, 'email').fill(email)
  await field(page, 'password').fill(password)
  await page.getByRole('button', { name: 'Se connecter' }).tap()
}

/**
 * Delivers the order of a row with a photo: the camera takes it, it is looked at, and only then the order is delivered.
 */
export async function deliverWithPhoto(row: Locator, photo: Parameters<Locator['setInputFiles']>[0]): Promise<void> {
  await row.getByRole('button', { name: 'Livrer avec photo' }).waitFor()
  await row.locator('input[type=file]').setInputFiles(photo)
  const preview = row.page().getByRole('dialog')
  await preview.getByRole('img', { name: 'Ce que montre la photo' }).waitFor()
  const deliver = preview.getByRole('button', { name: 'Livrer', exact: true })
  await deliver.and(row.page().locator(':focus')).waitFor()
  await deliver.tap()
}

/** Signs the member in, without a page. */
export async function signInTeam(provider: Provider): Promise<Team> {
  const { data } = (await post(provider, '/login', teamMember)) as { data: { token: string } }
  return {
    async step(orderId, de, vers) {
      await post(provider, `/bo/orders/${orderId}/step`, { de, vers, expres: false }, data.token)
    },
    async addPhoto(orderId, background) {
      const photo = await sharp({ create: { width: 600, height: 800, channels: 3, background } })
        .jpeg()
        .toBuffer()
      const form = new FormData()
      form.append('photo', new File([new Uint8Array(photo)], 'photo.jpg', { type: 'image/jpeg' }))
      form.append('cle', crypto.randomUUID())
      await send(provider, `/bo/orders/${orderId}/photos`, form, data.token)
    },
  }
}

function post(provider: Provider, path: string, body: object, token?: string): Promise<unknown> {
  return send(provider, path, JSON.stringify(body), token, { 'Content-Type': 'application/json' })
}

async function send(
  { url }: Provider,
  path: string,
  body: BodyInit,
  token?: string,
  headers: Record<string, string> = {},
): Promise<unknown> {
  const reply = await fetch(`${url}/api${path}`, {
    method: 'POST',
    // The command line runs between two calls, and this process sees nothing meanwhile: a line kept open may be closed.
    headers: { ...headers, Connection: 'close', ...(token !== undefined && { Authorization: `Bearer ${token}` }) },
    body,
  })
  if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`)
  return await reply.json()
}

/** `npm run bo -- …` of the provider's own data; what it says. */
export function runCommand(provider: Provider, ...words: string[]): string {
  return runAt({}, provider, words)
}

function runAt(clock: NodeJS.ProcessEnv, { folder }: Provider, words: readonly string[]): string {
  const { status, stderr, stdout } = spawnSync(process.execPath, ['src/server/bo/bo.ts', ...words], {
    env: { PATH: process.env['PATH'], DATA_DIR: folder, ...clock },
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(stderr)
  return stdout
}
