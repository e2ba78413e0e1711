import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { FollowedDelivery } from '#app/tracking/followed-delivery.tsx'
import { RecipientActs, type ActCardProps } from '#app/tracking/recipient-acts.tsx'
import { createTrackingStore } from '#app/tracking/tracking-store.ts'
import type { RecipientActs as Acts, TrackedDelivery } from '#contract/order/tracking.ts'
import { wireFromInstant } from '#contract/wire/wire.ts'
import { drawnScreen } from '#tests/builders/drawn-screen.tsx'
import { pretendProvider, pretendWorld } from '#tests/builders/pretend-world.ts'

const at = (time: string) => new Date(`2026-11-20T${time}:00+01:00`)
const acts: Acts = {
  seen: 3,
  accessAt: null,
  neighbourAt: null,
  absentAt: null,
  attemptedAt: null,
  moments: [{ type: 'flex', slot: { day: '2026-11-21', halfDay: 'AM' } }],
  momentRefusal: '',
  damageUntil: null,
  damageAt: null,
}
const waiting: TrackedDelivery = {
  id: 1042,
  status: 3,
  fromTown: 'Cannes',
  toTown: 'Mougins',
  moment: { type: 'flex', slot: { day: '2026-11-20', halfDay: 'PM' } },
  due: at('17:00'),
  orderedAt: at('08:00'),
  preparedAt: at('09:00'),
  leftAt: null,
  minutes: 34,
  deliveredAt: null,
  textsRefused: null,
  arrival: null,
  acts,
}
const world = pretendWorld(fetch)
const pageOf = (changes: Partial<TrackedDelivery>) =>
  drawnScreen(
    world,
    '/suivi/a',
    createElement(FollowedDelivery, {
      delivery: { ...waiting, ...changes },
      asOf: at('10:02'),
      now: at('10:02'),
      isAway: false,
    }),
  ).text
const idle = {
  typed: { read: () => '', keep() {} },
  tell: async () => {},
  addPhoto: async () => {},
  readLetter: async () => new File([], ''),
}
const cardsOf = (changes: Partial<Acts>, status = 3, store: ActCardProps['store'] = idle) =>
  drawnScreen(
    world,
    '/suivi/a',
    createElement(RecipientActs, { delivery: { ...waiting, status }, acts: { ...acts, ...changes }, store }),
  )

describe('The tracking page of a delivery that is awaited', () => {
  it('says when it comes by the places of its run, and how many stops come before', () => {
    const arrival = { from: at('10:20'), to: at('11:00'), stopsBefore: 2, asOf: at('09:46') }
    expect(pageOf({ status: 1, leftAt: at('08:16'), arrival })).toMatch(
      /^Ta livraison arrive aujourd’hui Entre 10 h 20 et 11 h 2 arrêts avant toi · calculé à 09:46/,
    )
    expect(pageOf({ status: 1, arrival: { ...arrival, stopsBefore: 1 } })).toContain(' 1 arrêt avant toi')
    expect(pageOf({ status: 1, arrival: { ...arrival, stopsBefore: 0 } })).toContain('Tu es le prochain arrêt')
  })

  it('says the half-day before it leaves, and what to do after an attempt', () => {
    expect(pageOf({})).toMatch(/^Ta livraison de matériaux Prévue à Mougins Arrivée cet après-midi, avant 17 h/)
    expect(pageOf({ acts: { ...acts, attemptedAt: at('09:12') } })).toMatch(
      /On n’a pas pu te livrer Passage vendredi 20 novembre à 09:12 : choisis quand on revient/,
    )
  })
})

describe('The cards of a recipient', () => {
  it('say what was told, and why another moment is none', () => {
    const { text, html } = cardsOf({
      accessAt: at('09:46'),
      neighbourAt: at('09:50'),
      absentAt: at('09:51'),
      moments: [],
      momentRefusal: 'Le camion est parti.',
    })
    expect(text).toContain('donné à 09:46')
    expect(text).toContain('D’accord pour un voisin, à 09:50.')
    expect(text).toContain('Dit au chauffeur à 09:51.')
    expect(text).toContain('Le camion est parti.')
    expect(html.match(/disabled=""[^>]*value="moment"|value="moment"[^>]*disabled=""/)).not.toBeNull()
  })

  it('have what was half typed before a reload, with the neighbour’s field open', () => {
    const before: Record<string, string> = {
      acces: 'Portail vert',
      puces: 'floor',
      voisin: 'Mme Modèle',
      dommage: 'Fendu',
    }
    const typed = { read: (field: string) => before[field] ?? '', keep() {} }
    expect(cardsOf({}, 3, { ...idle, typed }).html).toMatch(
      /aria-pressed="true"[^>]*>Étage.*<textarea[^>]*>Portail vert<.*value="Mme Modèle"/s,
    )
    expect(cardsOf({ damageUntil: '2026-11-24' }, 2, { ...idle, typed }).html).toMatch(/<textarea[^>]*>Fendu</)
  })

  it('take a damage while the law gives time, and say until when it was', () => {
    expect(cardsOf({ damageUntil: '2026-11-24' }, 2).text).toContain('Jusqu’au mardi 24 novembre')
    const over = cardsOf({ damageUntil: '2026-11-18' }, 2).text
    expect(over).toContain('C’était possible jusqu’au mercredi 18 novembre. Appelle-nous.')
    expect(over).not.toContain('Ce qui ne va pas')
  })
})

describe('An act by the link', () => {
  const token = 'a'.repeat(22)
  const wire = (vu: number) => ({
    id: 1042,
    StatuCommande: 3,
    villeDepart: 'Cannes',
    villeLivraison: 'Mougins',
    livraisonType: 'flex',
    dateLivraison: '2026-11-20 13:30:00',
    flexHalfDay: 'PM',
    attendue_avant: wireFromInstant(at('17:00')),
    partie_le: null,
    DateLivraisonReelle: null,
    actes: {
      vu,
      acces_le: null,
      voisin_le: null,
      absent_le: null,
      tentative_le: null,
      moments: [],
      moment_refus: '',
      dommage_jusqu_au: null,
      dommage_le: null,
    },
  })
  const open = async (answer: (body: Record<string, unknown>) => unknown) => {
    let vu = 3
    const provider = pretendProvider({
      [`/suivi/${token}`]: () => ({ success: true, data: wire(vu++) }),
      [`/suivi/${token}/actes`]: answer,
    })
    const store = createTrackingStore(token, pretendWorld(provider.fetch))
    await store.load()
    return store
  }

  it('carries what was seen, and shows what it became', async () => {
    const said: unknown[] = []
    const { tell, state } = await open((body) => {
      said.push(body)
      return { success: true, data: wire(9) }
    })
    await tell({ genre: 'absent' })
    expect(said).toEqual([{ genre: 'absent', vu: 3 }])
    expect(state.delivery?.acts?.seen).toBe(9)
  })

  it('that comes second is turned down, and the page shows how it stands', async () => {
    const message = 'Cette livraison a changé entre-temps.'
    const { tell, state } = await open(() => Response.json({ message }, { status: 409 }))
    await expect(tell({ genre: 'absent' })).rejects.toMatchObject({ status: 409, refusal: { message } })
    expect(state.delivery?.acts?.seen).toBe(4)
  })
})
