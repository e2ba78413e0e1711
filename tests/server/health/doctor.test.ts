import { afterAll, describe, expect, it } from 'vitest'
import { noteStrayCharge } from '#server/orders/stray-charges.ts'
import { checkFilesMark } from '#server/storage/files-mark.ts'
import { markBackedUp, noteWebhook } from '#server/storage/site.ts'
import { aGivenUpLetter } from '#tests/server/fixtures/given-up-letter.ts'
import { commandLine } from '#tests/server/fixtures/command-line.ts'
import { unpaidOrder } from '#tests/server/fixtures/invoiced.ts'
import { openMailServer } from '#tests/server/fixtures/mail-server.ts'
import { openProvider } from '#tests/server/fixtures/provider.ts'
import { newSupplier } from '#tests/server/fixtures/supplier.ts'
import { start as startStripe } from '#tests/stand-ins/stripe.ts'

const provider = await openProvider()
const { db } = provider.world
await checkFilesMark(provider.world, 'DATA_DIR/files')
const stripe = await startStripe()
afterAll(() => stripe.stop())
const mail = await openMailServer()

/** A server that has all it needs. */
const settings = {
  SMTP_URL: mail.url,
  STRIPE_SECRET_KEY: stripe.keys.secretKey,
  STRIPE_PUBLISHABLE_KEY: stripe.keys.publishableKey,
  STRIPE_WEBHOOK_SECRET: stripe.keys.webhookSecret,
  STRIPE_API_URL: stripe.url,
  PLACES_URL: null,
} as const

const ask = async (command: string, changes: object = {}) =>
  await commandLine(provider, provider.folder, { ...settings, ...changes })(command)
const lineOf = (lines: readonly string[], what: string) => lines.find((line) => line.slice(6).startsWith(what))

describe('The doctor', () => {
  it('finds what a server lacks, a line each, and fails', async () => {
    const { ok, lines } = await ask('doctor', { SMTP_URL: null, STRIPE_SECRET_KEY: null })
    expect(ok).toBe(false)
    expect(lineOf(lines, 'Serveur SMTP')).toBe(
      'FAUTE Serveur SMTP : aucun (SMTP_URL) : les e-mails restent dans DATA_DIR/outbox',
    )
    expect(lineOf(lines, 'Paiement')).toBe('FAUTE Paiement : aucune clé de Stripe : seules les cartes d’essai paient')
    expect(lineOf(lines, 'Mentions légales')).toMatch(/^FAUTE Mentions légales : il manque Éditeur/)
    expect(lineOf(lines, 'Sauvegarde')).toBe('FAUTE Sauvegarde : aucune : npm run bo -- backup DOSSIER')
  })

  it('signs in to the mail server, asks the processor, writes a file and takes it away', async () => {
    await noteWebhook(db, provider.now)
    const { lines } = await ask('doctor')
    expect(lineOf(lines, 'Serveur SMTP')).toMatch(/^bon {3}Serveur SMTP : 127\.0\.0\.1:\d+ a pris/)
    expect(lineOf(lines, 'Paiement')).toBe('bon   Paiement : la clé est bonne, Stripe a écrit il y a 0 h')
    expect(lineOf(lines, 'Fichiers')).toMatch(/écrits, relus et effacés$/)
    expect(lineOf(lines, 'Base de données')).toMatch(/^bon {3}/)
    for await (const paths of provider.world.files.list('essais')) expect(paths).toEqual([])
  })

  it('compares the clock with who answers, and says who does not', async () => {
    const line = async (url: string) => lineOf((await ask('doctor', { PLACES_URL: url })).lines, 'Horloge')
    expect(await line('http://127.0.0.1:1')).toBe('bon   Horloge : pas comparée : 127.0.0.1:1 ne répond pas')
    expect(await line(stripe.url)).toMatch(/^FAUTE Horloge : elle a -?\d+ s d’écart avec 127\.0\.0\.1:\d+$/)
  })

  it('says what a mail server and a processor answer that turn it away', async () => {
    mail.instead = { greeting: '554 go away' }
    const { lines } = await ask('doctor', { STRIPE_SECRET_KEY: 'sk_test_another' })
    mail.instead = {}
    expect(lineOf(lines, 'Serveur SMTP')).toMatch(/^FAUTE Serveur SMTP : .*554/)
    expect(lineOf(lines, 'Paiement')).toMatch(/^FAUTE Paiement : Stripe/)
  })
})

describe('The health of a server', () => {
  it('is good where nothing is stuck and a backup was made today', async () => {
    await markBackedUp(db, provider.now)
    const { ok, lines } = await ask('health')
    expect([ok, lines.every((line) => line.startsWith('bon'))]).toEqual([true, true])
  })

  it('is bad with a letter given up, a charge without an order and an old backup', async () => {
    await aGivenUpLetter(provider.world)
    const { id } = await unpaidOrder(provider, await newSupplier(provider))
    await noteStrayCharge(db, id, 50, provider.now)
    provider.now = new Date(provider.now.getTime() + 27 * 3_600_000)
    const { ok, lines } = await ask('health')
    expect(ok).toBe(false)
    expect(lineOf(lines, 'Débits')).toBe(`FAUTE Débits : débitées sans être payées : n° ${id}`)
    expect(lineOf(lines, 'Sauvegarde')).toBe('FAUTE Sauvegarde : la dernière a 27 heures')
    expect(lineOf(lines, 'E-mails et SMS')).toMatch(/^FAUTE/)
  })
})
