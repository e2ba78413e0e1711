import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { RoomContext } from '#app/staff/model/use-staff-room.ts'
import { MessageList } from '#app/staff/inbox/messages-page.tsx'
import { messageParts, replyLink } from '#app/staff/inbox/message-words.ts'
import type { StaffMessage } from '#contract/staff/staff-day.ts'
import { drawnScreen, linksOf } from '#tests/builders/drawn-screen.tsx'
import { friday10h } from '#tests/builders/pretend-world.ts'
import { atTheDesk, pretendOffice } from './pretend-office.ts'

function message(changes: Partial<StaffMessage> = {}): StaffMessage {
  return {
    id: 1,
    receivedAt: new Date(friday10h.getTime() - 60_000),
    name: 'Camille Exemple',
    email: 'camille@exemple.fr',
    text: 'Livrez-vous le samedi ? Merci',
    file: null,
    account: null,
    ...changes,
  }
}

describe('What a message is about', () => {
  it.each([
    ['Livrez-vous le samedi ? Merci.', 'Livrez-vous le samedi ?', 'Merci.'],
    ['Un bordereau illisible', 'Un bordereau illisible', ''],
    ['Bonjour, le quai est fermé.', 'Le quai est fermé.', ''],
    ['Bonjour', 'Bonjour', ''],
    ['Rue barrée\nPasser derrière.', 'Rue barrée', 'Passer derrière.'],
    ['Le n° 3.5 est à droite. Oui', 'Le n° 3.5 est à droite.', 'Oui'],
  ])('is its first sentence without the greeting: %j', (text, title, rest) => {
    expect(messageParts(text)).toEqual({ title, rest })
  })

  it('has no title where the first sentence is long: all of it is read once', () => {
    const text = `Nous avons ${'deux palettes et '.repeat(10)}rien`
    expect(messageParts(text)).toEqual({ title: '', rest: text })
  })
})

describe('An answer', () => {
  it('opens the mail program on its address, what it is about and what was written', () => {
    const link = new URL(replyLink(message({ email: 'a&b@exemple.fr' })))
    expect(decodeURIComponent(link.pathname)).toBe('a&b@exemple.fr')
    expect(link.searchParams.get('subject')).toBe('Re : Livrez-vous le samedi ?')
    expect(link.searchParams.get('body')).toBe('\r\n\r\nCamille Exemple a écrit :\r\n> Livrez-vous le samedi ? Merci')
  })

  it('is about a long sentence cut between two words, without the comma before', () => {
    const subject = (text: string) => new URL(replyLink(message({ text }))).searchParams.get('subject')
    expect(subject(`Nous avons ${'palette, '.repeat(10)}rien`)).toMatch(/^Re : Nous avons .* palette…$/)
    expect(subject(`Nous avons ${'deux palettes et '.repeat(10)}rien`)).toMatch(/ (?:deux|palettes|et)…$/)
  })

  it('is an address that mail programs take, however long the message', () => {
    expect(replyLink(message({ text: 'é'.repeat(5000) })).length).toBeLessThan(4000)
  })
})

describe('The messages, for the team', () => {
  const draw = (...messages: StaffMessage[]) => {
    const context = atTheDesk(pretendOffice({}))
    const list = createElement(MessageList, { messages, now: friday10h, isNew: ({ id }) => id > 1 })
    return drawnScreen(context.world, '/bo/messages', createElement(RoomContext, { value: context }, list))
  }

  it('say what is new, when in words, who wrote as far as it is known, and his last order', () => {
    const { text, html } = draw(
      message({ id: 2, account: { company: 'Exemple Matériaux', phone: '0600000000', lastOrder: 41 } }),
      message(),
    )
    expect(text.match(/Nouveau/g)).toHaveLength(1)
    expect(text).toContain('Aujourd’hui à 09:59')
    expect(text).toContain('compte client (Exemple Matériaux), dernière commande n° 41')
    expect(text).toContain('aucun compte à cette adresse')
    expect(linksOf(html)).toMatchObject({ 'n° 41': '/bo/41', '06 00 00 00 00': 'tel:0600000000' })
  })

  it('are answered by one tap, by the number that they name before the account’s; only the first new one is orange', () => {
    const { html } = draw(
      message({
        id: 3,
        text: 'Rappelez-moi au 06 12 34 56 78',
        account: { company: '', phone: '0600000000', lastOrder: null },
      }),
      message({ id: 2 }),
      message(),
    )
    expect(linksOf(html)['06 12 34 56 78']).toBe('tel:0612345678')
    expect(html.match(/href="mailto:/g)).toHaveLength(3)
    expect(html.match(/button-primary/g)).toHaveLength(1)
    expect(html.indexOf('button-primary')).toBeLessThan(html.indexOf('button-secondary'))
  })
})
