import { describe, expect, it } from 'vitest'
import { render } from '#app/site/render.tsx'
import { company } from '#content/company.ts'
import { textOf } from '#tests/builders/drawn-screen.tsx'

const text = textOf(render('about'))

describe('The page about the company', () => {
  it('tells the mission and the story of the name', () => {
    expect(text).toContain('Notre mission')
    expect(text).toContain('D’où vient notre nom')
  })

  it.each(company.team.map(({ name, role, description }) => [role, name, description]))('has a card of name, role and description: %s', (role, name, description) => {
    expect(text).toContain(`${name} ${role} ${description}`)
  })
})
