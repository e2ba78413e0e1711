import { beforeEach, describe, expect, it } from 'vitest'
import { invoiceBytes } from '#server/invoices/invoice-bytes.ts'
import { renderLetter } from '#server/letters/render-letter.ts'
import { orderPaidLetter } from '#server/letters/order-paid-letter.ts'
import { insertPhoto } from '#server/photos/proof-photos.ts'
import { settle } from '#server/payment/settle.ts'
import { call } from '#tests/server/fixtures/call.ts'
import { cards, typeCard } from '#tests/server/fixtures/card.ts'
import { bringOrder } from '#tests/server/fixtures/bring-order.ts'
import { chargedFor, invoicedOrder, paidOrder, storedOrder, unpaidOrder } from '#tests/server/fixtures/invoiced.ts'
import { pay, readyOrder } from '#tests/server/fixtures/order.ts'
import { letterRows, sentLetters } from '#tests/server/fixtures/outbox-folder.ts'
import { openProvider } from '#tests/server/fixtures/provider.ts'
import { newSupplier } from '#tests/server/fixtures/supplier.ts'

const provider = await openProvider()
const beside = await openProvider({ beside: provider })
const { db } = provider.world
const supplier = await newSupplier(provider)

beforeEach(async () => void (await db.deleteFrom('letters').execute()))

const keys = async () => (await letterRows(provider)).map(({ once_key: key }) => key)
/** Of an order that is brought to the door: two letters, and the message to whom it goes to. */
const steps = (id: number) => [`order-preparing-${id}`, `order-delivering-${id}`, `order-sms-${id}`]

