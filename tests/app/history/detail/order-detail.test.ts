import { describe, expect, it } from 'vitest'
import { aPastOrder, aRepeatable } from '#tests/builders/past-order.ts'
import { linksOf, textOf } from '#tests/builders/drawn-screen.tsx'
import { detail, ordered, steps, toPrepare, validated, moment } from './drawn-detail.ts'

describe('The detail of an order', () => {
  it.each([
    [4, 1, 'En cours de validation - Payé'],
    [4, 0, 'En cours de validation - Non payé'],
    [3, 1, 'En cours de préparation - Payé'],
    [1, 1, 'En cours de livraison - Payé'],
    [1, 0, 'En cours de livraison - Non payé'],
    [2, 1, 'Livré - Payé'],
    [6, 0, 'Annulé - Non payé'],
    [6, null, 'Annulé'],
    [0, null, 'En attente'],
  ])('in status %s, payment %s says « %s »', (status, paid, badge) => {
    expect(detail({ status, paid }).text).toContain(badge)
  })

  it.each([4, 3, 1, 2])('leads to its payment while it is not paid: %d', (status) => {
    expect(linksOf(detail({ status, paid: 0 }).html)).toMatchObject({ 'Payer 47,88 €': '/payment?commande=1042' })
  })

  it('offers its waybill once something was done on its way', () => {
    expect(detail({ status: 1, hasWaybill: true }).text).toContain('Lettre de voiture lettre-de-voiture-1042.pdf')
    expect(detail({ status: 2 }).text).not.toContain('Lettre de voiture')
  })

  it('says when it comes, its type on the line of its hours, from which town to which', () => {
    const { text, html } = detail({ status: 3 })
    expect(text).toMatch(
      /Livraison prévue Lundi 23 novembre l’après-midi, entre 13 h et 17 h · Flex A De Cannes à B Mougins/,
    )
    expect(html).toContain('17\u00A0h\u00A0·\u00A0Flex</p>')
  })

  it('shows both addresses, who gets it, and a way to call them', () => {
    const { text, html } = detail()
    for (const words of ['Retrait :', 'Livraison :', 'Camille Martin', 'Exemple Bâtiment'])
      expect(text).toContain(words)
    expect(Object.values(linksOf(html))).toContain(`tel:${aPastOrder().phone}`)
  })

  it('shows what the driver is told: whom to ask for at the pickup and by which number, and the comment', () => {
    const { text } = detail({
      repeat: aRepeatable({
        comment: 'Au retrait : contact Ali Petit, n° de retrait 4512\nPortail bleu, code 4512B\nHayon',
      }),
    })
    expect(text).toMatch(
      /Consignes Au retrait contact Ali Petit, n° de retrait 4512 À la livraison Portail bleu, code 4512B\s+Hayon/,
    )
  })

  it('shows only what was said to the driver', () => {
    const words = (comment: string) => detail({ repeat: aRepeatable({ comment }) }).text
    expect(words('Portail bleu')).toMatch(/Consignes À la livraison Portail bleu/)
    expect(words('Au retrait : contact Ali Petit')).not.toContain('À la livraison')
    expect(words('')).not.toContain('Consignes')
  })

  it('shows how its price adds up: HT, TVA, Total TTC', () => {
    expect(detail().text).toMatch(
      /Tarif de base HT 19,90 € Poids 151-300 kg 10,00 € Trajet 24 min 10,00 € Flex inclus Total HT 39,90 € TVA 20 % 7,98 € .*Total TTC 47,88 €/,
    )
  })

  it('without the lines of its price shows its totals', () => {
    expect(detail({ price: null }).text).toMatch(/Total HT 39,90 € TVA 20 % 7,98 € .*Total TTC 47,88 €/)
  })

  it('without a price shows no amount', () => {
    const { text } = detail({ status: 0, paid: null, price: null, totalHT: null, vat: null, totalTTC: null })
    expect([
      text.includes('Poids 151-300 kg On te le confirme par e-mail Total TTC Prix à confirmer'),
      /\d €/.test(text),
    ]).toEqual([true, false])
  })

  it('says on which day it was paid', () => {
    expect(detail({ paidAt: new Date('2026-11-20T09:14:00+01:00') }).text).toContain('Payé le 20/11/2026')
  })

  it.each([
    [3, 1, 0],
    [2, 1, 1],
    [6, 0, 1],
    [6, 1, 1],
  ])('in status %s, payment %s has the orange way to order again: %s', (status, paid, count) => {
    const { html } = detail({ status, paid })
    expect([html.match(/button-primary/g)?.length ?? 0, html.match(/Commander à nouveau/g)?.length]).toEqual([count, 1])
  })

  it('offers its slip to see and to download when it has one', () => {
    expect(detail({ slip: 'slips/a.pdf' }).text).toMatch(/Bordereau de livraison Bordereau en PDF .*Voir .*Télécharger/)
    expect(detail({ slip: null }).text).not.toContain('Bordereau')
  })

  it('names its slip as the file was that came', () => {
    expect(detail({ slip: 'slips/a.pdf', slipName: 'bon-123.pdf' }).text).toMatch(
      /Bordereau de livraison bon-123\.pdf Poids choisi : /,
    )
  })

  it('has a head for paper, which no screen shows: whose it is, its dates and its slip', () => {
    const { html } = detail({ slip: 'slips/a.pdf', slipName: 'bon-123.pdf' })
    const head = /<span hidden="" class="letterhead">(.*?)<\/span>/s.exec(html)?.[1] ?? ''
    expect(textOf(head)).toMatch(
      /^Colibat · 04 65 71 00 00 · contact@colibat\.example ?Commandée le \d+ novembre 2026 · Bordereau : bon-123\.pdf · Imprimée le \d+ novembre 2026$/,
    )
  })

  it('opens a slip of another address in a new tab', () => {
    const { html, text } = detail({ slip: 'https://exemple.fr/bon.pdf' })
    expect(html).toMatch(/<a href="https:\/\/exemple.fr\/bon.pdf" target="_blank"/)
    expect(text).not.toContain('Télécharger')
  })

  it.each([0, 4, 3, 1, 6])('offers no invoice in status %d', (status) => {
    expect(detail({ status, invoice: 'facture-2026-1-ab.pdf' }).text).not.toContain('Facture')
  })

  it('offers its invoice by the name of its file once it is delivered', () => {
    const { html } = detail({ status: 2, invoice: 'facture-2026-1-ab.pdf' })
    expect(html).toMatch(/<a href="\/factures\/facture-2026-1-ab.pdf" target="_blank"/)
  })
})

