import { describe, expect, it } from 'vitest'
import { screenAmong } from '#worker/open-window.ts'
import { ownAddress, shownNotice } from '#worker/shown-notice.ts'

const origin = 'https://livraisons.exemple.fr'
const message = (changes: object = {}, app_badge: unknown = 2) =>
  JSON.stringify({
    web_push: 8030,
    notification: {
      title: 'Commande n° 812 : livrée',
      body: 'Tout y est.',
      lang: 'fr',
      tag: 'commande-812',
      navigate: `${origin}/historique/812`,
      app_badge: '2',
      ...changes,
    },
    app_badge,
  })

describe('A push message', () => {
  it('is shown as it says, in the place of an earlier one of its order, with the number for the icon', () => {
    expect(shownNotice(message(), origin)).toEqual({
      title: 'Commande n° 812 : livrée',
      options: {
        body: 'Tout y est.',
        tag: 'commande-812',
        lang: 'fr',
        renotify: true,
        icon: '/icons/icon-192.png',
        badge: '/icons/monochrome-512.png',
        data: { address: '/historique/812' },
      },
      badge: 2,
    })
  })

  it.each(['', 'null', '[]', '{', '{"notification":null}', '{"notification":{"title":7}}', '"bonjour"'])(
    'is shown all the same when it is %j',
    (text) => {
      expect(shownNotice(text, origin)).toMatchObject({
        title: 'Une de tes commandes a changé',
        options: { data: { address: '/historique' } },
        badge: null,
      })
    },
  )

  it.each(['2', -1.5, null, {}])('changes no number on the icon when that is %j', (badge) => {
    expect(shownNotice(message({}, badge), origin).badge).toBeNull()
  })
})

describe('The tap on a notification', () => {
  it.each([
    [`${origin}/historique/812`, '/historique/812'],
    ['/historique/812', '/historique/812'],
    ['https://exemple.fr/historique/812', '/historique'],
    ['//exemple.fr/historique/812', '/historique'],
    ['javascript:alert(1)', '/historique'],
    ['https://', '/historique'],
    [null, '/historique'],
  ])('to %j leads to %s, never out of the app', (navigate, address) =>
    expect(ownAddress(navigate, origin)).toBe(address),
  )

  it('goes to the screen in front, then to another screen, and opens a window where none is', () => {
    const window = (path: string, focused = false) => ({ url: origin + path, focused })
    const [faq, order, history] = [window('/faq', true), window('/commande'), window('/historique/1', true)]
    expect(screenAmong([faq, order, history])).toBe(history)
    expect(screenAmong([faq, order])).toBe(order)
    expect([screenAmong([faq]), screenAmong([])]).toEqual([null, null])
  })
})
