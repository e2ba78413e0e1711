import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { actOnWire } from '#contract/driver/act-on-wire.ts'
import { recordAct } from '#contract/driver/driver-acts.ts'
import { driverDay } from '#contract/driver/driver-day.ts'
import { readKeptDriverDay } from '#contract/driver/kept-driver-day.ts'
import type { DriverAct } from '#rules/run/driver-acts.ts'

const at = new Date('2026-11-24T09:43:12.345Z')
const sentAt = new Date('2026-11-24T17:00:00Z')
const name = {
  id: '00000000-0000-4000-8000-000000000001',
  orderId: 1042,
  runId: 5,
  at,
  arrivedAt: new Date('2026-11-24T09:30:00Z'),
  photos: ['00000000-0000-4000-8000-000000000002'],
}
const seen = { reserves: ['damaged', 'other'], words: 'Un coin', signature: [[1, 2, 3, 4]], photos: 1 } as const
const common = {
  id: name.id,
  commande: 1042,
  tournee: 5,
  le: at,
  arrive_le: name.arrivedAt,
  envoye_le: sentAt,
  photos: name.photos,
}
const goods = { reserves: ['abime', 'autre'], reserve: 'Un coin', signature: [[1, 2, 3, 4]] }

describe('An act as it is told', () => {
  it.each<[DriverAct, Record<string, unknown>]>([
    [
      { kind: 'pickup', packages: 3, goods: 'tuiles', name: 'Mme Spécimen', ...seen },
      { genre: 'pris_en_charge', colis: 3, nature: 'tuiles', remis_par: 'Mme Spécimen', ...goods },
    ],
    [
      { kind: 'delivery', name: 'M. Exemple', ...seen, unsigned: null },
      { genre: 'livre', recu_par: 'M. Exemple', ...goods, sans_signature: null },
    ],
    [
      { kind: 'neighbour', name: 'Mme Modèle', ...seen, signature: [], unsigned: 'cannot' },
      { genre: 'chez_un_voisin', recu_par: 'Mme Modèle', ...goods, signature: [], sans_signature: 'ne_peut_pas' },
    ],
    [
      { kind: 'attempt', reason: 'refused', words: 'Trop tard', calledAt: at, photos: 1 },
      { genre: 'non_livre', motif: 'refuse', precision: 'Trop tard', appele_le: at },
    ],
  ])('is what the server reads, to the millisecond: $kind', (act, told) => {
    expect(v.parse(recordAct.body, actOnWire(act, name, sentAt))).toEqual({ ...common, ...told })
  })
})

describe('A driver’s day on his phone', () => {
  const place = { nom: '', adresse: '', latitude: 43.6, longitude: 7, telephone: '', note: '', prevue: '' }
  const event = {
    id: name.id,
    genre: 'pris_en_charge',
    le: '2026-11-24 08:14:37',
    arrive_le: '2026-11-24 08:02:10',
    telephone_le: '2026-11-24 08:13:00',
    recu_le: '2026-11-24 08:20:39',
    mots: 'Pris en charge, 3 colis',
    nom: '',
    reserves: '',
    signature: [],
    photos: 0,
    empreinte: 'a90d',
  }
  const order = {
    id: 1042,
    statut: 1,
    donneur_ordre: { nom: '', adresse: '', siren: '', telephone: '' },
    reference: '',
    chantier: '',
    retrait: place,
    livraison: place,
    poids: '212 kg',
    nature: 'tuiles',
    colis: 3,
    tentatives: 0,
    voisin: '',
    evenements: [event, { ...event, arrive_le: null }],
  }
  const day = v.parse(driverDay, {
    jour: '2026-11-24',
    transporteur: { nom: 'Transports Modèle', adresse: '', siren: '', telephone: '', licence: '' },
    tournees: [],
    commandes: [order],
    retirees: [{ commande: 1051, tournee: 5, le: '2026-11-24 09:58:00', note: '' }],
  })

  it('is read as it was kept', () => {
    expect(readKeptDriverDay({ day, at })).toEqual({ day, at })
  })

  it('is none where another version of the app left something out', () => {
    const { takenOff: _, ...less } = day
    expect([readKeptDriverDay({ day: less, at }), readKeptDriverDay({ day }), readKeptDriverDay(undefined)]).toEqual([
      null,
      null,
      null,
    ])
  })
})
