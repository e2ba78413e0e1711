import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { render } from '#app/site/render.tsx'
import { DataRecipients } from '#app/site/legal/data-recipients.tsx'
import { company, seller } from '#content/company.ts'
import { faq } from '#content/faq.ts'
import { missingFacts } from '#content/imprint.ts'
import { textOf } from '#tests/builders/drawn-screen.tsx'
import { publicPages, unlistedPages } from '#content/public-pages.ts'

const names = [...publicPages, ...unlistedPages].map(({ name }) => name)

describe('A public page', () => {
  it.each(names)('needs no style attribute, which the content policy refuses: %s', (name) => {
    expect(render(name)).not.toContain(' style="')
  })

  it.each(names.filter((name) => name !== 'imprint' && name !== 'accessibility'))(
    'shows no telephone number before « Afficher le numéro »: %s',
    (name) => {
      const shown = render(name).replaceAll(/<details class="contact-phone">.*?<\/details>/gs, '')
      expect(textOf(shown)).not.toContain(company.phone)
      expect(shown).not.toContain('tel:')
    },
  )

  it.each(names)('links to the legal pages, the questions, the story and the contact: %s', (name) => {
    for (const path of [
      '/mentions-legales',
      '/accessibilite',
      '/cgu',
      '/cgv',
      '/politique',
      '/faq',
      '/about',
      '/contact',
      '/register',
      '/login',
    ])
      expect(render(name)).toContain(`href="${path}"`)
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
    expect(render('privacy')).toMatch(
      /ta session.*une marque de cet appareil.*ton thème.*le brouillon.*un paiement en cours.*l’inscription.*le message<\/b> que tu commences.*le trajet<\/b> que tu estimes/s,
    )
  })

  it('begins with its contents: each section by its title, in their order', () => {
    const html = render('privacy')
    const found = (each: RegExp) => Array.from(html.matchAll(each), ([, id, title]) => [id, title])
    const sections = found(/<h2 id="(.+?)">(.+?)<\/h2>/g)
    expect(sections).toHaveLength(html.match(/<h2(?! class)/g)?.length ?? 0)
    expect(found(/<a href="#([a-z]+)" class="text-link[^>]*>(.+?)<\/a>/g)).toEqual(sections)
  })

  it('says of each thing that is kept what it is for and how long it stays', () => {
    const kept = Array.from(
      render('privacy').matchAll(
        /<h3>(.+?)<\/h3>.*?<dt>Pourquoi<\/dt><dd>(.+?)<\/dd>.*?<dt>Combien de temps<\/dt><dd><b>(.+?)<\/b>(.*?)<\/dd>/g,
      ),
      ([, name, , howLong, then]) => [name, howLong, then],
    )
    expect(kept).toEqual([
      ['Ton compte', 'Tant que tu le veux.', expect.stringContaining('trois ans sans visite')],
      [
        'Tes commandes, leurs bordereaux et leurs factures',
        'Avec ton compte.',
        expect.stringContaining('dix ans après la fin de l’année'),
      ],
      [
        'Les lettres de voiture',
        'Deux ans après la livraison, même sans ton compte.',
        expect.stringContaining('peut demander'),
      ],
      ['La carte que tu fais garder', 'Jusqu’à ce que tu la retires.', ' Elle part avec ton compte.'],
      ['Les liens que tu fais pour faire payer', '30 jours après la fin du lien.', expect.any(String)],
      ['Un bordereau envoyé sans commande', 'Sept jours.', expect.stringContaining('Un seul si la place manque')],
      [
        'Les e-mails et les SMS que nous envoyons',
        '30 jours.',
        ' Un an s’ils n’ont pas pu partir. Un refus de SMS reste avec son jour, son numéro chiffré de façon irréversible, tant qu’il n’est pas retiré.',
      ],
      [
        'Les appareils que tu fais prévenir',
        'Jusqu’à ce que tu te déconnectes ou les arrêtes.',
        ' 90 jours si tu n’y ouvres plus l’application.',
      ],
      ['Tes messages par la page de contact', 'Un an.', expect.stringContaining('n’appartiennent à aucun compte')],
      ['La commande commencée et abandonnée', '90 jours.', ''],
      ['Le code d’un nouveau mot de passe', 'Dix minutes.', ''],
      ['Les trajets calculés', 'Un jour.', ''],
      [
        'Le comptage des demandes',
        'Un jour au plus.',
        ' Dix jours au plus pour un mot de passe ou un code qui était faux.',
      ],
    ])
  })

  it('leads to the account, where its file and its deletion are, and tells what signing out takes along', () => {
    expect(render('privacy')).toMatch(/href="\/account".*toutes tes données dans un fichier.*supprimes ton compte/s)
    expect(render('privacy')).toMatch(
      /«\u00A0Se déconnecter\u00A0» efface de l’appareil ta session, ton historique, tes bordereaux, tes adresses passées et les paiements en cours/,
    )
  })

  it('names Google when the site was built with its key, and not otherwise', () => {
    expect(said(true)).toContain('ton navigateur charge Google Maps')
    expect(said(true)).not.toContain('Les adresses que tu cherches sont demandées par notre serveur')
    expect(said(false)).not.toContain('Google Maps')
    expect(said(false)).toContain('Les adresses que tu cherches sont demandées par notre serveur')
  })

  it('says what Stripe sees where it takes the cards', () => {
    expect(said(false)).toContain('Quand Stripe traite le paiement')
  })
})

describe('The legal notice', () => {
  it('states what the operator filled in, and says of the rest that it is missing', () => {
    const text = render('imprint')
    expect(missingFacts).toEqual([
      'Éditeur',
      'Forme',
      'Siège',
      'SIREN',
      'Immatriculation',
      'TVA',
      'Directeur de la publication',
      'Hébergeur',
    ])
    expect(text).toContain(missingFacts.join(' · '))
    for (const known of [company.phone, company.email]) expect(text).toContain(known)
    for (const example of [seller.name, seller.siren, seller.vatNumber]) expect(text).not.toContain(example)
  })
})

describe('The terms of use', () => {
  it('lead to the screens that there are: facts and password are changed in the account', () => {
    const html = render('terms')
    expect(html).toContain('corrige-les dans « Mon compte »')
    expect(html).toContain('change-le aussitôt')
  })
})

function said(google: boolean): string {
  return renderToStaticMarkup(createElement(DataRecipients, { google })).replaceAll(/\s+/g, ' ')
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
