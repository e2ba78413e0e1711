import { describe, expect, it } from 'vitest'
import { ownShare } from '#tests/builders/own-share.ts'
import { call } from '#tests/server/fixtures/call.ts'
import { openProvider } from '#tests/server/fixtures/provider.ts'
import { slipForm } from '#tests/server/fixtures/slip-files.ts'
import { replyOf412, slipReply } from '#tests/server/fixtures/slip-reply.ts'
import { newSupplier } from '#tests/server/fixtures/supplier.ts'
import { textPdf } from '#tests/slip-reader/reading/drawn-slips.ts'
import { hostileFiles } from '#tests/slip-reader/reading/hostile-files.ts'
import { allowForEngines, openReader } from '#tests/slip-reader/reading/readings.ts'
import { overlapping } from '#tests/slips/hostile.ts'

allowForEngines()
const provider = await openProvider({ world: { slipReader: openReader({ limitMs: 12_000 }) } })
const { token } = await newSupplier(provider)
const send = (bytes: Uint8Array) => call(provider, 'readSlip', { token, body: slipForm(bytes) })
const good = await textPdf(412)

describe('a file made to hurt', () => {
  it.each(hostileFiles)('is answered without a weight of its own, and the next slip is read: %s', async (_, bytes) => {
    const { status, raw } = await send(bytes)
    const { ok, error, poids_total_kg: kg } = raw as { ok: boolean; error?: string; poids_total_kg?: number | null }
    expect([200, 422]).toContain(status)
    expect(ok ? [null, 412] : [undefined, null]).toContain(kg)
    expect(ok || (error ?? '').length > 0).toBe(true)
    expect((await send(good)).raw).toEqual(replyOf412)
    provider.takeLog()
  })
})

const crowded = [
  ['1,500 in overlapping lines', await overlapping(1500)],
  ['4,000 in overlapping lines', await overlapping(4000)],
  ['one a line, 2,000 lines', await overlapping(2000, 1)],
] as const

describe('a slip of many words', () => {
  it.each(crowded)('is understood beside the thread that serves everybody: %s', async (_, bytes) => {
    await send(good)
    const [{ raw }, share] = await ownShare(() => send(bytes))
    expect(raw).toEqual(slipReply(null))
    expect(share).toBeLessThan(0.3)
  })
})
