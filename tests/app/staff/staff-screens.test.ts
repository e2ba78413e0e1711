import { UnsecuredJWT } from 'jose'
import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import StaffRoom from '#app/staff/staff-room.tsx'
import { drawnScreen, linksOf } from '#tests/builders/drawn-screen.tsx'
import { camille, friday10h, pretendWorld } from '#tests/builders/pretend-world.ts'
import type { TeamRole } from '#contract/team-roles.ts'
import { pretendOffice } from './pretend-office.ts'

/** The room as somebody of that role finds it. */
function room(role: string, path = '/bo', team?: TeamRole) {
  const world = pretendWorld(pretendOffice({}).fetch)
  world.session.open(
    new UnsecuredJWT({ role, ...(team && { team }) })
      .setExpirationTime(new Date(friday10h.getTime() + 3_600_000))
      .encode(),
    camille,
  )
  return drawnScreen(world, path, createElement(StaffRoom))
}

describe('The team’s room', () => {
  it('shows its lists to one of the team', () => {
    const { text, html } = room('staff')
    expect(text).toContain('Vendredi 20 novembre')
    expect(Object.keys(linksOf(html))).toEqual(
      expect.arrayContaining([
        '– Aujourd’hui',
        '– En retard',
        '– Demain',
        '– Sans prix',
        'Commandes',
        'Tournées',
        'Messages',
        'Formulaires abandonnés',
      ]),
    )
  })

  it('is closed to a supplier, who is led back to his own', () => {
    const { text, html } = room('supplier', '/bo/1042')
    expect(text).toContain('Page réservée à l’équipe')
    expect(linksOf(html)).toEqual({ 'Nouvelle livraison': '/commande' })
  })

  it('hides from a dispatcher what is a manager’s', () => {
    const links = (role: TeamRole) => Object.keys(linksOf(room('staff', '/bo', role).html))
    expect(links('manager')).toEqual(expect.arrayContaining(['Messages', 'Chiffres', 'État', 'Réglages', 'Ton accès']))
    expect(links('dispatcher')).toEqual(expect.arrayContaining(['Tournées', 'Messages', 'Ton accès']))
    expect(links('dispatcher').filter((link) => ['Chiffres', 'État', 'Réglages'].includes(link))).toEqual([])
    for (const path of ['/bo/chiffres', '/bo/etat', '/bo/reglages', '/bo/comptes'])
      expect(room('staff', path, 'dispatcher').text).toContain('Ton rôle dans l’équipe ne montre pas cette page.')
  })

  it('leads whoever else drives there, too', () => {
    expect(linksOf(room('staff', '/bo', 'dispatcher').html)['Ma tournée']).toBe('/tournee')
  })

  it.each([
    ['/bo/acces', 'Ton accès'],
    ['/bo/1042', 'Commande n° 1042'],
    ['/bo/messages', 'Messages'],
    ['/bo/abandons', 'Formulaires abandonnés'],
    ['/bo/etat', 'État du service'],
    ['/bo?liste=recherche', 'Rechercher une commande'],
    ['/bo?liste=demain', 'Samedi 21 novembre'],
    ['/bo?liste=sans-prix', 'Demandes sans prix'],
    ['/bo/feuille', 'Feuille de route'],
    ['/bo/tournees', 'Tournées'],
  ])('shows at %s: %s', (path, words) => {
    expect(room('staff', path).text).toContain(words)
  })
})
