import { UnsecuredJWT } from 'jose'
import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import StaffRoom from '#app/staff/staff-room.tsx'
import { OrderRow } from '#app/staff/list/staff-order-row.tsx'
import { DeskContext } from '#app/staff/model/use-desk.ts'
import type { StaffOrder } from '#contract/staff-orders.ts'
import { aStaffOrder } from '#tests/builders/a-staff-order.ts'
import { drawnScreen, linksOf } from '#tests/builders/drawn-screen.tsx'
import { camille, friday10h, pretendWorld } from '#tests/builders/pretend-world.ts'
import { atTheDesk, pretendOffice } from './pretend-office.ts'

/** The room as somebody of that role finds it. */
function room(role: string, path = '/bo') {
  const world = pretendWorld(pretendOffice({}).fetch)
  world.session.open(new UnsecuredJWT({ role }).setExpirationTime(new Date(friday10h.getTime() + 3_600_000)).encode(), camille)
  return drawnScreen(world, path, createElement(StaffRoom))
}

function row(changes: Partial<StaffOrder>, place: Partial<Parameters<typeof OrderRow>[0]['place']> = {}) {
  const context = atTheDesk(pretendOffice({}))
  const element = createElement(OrderRow, { order: aStaffOrder(changes), place: { list: 'aujourdhui', words: '', isMostPressing: false, isNext: false, isShown: false, ...place }, now: friday10h })
  return drawnScreen(context.world, '/bo', createElement(DeskContext, { value: context }, element))
}

describe('The team’s room', () => {
  it('shows its lists to one of the team', () => {
    const { text, html } = room('staff')
    expect(text).toContain('vendredi 20 novembre')
    expect(Object.keys(linksOf(html))).toEqual(expect.arrayContaining(['– Aujourd’hui', '– En retard', '– Demain', '– Sans prix', 'Commandes', 'Messages', 'Formulaires abandonnés']))
  })

  it('is closed to a supplier, who is led back to his own', () => {
    const { text, html } = room('supplier', '/bo/1042')
    expect(text).toContain('Page réservée à l’équipe')
    expect(linksOf(html)).toEqual({ 'Nouvelle livraison': '/commande' })
  })

  it.each([
    ['/bo/1042', 'Commande n° 1042'],
    ['/bo/messages', 'Messages'],
    ['/bo/abandons', 'Formulaires abandonnés'],
    ['/bo?liste=recherche', 'Rechercher une commande'],
  ])('shows at %s: %s', (path, words) => {
    expect(room('staff', path).text).toContain(words)
  })
})

describe('A row of the team’s list', () => {
  it('says until when, from town to town, who, how heavy, and the next step', () => {
    const { text, html } = row({ status: 4 })
    expect(text).toContain('12:00 dans 2 h')
    expect(text).toMatch(/A Commande 1042, de Cannes B à Mougins n° 1042 · 151-300 kg/)
    expect(text).toContain('Passer en préparation')
    expect(html).toContain('href="tel:')
  })

  it('is late once its hour is over', () => {
    const { text, html } = row({ due: new Date(friday10h.getTime() - 34 * 60_000) })
    expect(text).toContain('09:26 34 min de retard')
    expect(html).toContain('data-late="true"')
  })

  it('is not late any more once it is delivered', () => {
    const { text, html } = row({ status: 2, steps: [], due: new Date(friday10h.getTime() - 1) })
    expect(text).toContain('Livré')
    expect(html).not.toContain('data-late')
  })

  it('promises the end of a half-day, no hour of it', () => {
    expect(row({ moment: { type: 'flex', slot: { day: '2026-11-20', halfDay: 'AM' } } }).text).toContain('12:00 au plus tard Flex')
  })

  it('says that nobody has paid', () => {
    expect(row({ paid: 0 }).text).toContain('Non payé')
    expect(row({ paid: 1 }).text).not.toContain('Non payé')
  })

  it('asks for a photo to deliver, by the camera, and takes it without one only from the menu', () => {
    const { html, text } = row({ status: 1, steps: [{ to: 2, onPurpose: false }] })
    expect(html).toMatch(/<input type="file" accept="image\/\*" capture="environment"/)
    expect(text).toContain('Livrer avec photo')
    expect(text).toContain('Livrer sans photo…')
  })

  it('asks for the price of an order that has none', () => {
    expect(row({ status: 0, paid: null, steps: [] }).text).toContain('Donner un prix')
  })

  it('can be cancelled before it is on its way, not after', () => {
    expect(row({ status: 3 }).text).toContain('Annuler la commande…')
    expect(row({ status: 1 }).text).not.toContain('Annuler la commande…')
  })

  it('is orange only when it is the most pressing', () => {
    expect(row({}, { isMostPressing: true }).html).toContain('button-primary')
    expect(row({}).html).not.toContain('button-primary')
  })

  it('counts its photos', () => {
    expect(row({ photos: 2 }).html).toContain('aria-label="Voir les 2 photos, commande 1042"')
  })
})
