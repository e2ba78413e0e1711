import { createElement, type ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { StaffCard } from '#app/staff/list/cards/staff-card.tsx'
import { StaffCards } from '#app/staff/list/cards/staff-cards.tsx'
import { StaffTable } from '#app/staff/list/table/staff-table.tsx'
import { listHeads } from '#app/staff/list/list-heads.ts'
import { openedAt, openIdOf } from '#app/staff/list/cards/use-open-card.ts'
import { RoomContext } from '#app/staff/model/use-staff-room.ts'
import type { StaffList, StaffOrder } from '#contract/staff/staff-orders.ts'
import { parisInstant } from '#rules/moment/paris-time.ts'
import { aStaffOrder } from '#tests/builders/a-staff-order.ts'
import { aRepeatable } from '#tests/builders/past-order.ts'
import { drawnScreen, linksOf } from '#tests/builders/drawn-screen.tsx'
import { friday10h } from '#tests/builders/pretend-world.ts'
import { atTheDesk, pretendOffice } from './pretend-office.ts'

const place = { list: 'aujourdhui', words: '' } as const
const now = friday10h

function drawn(element: ReactNode) {
  const context = atTheDesk(pretendOffice({}))
  return drawnScreen(context.world, '/bo', createElement(RoomContext, { value: context }, element))
}

/** One card of a phone. */
function card(changes: Partial<StaffOrder>, { isOpen = true, isMostPressing = false } = {}) {
  return drawn(
    createElement(StaffCard, { order: aStaffOrder(changes), place, isOpen, isMostPressing, now, onToggle: () => {} }),
  )
}

/** The table of a desk. */
function table(...orders: StaffOrder[]) {
  return drawn(createElement(StaffTable, { heads: listHeads('aujourdhui', orders, now), place, shown: null, now }))
}

function cards(list: StaffList, ...orders: StaffOrder[]) {
  return drawn(createElement(StaffCards, { heads: listHeads(list, orders, now), place: { list, words: '' }, now }))
}

describe('The team’s list on a phone', () => {
  const morning = aStaffOrder({ id: 1 })
  const other = aStaffOrder({ id: 2 })
  const evening = aStaffOrder({ id: 3, due: parisInstant('2026-11-20', '17:00') })

  it('stands under its half-days, each with its count, and has the first order open', () => {
    const { text, html } = cards('aujourdhui', evening, other, morning)
    expect(text).toMatch(/Ce matin 2 .* Cet après-midi 1 /)
    expect(html.match(/aria-expanded="true" [^>]*aria-label="([^"]*)"/)?.[1]).toBe(
      'Commande n° 1, 3 chemin des Pins, Mougins',
    )
    expect(html.match(/aria-expanded="false" [^>]*aria-label="Commande/g)).toHaveLength(2)
    expect(text.match(/Passer en préparation/g)).toHaveLength(1)
  })

  it('has no head over requests without a price, and says since when each waits for one', () => {
    const { text } = cards(
      'sans-prix',
      aStaffOrder({ status: 0, paid: null, steps: [], orderedAt: parisInstant('2025-11-14', '9:00') }),
      aStaffOrder({ id: 2, status: 0, paid: null, steps: [], orderedAt: parisInstant('2026-11-19', '9:00') }),
    )
    expect(text).toMatch(/^Demandée le 14 novembre 2025 · il y a un an /)
    expect(text).toContain('Demandée hier')
    expect(text).not.toContain('pas payée')
  })
})

describe('An order that was not paid before its slot, for the team', () => {
  const lapsed: Partial<StaffOrder> = {
    paid: 0,
    status: 4,
    steps: [],
    due: parisInstant('2026-11-20', '12:00'),
    moment: { type: 'flex', slot: { day: '2026-11-20', halfDay: 'AM' } },
  }

  it.each([
    ['on a phone', () => card(lapsed)],
    ['at a desk', () => table(aStaffOrder(lapsed))],
  ])('says that nothing is to be delivered, and has no step: %s', (_, draw) => {
    const { text, html } = draw()
    expect(text).toContain('Pas payée à temps rien ne sera livré')
    expect([text.includes('au plus tard'), text.includes('Passer en préparation'), html.includes('data-late')]).toEqual(
      [false, false, false],
    )
  })
})

describe('The open card', () => {
  const [first, second, third] = [1, 2, 3].map((id) => aStaffOrder({ id })) as [StaffOrder, StaffOrder, StaffOrder]
  const orders = [first, second, third]
  const delivered = (order: StaffOrder) => ({ ...order, status: 2 })

  it('is first the next one to be done', () => {
    expect(openIdOf(orders, null)).toBe(1)
    expect(openIdOf([delivered(first), second, third], null)).toBe(2)
  })

  it('is the one that was tapped, though a more pressing one comes', () => {
    expect(openIdOf([aStaffOrder({ id: 9 }), ...orders], openedAt(orders, 2))).toBe(2)
  })

  it('is the one under it once it is delivered, whether it stays on the list or not', () => {
    expect(openIdOf([first, delivered(second), third], openedAt(orders, 2))).toBe(3)
    expect(openIdOf([first, third], openedAt(orders, 2))).toBe(3)
  })

  it('is the first again after the last', () => {
    expect(openIdOf([first, second], openedAt(orders, 3))).toBe(1)
  })

  it('stays where nothing is left to do', () => {
    expect(openIdOf([delivered(first)], null)).toBe(1)
    expect(openIdOf([delivered(first)], openedAt([first], 1))).toBe(1)
    expect(openIdOf([], openedAt([first], 1))).toBe(null)
  })

  it('may be one that is over, to be looked at', () => {
    const list = [first, delivered(second)]
    expect(openIdOf(list, openedAt(list, 2))).toBe(2)
  })
})

describe('A folded card', () => {
  const folded = (changes: Partial<StaffOrder>) => card(changes, { isOpen: false })

  it('says until when and how heavy, from where and for whom, then to which street and town', () => {
    expect(folded({ status: 4 }).text).toMatch(
      /^12:00 dans 2 h .*151-300 kg A Depuis Cannes · Exemple Bâtiment B 3 chemin des Pins Mougins$/,
    )
  })

  it('has the street in bold', () => {
    expect(folded({}).html).toContain('<b>3 chemin des Pins</b>')
  })

  it('says what the comment says of the way in, and that nobody paid', () => {
    expect(
      folded({
        paid: 0,
        repeat: aRepeatable({ comment: 'Au retrait : n° de retrait 4512\nPortail bleu, hayon, code 12B' }),
      }).text,
    ).toContain('Non payé code 12B hayon')
    expect(folded({ paid: 1 }).text).not.toContain('Non payé')
  })

  it('is late once its hour is over, not once it is delivered', () => {
    const due = new Date(now.getTime() - 34 * 60_000)
    expect(folded({ due }).text).toContain('09:26 34 min de retard')
    expect(folded({ due }).html).toContain('data-late="true"')
    const done = folded({ due, status: 2, steps: [] }).html
    expect(done).not.toContain('data-late')
    expect(done).toContain('data-done="true"')
  })

  it('says whether its goods are being prepared or on their way', () => {
    expect(folded({ status: 3 }).text).toContain('En préparation,')
    expect(folded({ status: 1 }).text).toContain('En livraison,')
    expect(folded({ status: 4 }).text).not.toContain('En ')
  })

  it('promises the end of a half-day, no hour of it', () => {
    expect(folded({ moment: { type: 'flex', slot: { day: '2026-11-20', halfDay: 'AM' } } }).text).toContain(
      '12:00 au plus tard',
    )
  })
})

describe('An urgent order', () => {
  const urgent: Partial<StaffOrder> = {
    moment: { type: 'urgent' },
    countedFrom: parisInstant('2026-11-20', '10:10'),
    due: parisInstant('2026-11-20', '11:10'),
  }

  it('promises its pickup, and once that is done the same hour as that of the delivery', () => {
    expect(card({ ...urgent, status: 3 }).text).toMatch(/^retrait avant 11:10 dans 1 h/)
    expect(card({ ...urgent, status: 1 }).text).toMatch(/^livraison vers 11:10 dans 1 h/)
  })

  it('that was never paid says of which day it was, and of which year', () => {
    expect(card({ ...urgent, status: 0, paid: null, steps: [] }).text).toMatch(/^Demandée /)
    expect(card({ moment: null, paid: 0, status: 4, due: parisInstant('2025-11-17', '11:00') }).text).toContain(
      'pas payée, lundi 17 novembre 2025',
    )
  })
})

describe('An order that is over', () => {
  it('says when it was delivered', () => {
    expect(card({ status: 2, steps: [], deliveredAt: parisInstant('2026-11-20', '09:41') }).text).toMatch(
      /^Livré aujourd’hui à 09:41 /,
    )
  })
})

describe('An order’s card that is open', () => {
  it('leads to the map of both ends, to the order, and to who answers the telephone', () => {
    const links = linksOf(card({}).html)
    expect(links['A Retrait : 12 rue des Oliviers 06400 Cannes , sur la carte']).toMatch(
      /^https:\/\/www\.openstreetmap\.org\//,
    )
    expect(links['B Livraison : 3 chemin des Pins 06250 Mougins , sur la carte']).toMatch(
      /^https:\/\/www\.openstreetmap\.org\//,
    )
    expect(links['Commande n° 1042 · 151-300 kg']).toBe('/bo/1042')
    expect(links['06 12 34 56 78']).toBe('tel:0612345678')
  })

  it('says whom to ask for at the pickup, and the comment', () => {
    const { text } = card({
      repeat: aRepeatable({ comment: 'Au retrait : contact Ali Petit, n° de retrait 4512\nPortail bleu' }),
    })
    expect(text).toMatch(/contact Ali Petit, n° de retrait 4512 B .* « Portail bleu »/)
  })

  it('asks for a photo to deliver, by the camera, and takes it without one only from the menu', () => {
    const { html, text } = card({ status: 1, steps: [{ to: 2, onPurpose: false }] })
    expect(html).toMatch(/<input type="file" accept="image\/\*" capture="environment"/)
    expect(text).toContain('Livrer avec photo')
    expect(text).toContain('Livrer sans photo…')
  })

  it('asks for the price of an order that has none', () => {
    expect(card({ status: 0, paid: null, steps: [] }).text).toContain('Donner un prix')
  })

  it('can be cancelled before it is on its way, not after', () => {
    expect(card({ status: 3 }).text).toContain('Annuler la commande…')
    expect(card({ status: 1 }).text).not.toContain('Annuler la commande…')
  })

  it('is orange only when it is the most pressing', () => {
    expect(card({}, { isMostPressing: true }).html).toContain('button-primary')
    expect(card({}).html).not.toContain('button-primary')
  })

  it('counts its photos', () => {
    expect(card({ photos: 2 }).html).toContain('aria-label="Voir les 2 photos, commande 1042"')
  })
})

describe('The team’s list at a desk', () => {
  it('has one line an order: until when, which way, who, how heavy, the note, and its step', () => {
    const { text, html } = table(aStaffOrder({ status: 4 }))
    expect(text).toMatch(
      /Ce matin 1 12:00 dans 2 h .*n° 1042 A Commande n° 1042, de Cannes B à 3 chemin des Pins Mougins Exemple Bâtiment Camille Martin 06 12 34 56 78 151-300 kg Portail bleu .*Passer en préparation/,
    )
    expect(linksOf(html)['A Commande n° 1042, de Cannes B à 3 chemin des Pins Mougins']).toBe('/bo/1042')
  })

  it('has one orange step, that of the first', () => {
    expect(table(aStaffOrder({ id: 1 }), aStaffOrder({ id: 2 })).html.match(/button-primary/g)).toHaveLength(1)
  })
})
