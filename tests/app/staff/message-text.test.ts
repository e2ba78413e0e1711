import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { MessageText } from '#app/staff/inbox/message-text.tsx'
import { drawnScreen, linksOf } from '#tests/builders/drawn-screen.tsx'
import { pretendWorld } from '#tests/builders/pretend-world.ts'
import { pretendOffice } from './pretend-office.ts'

describe('A message, for the team', () => {
  it('leads to the orders and calls the numbers that it names, word for word besides', () => {
    const text = 'Ma commande n° 12 n’est pas arrivée, la N°1042 non plus. Rappelle le 06 12 34 56 78 ce soir.'
    const { html, text: read } = drawnScreen(
      pretendWorld(pretendOffice({}).fetch),
      '/bo/messages',
      createElement(MessageText, { text }),
    )
    expect(linksOf(html)).toEqual({
      'n° 12': '/bo/12',
      'N°1042': '/bo/1042',
      '06 12 34 56 78': 'tel:0612345678',
    })
    expect(read).toBe(text)
  })
})
