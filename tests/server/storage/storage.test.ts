import { existsSync } from 'node:fs'
import { mkdir, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { sweep } from '#server/housekeeping.ts'
import { forgetAbandonments } from '#server/abandonments/abandonments.ts'
import { rates } from '#server/limits/rates.ts'
import { dailyGuestBytes } from '#server/storage/guest-quota.ts'
import { dailyAttachmentBytes, dailySlipBytes } from '#server/storage/upload-quota.ts'
import { anAbandonment } from '#tests/server/fixtures/abandonment.ts'
import { call } from '#tests/server/fixtures/call.ts'
import { commandLine } from '#tests/server/fixtures/command-line.ts'
import { paidOrder } from '#tests/server/fixtures/invoiced.ts'
import { keptAccount, aMessage } from '#tests/server/fixtures/kept-account.ts'
import { anOrder, pay, readyOrder, requestForm, uploadSlip } from '#tests/server/fixtures/order.ts'
import { openProvider, wednesdayMorning, type Provider } from '#tests/server/fixtures/provider.ts'
import { pdf, slipForm } from '#tests/server/fixtures/slip-files.ts'
import { newSupplier, signIn, type Supplier } from '#tests/server/fixtures/supplier.ts'

const hourMs = 3_600_000

const dayMs = 24 * hourMs

const later = (ms: number) => new Date(wednesdayMorning.getTime() + ms)

describe('A slip that no order took', () => {
  it('goes after seven days, its file with it, and that of an order stays', async () => {
    const provider = await openProvider()
    const supplier = await newSupplier(provider)
    const order = await readyOrder(provider, supplier)
    await pay(provider, supplier, order)
    const spare = await uploadSlip(provider, supplier)
    const rows = async () =>
      (await provider.world.db.selectFrom('slips').select('path').orderBy('id').execute()).map(({ path }) => path)
    provider.now = later(7 * dayMs - 1)
    await sweep(provider.world)
    expect(await rows()).toEqual([order.slipPath, spare])
    provider.now = later(7 * dayMs)
    expect((await commandLine(provider)('purge')).lines).toContain(
      'Bordereaux qu’aucune commande n’a pris en sept jours : 1',
    )
    await sweep(provider.world)
    expect([await rows(), lies(provider, spare), lies(provider, order.slipPath)]).toEqual([
      [order.slipPath],
      false,
      true,
    ])
    provider.now = later(400 * dayMs)
    await sweep(provider.world)
    expect(await rows()).toEqual([order.slipPath])
  })

  it('is one of hundreds, and all go', async () => {
    const provider = await openProvider()
    const { id } = await newSupplier(provider)
    const at = wednesdayMorning.getTime()
    const slip = (number: number) => ({
      path: `slips/${number}.pdf`,
      supplier_id: id,
      original_name: '',
      content_type: 'application/pdf',
      bytes: 1,
      sha256: '',
      created_at: at,
      forget_at: at,
    })
    await provider.world.db
      .insertInto('slips')
      .values(Array.from({ length: 450 }, (_, number) => slip(number)))
      .execute()
    await sweep(provider.world)
    const left = await sql<{
      count: number
    }>`select (select count(*) from slips) + (select count(*) from files_to_remove) as count`.execute(provider.world.db)
    expect(left.rows).toEqual([{ count: 0 }])
  })

  it('goes after one day while the disk fills, and so does that of an order that an account which never paid has not paid; that of a paid one stays', async () => {
    const provider = await openProvider()
    const [guest, customer] = [await newSupplier(provider), await newSupplier(provider)]
    await paidOrder(provider, customer)
    const later1 = { moment: { type: 'flex', slot: { day: '2026-11-27', halfDay: 'PM' } } } as const
    const unpaid = { of: await readyOrder(provider, guest, later1), by: await readyOrder(provider, customer, later1) }
    await pay(provider, guest, unpaid.of)
    await pay(provider, customer, unpaid.by)
    const spare = await uploadSlip(provider, customer)
    const filling = await onDisk(provider, { free: 1.9 * 1024 ** 3 })
    const kept = () => [spare, unpaid.of.slipPath, unpaid.by.slipPath].map((path) => lies(provider, path))
    filling.now = later(dayMs - 1)
    await sweep(filling.world)
    expect(kept()).toEqual([true, true, true])
    filling.now = provider.now = later(dayMs)
    await sweep(provider.world)
    expect(kept()).toEqual([true, true, true])
    await sweep(filling.world)
    expect(kept()).toEqual([false, false, true])
    const orders = await provider.world.db
      .selectFrom('orders')
      .select(['supplier_id as whose', 'slip_path as path'])
      .where('payment_status', '=', 0)
      .orderBy('id')
      .execute()
    expect(orders).toEqual([
      { whose: guest.id, path: null },
      { whose: customer.id, path: unpaid.by.slipPath },
    ])
    expect(await provider.world.db.selectFrom('slips').select('id').execute()).toHaveLength(2)
  })

  it('that an order names all the same is asked for again', async () => {
    const provider = await openProvider()
    const supplier = await newSupplier(provider)
    const order = await readyOrder(provider, supplier, {
      moment: { type: 'flex', slot: { day: '2026-11-27', halfDay: 'PM' } },
    })
    provider.now = later(7 * dayMs)
    await sweep(provider.world)
    const { status, refusal } = await pay(provider, await again(provider, supplier), order)
    expect({ status, errors: refusal.errors }).toEqual({
      status: 422,
      errors: { 'orderData.bordereauFileName': ['Le bordereau de livraison est obligatoire'] },
    })
  })
})

describe('A file that no row names', () => {
  it('goes a day after it was saved, and so does what a save left half done', async () => {
    const provider = await openProvider()
    const { order, sparePath } = await keptAccount(provider)
    const photo = (await provider.world.db.selectFrom('proof_photos').select('path').executeTakeFirstOrThrow()).path
    const message = (
      await provider.world.db.selectFrom('contact_messages').select('file_path as path').executeTakeFirstOrThrow()
    ).path
    const invoice = `invoices/${order.invoice_file}`
    const named = [order.slip_path ?? '', sparePath, photo, message ?? '', invoice]
    const lost = [
      'slips/lost.pdf',
      'messages/lost.bin',
      'photos/lost.jpg',
      'invoices/facture-2026-000009-0f.pdf',
      'slips/half.pdf.0f.part',
    ]
    const fresh = ['slips/fresh.pdf', 'slips/fresh.pdf.0f.part']
    const others = ['readme.txt', 'backup/old.bin']
    for (const path of [...lost, ...fresh, ...others]) await lay(provider, path)
    for (const path of [...named, ...lost, ...others]) await age(provider, path, 25 * hourMs)
    for (const path of fresh) await age(provider, path, 23 * hourMs)
    provider.takeLog()
    await sweep(provider.world)
    const lying = (paths: readonly string[]) => paths.filter((path) => lies(provider, path)).length
    expect([lying(named), lying(lost), lying(fresh), lying(others)]).toEqual([
      named.length,
      0,
      fresh.length,
      others.length,
    ])
    expect(provider.takeLog()).toContainEqual(
      expect.objectContaining({ message: 'files without a row removed', strays: lost.length }),
    )
  })
})

describe('What an account sends in a day', () => {
  it('is a hundred megabytes, whichever way the slips come and however many at once, and the wait that is told is true', async () => {
    const provider = await openProvider()
    const [greedy, other] = [await newSupplier(provider), await newSupplier(provider)]
    await fill(provider, greedy, dailySlipBytes - 3 * pdf.length)
    provider.now = later(hourMs)
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => (index % 2 === 0 ? send(provider, greedy) : request(provider, greedy))),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 413, 413, 413, 413, 413])
    const refused = answers.find(({ status }) => status === 413)
    expect(refused?.refusal.message).toBe(
      'Tu as envoyé beaucoup de bordereaux depuis hier. Réessaie plus tard, ou contacte-nous.',
    )
    expect(refused?.headers.get('retry-after')).toBe(String(23 * 3600))
    expect((await send(provider, other)).status).toBe(200)
    provider.now = later(dayMs - 1)
    expect((await send(provider, await again(provider, greedy))).status).toBe(413)
    provider.now = later(dayMs)
    expect((await send(provider, await again(provider, greedy))).status).toBe(200)
  })

  it('leaves no file of what it refused', async () => {
    const provider = await openProvider()
    const greedy = await newSupplier(provider)
    await fill(provider, greedy, dailySlipBytes)
    await send(provider, greedy)
    await request(provider, greedy)
    expect(await count(provider, 'slips')).toBe(0)
  })

  it('is bounded for the files of messages by all of them together; a message alone always arrives', async () => {
    const provider = await openProvider()
    await call(provider, 'contact', { body: aMessage({ email: 'a@b.fr' }) })
    await provider.world.db.updateTable('contact_messages').set({ file_bytes: dailyAttachmentBytes }).execute()
    const { status, refusal, headers } = await call(provider, 'contact', { body: aMessage({ email: 'a@b.fr' }) })
    expect([status, refusal.message, headers.get('retry-after')]).toEqual([
      413,
      'Trop de fichiers nous sont arrivés depuis hier. Envoie ton message sans fichier, ou réessaie plus tard.',
      String(24 * 3600),
    ])
    const alone = aMessage({ email: 'a@b.fr' })
    alone.delete('fichier')
    expect((await call(provider, 'contact', { body: alone })).status).toBe(200)
  })
})

