import { describe, expect, it } from 'vitest'
import { Malformed, Refused, SignedOut, TimedOut, Unreachable } from '#adapters/failures/failures.ts'
import { sendCancellation, sendMoment } from '#app/history/change/send-change.ts'
import type { World } from '#app/world.ts'
import { aPastOrder } from '#tests/builders/past-order.ts'

const answering = (answer: unknown) => {
  const sent: unknown[] = []
  const call = (async (endpoint: { path: string }, given: object) => {
    sent.push([endpoint.path, given])
    if (answer instanceof Error) throw answer
    return answer
  }) as unknown as World['call']
  return { call, sent }
}
const order = aPastOrder({ status: 6 })

describe('A change of an order', () => {
  it('ends with the order as it now is', async () => {
    const { call, sent } = answering(order)
    expect(await sendCancellation({ call }, 1042)).toEqual({ is: 'done', order })
    expect(sent).toEqual([['/fo/commande/:id/annuler', { params: { id: 1042 }, body: {} }]])
  })

  it.each([
    [
      { type: 'flex', slot: { day: '2026-11-24', halfDay: 'AM' } },
      { livraisonType: 'flex', dateLivraison: '2026-11-24 08:00:00', flexHalfDay: 'AM' },
    ],
    [
      { type: 'planifiee', at: new Date('2026-11-24T15:00:00+01:00') },
      { livraisonType: 'planifiee', dateLivraison: '2026-11-24 15:00:00', flexHalfDay: null },
    ],
  ] as const)('sends its moment in the words of an order: %j', async (moment, body) => {
    const { call, sent } = answering(order)
    await sendMoment({ call }, 1042, moment)
    expect(sent).toEqual([['/fo/commande/:id/moment', { params: { id: 1042 }, body }]])
  })

  it('that is refused for what the order is now says why, and that the page is behind', async () => {
    const { call } = answering(
      new Refused(409, { message: 'Cette commande est « En cours de livraison ».', errors: {} }, {}),
    )
    expect(await sendCancellation({ call }, 1042)).toEqual({
      is: 'refused',
      words: 'Cette commande est « En cours de livraison ».',
    })
  })

  it.each([new Unreachable(), new TimedOut(), new Malformed()])(
    'that nobody answers may have been made, and says so: %s',
    async (failure) => {
      const { call } = answering(failure)
      expect(await sendCancellation({ call }, 1042)).toEqual({
        is: 'failed',
        words:
          'On ne sait pas si ta commande est annulée : pas de réponse. Vérifie ta connexion, puis réessaie : elle ne sera annulée qu’une fois.',
      })
    },
  )

  it('that the server turns down says its sentence, the field’s first', async () => {
    const { call } = answering(
      new Refused(
        422,
        {
          message: 'Données invalides.',
          errors: { dateLivraison: ['La date doit être au moins 3 heures après maintenant'] },
        },
        {},
      ),
    )
    expect(await sendMoment({ call }, 1042, { type: 'flex', slot: { day: '2026-11-24', halfDay: 'AM' } })).toEqual({
      is: 'failed',
      words: 'La date doit être au moins 3 heures après maintenant',
    })
  })

  it('that ends the session says nothing: the way to sign in is on its way', async () => {
    const { call } = answering(new SignedOut())
    expect(await sendCancellation({ call }, 1042)).toBe(null)
  })
})
