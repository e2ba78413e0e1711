import { describe, expect, it } from 'vitest'
import { render } from '#app/site/render.tsx'
import { company } from '#content/company.ts'
import { faq } from '#content/faq.ts'
import { notFoundPage, publicPages } from '#content/public-pages.ts'

const names = [...publicPages, notFoundPage].map(({ name }) => name)

describe('A public page', () => {
  it.each(names)('needs no style attribute, which the content policy refuses: %s', (name) => {
    expect(render(name)).not.toContain(' style="')
  })

  it.each(names)('links to the three legal pages, the questions, the story and the contact: %s', (name) => {
    for (const path of ['/cgu', '/cgv', '/politique', '/faq', '/about', '/contact', '/register', '/login']) expect(render(name)).toContain(`href="${path}"`)
  })

  it('shows the stores and the social links only when they are set', () => {
    expect([company.stores.apple, company.stores.google, company.social.length]).toEqual([null, null, 0])
    expect(render('about')).not.toMatch(/App Store|Google Play|Nous suivre/)
  })

  it('is none under another name', () => {
    expect(() => render('kit')).toThrow('kit is not a public page')
  })
})

describe('The questions', () => {
  it('are eight, the first open, of one group', () => {
    const html = render('faq')
    expect(faq).toHaveLength(8)
    expect(html.match(/<details/g)).toHaveLength(8)
    expect(html.match(/<details[^>]* open/g)).toHaveLength(1)
    expect(new Set(html.match(/<details name="[^"]*"/g)).size).toBe(1)
  })
})
