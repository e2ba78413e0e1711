import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { myOrders } from '#contract/order/history.ts'

const order = {
  id: 42,
  DateCommande: '2026-11-20 10:30:05',
  StatuCommande: 2,
  StatuPaiement: 1,
  AdresseLivraison: '3 chemin des Pins, 06250 Mougins',
  RaisonSocialClient: 'Exemple Bâtiment',
  TTC: 47.88,
  HT: 39.9,
  TVA: 7.98,
  poids_label: '151-300 kg',
  email: 'fournisseur@exemple.fr',
  telephone: '0612345678',
  Bordereau: 'bordereaux/exemple.pdf',
  NumeroFacture: 'F-2026-0042',
  updated_at: '2026-11-21 08:00:00',
  DateLivraison: '2026-11-23 08:00:00',
  DateLivraisonReelle: '2026-11-23 09:12:00',
}

describe('The history', () => {
  it('reads an order by the names of the specification, amounts in cents', () => {
    expect(v.parse(myOrders.reply, [order]).orders).toEqual([
      {
        id: 42,
        orderedAt: new Date('2026-11-20T10:30:05+01:00'),
        status: 2,
        paid: 1,
        onAccount: false,
        paidAt: null,
        paidBy: '',
        creditNotes: [],
        countedFrom: new Date('2026-11-20T10:30:05+01:00'),
        pickupAddress: '',
        deliveryAddress: '3 chemin des Pins, 06250 Mougins',
        customerCompany: 'Exemple Bâtiment',
        customerName: '',
        totalTTC: 4788,
        totalHT: 3990,
        vat: 798,
        price: null,
        minutes: null,
        moment: null,
        weightLabel: '151-300 kg',
        email: 'fournisseur@exemple.fr',
        phone: '0612345678',
        reference: '',
        site: '',
        goods: '',
        packages: '',
        orderedBy: '',
        readOnly: false,
        hasWaybill: false,
        attempt: '',
        waitsForDay: false,
        slip: 'bordereaux/exemple.pdf',
        invoice: 'F-2026-0042',
        invoiceToken: null,
        preparedAt: null,
        updatedAt: new Date('2026-11-21T08:00:00+01:00'),
        leftAt: null,
        expectedAt: new Date('2026-11-23T08:00:00+01:00'),
        dateReason: '',
        slipName: '',
        deliveredAt: new Date('2026-11-23T09:12:00+01:00'),
        refund: null,
        emittedGrams: null,
        emittedBasis: '',
        salesTerms: null,
        trackingPath: null,
        repeat: null,
      },
    ])
  })

  it.each([
    ['bare', [order]],
    ['in data', { success: true, data: [order] }],
  ])('reads a list %s', (_, reply) => {
    expect(v.parse(myOrders.reply, reply).orders.map(({ id }) => id)).toEqual([42])
  })

  it.each([
    ['bare', []],
    ['in data', { data: [] }],
  ])('reads an empty list %s', (_, reply) => {
    expect(v.parse(myOrders.reply, reply)).toEqual({ orders: [], older: null })
  })

  it.each([
    ['a month', '2024-11', '2024-11'],
    ['an instant and a number', '2024-11-12T10:15:00.123Z_4711', '2024-11-12T10:15:00.123Z_4711'],
    ['nothing', undefined, null],
    ['null', null, null],
    ['what is no such place', 'hier', null],
  ])('reads from where on there are older ones: %s', (_, told, older) => {
    expect(v.parse(myOrders.reply, { data: [order], plus_anciennes: told }).older).toBe(older)
  })

  it.each([null, {}, { data: null }, { data: {} }, 'html', [null]])('refuses %j', (reply) => {
    expect(v.is(myOrders.reply, reply)).toBe(false)
  })
})