describe('the letter of a paid order', () => {
  it('tells the customer the whole order, in both shapes', async () => {
    const order = await paidOrder(provider, supplier)
    const letter = (await sentLetters(provider)).at(-1)
    expect(letter).toMatchObject({
      subject: `Commande n° ${order.id} reçue et payée`,
      to: [{ name: 'Élise Martin', address: supplier.email }],
      from: { address: 'livraisons@colibat.example' },
      attachments: [],
    })
    const plain = (text = '') => text.replaceAll('\u00A0', ' ').replaceAll('&#39;', "'")
    for (const row of [
      ['Retrait', '12 rue des Lilas, 06250 Mougins'],
      ['Livraison', '3 avenue Jean Médecin, 06000 Nice'],
      ['Quand', 'Flex, mercredi 18 novembre 2026, Après-midi 13h-17h'],
      ['Poids', '151-300 kg'],
      ['Destinataire', 'Ali Petit, Chantier Nord'],
      ['Téléphone', '06 11 22 33 44'],
      ['Total HT', '39,90 €'],
      ['TVA', '7,98 €'],
      ['Total TTC', '47,88 €'],
      ['Payé par carte', 'mercredi 18 novembre 2026 à 10:00'],
      ['Conditions de vente', 'du 18 novembre 2026'],
    ]) {
      expect(plain(letter?.text)).toContain(row.join(' : '))
      expect(plain(letter?.html)).toMatch(new RegExp(`>${row[0]}</(?:dt|th|span)>`))
      expect(plain(letter?.html)).toMatch(new RegExp(`>${row[1]}</(?:dd|td|b)>`))
    }
    expect(letter?.text).not.toContain('Sonner au portail')
    expect(letter?.text).toContain(`https://colibat.example/historique/${order.id}`)
  })

  it('says of a demonstration that no money has moved, and of Stripe nothing', async () => {
    const order = await paidOrder(provider, supplier)
    expect((await sentLetters(provider)).at(-1)?.text).toContain('Paiement\u00A0: DÉMONSTRATION.')
    const { title, parts } = orderPaidLetter(order, provider.now, { publicUrl: null, isDemo: false })
    expect(renderLetter(title, parts).text).not.toContain('DÉMONSTRATION')
  })

  it('never says that an order without a price cost nothing', async () => {
    const order = await unpaidOrder(provider, supplier)
    const { title, parts } = orderPaidLetter(
      { ...order, total_ht: null, total_ttc: null },
      new Date('2026-11-20T10:00:00Z'),
      { publicUrl: null, isDemo: false },
    )
    const { text, html } = renderLetter(title, parts)
    for (const shape of [text, html]) {
      expect(shape).toContain('Prix à confirmer')
      expect(shape).not.toMatch(/0,00|Total HT|TVA/)
    }
  })

  it.each([
    [
      'a planned order',
      { type: 'planifiee', at: new Date('2026-11-18T14:30:00Z') },
      'Planifiée, mercredi 18 novembre 2026 à 15:30',
    ],
    [
      'an urgent order',
      { type: 'urgent' },
      'Quand : Urgent, retrait mercredi 18 novembre 2026 vers 10\u00A0h\u00A030\n',
    ],
  ] as const)('says the moment of %s', async (_, moment, words) => {
    const { orderId } = (await pay(provider, supplier, await readyOrder(provider, supplier, { moment }))).reply
    const order = await storedOrder(provider, orderId)
    await settle(order, chargedFor(order), provider.world)
    expect((await letterRows(provider))[0]?.text).toContain(words)
  })

  it('says the pickup of an urgent order that was paid late, and the hours that it comes after', async () => {
    const { orderId } = (
      await pay(provider, supplier, await readyOrder(provider, supplier, { moment: { type: 'urgent' } }))
    ).reply
    const order = await storedOrder(provider, orderId)
    await settle(order, chargedFor(order), { ...provider.world, now: () => new Date('2026-11-19T17:10:00+01:00') })
    const text = (await letterRows(provider))[0]?.text.replaceAll('\u00A0', ' ')
    expect(text).toContain('Quand : Urgent, retrait jeudi 19 novembre 2026 vers 17 h 40')
    expect(text).toContain(
      'Horaires : On prend les livraisons du lundi au vendredi 8h-17h et le samedi 9h-12h. Plus tard, ta commande est traitée le prochain jour ouvré.',
    )
  })

  it('is written once, however many find out at once, and from wherever', async () => {
    const orders = [await unpaidOrder(provider, supplier), await unpaidOrder(provider, supplier)]
    const worlds = provider.database.url === null ? [provider.world] : [provider.world, beside.world]
    const all = orders.flatMap((order) =>
      Array.from({ length: 20 }, (_, turn) => settle(order, chargedFor(order), worlds[turn % worlds.length]!)),
    )
    expect((await Promise.all(all)).every(Boolean)).toBe(true)
    expect((await keys()).sort()).toEqual(orders.map(({ id }) => `order-paid-${id}`).sort())
  })

  it('is written when the page confirms, and not a second time', async () => {
    const intent = (await pay(provider, supplier, await readyOrder(provider, supplier))).reply
    await typeCard(provider, intent, cards.charged)
    const body = { orderId: intent.orderId, paymentIntentId: intent.paymentIntentId }
    for (let turn = 0; turn < 3; turn += 1)
      expect((await call(provider, 'confirmOrderPayment', { token: supplier.token, body })).status).toBe(200)
    expect(await letterRows(provider)).toHaveLength(1)
  })

  it('is not written for a payment that did not succeed, or of another amount', async () => {
    const order = await unpaidOrder(provider, supplier)
    await settle(order, { ...chargedFor(order), status: 'processing' }, provider.world)
    await settle(order, { ...chargedFor(order), amount: 1 }, provider.world)
    expect(await letterRows(provider)).toEqual([])
    expect(provider.takeLog().filter(({ level }) => level === 'error')).toMatchObject([
      { message: 'another amount was charged' },
    ])
  })
})

