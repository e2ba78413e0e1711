import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { findStop, haltsOf, nextStop, runsOn } from '#app/driver/model/day-stops.ts'
import { screenIn, screenPath } from '#app/driver/model/driver-screens.ts'
import { aheadWords, endWords, haltWords, lateWords, takenOffWords } from '#app/driver/model/stop-words.ts'
import { driverDay } from '#contract/driver/driver-day.ts'
import { aPlace, aRoadOrder, aRun, aStop, aWireDay, tuesday1028 } from './pretend-road.ts'

const depot = aPlace('Dépôt Exemple', '5 avenue de l’Exemple, 06220 Vallauris')
const dayOf = (changes: Parameters<typeof aWireDay>[0]) => v.parse(driverDay, aWireDay(changes))

/** Two orders of one depot, picked up in a row. */
const twoAtOnce = dayOf({
  tournees: [
    aRun([
      aStop(1, 'retrait', '08:00', true),
      aStop(2, 'retrait', '08:00'),
      aStop(2, 'livraison', '09:00'),
      aStop(1, 'livraison', '14:35'),
    ]),
  ],
  commandes: [1, 2].map((id) =>
    aRoadOrder({ id, retrait: depot, livraison: aPlace('M. Exemple', `${id} rue du Modèle, 06250 Mougins`) }),
  ),
})

/** With its no-break spaces as spaces. */
const plain = (words: string | null | undefined) => words?.replaceAll('\u00A0', ' ')

describe('The stops of a day', () => {
  it('count as one where those of one kind at one address follow each other', () => {
    const [first, ...others] = haltsOf(twoAtOnce, twoAtOnce.runs)
    expect([first?.stops.map(({ orderId }) => orderId), first?.isDone, others.length]).toEqual([[1, 2], false, 2])
    expect(first && haltWords(first)).toBe('Dépôt Exemple · 2 retraits')
    expect(first && nextStop(first).orderId).toBe(2)
  })

  it('are not one where another stop lies between them, or what is done there is another thing', () => {
    const day = dayOf({
      tournees: [aRun([aStop(1, 'retrait', '08:00'), aStop(2, 'livraison', '08:30'), aStop(3, 'retrait', '09:00')])],
      commandes: [
        aRoadOrder({ id: 1, retrait: depot }),
        aRoadOrder({ id: 2, livraison: depot }),
        aRoadOrder({ id: 3, retrait: depot }),
      ],
    })
    expect(haltsOf(day, day.runs)).toHaveLength(3)
  })

  it('are those of the runs of that day, the first to start first; tomorrow’s stand apart', () => {
    const day = dayOf({
      tournees: [
        aRun([aStop(1042, 'livraison', '15:00')], { id: 9, depart: '2026-11-24 14:00:00' }),
        aRun([aStop(1042, 'retrait', '08:00')]),
        aRun([aStop(1043, 'retrait', '08:00')], { id: 7, jour: '2026-11-25', depart: '2026-11-25 08:00:00' }),
      ],
    })
    expect(runsOn(day, '2026-11-24').map(({ id }) => id)).toEqual([5, 9])
    expect(runsOn(day, '2026-11-25').map(({ id }) => id)).toEqual([7])
  })

  it('can be opened in any order, each by its order and what is done there', () => {
    expect(findStop(twoAtOnce, 1, 'delivery')).toMatchObject({ orderId: 1, kind: 'delivery', runId: 5 })
    expect(findStop(twoAtOnce, 3, 'delivery')).toBeNull()
    expect(screenPath(1042, 'livrer')).toBe('/tournee/1042-livrer')
    expect(screenIn('1042-livrer')).toEqual({ orderId: 1042, stop: 'delivery', act: 'delivery' })
    expect(screenIn('1042-lettre')).toEqual({ orderId: 1042, stop: null, act: null })
    expect(['1042', '0-livrer', '1042-toString', 'x-livrer'].map(screenIn)).toEqual([null, null, null, null])
  })
})

describe('The words of a stop', () => {
  it('say how far off it is, while that means something', () => {
    const at = (time: string) => new Date(`2026-11-24T${time}:00+01:00`)
    expect([aheadWords(at('10:40'), tuesday1028), aheadWords(at('10:23'), tuesday1028)].map(plain)).toEqual([
      'dans 12 min',
      'depuis 5 min',
    ])
    expect([
      aheadWords(at('10:28'), tuesday1028),
      aheadWords(at('18:00'), tuesday1028),
      aheadWords(null, tuesday1028),
    ]).toEqual(['maintenant', '', ''])
  })

  it('say when the run is over, to the next quarter of an hour', () => {
    expect(plain(endWords(haltsOf(twoAtOnce, twoAtOnce.runs)))).toBe('15 h')
    expect(endWords([])).toBeNull()
  })

  it('say that it is late, and for when it was', () => {
    expect(
      ['avant 12 h', 'retrait mardi 24 novembre 2026 vers 3 h 30', ''].map((prevue) => lateWords({ prevue })),
    ).toEqual(['En retard, prévu avant 12 h', 'En retard, prévu mardi 24 novembre 2026 vers 3 h 30', 'En retard'])
  })

  it('say of what was taken off when, why, and what not to do', () => {
    const off = { orderId: 1051, runId: 5, at: new Date('2026-11-24T09:58:00+01:00') }
    expect(takenOffWords({ ...off, note: 'Commande annulée.' }).map(plain)).toEqual([
      'retirée à 09:58.',
      'Commande annulée : n’y va pas, ne charge rien.',
    ])
    expect(takenOffWords({ ...off, note: '' })[1]).toBe('N’y va pas, ne charge rien.')
  })
})
