import { beforeEach, describe, expect, it } from 'vitest'
import { readPayment, type Payment } from '#adapters/payments/read-payment.ts'
import { hasUnknownPayment } from '#app/shell/unknown-payment.ts'
import { refusal } from '#tests/builders/given-caller.ts'
import { camille, friday10h } from '#tests/builders/pretend-world.ts'
import { handover } from './paying.ts'
import { forgetAll, kept, receipt, stages, visiting } from './visiting.ts'

beforeEach(forgetAll)

const unknownOrder = refusal(404, { message: 'Commande introuvable.' })

/** Its card was sent that long ago, and the server knows nothing of it. */
async function unanswered(minutes: number) {
  const at = new Date(friday10h.getTime() - minutes * 60_000)
  const payment = readPayment({ ...handover, sent: receipt }, at) as Payment
  await kept.keep(camille.id, { handover: payment.handover, at })
  const visited = visiting({ confirm: [unknownOrder] }, payment)
  await visited.visit.check()
  return visited
}

describe('A payment that nobody could say the end of', () => {
  it('is followed for an hour, whatever its author presses', async () => {
    const { visit, left } = await unanswered(59)
    await visit.letGo()
    expect([visit.state, left, await stages()]).toMatchObject([{ step: 'unknown', isOld: false }, [], ['sent']])
  })

  it('can be let go then, and keeps nobody from the order form any more', async () => {
    const { visit, left, world } = await unanswered(60)
    expect(visit.state.isOld).toBe(true)
    await visit.letGo()
    expect([left, await stages(), await hasUnknownPayment(world.session, kept)]).toEqual([['/historique'], [], false])
  })
})
