import { createElement, type ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { FollowedDelivery } from '#app/tracking/followed-delivery.tsx'
import { TextRefusal } from '#app/tracking/text-refusal.tsx'
import { createTrackingStore, type TrackingStore } from '#app/tracking/tracking-store.ts'
import { wireFromInstant } from '#contract/wire/wire.ts'
import type { TrackedDelivery } from '#contract/order/tracking.ts'
import { drawnScreen, linksOf } from '#tests/builders/drawn-screen.tsx'
import { pretendProvider, pretendWorld } from '#tests/builders/pretend-world.ts'

const at = (time: string) => new Date(`2026-11-20T${time}:00+01:00`)
const onItsWay: TrackedDelivery = {
  id: 1042,
  status: 1,
  fromTown: 'Cannes',
  toTown: 'Mougins',
  moment: { type: 'flex', slot: { day: '2026-11-20', halfDay: 'PM' } },
  due: at('17:00'),
  orderedAt: new Date('2026-11-19T18:04:00+01:00'),
  preparedAt: at('11:20'),
  leftAt: at('13:41'),
  minutes: 34,
  deliveredAt: null,
  textsRefused: null,
  arrival: null,
  acts: null,
}
const wireOfDelivery = {
  id: 1042,
  StatuCommande: 1,
  villeDepart: 'Cannes',
  villeLivraison: 'Mougins',
  livraisonType: 'flex',
  dateLivraison: '2026-11-20 13:30:00',
  flexHalfDay: 'PM',
  attendue_avant: wireFromInstant(at('17:00')),
  DateCommande: '2026-11-19 18:04:00',
  en_preparation_le: wireFromInstant(at('11:20')),
  partie_le: wireFromInstant(at('13:41')),
  estimatedTime: 34,
  DateLivraisonReelle: null,
}
const draw = (changes: Partial<TrackedDelivery> = {}, isAway = false, textsChoice?: ReactNode) =>
  drawnScreen(
    pretendWorld(fetch),
    '/suivi/a',
    createElement(FollowedDelivery, {
      delivery: { ...onItsWay, ...changes },
      asOf: at('14:02'),
      now: at('14:02'),
      isAway,
      textsChoice,
    }),
  )

describe('The tracking page', () => {
  it('says where the delivery goes, and when', () => {
    const { text } = draw()
    expect(text).toMatch(/^Ta livraison de matériaux En route vers Mougins Arrivée cet après-midi, avant 17 h/)
    expect(text).toContain('Cannes parti à 13:41')
    expect(text).toContain('Mougins entre 13 h et 17 h')
    expect(text).toContain('Livraison : en cours Parti à 13:41 · environ 34 min de route')
    expect(text).toContain('Livré : à venir')
  })

  it('dates the steps that were reached, and no other', () => {
    const { text } = draw()
    expect(text).toContain('Validation : fait Jeudi 19 novembre à 18:04')
    expect(text).toContain('Préparation : fait Vendredi 20 novembre à 11:20')
    expect(draw({ orderedAt: null, preparedAt: null }).text).toContain('Validation : fait Préparation : fait Livraison')
  })

  it('says that it is there, once it is', () => {
    const { text } = draw({ status: 2, deliveredAt: at('14:00') })
    expect(text).toMatch(/^Ta livraison de matériaux Livrée à Mougins Le vendredi 20 novembre 2026 à 14:00/)
    expect(text).toContain('Livré : fait')
    expect(text).toContain('Quelque chose ne va pas ?')
  })

  it('says in red that it is late', () => {
    expect(draw({ due: at('12:00') }).html).toContain('<strong class="late-words">En retard · parti à 13:41')
    expect(draw().html).not.toContain('late-words')
  })

  it('late, does not call near what is on the road still', () => {
    const words = (minutes: number | null) => draw({ due: at('12:00'), minutes }).text
    expect(words(34)).toMatch(
      /^Ta livraison de matériaux En route vers Mougins En retard · parti à 13:41 · environ 34 min de route/,
    )
    expect(words(null)).toMatch(/Mougins En retard · parti à 13:41/)
    expect(words(20)).toMatch(/Mougins Arrivée d’un moment à l’autre/)
  })

  it('names under the town the hours that were promised while they are true, and then when it arrived', () => {
    expect(draw({ due: at('12:00') }).text).toContain('Mougins prévue entre 7 h et 12 h')
    expect(draw({ due: new Date('2026-11-19T17:00:00+01:00') }).text).toContain(
      'Mougins prévue jeudi 19 novembre, entre 13 h et 17 h',
    )
    expect(draw({ status: 2, deliveredAt: at('14:00') }).text).toContain('Mougins à 14:00, prévue entre 13 h et 17 h')
  })

  it('names no town that is not known', () => {
    expect(draw({ toTown: '', fromTown: '' }).text).toMatch(/^Ta livraison de matériaux En route Arrivée/)
  })

  it('leads to the telephone and to a message', () => {
    const links = linksOf(draw().html)
    expect(Object.values(links)).toEqual(['tel:+33465710000', '/contact', '/politique#partage'])
  })

  it('says how old its news are, and that they may be older than they look', () => {
    expect(draw().text).toContain('Mis à jour à 14:02 · la page s’actualise seule')
    expect(draw({}, true).text).toContain('Pas de réseau : nouvelles de 14:02')
  })
})

describe('What is known by a tracking link', () => {
  const token = 'a'.repeat(22)
  const open = (answer: () => unknown) =>
    createTrackingStore(token, pretendWorld(pretendProvider({ [`/suivi/${token}`]: answer }).fetch))

  it('is what the provider says, and since when', async () => {
    const store = open(() => ({ success: true, data: wireOfDelivery }))
    await store.load()
    expect(store.state).toMatchObject({ delivery: onItsWay, asOf: at('10:00'), failure: null })
  })

  it('stays when the next question has no answer', async () => {
    let isUp = true
    const store = open(() => (isUp ? { success: true, data: wireOfDelivery } : Response.error()))
    await store.load()
    isUp = false
    await store.load()
    expect(store.state).toMatchObject({ delivery: onItsWay, failure: 'away' })
  })

  it('goes when the link is over', async () => {
    let isOver = false
    const store = open(() =>
      isOver ? Response.json({ message: 'Introuvable' }, { status: 404 }) : { success: true, data: wireOfDelivery },
    )
    await store.load()
    isOver = true
    await store.load()
    expect(store.state).toMatchObject({ delivery: null, failure: 'unknown' })
  })
})

describe('The refusal of text messages', () => {
  const token = 'a'.repeat(22)
  const wire = { ...wireOfDelivery, sms_refuses: false }
  const open = async (answer: (body: Record<string, unknown>) => unknown, told: () => unknown = () => wire) => {
    const provider = pretendProvider({
      [`/suivi/${token}`]: async () => ({ success: true, data: await told() }),
      [`/suivi/${token}/sms`]: answer,
    })
    const store = createTrackingStore(token, pretendWorld(provider.fetch))
    await store.load()
    return { store, provider }
  }
  const takes = ({ refuser }: Record<string, unknown>) => ({ success: true, data: { sms_refuses: refuser } })
  const drawn = ({ state }: TrackingStore) =>
    drawnScreen(
      pretendWorld(fetch),
      '/suivi/a',
      createElement(TextRefusal, {
        refused: state.delivery?.textsRefused === true,
        choice: state.texts,
        onChoose() {},
      }),
    ).text

  it('is said once the provider has it, and can be taken back', async () => {
    const { store } = await open(takes)
    expect(drawn(store)).toBe('Ne plus recevoir de SMS')
    await store.refuseTexts(true)
    expect(drawn(store)).toBe('Plus de SMS pour ce numéro. En recevoir de nouveau')
    await store.refuseTexts(false)
    expect(drawn(store)).toBe('Ce numéro reçoit de nouveau nos SMS. Ne plus recevoir de SMS')
  })

  it('is not claimed without an answer, nor where it is turned down', async () => {
    const { store } = await open(() => Promise.reject(new TypeError('Failed to fetch')))
    await store.refuseTexts(true)
    expect(drawn(store)).toBe(
      'Pas de réponse : ton choix n’est peut-être pas enregistré. Vérifie ta connexion, puis réessaie. Ne plus recevoir de SMS',
    )
    const message = 'Nous n’envoyons pas de SMS à ce numéro.'
    const turned = (await open(() => Response.json({ message }, { status: 409 }))).store
    await turned.refuseTexts(true)
    expect(drawn(turned)).toBe(`${message} Ne plus recevoir de SMS`)
  })

  it('is sent once by two taps, and holds against news that were asked for before it', async () => {
    let tell = () => {}
    const asked = new Promise<void>((resolve) => (tell = resolve))
    let isFirst = true
    const { store, provider } = await open(takes, async () => {
      if (isFirst) isFirst = false
      else await asked
      return wire
    })
    const news = store.load()
    await Promise.all([store.refuseTexts(true), store.refuseTexts(true)])
    expect(provider.count(`/suivi/${token}/sms`)).toBe(1)
    tell()
    await news
    expect(drawn(store)).toBe('Plus de SMS pour ce numéro. En recevoir de nouveau')
  })

  it('is there to choose under where the number comes from, and only where text messages are sent', () => {
    const choice = createElement('button', {}, 'Ne plus recevoir de SMS')
    expect(draw({}, false, choice).text).toMatch(/ce que nous en faisons \. Ne plus recevoir de SMS$/)
    expect(draw().text).toMatch(/ce que nous en faisons \.$/)
  })
})
