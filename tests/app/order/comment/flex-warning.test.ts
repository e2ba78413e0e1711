import { describe, expect, it } from 'vitest'
import { accessWords, toggleAccessWords } from '#app/order/comment/access-words.ts'
import { createFlexWarning } from '#app/order/comment/flex-warning.ts'
import { createOrderForm } from '#app/order/order-form.ts'
import { camille, friday10h } from '#tests/builders/pretend-world.ts'
import { blankValues } from '#app/order/order-values.ts'

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
    const { form, leaveWith, isOpen } = aWarning()
    form.chooseType(type)
    leaveWith('Livrer demain matin')
    expect(isOpen()).toBe(false)
  })

  it('does not come back for the same text', () => {
    const { warning, leaveWith, isOpen } = aWarning()
    leaveWith('Livrer demain')
    warning.close()
    leaveWith('Livrer demain')
    expect(isOpen()).toBe(false)
  })

  it('does not come back for the same text with access words', () => {
    const { warning, leaveWith, isOpen } = aWarning()
    leaveWith('Livrer demain')
    warning.close()
    leaveWith('Livrer demain, hayon')
    expect(isOpen()).toBe(false)
  })

  it('comes back for another text', () => {
    const { warning, leaveWith, isOpen } = aWarning()
    leaveWith('Livrer demain')
    warning.close()
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
    const { form, warning, leaveWith, isOpen } = aWarning()
    leaveWith('Livrer demain')
    warning.close()
    expect([isOpen(), form.state.values.livraisonType]).toEqual([false, 'flex'])
  })

  it('closes, and turns the order into a planned one', () => {
    const { form, warning, leaveWith, isOpen } = aWarning()
    leaveWith('Livrer demain')
    warning.choosePlanned()
    expect([isOpen(), form.state.values.livraisonType]).toEqual([false, 'planifiee'])
    expect([warning.leadsToPlanning(), warning.leadsToPlanning()]).toEqual([true, false])
  })
})

function aWarning() {
  const form = createOrderForm(blankValues(camille, friday10h), () => friday10h)
  const warning = createFlexWarning(form)
  const leaveWith = (comment: string) => {
    form.write('comment', comment)
    warning.check()
  }
  return { form, warning, leaveWith, isOpen: () => warning.state.open }
}
