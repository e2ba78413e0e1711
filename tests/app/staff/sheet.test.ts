import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { SheetTable } from '#app/staff/sheet/sheet-table.tsx'
import type { StaffOrder } from '#contract/staff/staff-orders.ts'
import { ordersByHalfDay } from '#rules/order/order-heads.ts'
import { aStaffOrder } from '#tests/builders/a-staff-order.ts'
import { drawnScreen, linksOf } from '#tests/builders/drawn-screen.tsx'
import { aRepeatable } from '#tests/builders/past-order.ts'
import { friday10h, pretendWorld } from '#tests/builders/pretend-world.ts'
import { pretendOffice } from './pretend-office.ts'

function sheet(...orders: StaffOrder[]) {
  return drawnScreen(
    pretendWorld(pretendOffice({}).fetch),
    '/bo/feuille',
    createElement(SheetTable, {
      heads: ordersByHalfDay(orders, friday10h),
      day: '2026-11-20',
      origin: 'https://exemple.fr',
    }),
  )
}

describe('The sheet of a day', () => {
  it('has one line an order: a box to tick, until when, both addresses, who and by which number, how heavy, and what to know', () => {
    const { text } = sheet(
      aStaffOrder({
        moment: { type: 'flex', slot: { day: '2026-11-20', halfDay: 'AM' } },
        repeat: aRepeatable({ comment: 'Au retrait : contact Ali Petit, n° de retrait 4512\nPortail bleu, code 12B' }),
      }),
    )
    expect(text).toContain(
      'Ce matin · 1 À cocher 12:00 Flex, au plus tard 12 rue des Oliviers 06400 Cannes contact Ali Petit, n° de retrait 4512 3 chemin des Pins 06250 Mougins Exemple Bâtiment Camille Martin 06 12 34 56 78 Portail bleu, code 12B n° 1042 151-300 kg',
    )
  })

  it('has the note of a partner store beside its address', () => {
    expect(sheet(aStaffOrder({ storeNote: 'Quai 2, à gauche' })).text).toContain(
      '12 rue des Oliviers 06400 Cannes Quai 2, à gauche 3 chemin des Pins',
    )
  })

  it('calls a customer by a tap on the number', () => {
    expect(linksOf(sheet(aStaffOrder()).html)['06 12 34 56 78']).toBe('tel:0612345678')
  })

  it('counts nothing down: it is read hours later', () => {
    expect(sheet(aStaffOrder(), aStaffOrder({ due: new Date(friday10h.getTime() - 60_000) })).text).not.toMatch(
      /dans \d|retard de|min de retard/,
    )
  })

  it('tells the day of what is late from before', () => {
    expect(sheet(aStaffOrder({ due: new Date('2026-11-19T12:00:00+01:00') })).text).toContain(
      'En retard · 1 À cocher 12:00 jeudi 19 nov.',
    )
  })

  it('has a tick over its boxes, and the word for who listens', () => {
    expect(sheet(aStaffOrder()).text).toContain('photo. ✓ Livrée Échéance')
  })

  it('says of an urgent order that it is its pickup that is promised', () => {
    const orderedAt = new Date('2026-11-20T09:50:00+01:00')
    const urgent = aStaffOrder({
      moment: { type: 'urgent' },
      orderedAt,
      countedFrom: orderedAt,
      expectedAt: null,
      due: new Date('2026-11-20T10:50:00+01:00'),
    })
    expect(sheet(urgent).text).toContain('À cocher retrait avant 10:50 Urgent')
  })

  it('opens each order by a square to scan, and by its number where it is read on a screen', () => {
    const { html } = sheet(aStaffOrder(), aStaffOrder({ id: 1043 }))
    expect([...html.matchAll(/href="(\/bo\/\d+)"/g)].map(([, path]) => path)).toEqual(['/bo/1042', '/bo/1043'])
    const squares = [...html.matchAll(/<svg class="staff-scan" viewBox="0 0 (\d+) \1"[^>]*><path d="([^"]+)"/g)]
    expect(squares.map(([, size]) => size)).toEqual(['25', '25'])
    expect(squares[0]?.[2]).not.toBe(squares[1]?.[2])
    expect(squares[0]?.[2]).toMatch(/^M0 0h7v1h-7z/)
  })

  it('says that nobody paid', () => {
    expect(sheet(aStaffOrder({ paid: 0 })).text).toContain('Non payé')
  })
})
