import { beforeEach, describe, expect, it } from 'vitest'
import { ProcessorFailure } from '#adapters/failures/failures.ts'
import { refusal } from '#tests/builders/given-caller.ts'
import { camille, friday10h, pretendWorld, said } from '#tests/builders/pretend-world.ts'
import { aPayment, cut, desk, handover } from './paying.ts'
import {
  aTurn,
  forgetAll,
  isCharging,
  kept,
  receipt,
  refused,
  sentBefore,
  stages,
  until,
  visiting,
  waits,
} from './visiting.ts'

beforeEach(forgetAll)

describe('A payment under way', () => {
  it('is on the device before its card is sent, without the card and without a secret', async () => {
    const seen: unknown[] = []
    const { visit, card } = visiting()
    const look = async () => void seen.push(await kept.read(camille.id))
    await visit.pay({
      ...card,
      async confirm(...payment) {
        await look()
        return card.confirm(...payment)
      },
    })
    expect(seen).toMatchObject([[{ handover: { ...handover, sent: receipt }, begunAt: friday10h }]])
    expect(JSON.stringify(seen)).not.toMatch(/4242|secret/)
  })

  it.each([
    ['it was paid', {}],
    ['the bank refused', { card: [desk.declined] }],
    ['the server refused', { intent: [refusal(422, { message: 'Bordereau inconnu.' })] }],
    ['no answer came before the card', { intent: [cut] }],
    ['it was paid already', { intent: [refusal(409, { orderId: 42 })] }],
  ])('is forgotten once %s', async (_, told) => {
    const { visit, card } = visiting(told)
    await visit.pay(card)
    expect(await stages()).toEqual([])
  })

  it('is still known while the draft that it paid for goes: a page that dies between offers no paid draft', async () => {
    const { drafts } = pretendWorld(fetch)
    const seen: string[][] = []
    const { visit, card } = visiting({}, undefined, {
      drafts: { ...drafts, dropKeptBy: async () => void seen.push(await stages()) },
    })
    await visit.pay(card)
    expect([seen, await stages()]).toEqual([[['sent']], []])
  })

  it.each([
    ['nobody could confirm it', { confirm: [cut] }],
    ['the session ended after the card', { confirm: [refusal(401)] }],
  ])('stays when %s', async (_, told) => {
    const { visit, card } = visiting(told)
    await visit.pay(card)
    expect(await stages()).toEqual(['sent'])
  })

  it('goes on in a browser that keeps nothing', async () => {
    const no = () => Promise.reject(new DOMException('refusé', 'UnknownError'))
    const { visit, card, left } = visiting({}, aPayment(), { onDevice: { read: no, keep: no, forget: no } })
    await visit.pay(card)
    expect(left).toEqual(['/payment-success'])
  })

  it('sends no card that is not complete, and says so beside it', async () => {
    const { visit, card, counts, left } = visiting()
    await visit.pay({ ...card, check: async () => 'Carte refusée par le porte-monnaie.' })
    expect([visit.state.step, visit.state.cardError, counts(), left, await stages()]).toEqual([
      'card',
      'Carte refusée par le porte-monnaie.',
      { intent: 0, card: 0, holder: 0, confirm: 0 },
      [],
      [],
    ])
    await visit.pay({ ...card, check: () => Promise.reject(new ProcessorFailure('Stripe')) })
    expect(visit.state).toMatchObject({ step: 'card', cardError: 'Une erreur est survenue' })
  })

  it('is verified when the browser shows its page again after the bank’s', async () => {
    const { visit, card, restore } = visiting({ confirm: [isCharging] })
    restore()
    expect(visit.state.step).toBe('card')
    void visit.pay({ ...card, confirm: () => new Promise(() => {}) })
    await until(async () => (await stages())[0] === 'sent')
    restore()
    expect(visit.state.step).toBe('unknown')
  })
})

