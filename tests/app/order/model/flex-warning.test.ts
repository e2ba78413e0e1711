import { describe, expect, it } from 'vitest'
import { accessWords, toggleAccessWords } from '#app/order/model/access-words.ts'
import { asksAboutMoment, closeWarning, leadsToPlanning, planInstead } from '#app/order/model/flex-warning.ts'
import { chooseType, write } from '#app/order/model/order-actions.ts'
import { createOrderState } from '#app/order/model/order-state.ts'
import { camille, friday10h } from '#tests/builders/pretend-world.ts'

describe('The flex warning', () => {
  it('opens when a comment that names a moment is left', () => {
    const { leaveWith, isOpen } = aWarning()
    leaveWith('Livrer demain matin')
    expect(isOpen()).toBe(true)
  })

  it('keeps still for a comment that names none', () => {
    const { leaveWith, isOpen } = aWarning()
    leaveWith('Portail de la maison')
    expect(isOpen()).toBe(false)
  })

  it.each(['planifiee', 'urgent'] as const)('keeps still when the order is %s', (type) => {
    const { state, leaveWith, isOpen } = aWarning()
    chooseType(state, type, friday10h)
    leaveWith('Livrer demain matin')
    expect(isOpen()).toBe(false)
  })

  it('does not come back for the same text', () => {
    const { state, leaveWith, isOpen } = aWarning()
    leaveWith('Livrer demain')
    closeWarning(state)
    leaveWith('Livrer demain')
    expect(isOpen()).toBe(false)
  })

  it('comes back for the same text as long as it was not answered', () => {
    const { state, leaveWith, isOpen } = aWarning()
    leaveWith('Livrer demain')
    state.flexWarning.open = false
    leaveWith('Livrer demain')
    expect(isOpen()).toBe(true)
  })

  it('does not come back for the same text with access words', () => {
    const { state, leaveWith, isOpen } = aWarning()
    leaveWith('Livrer demain')
    closeWarning(state)
    leaveWith('Livrer demain, hayon')
    expect(isOpen()).toBe(false)
  })

  it('comes back for another text', () => {
    const { state, leaveWith, isOpen } = aWarning()
    leaveWith('Livrer demain')
    closeWarning(state)
    leaveWith('Livrer lundi')
    expect(isOpen()).toBe(true)
  })

  it('is not opened by the access words', () => {
    const { leaveWith, isOpen } = aWarning()
    leaveWith(accessWords.reduce((comment, words) => toggleAccessWords(comment, words), ''))
    expect(isOpen()).toBe(false)
  })

  it('is opened by a moment that follows the access words', () => {
    const { leaveWith, isOpen } = aWarning()
    leaveWith('appeler 15 min avant midi')
    expect(isOpen()).toBe(true)
  })

  it('closes, and leaves the type', () => {
    const { state, leaveWith, isOpen } = aWarning()
    leaveWith('Livrer demain')
    closeWarning(state)
    expect([isOpen(), state.values.livraisonType]).toEqual([false, 'flex'])
  })

  it('closes, and turns the order into a planned one', () => {
    const { state, leaveWith, isOpen } = aWarning()
    leaveWith('Livrer demain')
    planInstead(state, friday10h)
    expect([isOpen(), state.values.livraisonType]).toEqual([false, 'planifiee'])
    expect([leadsToPlanning(state), leadsToPlanning(state)]).toEqual([true, false])
  })
})

function aWarning() {
  const state = createOrderState(camille, friday10h)
  const leaveWith = (comment: string) => {
    write(state, 'comment', comment)
    asksAboutMoment(state)
  }
  return { state, leaveWith, isOpen: () => state.flexWarning.open }
}
