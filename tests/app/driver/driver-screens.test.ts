import { UnsecuredJWT } from 'jose'
import { createElement, type ReactNode } from 'react'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { ActPage } from '#app/driver/act/act-page.tsx'
import { DayPage } from '#app/driver/day/day-page.tsx'
import { StopPage } from '#app/driver/day/stop-page.tsx'
import DriverRoom from '#app/driver/driver-room.tsx'
import { DriverContext } from '#app/driver/model/use-driver.ts'
import { WaybillPage } from '#app/driver/waybill/waybill-page.tsx'
import { driverDay } from '#contract/driver/driver-day.ts'
import type { DriverAct } from '#rules/run/driver-acts.ts'
import { drawnScreen, linksOf } from '#tests/builders/drawn-screen.tsx'
import { camille, pretendWorld } from '#tests/builders/pretend-world.ts'
import {
  aDelivery,
  aPhoto,
  aReceived,
  aRoadOrder,
  aRun,
  aStop,
  aWireDay,
  onTheRoad,
  pretendRoad,
  tuesday1028,
} from './pretend-road.ts'

const token = (claims: object) =>
  new UnsecuredJWT({ ...claims }).setExpirationTime(new Date(tuesday1028.getTime() + 3_600_000)).encode()

/** A driver who has looked at that day, and one of his screens. */
async function onHisWay(day = aWireDay()) {
  const road = pretendRoad(day)
  const at = onTheRoad(road)
  at.world.session.open(token({ role: 'staff', team: 'driver' }), camille)
  await at.store.refresh()
  const shown = (screen: ReactNode) =>
    drawnScreen(at.world, '/tournee', createElement(DriverContext, { value: at }, screen))
  return { ...at, road, shown }
}

describe('The driver’s room', () => {
  it('is closed to a supplier, who is led back to his own', () => {
    const world = pretendWorld(pretendRoad().fetch, tuesday1028)
    world.session.open(token({ role: 'supplier' }), camille)
    const { text, html } = drawnScreen(world, '/tournee', createElement(DriverRoom))
    expect([text.includes('Page réservée à l’équipe'), linksOf(html)]).toEqual([
      true,
      { 'Nouvelle livraison': '/commande' },
    ])
  })

  it.each(['driver', 'dispatcher', 'manager'])('is open to a %s', (team) => {
    const world = pretendWorld(pretendRoad().fetch, tuesday1028)
    world.session.open(token({ role: 'staff', team }), camille)
    const { text } = drawnScreen(world, '/tournee', createElement(DriverRoom))
    expect([text.includes('Mardi 24 nov.'), text.includes('Les commandes')]).toEqual([true, team !== 'driver'])
  })
})

describe('The day of a driver', () => {
  it('shows the stop that is next, large, with the ways to call, to drive there, and to act', async () => {
    const { shown } = await onHisWay()
    const { text, html } = shown(createElement(DayPage))
    for (const words of ['1 sur 4', 'À livrer · arrêt 2 10:40 dans 12 min', '12 chemin de l’Exemple 06250 Mougins'])
      expect(text).toContain(words)
    for (const words of ['M. Exemple Toitures Modèle · n° 1042', '3 colis tuiles, 212 kg', 'Portail vert, code 0000A.'])
      expect(text).toContain(words)
    expect(linksOf(html)).toMatchObject({
      Appeler: 'tel:0600000000',
      'Lettre de voiture': '/tournee/1042-lettre',
      'Non livré': '/tournee/1042-non-livre',
      'Livrer ici': '/tournee/1042-livrer',
    })
    expect(Object.values(linksOf(html))).toEqual(
      expect.arrayContaining(['/tournee/1043-retrait', '/tournee/1043-livraison']),
    )
  })

  it('says what is late, what was taken off, and what tomorrow holds', async () => {
    const day = aWireDay({
      tournees: [
        aRun([{ ...aStop(1042, 'livraison', '12:10'), en_retard: true }]),
        aRun([{ ...aStop(1043, 'retrait', '08:00'), heure: '2026-11-25 08:00:00' }], { id: 6, jour: '2026-11-25' }),
      ],
      retirees: [{ commande: 1051, tournee: 5, le: '2026-11-24 09:58:00', note: 'Commande annulée.' }],
    })
    const { text } = (await onHisWay(day)).shown(createElement(DayPage))
    expect(text).toContain('En retard, prévu avant 12 h')
    expect(text).toContain('n° 1051 retirée à 09:58. Commande annulée : n’y va pas, ne charge rien.')
    expect(text).toMatch(/Demain .*08:00/)
  })

  it('says that there is none, or that all is done', async () => {
    expect((await onHisWay(aWireDay({ tournees: [], commandes: [] }))).shown(createElement(DayPage)).text).toContain(
      'Pas de tournée aujourd’hui.',
    )
    const over = aWireDay({ tournees: [aRun([aStop(1042, 'livraison', '10:20', true)])] })
    expect((await onHisWay(over)).shown(createElement(DayPage)).text).toContain('Tout est fait.')
  })
})

