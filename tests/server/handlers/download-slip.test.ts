import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { call } from '#tests/server/fixtures/call.ts'
import { storedOrder } from '#tests/server/fixtures/invoiced.ts'
import { anOrder, askDuration, pay } from '#tests/server/fixtures/order.ts'
import { openProvider } from '#tests/server/fixtures/provider.ts'
import { jpeg, pdf, png, slipForm } from '#tests/server/fixtures/slip-files.ts'
import { newSupplier } from '#tests/server/fixtures/supplier.ts'

const provider = await openProvider()
const owner = await newSupplier(provider)

describe('the slip of an order', () => {
  it.each([
    ['a PDF', pdf, 'application/pdf', 'bon n°7 « été ».pdf'],
    ['a PNG', png, 'image/png', 'reçu.png'],
    ['a JPEG', jpeg, 'image/jpeg', 'photo "du" chantier.jpg'],
  ])('comes back to its owner byte for byte, under its name: %s', async (_, bytes, type, name) => {
    const id = await orderWith(bytes, name)
    const { status, raw } = await call(provider, 'downloadSlip', { token: owner.token, params: { id } })
    expect({ status, raw }).toEqual({ status: 200, raw: { name: name.replaceAll('"', ''), type, bytes } })
  })

  it('is an attachment that runs nothing, loads nothing and stays in no cache', async () => {
    const id = await orderWith(pdf, 'bordereau de Zoé.pdf')
    const { headers } = await call(provider, 'downloadSlip', { token: owner.token, params: { id } })
    expect(
      Object.fromEntries(
        [
          'Content-Disposition',
          'Content-Security-Policy',
          'X-Content-Type-Options',
          'Cache-Control',
          'Cross-Origin-Resource-Policy',
        ].map((name) => [name, headers.get(name)]),
      ),
    ).toEqual({
      'Content-Disposition': `attachment; filename="bordereau de Zo?.pdf"; filename*=UTF-8''bordereau%20de%20Zo%C3%A9.pdf`,
      'Content-Security-Policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
      'Cross-Origin-Resource-Policy': 'same-origin',
    })
  })

  it('does not exist for another supplier, nor for an order without one or without a number', async () => {
    const id = await orderWith(pdf, 'bordereau.pdf')
    const bare = await orderWith(pdf, 'autre.pdf')
    await provider.world.db.updateTable('orders').set({ slip_path: null }).where('id', '=', bare).execute()
    const stranger = await newSupplier(provider)
    for (const [token, order] of [
      [stranger.token, id],
      [owner.token, bare],
      [owner.token, 999_999],
      [owner.token, 1e300],
      [owner.token, 'x'],
    ] as const) {
      expect((await call(provider, 'downloadSlip', { token, params: { id: order } })).status).toBe(404)
    }
  })

  it('is a fault when its file is lost', async () => {
    const id = await orderWith(pdf, 'bordereau.pdf')
    const { slip_path: path } = await storedOrder(provider, id)
    await rm(join(provider.folder, 'files', path ?? ''))
    expect((await readdir(join(provider.folder, 'files', 'slips'))).length).toBeGreaterThan(0)
    expect((await call(provider, 'downloadSlip', { token: owner.token, params: { id } })).status).toBe(500)
    expect(provider.takeLog().filter(({ level }) => level === 'error')).toMatchObject([{ reason: `no file ${path}` }])
  })
})

/** The number of an order whose slip was sent under that name. */
async function orderWith(bytes: Uint8Array, name: string): Promise<number> {
  const { file_path: slipPath } = (
    await call(provider, 'uploadSlip', { token: owner.token, body: slipForm(bytes, name) })
  ).reply
  const order = anOrder(provider, owner, { slipPath })
  await askDuration(provider, owner, order)
  return (await pay(provider, owner, order)).reply.orderId
}
