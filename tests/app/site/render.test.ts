import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { render } from '#app/site/render.tsx'
import { WhoElseSees } from '#app/site/who-else-sees.tsx'
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
    expect(() => render('showcase')).toThrow('showcase is not a public page')
  })
})

describe('The privacy page', () => {
  it('names what stays on the device, the payment under way and the carried message too', () => {
    expect(render('privacy')).toMatch(/ta session.*ton thème.*le brouillon.*un paiement en cours.*le message que tu commences/s)
  })

  it('names Google when the site was built with its key, and not otherwise', () => {
    expect(said(true)).toContain('ton navigateur charge Google Maps')
    expect(said(true)).not.toContain('Les adresses que tu cherches sont demandées par notre serveur')
    expect(said(false)).not.toContain('Google')
    expect(said(false)).toContain('Les adresses que tu cherches sont demandées par notre serveur')
  })

  it('says what Stripe sees where it takes the cards', () => {
    expect(said(false)).toContain('Quand Stripe traite le paiement')
  })
})

describe('The terms of use', () => {
  it('promise no screen that there is not: a password and facts are changed by a message', () => {
    const html = render('terms')
    expect(html).not.toMatch(/change-le|tu les corriges/)
    expect(html).toContain('nous les corrigeons')
  })
})

function said(google: boolean): string {
  return renderToStaticMarkup(createElement(WhoElseSees, { google })).replaceAll(/\s+/g, ' ')
}

describe('The questions', () => {
  it('are eight, the first open, of one group', () => {
    const html = render('faq')
    expect(faq).toHaveLength(8)
    expect(html.match(/<details/g)).toHaveLength(8)
    expect(html.match(/<details[^>]* open/g)).toHaveLength(1)
    expect(new Set(html.match(/<details name="[^"]*"/g)).size).toBe(1)
  })
})