describe('What the server refused', () => {
  it('says before it is put away what nobody else has: a signature, photos that did not leave', async () => {
    const { shown, store, stop, road } = await onHisWay()
    road.answer = () => Response.json({ message: 'La commande n° 1042 a été annulée.' }, { status: 409 })
    const refused = async (act: DriverAct) => {
      await store.record(stop(1042), act, act.kind)
      await store.outbox.settled()
      const { text } = shown(createElement(DayPage))
      for (const { entry } of store.outbox.state.items) await store.outbox.cancel(entry.id)
      return /n° 1042 : pas enregistré (.*) Compris/.exec(text)?.[1]
    }
    expect(await refused({ ...aReceived, kind: 'delivery', signature: [], unsigned: 'refuses' })).toBe(
      'La commande n° 1042 a été annulée.',
    )
    expect(await refused(aDelivery)).toBe(
      'La commande n° 1042 a été annulée. « Compris » efface ce qui n’est qu’ici : la signature.',
    )
    road.refusesPhotos = true
    store.taken.take(1042, [aPhoto])
    expect(await refused({ ...aDelivery, photos: 1 })).toContain('ce qui n’est qu’ici : la signature et les photos.')
  })
})

describe('A stop of a run', () => {
  it('whose goods were not picked up says so, and leads there', async () => {
    const { shown, stop } = await onHisWay()
    const { text, html } = shown(createElement(StopPage, { stop: stop(1043) }))
    expect(text).toContain('La commande n° 1043 est « En cours de préparation » : elle n’est pas à livrer.')
    expect(linksOf(html)['Voir le retrait']).toBe('/tournee/1043-retrait')
  })
})

describe('An act', () => {
  it('of a delivery asks in the order of the gesture, with whom the order names', async () => {
    const { shown, stop } = await onHisWay()
    const { text } = shown(createElement(ActPage, { kind: 'delivery', stop: stop(1042) }))
    expect(text).toMatch(
      /Livrer à Mougins .*Qui reçoit.*M\. Exemple.*Sa signature.*La photo.*Des réserves.*Aucune.*Livré$/,
    )
  })

  it('with a neighbour is offered only where the recipient agreed to one', async () => {
    const offers = async (voisin: string) => {
      const { shown, stop } = await onHisWay(aWireDay({ commandes: [aRoadOrder({ voisin })] }))
      return shown(createElement(ActPage, { kind: 'attempt', stop: stop(1042) })).text.includes('Lui remettre')
    }
    expect([await offers(''), await offers('Mme Modèle, au 14')]).toEqual([false, true])
    const { shown, stop } = await onHisWay()
    expect(shown(createElement(ActPage, { kind: 'neighbour', stop: stop(1042) })).text).toContain(
      'Le destinataire n’a accepté aucun voisin : appelle-le.',
    )
  })
})

describe('The waybill on the phone', () => {
  it('has every mention, the events by both clocks, the signatures, and no door code', async () => {
    const signature = [[100, 300, 150, 100]]
    const event = {
      id: 'a',
      genre: 'pris_en_charge' as const,
      mots: 'Pris en charge, 3 colis',
      nom: 'Mme Spécimen',
      le: '2026-11-24 08:14:37',
      arrive_le: '2026-11-24 08:02:10',
      telephone_le: '2026-11-24 08:13:00',
      recu_le: '2026-11-24 08:20:39',
      reserves: 'Abîmé',
      signature,
      photos: 1,
      empreinte: 'a90d0000e213',
    }
    const day = v.parse(driverDay, aWireDay({ commandes: [aRoadOrder({ evenements: [event] })] }))
    const [order] = day.orders
    const { shown } = await onHisWay()
    const { text, html } = shown(createElement(WaybillPage, { day, order: order!, run: day.runs[0]! }))
    for (const words of [
      'Transporteur Transports Modèle 3 quai de l’Exemple, 06000 Nice SIREN 000 000 000 Licence 2026/93/0000000',
      'Donneur d’ordre Toitures Modèle 3 rue du Modèle, 06250 Mougins SIREN 000 000 000 Réf. CH-7 Villa Modèle',
      'Destinataire M. Exemple 12 chemin de l’Exemple, 06250 Mougins 06 00 00 00 00',
      'Prise en charge chez Dépôt Exemple 1 rue du Modèle, 06150 Cannes-la-Bocca Prévue avant 12 h Faite à 08:14',
      'Marchandise tuiles Colis 3 colis Poids 212 kg Véhicule AA-000-AA Conducteur Sam Exemple',
      'Instructions Portail vert. Camion 3,5 t max.',
      'Pris en charge, 3 colis mardi 24 novembre à 08:14 Arrivée 08:02, à l’ouverture de l’étape Téléphone 08:13, reçu 08:20, empreinte a90d0000…',
      'Réserves : Abîmé · 1 photo',
    ])
      expect(text).toContain(words)
    expect(html).toContain('d="M100 300L150 100"')
    expect(text).not.toContain('0000A')
  })
})