describe('What accounts that never paid send in a day', () => {
  const network = (number: number) => `198.51.100.${number}`

  it('is half a gigabyte together: the second half of it is for two slips of each network, so that who comes for the first time can order; who has paid is not counted', async () => {
    const provider = await openProvider()
    const sold = await openProvider({ beside: provider, rates: { guestSlipByAddress: rates.guestSlipByAddress } })
    const [customer, newcomer, stranger] = [
      await newSupplier(provider),
      await newSupplier(provider),
      await newSupplier(provider),
    ]
    await paidOrder(provider, customer)
    const guests = await Promise.all(Array.from({ length: 6 }, () => newSupplier(provider)))
    for (const guest of guests.slice(0, 3)) await fill(provider, guest, Math.ceil(dailyGuestBytes / 6), 1)
    const sent = []
    for (let turn = 0; turn < 3; turn += 1) sent.push(await send(sold, stranger, network(1)))
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 413])
    expect(sent[2]?.refusal.message).toBe(
      'Beaucoup de bordereaux nous arrivent de nouveaux comptes depuis hier. Réessaie plus tard, ou contacte-nous.',
    )
    expect(sent[2]?.headers.get('retry-after')).toBe(String(12 * 3600))
    expect((await send(sold, newcomer, network(2))).status).toBe(200)
    expect((await request(sold, newcomer)).status).toBe(200)
    for (const guest of guests.slice(3)) await fill(provider, guest, Math.ceil(dailyGuestBytes / 6), 1)
    const refused = await send(sold, newcomer, network(3))
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([413, String(24 * 3600)])
    expect((await send(sold, customer, network(1))).status).toBe(200)
    sold.now = later(dayMs)
    expect((await send(sold, await again(sold, newcomer), network(3))).status).toBe(200)
  })

  it('counts a small slip as 64 KB', async () => {
    const provider = await openProvider()
    const guest = await newSupplier(provider)
    await fill(provider, guest, dailyGuestBytes - 128 * 1024, 1)
    await provider.world.db
      .updateTable('slips')
      .set({ supplier_id: (await newSupplier(provider)).id })
      .execute()
    const answers = await Promise.all(Array.from({ length: 2 }, () => send(provider, guest)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect((await send(provider, guest)).status).toBe(413)
  })
})