describe('A payment found again on the device', () => {
  it('is checked, and forgotten once it is paid; the draft of another order, begun since, stays', async () => {
    await kept.keep(camille.id, { handover: sentBefore.handover, at: friday10h })
    const { world, visit, left, counts } = visiting({}, sentBefore)
    await world.drafts.writeText(camille.id, { clientName: 'Suivant' }, friday10h)
    await visit.check()
    expect([left, counts(), await stages()]).toEqual([
      ['/payment-success'],
      { intent: 0, card: 0, holder: 0, confirm: 1 },
      [],
    ])
    expect(await world.drafts.readText(camille.id)).not.toBeNull()
  })

  it('has failed once the processor is sure', async () => {
    const { visit, left } = visiting({ confirm: [refused] }, sentBefore)
    await visit.check()
    expect([left, await stages()]).toEqual([['/payment-failed'], []])
  })

  it.each([
    [
      'has failed, though another card was refused before it, once a refusal comes that is not that one',
      'r2',
      ['/payment-failed'],
      [],
    ],
    ['is verified while the only refusal is that of the card before it', 'r1', [], ['sent']],
  ])('%s', async (_, mark, path, known) => {
    await kept.keep(camille.id, {
      handover: { ...handover, sent: { ...receipt, refusedBefore: true, refusalBefore: 'r1' } },
      at: friday10h,
    })
    const [found] = await kept.read(camille.id)
    const { visit, left } = visiting(
      {
        confirm: [
          refusal(402, {
            message: 'Pas confirmé.',
            processor_status: 'requires_payment_method',
            last_error: 'payment_intent_authentication_failure',
            last_refusal: mark,
          }),
        ],
      },
      found,
    )
    await visit.check()
    expect([left, await stages()]).toEqual([path, known])
  })

  it('is checked again by itself, without a word, until it is paid', async () => {
    const { world, visit, left } = visiting(
      { confirm: [cut, isCharging, waits, Response.json({ success: true })] },
      sentBefore,
    )
    const stop = visit.keepChecking()
    await until(async () => left.length > 0)
    stop()
    expect([left, said(world)]).toEqual([['/payment-success'], []])
  })

  it('is not gone on with while nobody answers, or while the card may be charged', async () => {
    for (const answer of [cut, refusal(500), isCharging]) {
      const { visit } = visiting({ confirm: [answer] }, sentBefore)
      await visit.check()
      await visit.resume()
      expect(visit.state).toMatchObject({ step: 'unknown', isOpen: false })
    }
  })

  it('is gone on with while the processor waits: the same submission, hence one order and one charge', async () => {
    await kept.keep(camille.id, { handover: sentBefore.handover, at: friday10h })
    const { visit, card, asked, left } = visiting({ confirm: [waits, Response.json({ success: true })] }, sentBefore)
    await visit.check()
    expect(visit.state).toMatchObject({ step: 'unknown', isOpen: true })
    await visit.resume()
    expect([visit.state.step, await stages()]).toEqual(['card', ['sent']])
    await visit.pay(card)
    expect([left, asked.intent[0]?.headers.get('idempotency-key')]).toEqual([
      ['/payment-success'],
      handover.submissionId,
    ])
  })

  it('names its transaction when it was paid before the second card', async () => {
    const { visit, card, handedOver, counts } = visiting(
      { confirm: [waits], intent: [refusal(409, { orderId: 42 })] },
      sentBefore,
    )
    await visit.check()
    await visit.resume()
    await visit.pay(card)
    expect([handedOver, counts()['card']]).toEqual([[{ ...receipt, at: friday10h, paid: handover }], 0])
  })

  it('is a success when it turns out to be paid just after it was gone on with', async () => {
    let answer = (_: unknown) => {}
    const { visit, left } = visiting(
      { confirm: [waits, new Promise<Response>((resolve) => (answer = resolve as typeof answer))] },
      sentBefore,
    )
    await visit.check()
    const stop = visit.keepChecking()
    await aTurn()
    await visit.resume()
    expect(visit.state.step).toBe('card')
    answer(Response.json({ success: true }))
    await until(async () => left.length > 0)
    stop()
    expect(left).toEqual(['/payment-success'])
  })
})

describe('A card that was given up for another', () => {
  it('leads nowhere by its late refusal, while the other one is under way', async () => {
    let refuse = (_: { status: 'failed'; message: string }) => {}
    const { visit, card, left, restore } = visiting({ confirm: [waits, Response.json({ success: true })] })
    const first = visit.pay({ ...card, confirm: () => new Promise((resolve) => (refuse = resolve)) })
    await until(async () => (await stages())[0] === 'sent')
    restore()
    await visit.check()
    await visit.resume()
    refuse({ status: 'failed', message: 'Ta carte a été refusée.' })
    await first
    expect([visit.state.step, left]).toEqual(['card', []])
    await visit.pay(card)
    expect(left).toEqual(['/payment-success'])
  })
})

describe('A payment open in two tabs', () => {
  it('is the success of the one order in the tab that comes second', async () => {
    const first = visiting()
    const second = visiting({ intent: [refusal(409, { message: 'Cette commande est déjà payée.', orderId: 42 })] })
    await first.visit.pay(first.card)
    await second.visit.pay(second.card)
    expect([first.left, second.left, second.counts()['card']]).toEqual([['/payment-success'], ['/payment-success'], 0])
  })

  it('stays known as sent when the second tab cannot even ask for its order', async () => {
    const first = visiting({ confirm: [cut] })
    const second = visiting({ intent: [cut] })
    await first.visit.pay(first.card)
    await second.visit.pay(second.card)
    expect([second.left, await stages()]).toEqual([['/payment-failed'], ['sent']])
  })
})
