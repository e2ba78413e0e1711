import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { commandLine } from '#tests/server/fixtures/command-line.ts'
import { paidOrder, storedOrder, unpaidOrder } from '#tests/server/fixtures/invoiced.ts'
import { openProvider } from '#tests/server/fixtures/provider.ts'
import { newSupplier } from '#tests/server/fixtures/supplier.ts'
import { compileCache } from '#tests/setup/compile-cache.ts'

const provider = await openProvider()
const { db } = provider.world
const { url } = provider.database
const supplier = await newSupplier(provider)
const bo = commandLine(provider)

describe('The team’s command line', () => {
  it('says what it can do', async () => {
    const { lines, ok } = await bo('help')
    expect(ok).toBe(true)
    expect(lines.slice(1).map((line) => line.trim().split(' ')[0])).toEqual([
      'list',
      'show',
      'status',
      'undo',
      'price',
      'avoir',
      'paye',
      'rendu',
      'date',
      'proof',
      'verifier',
      'registre',
      'messages',
      'abandonments',
      'export',
      'factures',
      'compte',
      'tariff',
      'reglages',
      'affiche',
      'site',
      'staff',
      'purge',
      'files',
      'key',
      'health',
      'doctor',
      'backup',
      'restore',
      'move',
    ])
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
    [['backup'], 'Il manque le dossier à écrire.'],
    [['restore'], 'Il manque la sauvegarde à remettre.'],
    [['move'], 'Il manque --to postgres://…'],
    [['date', '1', 'demain'], 'Il manque le jour et l’heure : 2026-11-20 16:30.'],
    [['proof', '1'], 'Il manque la photo.'],
    [['date', '987654', '2026-11-20', '16:30'], 'Commande introuvable.'],
  ])('says what is wrong with %s', async (words, sentence) => {
    const { lines, ok } = await bo(...words)
    expect([ok, lines[0]]).toEqual([false, sentence])
  })

  it('brings an order to the door, and shows its journal', async () => {
    const { id } = await paidOrder(provider, supplier)
    expect((await bo('list')).lines).toEqual([
      expect.stringMatching(
        new RegExp(
          `^n° ${id}  aujourd’hui à 17.h  En cours de validation - Payé  47,88.€  12 rue des Lilas.* → 3 avenue Jean Médecin`,
        ),
      ),
    ])
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

  it('is a program of its own, on the data of the server', () => {
    const { stdout, status } = program('staff', 'list')
    expect([status, stdout]).toEqual([0, 'Personne.\n'])
    expect(existsSync(join(provider.folder, 'colibat.db'))).toBe(url === null)
  }, 180_000)

  it('shows a terminal nothing that it would obey, though it is stored from before', async () => {
    const row = {
      name: 'Dupont\nTotal',
      email: 'a@exemple.fr',
      message: 'Bonjour\r\n\u001B]52;c;eA==\u0007\u001B[1A\u202E',
      created_at: provider.now.getTime(),
      file_path: null,
      file_name: null,
      file_type: null,
      file_bytes: null,
      file_sha256: null,
    }
    await db.insertInto('contact_messages').values(row).execute()
    const { stdout, status } = program('messages')
    expect([status, /[^\P{Cc}\n]|\u202E/u.test(stdout)]).toEqual([0, false])
    expect(stdout.split('\n').slice(-4)).toEqual([
      expect.stringMatching(/Dupont\\x0aTotal <a@exemple\.fr>$/),
      '  Bonjour',
      '  \\x1b]52;c;eA==\\x07\\x1b[1A\\u202e',
      '',
    ])
    const { id } = await paidOrder(provider, supplier)
    await db.updateTable('orders').set({ comment: 'code\nTotal TTC : 0,00 €' }).where('id', '=', id).execute()
    expect((await bo('show', `${id}`)).lines).toEqual(
      expect.arrayContaining(['Commentaire :', '  code', '  Total TTC : 0,00 €']),
    )
  }, 180_000)

  it('loads for a command what that one needs', () => {
    const packages = (...words: readonly string[]) =>
      program(...words)
        .stderr.split('packages: ')[1]
        ?.trim()
        .split(' ')
    expect(packages('help')).toEqual([''])
    const loaded = packages('list')
    expect(loaded).toContain('kysely')
    expect(
      loaded?.filter((name) =>
        ['sharp', '@node-rs/argon2', 'file-type', 'pdfkit', ...(url === null ? ['pg'] : [])].includes(name),
      ),
    ).toEqual([])
  }, 180_000)

  it('refuses everybody but the user whose data these are, and touches nothing', async () => {
    const folder = await mkdtemp(join(provider.folder, 'owned-'))
    const stranger = commandLine(provider, folder, {}, (await stat(folder)).uid + 1)
    for (const words of [['proof', '12', 'photo.jpg'], ['list'], ['backup', 'copie.db'], ['restore', 'copie.db']]) {
      const { lines, ok } = await stranger(...words)
      expect([ok, lines]).toEqual([
        false,
        [
          expect.stringMatching(
            /^Les données de .* sont celles de l’utilisateur n° \d+ .* sudo -u '#\d+' npm run bo -- …$/,
          ),
        ],
      ])
    }
    expect(await readdir(folder)).toEqual([])
    expect((await stranger('help')).ok).toBe(true)
  })

  it('installs nothing: without its packages it says what is missing', async () => {
    const bare = await mkdtemp(join(provider.folder, 'bare-'))
    for (const path of ['package.json', 'package-lock.json', 'scripts/bo.mjs', 'scripts/is-installed.mjs'])
      await cp(path, join(bare, path))
    const { stderr, status } = spawnSync('npm', ['run', '--silent', 'bo', '--', 'list'], {
      cwd: bare,
      encoding: 'utf8',
      env: { PATH: process.env['PATH'], HOME: bare },
    })
    expect([status, stderr]).toEqual([
      1,
      'Les paquets ne sont pas installés, ou pas tous : « npm ci » dans ce dossier les installe, comme le fait « npm start ». Rien n’est fait.\n',
    ])
    expect(await readdir(bare)).not.toContain('node_modules')
  }, 180_000)
})

function program(...words: readonly string[]) {
  const env = {
    PATH: process.env['PATH'],
    NODE_COMPILE_CACHE: compileCache,
    NODE_OPTIONS: '--import ./tests/server/fixtures/tell-packages.ts',
    DATA_DIR: provider.folder,
    ...(url !== null && { DATABASE_URL: url }),
  }
  return spawnSync(process.execPath, ['scripts/bo.mjs', ...words], { env, encoding: 'utf8' })
}
