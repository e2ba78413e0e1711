import { describe, expect, it } from 'vitest'
import { createPapers } from '#server/invoices/papers.ts'
import { drawWaybill } from '#server/waybill/draw-waybill.ts'
import type { Facts } from '#server/waybill/event-facts.ts'
import type { WaybillFacts } from '#server/waybill/waybill-facts.ts'
import { pdfPages } from '../fixtures/invoiced.ts'
import { deliveryFacts, givenWaybill, pickupFacts } from '../fixtures/waybill.ts'

const pickup: Facts = { kind: 'pickup', ...pickupFacts, arrivedAt: Date.parse('2026-11-24T07:02:10Z') }
const delivery: Facts = { kind: 'delivery', ...deliveryFacts }
const absent: Facts = {
  kind: 'attempt',
  reason: 'absent',
  words: '',
  calledAt: Date.parse('2026-11-24T09:05:00Z'),
  photos: ['b'.repeat(64)],
}
const delivered = givenWaybill([pickup, delivery])
const linesOf = async (facts: WaybillFacts) => (await pdfPages(await drawWaybill(facts))).join('\f').split('\n')
const lines = await linesOf(delivered)

describe('the PDF of a waybill', () => {
  it.each([
    'n° LV-1042 · établie le 24/11/2026 à 08:14',
    'Transports Modèle',
    'Licence 2026/93/0000000',
    'Toitures Modèle',
    'Réf. CH-EXEMPLE-7, Villa Modèle',
    '06 00 00 00 00',
    '1 rue du Modèle, 06150 Cannes-la-Bocca',
    'Prévue le 24/11/2026, entre 8 h et 12 h',
    'Faite le 24/11/2026 à 08:34',
    'Tuiles en terre cuite',
    '212 kg',
    'AA-000-AA',
    'Sam Exemple',
    'Pris en charge 24/11/2026 à 08:14',
    'Arrivée 8 h 02, à l’ouverture de l’étape',
    'Colis vus 3 sur 3',
    'Remis par Mme Spécimen',
    'Réserves Aucune',
    'Reçu par M. Exemple',
    'La chaîne tient : 2 événements, chacun porte l’empreinte SHA-256 du précédent.',
    `Dernière empreinte ${delivered.events.at(-1)?.digest.match(/.{8}/g)?.join(' ')}`,
  ])('says « %s »', (line) => {
    expect(lines.map((each) => each.trim())).toContain(line)
  })

  it('has its events with both times and short digests, and which came without a network', async () => {
    const [first, last] = delivered.events
    const phoneIsWrong = { ...first, phoneAt: (first?.at ?? 0) - 600_000 }
    const late = { ...last, receivedAt: (last?.at ?? 0) + 120_001 }
    const text = (await linesOf({ ...delivered, events: [phoneIsWrong, late] as never })).join('\n')
    const short = (digest = '') => `${digest.slice(0, 4)}…${digest.slice(-4)}`
    expect(text).toContain(
      `Pris en charge, 3 colis, 1 réserve 24/11/2026 08:04:37 24/11/2026 08:14:39 ${short(first?.digest)}`,
    )
    expect(text).toContain(
      `Livré à M. Exemple, sans réserve 24/11/2026 08:34:37 24/11/2026 08:36:37 hors ligne ${short(last?.digest)}`,
    )
    expect(text.match(/hors ligne/g)).toHaveLength(1)
  })

  it('tells what nobody told, and whom another carrier works for', async () => {
    const nobody = { name: '', address: [''], siren: '' }
    const text = (
      await linesOf({
        ...givenWaybill([pickup, absent]),
        carrier: { ...nobody, name: 'Affrètement Exemple', licence: '', charteredBy: 'Transports Modèle' },
        principal: { ...nobody, references: '' },
        recipient: { ...nobody, phone: '' },
        delivery: { address: '', planned: '', doneAt: null },
        plate: '',
        driver: '',
        instructions: '',
      })
    ).join('\n')
    expect(text).toContain('Affrété par Transports Modèle')
    for (const [words, times] of [
      ['Nom non renseigné', 2],
      ['Adresse non renseignée', 4],
      ['SIREN non renseigné', 2],
      ['Licence non renseignée', 1],
      ['Téléphone non renseigné', 1],
      ['Heure prévue non renseignée', 1],
      ['Pas encore faite', 1],
      ['Non renseigné', 2],
      ['Motif Absent', 1],
      ['Appelé À 10 h 05', 1],
      ['Sans signature', 1],
    ] as const)
      expect([words, text.split(words).length - 1]).toEqual([words, times])
  })

  it('says where its chain is broken', async () => {
    const text = (await linesOf({ ...delivered, brokenAt: { place: 2, why: 'missing' } })).join('\n')
    expect(text).toContain('La chaîne est rompue : l’événement 2 manque.')
    expect(text).not.toContain('tient')
  })

  it('draws what was signed, and says where nobody did, and why', async () => {
    const unsigned = await linesOf(givenWaybill([pickup, { ...delivery, signature: [], unsigned: 'refuses' } as Facts]))
    expect(unsigned.filter((line) => line.includes('Sans signature'))).toHaveLength(1)
    expect(unsigned.map((line) => line.trim())).toContain('Signature Il refuse')
    expect(lines.filter((line) => line.includes('Sans signature'))).toEqual([])
    const otherHand = delivered.events.map((event) => ({
      ...event,
      told: event.told && { ...event.told, signature: [[0, 0, 1000, 400]] },
    }))
    const [one, other] = await Promise.all([delivered, { ...delivered, events: otherHand }].map(drawWaybill))
    expect(one).not.toEqual(other)
  })

  it('is one sheet whatever it says, with every word of the reserves', async () => {
    const long = 'Société très longue de matériaux de la vallée du Var '.repeat(4).trim()
    const words = `début ${'fissure '.repeat(22)}fin`
    const end: Facts = { kind: 'delivery', ...deliveryFacts, reserves: ['damaged', 'other'], words }
    const party = { name: long, address: [long, long], siren: '' }
    const facts = givenWaybill([{ ...pickup, words } as Facts, ...Array.from({ length: 40 }, () => absent), end])
    const pages = await pdfPages(
      await drawWaybill({
        ...facts,
        carrier: { ...party, licence: long, charteredBy: long },
        principal: { ...party, references: long },
        recipient: { ...party, phone: '' },
        pickup: { ...facts.pickup, address: long },
        delivery: { ...facts.delivery, address: long },
        goods: long,
        driver: long,
        instructions: long.repeat(10),
      }),
    )
    expect(pages).toHaveLength(1)
    const text = pages.join('').replaceAll(/\s+/g, ' ')
    expect(text.match(/début (?:fissure ){22}fin/g)).toHaveLength(2)
    expect(text).toMatch(/et \d+ autres avant/)
    expect(text).toContain('La chaîne tient : 42 événements')
  })

  it('wraps a long name whole where there is room', async () => {
    const name = 'Entreprise générale de couverture et d’étanchéité des Alpes-Maritimes'
    const text = (await linesOf({ ...delivered, principal: { ...delivered.principal, name } })).join(' ')
    expect(text.replaceAll(/\s+/g, ' ')).not.toContain('…du')
    for (const word of name.split(' ')) expect(text).toContain(word)
  })

  it('is the same to the byte for the same facts, in any thread', async () => {
    const papers = createPapers()
    const other = await papers.draw('lettre', { kind: 'waybill', facts: structuredClone(delivered) })
    await papers.stop()
    expect(Buffer.from(await drawWaybill(delivered)).equals(other)).toBe(true)
  })
})
