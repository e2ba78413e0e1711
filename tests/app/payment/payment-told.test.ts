import { beforeEach, describe, expect, it } from 'vitest'
import { refusal } from '#tests/builders/given-caller.ts'
import { camille, friday10h, pretendWorld, said } from '#tests/builders/pretend-world.ts'
import { cut } from './paying.ts'
import { forgetAll, kept, isCharging, sentBefore, stages, visiting, waits } from './visiting.ts'

beforeEach(forgetAll)

const noAnswer = 'Toujours pas de réponse. Vérifie à nouveau dans un instant.'

describe('A check of a payment', () => {
  it('that somebody asked for says that nobody answered', async () => {
    const { world, visit } = visiting({ confirm: [cut] }, sentBefore)
    await visit.check('press')
    expect(said(world)).toEqual([noAnswer])
  })

  it.each([
    ['nobody asked for it', cut, undefined],
    ['the processor waits', waits, 'press'],
    ['the card is being charged', isCharging, 'press'],
  ] as const)('says nothing of the kind when %s', async (_, answer, by) => {
    const { world, visit } = visiting({ confirm: [answer] }, sentBefore)
    await visit.check(by)
    expect([visit.state.step, said(world)]).toEqual(['unknown', []])
  })
})

describe('A payment that charged another amount', () => {
  it('has an end that nothing leads on from, and is forgotten', async () => {
    await kept.keep(camille.id, { handover: sentBefore.handover, at: friday10h })
    const message = 'Le montant débité n’est pas celui de la commande n° 42.'
    const { world, visit, left, handedOver } = visiting(
      {
        confirm: [
          refusal(402, { message, code: 'other_amount', orderId: 42, processor_status: 'succeeded', last_error: null }),
        ],
      },
      sentBefore,
    )
    await visit.check()
    expect([left, handedOver]).toEqual([
      ['/payment-failed'],
      [{ error: message, orderId: 42, payment: null, isCharged: true }],
    ])
    expect([said(world), await stages()]).toEqual([[], []])
  })
})

describe('A payment in a browser whose storage does not answer', () => {
  it('is a success all the same', async () => {
    const { drafts } = pretendWorld(fetch)
    const { visit, card, left } = visiting({}, undefined, {
      drafts: { ...drafts, dropKeptBy: () => new Promise(() => {}) },
    })
    await visit.pay(card)
    expect(left).toEqual(['/payment-success'])
  })
})
