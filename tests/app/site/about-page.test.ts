import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { render } from '#app/site/render.tsx'
import { Team } from '#app/site/team.tsx'
import { team } from '#content/company.ts'
import { textOf } from '#tests/builders/drawn-screen.tsx'

const text = textOf(render('about'))

describe('The page about the company', () => {
  it('tells the mission and the story of the name', () => {
    expect(text).toContain('Notre mission')
    expect(text).toContain('D’où vient notre nom')
  })

  it('has a card of name, role and description for each founder', () => {
    const members = [
      { name: 'Prénom Nom', role: 'Direction', description: 'Répond au téléphone.' },
      { name: 'Autre Nom', role: 'Exploitation', description: 'Tient le planning.' },
    ]
    const cards = textOf(renderToStaticMarkup(createElement(Team, { members })))
    expect(cards).toContain('Qui fait quoi')
    for (const { name, role, description } of members) expect(cards).toContain(`${name} ${role} ${description}`)
  })

  it('has three cards by trade, and no person, while the operator names nobody', () => {
    expect(team.map(({ role }) => role)).toEqual(['Qui planifie', 'Qui conduit', 'Qui répond'])
    for (const { name, role, description } of team) expect(text).toContain(`${name} ${role} ${description}`)
  })
})