describe('the mark of a paid order and its letter', () => {
  it('stand or fall together: without the letter no mark', async () => {
    const order = await unpaidOrder(provider, supplier)
    await db.updateTable('users').set({ email: 'nobody' }).where('id', '=', supplier.id).execute()
    await expect(settle(order, chargedFor(order), provider.world)).rejects.toThrow('not an e-mail address')
    expect(await storedOrder(provider, order.id)).toMatchObject({ payment_status: 0, paid_at: null })
    expect(await letterRows(provider)).toEqual([])
    await db.updateTable('users').set({ email: supplier.email }).where('id', '=', supplier.id).execute()
    expect(await settle(order, chargedFor(order), provider.world)).toBe(true)
    expect(await letterRows(provider)).toHaveLength(1)
  })

  it('stand or fall together: without the mark no letter, no invoice, no number', async () => {
    const order = await unpaidOrder(provider, supplier)
    await bringOrder(order.id, provider.world)
    await db.updateTable('orders').set({ total_ht: null }).where('id', '=', order.id).execute()
    await expect(settle(order, chargedFor(order), provider.world)).rejects.toThrow('nothing to invoice')
    expect(await storedOrder(provider, order.id)).toMatchObject({
      payment_status: 0,
      invoice_number: null,
      invoiced_at: null,
    })
    expect(await keys()).toEqual(steps(order.id))
    expect(await db.selectFrom('invoice_years').selectAll().execute()).toEqual([])
  })
})

describe('the letter of a delivered order', () => {
  it('brings the very invoice', async () => {
    const order = await invoicedOrder(provider, supplier)
    const letter = (await sentLetters(provider)).at(-1)
    expect(letter).toMatchObject({
      subject: `Commande n° ${order.id} livrée : ta facture`,
      to: [{ address: supplier.email }],
    })
    expect(letter?.text).toContain(`Facture : ${order.invoice_number}`)
    expect(letter?.text).toContain('Livrée : mercredi 18 novembre 2026 à 10:00')
    expect(letter?.attachments).toMatchObject([
      { filename: `facture-${order.invoice_number}.pdf`, mimeType: 'application/pdf' },
    ])
    expect(
      Buffer.from(letter?.attachments[0]?.content as ArrayBuffer).equals(
        (await invoiceBytes(order.invoice_file, provider.world)) as Uint8Array,
      ),
    ).toBe(true)
  })

  it.each([
    [0, 'Ta commande est livrée.', 'Voir la commande'],
    [1, 'Ta commande est livrée, 1 photo de la livraison à l’appui.', 'Voir la photo'],
    [3, 'Ta commande est livrée, 3 photos de la livraison à l’appui.', 'Voir les photos'],
  ])('leads to the photos that prove it: %i', async (photos, words, link) => {
    const { id } = await paidOrder(provider, supplier)
    for (let place = 1; place <= photos; place++)
      await insertPhoto(db, {
        order_id: id,
        key: `photo-${place}`,
        path: `pod/${id}-${place}.jpg`,
        description: '',
        bytes: 1,
        by_id: null,
        uploaded_at: provider.now.getTime(),
      })
    await bringOrder(id, provider.world)
    const letter = (await sentLetters(provider)).at(-1)
    expect(letter?.text).toContain(`${words}\n\nLa facture est jointe à cet e-mail et dans ton historique.\n`)
    expect(letter?.text?.match(/facture est/g)).toHaveLength(1)
    expect(letter?.text).toContain(`${link} : https://colibat.example/historique/${id}`)
    expect(letter?.html).toContain(`>${link}</a>`)
  })

  it('is written once an order, after that of the payment', async () => {
    const { id } = await invoicedOrder(provider, supplier)
    await Promise.all(Array.from({ length: 5 }, () => bringOrder(id, provider.world)))
    expect(await keys()).toEqual([`order-paid-${id}`, ...steps(id), `order-invoiced-${id}`])
  })

  it('waits for the payment of an order that was delivered unpaid', async () => {
    const order = await unpaidOrder(provider, supplier)
    await bringOrder(order.id, provider.world)
    expect(await keys()).toEqual(steps(order.id))
    await settle(order, chargedFor(order), provider.world)
    expect(await keys()).toEqual([...steps(order.id), `order-paid-${order.id}`, `order-invoiced-${order.id}`])
  })
})
