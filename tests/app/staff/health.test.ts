import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { StuckList } from '#app/staff/health/health-page.tsx'
import { RoomContext } from '#app/staff/model/use-staff-room.ts'
import type { Reply } from '#contract/endpoint.ts'
import type { staffState } from '#contract/staff/staff-state.ts'
import { drawnScreen } from '#tests/builders/drawn-screen.tsx'
import { atTheDesk, pretendOffice } from './pretend-office.ts'

const at = new Date('2026-11-20T09:00:00Z')
const readAt = new Date('2026-11-20T09:05:00Z')
const calm: Reply<typeof staffState> = {
  version: '0.1.0',
  backlog: [
    { kind: 'mail', count: 2, since: at, stuck: 0 },
    { kind: 'refunds', count: 0, since: null, stuck: 0 },
  ],
  letters: [],
  refunds: [],
  charges: [],
  backedUpAt: null,
}

function drawn(changes: Partial<typeof calm> = {}) {
  const context = atTheDesk(pretendOffice({}))
  const list = createElement(StuckList, { state: { ...calm, ...changes }, readAt, busy: false, onHandle() {} })
  return drawnScreen(context.world, '/bo/etat', createElement(RoomContext, { value: context }, list))
}

describe('How the service is, for the team', () => {
  it('is told in words: what waits and since when, the last backup, the version', () => {
    const { text } = drawn()
    expect(text).toContain('Une chose à faire')
    expect(text).not.toContain('Rien')
    expect(text).toMatch(/E-mails en attente 2, depuis le .*20 novembre.* Ni remboursement en attente\./)
    expect(text).toMatch(
      /Aucune sauvegarde : npm run bo -- backup DOSSIER sur le serveur, chaque nuit\. Version 0\.1\.0 · lu à 10:05/,
    )
    const calmWords = drawn({ backedUpAt: at }).text
    expect(calmWords).toMatch(/^Rien n’est bloqué Rien ne demande quelqu’un\./)
    expect(calmWords).toMatch(/Dernière sauvegarde : .*20 novembre.* · Version 0\.1\.0/)
  })

  it('has no line for each thing that does not wait', () => {
    const idle = ['mail', 'sms', 'notices', 'refunds', 'invoices'].map((kind) => ({
      kind,
      count: 0,
      since: null,
      stuck: 0,
    }))
    const { text, html } = drawn({ backlog: idle })
    expect(text).toContain('Ni e-mail, ni SMS, ni notification, ni remboursement, ni facture en attente.')
    expect(html).not.toContain('<dd')
  })

  it('names what is stuck, money first, with what can be done about it', () => {
    const { text } = drawn({
      charges: [{ orderId: 12, cents: 4788, since: at, error: '' }],
      refunds: [{ orderId: 13, cents: 3588, since: at, error: 'Stripe: refused' }],
      letters: [
        { id: 7, isText: false, to: 'ali@exemple.fr', subject: 'Ta facture', writtenAt: at, error: '550 unknown' },
        { id: 8, isText: true, to: '0612345678', subject: '', writtenAt: at, error: '' },
      ],
    })
    expect(text).toContain('5 choses à faire')
    const order = ['Débit sans paiement', 'Remboursement refusé', 'E-mail non envoyé : Ta facture', 'SMS non envoyé']
    expect(order.map((words) => text.indexOf(words))).toEqual(
      order.map((words) => text.indexOf(words)).toSorted((a, b) => a - b),
    )
    expect(text).toContain('Réponse du service de paiement : Stripe: refused')
    expect(text.match(/Réessayer/g)).toHaveLength(3)
    expect(text.match(/Ne plus envoyer/g)).toHaveLength(2)
  })
})
