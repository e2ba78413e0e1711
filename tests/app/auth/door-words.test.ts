import { describe, expect, it } from 'vitest'
import { doorWords, type DoorCase } from '#app/auth/door-words.ts'

const titleOf = (change: Partial<DoorCase> = {}) =>
  doorWords({ isNew: false, isOpen: false, firstName: '', handover: {}, farewell: null, ...change }).title
const wanted = (address: string, owner: number | null = null) => ({ handover: { wanted: { address, owner } } })

describe('The title of the door', () => {
  it.each([
    ['/commande', 'Connecte-toi pour commander'],
    ['/payment?commande=1042', 'Connecte-toi pour payer'],
    ['/historique/1042', 'Connecte-toi pour voir tes livraisons'],
    ['/account', 'Connecte-toi pour voir ton compte'],
    ['/preferences', 'Connecte-toi pour voir tes préférences'],
    ['/entreprise', 'Connecte-toi pour voir ton entreprise'],
    ['/invitation/abc', 'Connecte-toi pour rejoindre ton entreprise'],
    ['/bo/1042', 'Connecte-toi pour entrer chez l’équipe'],
    ['/confirmation', 'Connecte-toi pour continuer'],
  ])('says what the page that was wanted is for: %s', (address, title) => {
    expect(titleOf(wanted(address))).toBe(title)
  })

  it('is about an order for who comes from nowhere', () => {
    expect(titleOf()).toBe('Connecte-toi pour commander')
  })

  it.each<[string, Partial<DoorCase>, string]>([
    ['who wants an account', { isNew: true }, 'Bienvenue'],
    ['who has just registered', { firstName: 'Camille', handover: { occasion: 'registered' } }, 'Bienvenue, Camille.'],
    ['who has just registered, after a reload', { handover: { occasion: 'registered' } }, 'Bienvenue.'],
    ['who is signed in', { isOpen: true, firstName: 'Camille' }, 'Content de te revoir, Camille.'],
    ['whose session is over', wanted('/commande', 7), 'Content de te revoir.'],
    [
      'who was told so',
      { farewell: { tone: 'info', text: 'Ta session est terminée. Reconnecte-toi.' } },
      'Content de te revoir.',
    ],
    ['who has a new password', { handover: { occasion: 'new password' } }, 'Content de te revoir.'],
    ['who has signed out', { farewell: { tone: 'ok', text: 'Session fermée.' } }, 'À bientôt.'],
    ['whose account is deleted', { handover: { occasion: 'deleted' } }, 'À bientôt.'],
  ])('greets %s', (_, change, title) => {
    expect(titleOf(change)).toBe(title)
  })
})
