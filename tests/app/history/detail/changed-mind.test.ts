import { describe, expect, it } from 'vitest'
import { textOf } from '#tests/builders/drawn-screen.tsx'
import { detail, ordered, steps } from './drawn-detail.ts'

const paidBack = new Date('2026-11-20T10:00:00+01:00')
const bank = 'Sur ton compte : à venirTa banque l’affiche en général sous cinq à dix jours'
describe('An order that its customer changes his mind about', () => {
  it('can be cancelled or moved free of charge until two hours before its pickup, and says until when', () => {
    const { text } = detail(
      { status: 3, moment: { type: 'flex', slot: { day: '2026-11-23', halfDay: 'AM' } }, expectedAt: null },
      new Date('2026-11-20T10:00:00+01:00'),
    )
    expect(text).toMatch(
      /Changer le moment\s*Gratuit jusqu’à lundi 5 h\s*Annuler la commande\s*Gratuit jusqu’à lundi 5 h/,
    )
    expect(text).not.toContain('Demander une modification')
  })

  it('that was tried before has another moment of its own, and is called off by the team', () => {
    const { text } = detail({ status: 3, attempt: 'vendredi 20 novembre à 10 h 12 : absent' })
    expect(text).toMatch(/Changer le moment\s*Gratuit/)
    expect(text).toMatch(/Demander une modification\s*Pour annuler, écris-nous : elle est déjà avec nous/)
    expect(text).not.toContain('Annuler la commande')
  })

  it('can be changed by a message once that has passed, and not at all once it is on its way', () => {
    const late = new Date('2026-11-23T11:00:01+01:00')
    const { text } = detail({ status: 3 }, late)
    expect(text).toMatch(/Demander une modification\s*Le délai gratuit est passé : écris-nous/)
    expect(text).not.toContain('Annuler la commande')
    for (const status of [1, 2, 6])
      expect(detail({ status }, late).text).not.toMatch(/Annuler la commande|Demander une modification/)
  })

  it('and that he did not pay before its slot says that nothing comes, and can be given another slot, or be cancelled', () => {
    const { text, html } = detail(
      {
        status: 4,
        paid: 0,
        moment: { type: 'flex', slot: { day: '2026-11-23', halfDay: 'AM' } },
        expectedAt: new Date('2026-11-23T08:00:00+01:00'),
      },
      new Date('2026-11-23T10:36:00+01:00'),
    )
    expect(text).toContain('Pas payée à temps Rien ne sera livré Son créneau : ce matin, entre 7 h et 12 h · Flex')
    expect(text).toContain('Choisis un nouveau créneau pour être livré : tu ne dois rien d’ici là.')
    expect(text).not.toContain('Commander à nouveau')
    expect(html).toContain('data-tone="warning"')
    expect(text).not.toContain('Livraison prévue')
    expect(
      Array.from(html.matchAll(/<button[^>]*button-primary[^>]*>(.*?)<\/button>/g), ([button]) =>
        textOf(button).replaceAll('\u00A0', ' ').trim(),
      ),
    ).toEqual(['Choisir un créneau et payer 47,88 €'])
    expect(text).toMatch(/Annuler la commande\s*Elle n’est pas payée : tu ne dois rien/)
    expect(text).not.toMatch(/Payer|Changer le moment|Demander une modification|Livré/)
  })

  it('for an urgent pickup cannot be moved, only cancelled', () => {
    const { text } = detail(
      { status: 4, moment: { type: 'urgent' }, expectedAt: null, orderedAt: new Date('2026-11-19T19:00:00+01:00') },
      new Date('2026-11-19T19:05:00+01:00'),
    )
    expect(text).toMatch(/Annuler la commande\s*Gratuit jusqu’à demain 6 h/)
    expect(text).not.toContain('Changer le moment')
  })

  it.each([
    [
      { state: 'en cours', at: paidBack, receipt: null },
      'Remboursement en cours',
      ['Remboursement : en cours47,88 € en route vers la carte du paiement', bank],
    ],
    [
      { state: 'à vérifier', at: paidBack, receipt: null },
      'Remboursement à vérifier',
      [
        'Remboursement : en coursLe service de paiement n’a pas encore rendu les 47,88 €. Notre équipe s’en occupe, et un e-mail te le confirmera.',
      ],
    ],
    [
      { state: 'fait', at: paidBack, receipt: 'remboursement-1042-0.pdf' },
      '47,88 € remboursés',
      ['Remboursée : faitVendredi 20 novembre à 10:00, sur la carte du paiement', bank],
    ],
  ] as const)(
    'cancelled and paid, says first and in steps what becomes of the money: %s',
    (refund, headline, wanted) => {
      const { text, html } = detail({ status: 6, refund, paidAt: new Date('2026-11-18T09:14:00+01:00') })
      expect(text.replaceAll('\u00A0', ' ')).toContain(`Commande annulée ${headline}`)
      expect(steps(html)).toEqual([
        `Commandée : fait${ordered}`,
        'Payée : faitMercredi 18 novembre à 09:14',
        'Annulée : faitElle ne sera pas livrée',
        ...wanted,
      ])
      expect(html.includes('/factures/remboursement-1042-0.pdf')).toBe(refund.receipt !== null)
    },
  )

  it('awaits no bank any more ten days after the money was given back', () => {
    const { html, text } = detail(
      { status: 6, refund: { state: 'fait', at: paidBack, receipt: null } },
      new Date('2026-12-01T10:00:00+01:00'),
    )
    expect(steps(html).at(-1)).toContain('Remboursée')
    expect(text).toContain('Remboursé le 20/11/2026')
  })
})