describe('Forms left undone', () => {
  it('are kept up to a number, the newest', async () => {
    const provider = await openProvider()
    for (const seconds of [1, 2, 3, 4])
      await call(provider, 'recordAbandonment', { body: anAbandonment({ temps_remplissage_secondes: seconds }) })
    await forgetAbandonments(provider.world.db, later(-dayMs), 2)
    expect(
      (await provider.world.db.selectFrom('abandonments').select('seconds').orderBy('id').execute()).map(
        ({ seconds }) => seconds,
      ),
    ).toEqual([3, 4])
  })
})

/** The same provider, with so much free on its disk; without a word of how much is kept: the usual gigabyte. */
function onDisk(
  provider: Provider,
  { free, ...kept }: { readonly free: number; readonly keptFree?: number },
): Promise<Provider> {
  return openProvider({
    beside: provider,
    world: { files: { ...provider.world.files, free: async () => free }, ...kept },
  })
}

/** Signed in anew: a session lasts half a day. */
function again(provider: Provider, { email }: Supplier): Promise<Supplier> {
  return signIn(provider, { email, password: 'Parpaing-42' })
}

function send(provider: Provider, { token }: Supplier, from = '192.0.2.1') {
  return call(provider, 'uploadSlip', { token, body: slipForm(pdf), from })
}

function request(provider: Provider, supplier: Supplier) {
  return call(provider, 'requestOrderByMail', {
    token: supplier.token,
    body: requestForm(anOrder(provider, supplier)),
    headers: { 'Idempotency-Key': crypto.randomUUID() },
  })
}

/** As if so many bytes had been sent now. */
async function fill({ world, now }: Provider, { id }: Supplier, bytes: number, byGuest = 0): Promise<void> {
  const at = now.getTime()
  await world.db
    .insertInto('slips')
    .values({
      path: `slips/${id}.pdf`,
      supplier_id: id,
      original_name: '',
      content_type: 'application/pdf',
      bytes,
      sha256: '',
      created_at: at,
      forget_at: null,
      by_guest: byGuest,
    })
    .execute()
}

async function count({ world }: Provider, folder: string): Promise<number> {
  let found = 0
  for await (const paths of world.files.list(folder)) found += paths.length
  return found
}

async function lay({ folder }: Provider, path: string): Promise<void> {
  const place = join(folder, 'files', path)
  await mkdir(dirname(place), { recursive: true })
  await writeFile(place, 'x')
}

async function age({ folder, now }: Provider, path: string, ms: number): Promise<void> {
  const at = new Date(now.getTime() - ms)
  await utimes(join(folder, 'files', path), at, at)
}

function lies({ folder }: Provider, path: string): boolean {
  return existsSync(join(folder, 'files', path))
}
