import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { call } from '#tests/server/fixtures/call.ts'
import { commandLine } from '#tests/server/fixtures/command-line.ts'
import { paidOrder, storedOrder, unpaidOrder } from '#tests/server/fixtures/invoiced.ts'
import { openProvider } from '#tests/server/fixtures/provider.ts'
import { staffPassword } from '#tests/server/fixtures/staff.ts'
import { newSupplier, signIn } from '#tests/server/fixtures/supplier.ts'
import { compileCache } from '#tests/setup/compile-cache.ts'

const provider = await openProvider()
const { url } = provider.database
const supplier = await newSupplier(provider)
const bo = commandLine(provider)

describe('The team’s command line', () => {
  it('says what it can do', async () => {
    const { lines, ok } = await bo('help')
    expect(ok).toBe(true)
    expect(lines.slice(1).map((line) => line.trim().split(' ')[0])).toEqual(['list', 'show', 'status', 'undo', 'price', 'date', 'proof', 'messages', 'abandonments', 'export', 'tariff', 'staff', 'purge', 'files', 'backup', 'restore'])
  })

  it.each([
    [['livrer', '1042'], '« livrer » n’existe pas.'],
    [['constructor'], '« constructor » n’existe pas.'],
    [['status'], 'Il manque le numéro de la commande.'],
    [['status', 'x'], 'Il manque le numéro de la commande.'],
    [['status', '1', 'annule'], 'Il manque l’étape : preparation, livraison ou livre.'],
    [['list', 'hier'], '« hier » n’est pas une liste.'],
    [['staff', 'add'], 'Il manque l’action ou l’adresse.'],
    [['show', '987654'], 'Commande introuvable.'],
    [['undo', '987654'], 'Commande introuvable.'],
    [['status', '987654', 'livre'], 'Commande introuvable.'],
    [['backup'], 'Il manque le fichier à écrire.'],
    [['restore'], 'Il manque le fichier à remettre.'],
    [['date', '1', 'demain'], 'Il manque le jour et l’heure : 2026-11-20 16:30.'],
    [['proof', '1'], 'Il manque la photo.'],
    [['date', '987654', '2026-11-20', '16:30'], 'Commande introuvable.'],
  ])('says what is wrong with %s', async (words, sentence) => {
    const { lines, ok } = await bo(...words)
    expect([ok, lines[0]]).toEqual([false, sentence])
  })

  it('brings an order to the door, and shows its journal', async () => {
    const { id } = await paidOrder(provider, supplier)
    expect((await bo('list')).lines).toEqual([expect.stringMatching(new RegExp(`^n° ${id}  aujourd’hui à 17.h  En cours de validation - Payé  47,88.€  12 rue des Lilas.* → 3 avenue Jean Médecin`))])
    for (const step of ['preparation', 'livraison', 'livre']) expect((await bo('status', `#${id}`, step)).ok).toBe(true)
    expect((await storedOrder(provider, id)).status).toBe(2)
    expect((await bo('undo', `${id}`)).lines[0]).toContain('En cours de livraison - Payé')
    const told = (await bo('show', `${id}`)).lines
    expect(told.slice(-4).map((line) => line.split(' : ')[1])).toEqual([
      'En cours de validation → En cours de préparation',
      'En cours de préparation → En cours de livraison',
      'En cours de livraison → Livré',
      'retour, Livré → En cours de livraison',
    ])
  })

  it('prepares what is not paid on purpose only', async () => {
    const { id } = await unpaidOrder(provider, supplier)
    expect((await bo('status', `${id}`, 'preparation')).lines).toEqual(['Cette commande n’est pas payée.'])
    expect((await bo('status', `${id}`, 'preparation', '--non-payee')).ok).toBe(true)
  })

  it('takes an account into the team and out again; its sessions end each time', async () => {
    const member = await newSupplier(provider, { password: staffPassword })
    const list = async (token: string) => (await call(provider, 'staffOrders', { token })).status
    expect((await bo('staff', 'add', member.email.toUpperCase())).ok).toBe(true)
    expect((await bo('staff', 'list')).lines).toEqual([expect.stringContaining(member.email)])
    expect(await list(member.token)).toBe(401)
    const { token } = await signIn(provider, { email: member.email, password: staffPassword })
    expect(await list(token)).toBe(200)
    await bo('staff', 'remove', member.email)
    expect(await list(token)).toBe(401)
    expect((await bo('staff', 'list')).lines).toEqual(['Personne.'])
  })

  it('takes nobody into the team who has no account', async () => {
    expect((await bo('staff', 'add', 'personne@exemple.fr')).lines[0]).toMatch(/^Aucun compte pour personne@exemple.fr/)
  })

  it('is a program of its own, on the data of the server', () => {
    const env = { PATH: process.env['PATH'], NODE_COMPILE_CACHE: compileCache, DATA_DIR: provider.folder, ...(url !== null && { DATABASE_URL: url }) }
    const { stdout, status } = spawnSync(process.execPath, ['src/server/bo/bo.ts', 'staff', 'list'], { env, encoding: 'utf8' })
    expect([status, stdout]).toEqual([0, 'Personne.\n'])
    expect(existsSync(join(provider.folder, 'colibat.db'))).toBe(url === null)
  }, 60_000)
})