describe('The timeline of an order', () => {
  it.each([
    [
      0,
      [
        'Validation : à venir',
        toPrepare,
        'Livraison : à venirPrévue lundi 23 novembre, entre 13 h et 17 h',
        'Livré : à venirHeure et photos dès que c’est posé',
      ],
    ],
    [
      4,
      [
        `Validation : en cours${ordered}`,
        toPrepare,
        'Livraison : à venirPrévue lundi 23 novembre, entre 13 h et 17 h',
        'Livré : à venirHeure et photos dès que c’est posé',
      ],
    ],
    [
      3,
      [
        `${validated}${ordered}`,
        'Préparation : en coursVendredi 20 novembre à 09:20',
        'Livraison : à venirPrévue lundi 23 novembre, entre 13 h et 17 h',
        'Livré : à venirHeure et photos dès que c’est posé',
      ],
    ],
    [
      1,
      [
        `${validated}${ordered}`,
        'Préparation : faitVendredi 20 novembre à 09:20',
        'Livraison : en coursPrévue lundi 23 novembre, entre 13 h et 17 h · parti à 13:41',
        'Livré : à venirHeure et photos dès que c’est posé',
      ],
    ],
    [
      2,
      [
        `${validated}${ordered}`,
        'Préparation : faitVendredi 20 novembre à 09:20',
        'Livraison : faitParti lundi 23 novembre à 13:41',
        'Livré : faitLundi 23 novembre à 14:17',
      ],
    ],
  ])('in status %s has its steps with the dates of those it reached', (status, wanted) => {
    expect(steps(detail({ status }).html)).toEqual(wanted)
  })

  it('says of a delivery that could not be made when it was tried and why, until it has another day', () => {
    const attempt = 'lundi 23 novembre à 14\u00A0h\u00A012 : absent'
    const missed = detail({ status: 3, attempt, waitsForDay: true })
    expect(steps(missed.html)[2]).toContain('Tentative le lundi 23 novembre à 14 h 12 : absent')
    expect(missed.text).toContain('À reprogrammer')
    expect(detail({ status: 3, attempt }).text).not.toContain('À reprogrammer')
  })

  it('names the year of a date of another one', () => {
    expect(steps(detail({ status: 4 }, new Date('2027-01-04T10:00:00+01:00')).html)[0]).toBe(
      'Validation : en coursMercredi 18 novembre 2026 à 09:12',
    )
  })

  it('leaves out a date that does not exist', () => {
    expect(
      steps(
        detail({ status: 2, moment: null, updatedAt: null, expectedAt: null, leftAt: null, deliveredAt: null }).html,
      ).slice(1),
    ).toEqual(['Préparation : fait', 'Livraison : fait', 'Livré : fait'])
  })

  it('says no more of a past delivery of which nobody knows when it left', () => {
    expect(steps(detail({ status: 2, leftAt: null }).html)[2]).toBe('Livraison : fait')
  })

  it('says of the team’s other date what it takes the place of, and what of it is expected', () => {
    const moved = detail({
      status: 1,
      expectedAt: new Date('2026-11-24T08:00:00+01:00'),
      leftAt: new Date('2026-11-24T10:10:00+01:00'),
    })
    expect(moved.text).toMatch(
      /Nouvelle date de livraison Mardi 24 novembre le matin, entre 7 h et 12 h · Flex Changée par notre équipe, au lieu de lundi 23 novembre, après-midi ?\./,
    )
    expect(moved.html).toContain('<s>lundi 23\u00A0novembre, après-midi</s>')
    expect(steps(moved.html)[2]).toBe('Livraison : en coursPrévue mardi 24 novembre, entre 7 h et 12 h · parti à 10:10')
  })

  it('says why the team has set another date, as long as that date holds', () => {
    const moved = { status: 1, dateReason: 'Camion en panne' }
    expect(detail({ ...moved, expectedAt: new Date('2026-11-24T08:00:00+01:00') }).text).toMatch(
      /au lieu de lundi 23 novembre, après-midi ?\. Motif : Camion en panne/,
    )
    expect(detail(moved).text).not.toContain('Motif')
    expect(detail({ expectedAt: new Date('2026-11-24T08:00:00+01:00') }).text).not.toContain('Motif')
  })

  it.each([
    [moment, 'Prévue lundi 23 novembre, entre 13 h et 17 h'],
    [{ type: 'flex', slot: { day: '2026-11-20', halfDay: 'PM' } }, 'Prévue entre 13 h et 17 h'],
    [{ type: 'planifiee', at: new Date('2026-11-24T15:00:00+01:00') }, 'Prévue mardi 24 novembre à 15 h'],
    [{ type: 'planifiee', at: new Date('2026-11-20T15:00:00+01:00') }, 'Prévue à 15 h'],
  ] as const)(
    'says of a delivery to come what hours it has, and which day, where it is not today: %j',
    (asked, words) => {
      expect(steps(detail({ status: 3, moment: asked, expectedAt: null }).html)[2]).toBe(`Livraison : à venir${words}`)
    },
  )

  it('expects nothing at an hour that is over: its lateness is said above, beside the number to call', () => {
    const { html } = detail({ status: 3, moment: { type: 'urgent' }, expectedAt: null })
    expect(steps(html)).toContain('Livraison : à venir')
    expect(html).toMatch(/En retard sur son créneau.*<a [^>]*href="tel:[^>]*>.*?Nous appeler/)
  })

  it('ends where the order was cancelled, and says of one that was not paid that nothing is owed', () => {
    const { html, text } = detail({ status: 6, paid: 0 })
    expect(text).toContain(
      'Commande annulée Tu ne dois rien Son créneau : lundi 23 novembre, l’après-midi, entre 13 h et 17 h · Flex',
    )
    expect(steps(html)).toEqual([
      `Commandée : fait${ordered}`,
      'Annulée : faitElle ne sera pas livrée, et tu ne dois rien',
    ])
    expect(html).toMatch(/>Annulé<.*<s>47,88\u00A0€<\/s>/)
  })

  it('leads from its first card to another moment while that is free', () => {
    const ways = (status: number) =>
      detail({ status, leftAt: null, deliveredAt: null }, new Date('2026-11-20T10:00:00+01:00')).text.split(
        'Changer le moment',
      ).length - 1
    expect([ways(4), ways(3), ways(1)]).toEqual([2, 2, 0])
  })

  it('says of the team’s other date until when its customer may set another one, and only while he may', () => {
    const moved = (status: number) =>
      detail(
        { status, expectedAt: new Date('2026-11-24T08:00:00+01:00'), leftAt: null, deliveredAt: null },
        new Date('2026-11-20T10:00:00+01:00'),
      ).text
    expect(moved(4)).toContain('Elle ne te va pas ? C’est gratuit jusqu’à mardi 5 h. Changer ou annuler')
    expect(moved(1)).not.toContain('Changer ou annuler')
  })
})
