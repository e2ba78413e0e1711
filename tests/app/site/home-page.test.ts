import { describe, expect, it } from 'vitest'
import { render } from '#app/site/render.tsx'
import { company } from '#content/company.ts'
import { linksOf, textOf } from '#tests/builders/drawn-screen.tsx'

const html = render('home')
const parts = {
  bar: between('<header', '</header>'),
  hero: between('<main', '</h1>') + between('</h1>', '<section'),
  footer: between('<footer', '</footer>'),
}

describe('The home page', () => {
  it('promises a fast delivery from A to B from 19,99 €, orders by /login and registers by /register', () => {
    for (const words of ['rapide', 'de A à B', '19,99 €']) expect(textOf(parts.hero)).toContain(words)
    expect(linksOf(parts.hero)).toMatchObject({ 'Commander une livraison': '/login', 'Créer un compte': '/register' })
  })

  it('leads who has a session to a new delivery and to the deliveries, each way in marked for whom it is', () => {
    expect(linksOf(parts.hero)).toMatchObject({
      'Nouvelle livraison': '/commande',
      'Voir mes livraisons': '/historique',
    })
    for (const [, kinds, href = ''] of parts.bar.matchAll(
      /<a (?=[^>]*class="([^"]*)")[^>]*href="(\/(?:login|register|commande|historique|account))"/g,
    ))
      expect([href, kinds]).toEqual([
        href,
        expect.stringContaining(['/login', '/register'].includes(href) ? 'for-guest' : 'for-member'),
      ])
    const [guests = '', members = ''] = parts.hero.split('<div class="member for-member">')
    expect(guests).toContain('<div class="hero for-guest">')
    expect([guests, members].map((part) => Object.values(linksOf(part)).filter((href) => href !== '/contact'))).toEqual(
      [
        ['/login', '/register'],
        ['/commande', '/historique'],
      ],
    )
  })

  it('has one orange button for who has a session: a new delivery', () => {
    const seen = html.replaceAll(/<(div|section) class="[^"]*for-guest".*?(?=<div class="member|<\/main>)/gs, '')
    expect(
      Array.from(
        seen.matchAll(/<a (?=[^>]*class="([^"]*button-primary[^"]*)")[^>]*>(.*?)<\/a>/g),
        ([, kinds = '', words]) => (kinds.includes('for-guest') ? [] : [words]),
      ).flat(),
    ).toEqual(['Nouvelle livraison'])
  })

  it('names three benefits: fast, insured and tracked, competitive', () => {
    const titles = Array.from(section('benefits').matchAll(/<h2>(.*?)<\/h2>/g), ([, title]) => title)
    expect(titles).toEqual(['Rapide', 'Assuré et suivi', 'Prix compétitif, prix clair'])
  })

  it('tells in four steps how it works: account, addresses, payment, following', () => {
    const titles = Array.from(section('steps').matchAll(/<h3>(.*?)<\/h3>/g), ([, title]) => title)
    expect(titles).toEqual(['Crée ton compte', 'Donne le départ et l’arrivée', 'Confirme et paie', 'Suis ta livraison'])
  })

  it('ends with a call to /register', () => {
    expect(Object.values(linksOf(section('closing')))).toEqual(['/register'])
    expect(section('closing')).toMatch(/^<section class="closing for-guest"/)
  })
})

describe('The estimate on the home page', () => {
  it('asks two addresses and a weight, and names the three delivery types with what they add and what they cost at least', () => {
    const text = textOf(section('estimate')).replaceAll('\u00A0', ' ')
    for (const words of ['Adresse de retrait', 'Adresse de livraison', 'Poids', 'Estimer le prix'])
      expect(text).toContain(words)
    expect(text).toMatch(/Flex inclus .*dès 23,88 € TTC/)
    expect(text).toMatch(/Planifiée \+9,90 € HT .*dès 35,76 € TTC/)
    expect(text).toMatch(/Urgent \+19,90 € HT .*dès 47,76 € TTC/)
    expect(text).toContain('0-150 kg · 20 min de route comprises Au moins, TTC 23,88 €')
  })

  it('writes no address into another one when a browser sends it by itself', () => {
    expect(section('estimate')).toMatch(/<form[^>]* method="dialog"/)
  })
})

describe('The home page of a company that has not said where it delivers nor who insures', () => {
  it('says nothing of it', () => {
    expect([company.zone, company.insurer]).toEqual([null, null])
    expect(textOf(html)).not.toMatch(/On livre|par défaut \(/)
  })

  it('says what the first price comes to in the line of the promise, and nowhere else', () => {
    expect(textOf(parts.hero)).toMatch(/dès 19,99 € HT ?, 23,88 € TTC tout compris/)
    expect(textOf(parts.hero)).not.toContain('19,90')
  })
})

describe('The navigation bar of a public page', () => {
  it('leads to the home page, the questions, the story, an account and an order', () => {
    expect(linksOf(parts.bar)).toMatchObject({
      Accueil: '/',
      FAQ: '/faq',
      'À propos': '/about',
      'Créer un compte': '/register',
      Commander: '/login',
    })
    expect(parts.bar).toMatch(/<a href="\/login"[^>]*>Commander</)
  })

  it('asks for an order by one short word, with a session or without: it keeps to its line on a phone', () => {
    expect(render('faq').match(/>Commander</g)).toHaveLength(2)
  })
})

describe('The footer of a public page', () => {
  it('leads to the questions, the story, the contact, and the legal pages: the company’s own where it has some', () => {
    expect(company.legal).toEqual({ imprint: null, terms: null, sales: null, privacy: null })
    expect(linksOf(parts.footer)).toEqual({
      [company.email]: `mailto:${company.email}`,
      FAQ: '/faq',
      'À propos': '/about',
      Contact: '/contact',
      'Mentions légales': '/mentions-legales',
      'Utilisation (CGU)': '/cgu',
      'Vente (CGV)': '/cgv',
      Confidentialité: '/politique',
      'Accessibilité : non conforme': '/accessibilite',
    })
  })
})

function between(start: string, end: string): string {
  const from = html.indexOf(start)
  return html.slice(from, html.indexOf(end, from) + end.length)
}

/** The section of that class. */
function section(name: string): string {
  const from = html.search(new RegExp(`<section class="[^"]*\\b${name}\\b`))
  return html.slice(from, html.indexOf('</section>', from))
}
