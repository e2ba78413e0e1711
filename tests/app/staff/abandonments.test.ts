import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { AbandonmentList } from '#app/staff/inbox/abandonments-page.tsx'
import { lackWords, seenPrice } from '#app/staff/inbox/abandonment-words.ts'
import type { StaffAbandonment } from '#contract/staff/staff-day.ts'
import { fieldsInOrder } from '#app/order/model/order-values.ts'
import { drawnScreen } from '#tests/builders/drawn-screen.tsx'
import { friday10h, pretendWorld } from '#tests/builders/pretend-world.ts'
import { pretendOffice } from './pretend-office.ts'

const sentences = {
  deliveryReceipt: 'Le bordereau de livraison est obligatoire',
  telephone: 'Le numéro de téléphone doit comporter 10 chiffres',
}

function left(changes: Partial<StaffAbandonment> = {}): StaffAbandonment {
  return {
    id: 1,
    receivedAt: new Date('2026-11-20T09:00:00Z'),
    pickupAddress: '12 rue des Lilas, 06250 Mougins',
    deliveryAddress: '',
    weight: '151-300',
    type: 'flex',
    totalTTC: 3588,
    isComplete: false,
    seconds: 61.4,
    reason: 'quitte_page',
    errors: JSON.stringify({ deliveryReceipt: sentences.deliveryReceipt }),
    attempts: 0,
    ...changes,
  }
}

describe('A form left undone', () => {
  it.each([
    [{}, 'Il manquait le bordereau'],
    [{ isComplete: true, errors: null }, 'Tout était rempli'],
    [{ errors: JSON.stringify(sentences) }, 'Il manquait le bordereau · à corriger : le téléphone du client'],
    [{ errors: '{"plus_tard":"Inconnu"}' }, 'À corriger : un autre champ'],
    [{ errors: 'no JSON' }, 'Formulaire incomplet'],
    [{ errors: '[1]' }, 'Formulaire incomplet'],
  ] satisfies [Partial<StaffAbandonment>, string][])('says what it lacked: %j', (changes, words) => {
    expect(lackWords(left(changes)).replaceAll('\u00A0', ' ')).toBe(words)
  })

  it('says the price that was seen, or that none was', () => {
    expect([left(), left({ totalTTC: null })].map((each) => seenPrice(each).replaceAll('\u00A0', ' '))).toEqual([
      '35,88 € vus',
      'Aucun prix vu',
    ])
  })

  it.each(fieldsInOrder.filter((name) => name !== 'livraisonType'))('has a word for the field %s', (field) => {
    expect(lackWords(left({ errors: JSON.stringify({ [field]: 'obligatoire' }) }))).not.toContain('un autre champ')
  })
})

describe('The forms left undone, for the team', () => {
  const draw = (all: readonly StaffAbandonment[]) =>
    drawnScreen(
      pretendWorld(pretendOffice({}).fetch),
      '/bo/abandons',
      createElement(AbandonmentList, { all, now: friday10h }),
    ).text

  it('are counted by reason and by what they lacked first, where there are several, without a code', () => {
    const all = [
      left(),
      left({ id: 2 }),
      left({ id: 3, reason: 'erreurs_validation', errors: JSON.stringify(sentences), attempts: 2 }),
    ]
    const text = draw(all)
    expect(text).toMatch(
      /^Les 3 derniers A quitté la page 2 fois A essayé de valider 1 fois Ce qui manquait ou n’allait pas Le bordereau 3 fois Le téléphone du client 1 fois A quitté la page Aujourd’hui à 10:00 Il manquait le bordereau 35,88 € vus A Retrait : 12 rue des Lilas 06250 Mougins B Livraison : Pas d’adresse/,
    )
    expect(draw([left()])).toMatch(/^A quitté la page Aujourd’hui/)
    expect(text).toContain('Poids et formule 151-300 kg, Flex Temps passé 1 min')
    // What was empty has no line.
    expect(text).not.toMatch(/Essais d’envoi 0|–/)
    expect(text).not.toMatch(/quitte_page|erreurs_validation|deliveryReceipt|[{}"]/)
  })
})
