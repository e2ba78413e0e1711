import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import ConfirmationPage from '#app/confirmation/confirmation-page.tsx'
import { drawnScreen, linksOf } from '#tests/builders/drawn-screen.tsx'
import { pretendWorld } from '#tests/builders/pretend-world.ts'

describe('The confirmation of an order without a price', () => {
  it('says that it is saved, and leads to the order form and the history', () => {
    const { html, text } = drawnScreen(pretendWorld(fetch), '/confirmation', createElement(ConfirmationPage))
    expect(text).toContain('Commande enregistrée !')
    expect(Object.values(linksOf(html)).toSorted()).toEqual(['/commande', '/historique'])
  })
})