describe('An order of the history', () => {
  const day = new Date('2026-11-20T10:30:05+01:00')

  it.each([
    ['DateCommande', { DateCommande: '2026-11-20 10:30:05' }],
    ['created_at when DateCommande is missing', { DateCommande: undefined, created_at: '2026-11-20T09:30:05.000000Z' }],
    ['created_at when DateCommande is null', { DateCommande: null, created_at: '2026-11-20 10:30:05' }],
    ['created_at when DateCommande is empty', { DateCommande: '', created_at: '2026-11-20 10:30:05' }],
    ['DateCommande before created_at', { created_at: '2025-01-01 00:00:00' }],
  ])('is dated by %s', (_, changes) => {
    expect(read(changes).orderedAt).toEqual(day)
  })

  it.each([
    ['no date', { DateCommande: undefined }],
    ['a date that is none', { DateCommande: '2026-02-30 10:00:00' }],
  ])('with %s is refused', (_, changes) => {
    expect(v.safeParse(myOrders.reply, [{ ...order, ...changes }]).issues?.length).toBeGreaterThan(0)
  })

  it.each([
    ['TTC', { TTC: 47.88 }, 4788],
    ['TTC as text', { TTC: '47.88' }, 4788],
    ['TTC as French text', { TTC: '47,88' }, 4788],
    ['tarif_ttc when TTC is missing', { TTC: undefined, tarif_ttc: 47.88 }, 4788],
    ['tarif_ttc when TTC is null', { TTC: null, tarif_ttc: '47.88' }, 4788],
    ['TTC before tarif_ttc', { tarif_ttc: 1 }, 4788],
    ['TTC of nothing before tarif_ttc', { TTC: 0, tarif_ttc: 1 }, 0],
    ['neither, for it has no price yet', { TTC: undefined }, null],
    ['neither, both null', { TTC: null, tarif_ttc: null }, null],
  ])('costs what %s says', (_, changes, cents) => {
    expect(read(changes).totalTTC).toBe(cents)
  })

  it.each([
    ['Bordereau', {}, 'bordereaux/exemple.pdf'],
    ['bordereau_url', { Bordereau: undefined, bordereau_url: 'https://exemple.fr/b.pdf' }, 'https://exemple.fr/b.pdf'],
    ['bordereau_url before Bordereau', { bordereau_url: 'https://exemple.fr/b.pdf' }, 'https://exemple.fr/b.pdf'],
    ['Bordereau when bordereau_url is empty', { bordereau_url: '' }, 'bordereaux/exemple.pdf'],
    ['neither', { Bordereau: null }, null],
    ['neither, both empty', { Bordereau: '', bordereau_url: '' }, null],
  ])('has the slip of %s', (_, changes, slip) => {
    expect(read(changes).slip).toBe(slip)
  })

  it.each([
    ['NumeroFacture', {}, 'F-2026-0042'],
    ['NumeroFacture as a number', { NumeroFacture: 42 }, '42'],
    ['facture_filename before NumeroFacture', { facture_filename: 'facture-42.pdf' }, 'facture-42.pdf'],
    ['neither', { NumeroFacture: null, facture_filename: '' }, null],
  ])('has the invoice of %s', (_, changes, invoice) => {
    expect(read(changes).invoice).toBe(invoice)
  })

  it.each([
    ['a number', 3, 3],
    ['numeric text', '3', 3],
    ['null', null, null],
    ['missing', undefined, null],
    ['empty text', '', null],
    ['a word', 'livré', null],
  ])('has the status and the payment flag that are %s', (_, value, code) => {
    const { status, paid } = read({ StatuCommande: value, StatuPaiement: value })
    expect([status, paid]).toEqual([code, code])
  })

  it('may have numeric text for id', () => {
    expect(read({ id: '42' }).id).toBe(42)
  })

  it.each(['', 'abc', '4.2', null, undefined])('with the id %j is refused', (id) => {
    expect(v.is(myOrders.reply, [{ ...order, id }])).toBe(false)
  })

  it.each(['updated_at', 'DateLivraison', 'DateLivraisonReelle'])(
    'with an unreadable %s is shown without it',
    (field) => {
      const { updatedAt, expectedAt, deliveredAt } = read({ [field]: 'bientôt' })
      expect([updatedAt, expectedAt, deliveredAt].filter((date) => date === null)).toHaveLength(1)
    },
  )

  it('counts its urgent pickup from its order, or from what our server says', () => {
    const countedFrom = (more: object) =>
      v.parse(myOrders.reply, [{ id: 42, created_at: '2026-11-20 10:30:05', ...more }]).orders[0]?.countedFrom
    expect([
      countedFrom({}),
      countedFrom({ comptee_depuis: null }),
      countedFrom({ comptee_depuis: '2026-11-23 09:00:00' }),
    ]).toEqual([day, day, new Date('2026-11-23T09:00:00+01:00')])
  })

  it('with nothing but its id and date is shown with blanks', () => {
    expect(v.parse(myOrders.reply, [{ id: 42, created_at: '2026-11-20 10:30:05' }]).orders).toEqual([
      {
        id: 42,
        orderedAt: day,
        status: null,
        paid: null,
        onAccount: false,
        paidAt: null,
        paidBy: '',
        creditNotes: [],
        countedFrom: day,
        pickupAddress: '',
        deliveryAddress: '',
        customerCompany: '',
        customerName: '',
        totalTTC: null,
        totalHT: null,
        vat: null,
        price: null,
        minutes: null,
        moment: null,
        weightLabel: '',
        email: '',
        phone: '',
        reference: '',
        site: '',
        goods: '',
        packages: '',
        orderedBy: '',
        readOnly: false,
        hasWaybill: false,
        attempt: '',
        waitsForDay: false,
        slip: null,
        invoice: null,
        invoiceToken: null,
        preparedAt: null,
        updatedAt: null,
        leftAt: null,
        expectedAt: null,
        dateReason: '',
        slipName: '',
        deliveredAt: null,
        refund: null,
        emittedGrams: null,
        emittedBasis: '',
        salesTerms: null,
        trackingPath: null,
        repeat: null,
      },
    ])
  })

  it.each([
    ['2026-11-28', '2026-11-28'],
    ['https://exemple.example/cgv', 'https://exemple.example/cgv'],
    ['2026-99-99', null],
    ['javascript:alert(1)', null],
    [undefined, null],
  ])('was placed under terms of sale that are a day or an address: %j', (cgv, salesTerms) => {
    expect(v.parse(myOrders.reply, [{ ...order, cgv }]).orders).toMatchObject([{ salesTerms }])
  })

  it.each([
    [{ prenomClient: 'Ali', nomClient: 'Petit' }, 'Ali Petit'],
    [{ nomClient: 'Petit' }, 'Petit'],
    [{ prenomClient: null, nomClient: null }, ''],
  ])('names its customer when our own server does: %j', (names, name) => {
    expect(read(names).customerName).toBe(name)
  })

  it.each([
    [
      'flex',
      { livraisonType: 'flex', dateLivraison: '2026-11-23 13:30:00', flexHalfDay: 'PM' },
      { type: 'flex', slot: { day: '2026-11-23', halfDay: 'PM' } },
    ],
    [
      'planned',
      { livraisonType: 'planifiee', dateLivraison: '2026-11-23 10:00:00' },
      { type: 'planifiee', at: new Date('2026-11-23T10:00:00+01:00') },
    ],
    ['urgent', { livraisonType: 'urgent' }, { type: 'urgent' }],
    ['of an unknown type', { livraisonType: 'drone' }, null],
    ['without its half-day', { livraisonType: 'flex', dateLivraison: '2026-11-23 13:30:00' }, null],
    ['without its date', { livraisonType: 'planifiee' }, null],
  ])('says when it was asked for: %s', (_, changes, moment) => {
    expect(read(changes).moment).toEqual(moment)
  })

  it('tells the lines of its price when all of them came, and none of them when one is missing', () => {
    const lines = {
      tarifBase: 19.9,
      poidsSupplement: '10.00',
      tempsSupplement: 10,
      supplementLivraison: 0,
      totalHT: 39.9,
      totalTTC: 47.88,
    }
    expect(read(lines).price).toEqual({
      base: 1990,
      weight: 1000,
      time: 1000,
      delivery: 0,
      totalHT: 3990,
      totalTTC: 4788,
    })
    expect(read({ ...lines, tempsSupplement: undefined }).price).toBeNull()
  })

  it('reads a number where text is meant', () => {
    expect(read({ telephone: 612345678 }).phone).toBe('612345678')
  })

  function read(changes: Readonly<Record<string, unknown>>) {
    const [parsed] = v.parse(myOrders.reply, [{ ...order, ...changes }]).orders
    if (parsed === undefined) throw new Error('No order was read')
    return parsed
  }
})
