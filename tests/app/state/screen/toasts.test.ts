import { describe, expect, it } from 'vitest'
import { createToasts, orderToastMs, undoToastMs, usualToastMs } from '#state/screen/toasts.ts'
import type { Timer } from '#adapters/device/waiting.ts'

/** A timer that goes off when it is told. */
function handTimer() {
  const running = new Set<{ ms: number; done: () => void }>()
  const timer: Timer = (ms, done) => {
    const each = { ms, done }
    running.add(each)
    return () => running.delete(each)
  }
  const goOff = () => {
    for (const each of running) {
      running.delete(each)
      each.done()
    }
  }
  return { timer, goOff, delays: () => [...running].map(({ ms }) => ms) }
}

function toastsOf() {
  const hand = handTimer()
  let ids = 0
  let ms = 0
  const toasts = createToasts(
    hand.timer,
    () => String(++ids),
    () => new Date(ms),
  )
  const pass = (more: number) => (ms += more)
  return { ...hand, toasts, pass, said: () => toasts.state.items.map(({ text }) => text) }
}

describe('A toast', () => {
  it('closes after five seconds, three when it speaks of an order', () => {
    const { toasts, delays } = toastsOf()
    toasts.show('ok', 'Connexion réussie !')
    expect(delays()).toEqual([usualToastMs])
    toasts.show('ok', 'Commande enregistrée avec succès!', orderToastMs)
    expect([delays(), usualToastMs]).toEqual([[3000], 5000])
  })

  it('goes when its time is over', () => {
    const { toasts, said, goOff } = toastsOf()
    toasts.show('ok', 'Connexion réussie !')
    goOff()
    expect(said()).toEqual([])
  })

  it('goes when it is dismissed, and its clock with it', () => {
    const { toasts, said, delays } = toastsOf()
    toasts.show('bad', 'Erreur de connexion')
    toasts.dismiss('1')
    expect([said(), delays()]).toEqual([[], []])
  })

  it('stays while somebody reads, and starts its time again after', () => {
    const { toasts, said, delays, goOff } = toastsOf()
    toasts.show('info', 'Bordereau bien transmis', orderToastMs)
    toasts.pause()
    expect(delays()).toEqual([])
    toasts.resume()
    expect(delays()).toEqual([3000])
    goOff()
    expect(said()).toEqual([])
  })

  it('that comes while somebody reads waits too', () => {
    const { toasts, delays } = toastsOf()
    toasts.pause()
    toasts.show('ok', 'Paiement réussi !')
    expect(delays()).toEqual([])
    toasts.resume()
    expect(delays()).toEqual([5000])
  })

  it('has one clock, however often the reading stops', () => {
    const { toasts, delays } = toastsOf()
    toasts.show('ok', 'Paiement réussi !')
    toasts.resume()
    toasts.resume()
    expect(delays()).toEqual([5000])
  })

  it('is shown once when the same words come again', () => {
    const { toasts, said } = toastsOf()
    toasts.show('bad', 'Erreur de connexion')
    toasts.show('bad', 'Erreur de connexion')
    expect(said()).toEqual(['Erreur de connexion'])
  })

  it('that replaced its twin keeps its own time: the twin’s clock is stopped', () => {
    const { toasts, delays } = toastsOf()
    toasts.show('bad', 'Erreur de connexion')
    toasts.show('bad', 'Erreur de connexion')
    expect(delays()).toEqual([5000])
  })

  it('ends the one before it, and its offer: what was done since is not undone with it', () => {
    const { toasts, said, delays } = toastsOf()
    let undone = 0
    toasts.show('ok', 'Commande recopiée. Joins le bordereau.', undoToastMs, { label: 'Annuler', run: () => undone++ })
    toasts.show('info', 'Bordereau bien transmis', orderToastMs)
    toasts.act('1')
    expect([said(), delays(), undone]).toEqual([['Bordereau bien transmis'], [3000], 0])
  })

  it('covers a draft that was erased, which is back for the rest of its time', () => {
    const { toasts, said } = toastsOf()
    toasts.show('info', 'Brouillon effacé', undoToastMs, { label: 'Annuler', onAnyScreen: true, run: () => {} })
    toasts.show('ok', 'Lien de suivi copié : colle-le où tu veux.')
    toasts.dismiss('2')
    expect(said()).toEqual(['Brouillon effacé'])
  })

  it('does what it offers once, and goes', () => {
    const { toasts, said } = toastsOf()
    let undone = 0
    toasts.show('info', 'Brouillon effacé', undoToastMs, { label: 'Annuler', run: () => undone++ })
    const [{ id, actionLabel } = { id: '', actionLabel: '' }] = toasts.state.items
    toasts.act(id)
    toasts.act(id)
    expect([actionLabel, undone, said()]).toEqual(['Annuler', 1, []])
  })

  it('takes its offer along when it goes', () => {
    const { toasts, goOff } = toastsOf()
    let undone = 0
    toasts.show('info', 'Brouillon effacé', undoToastMs, { label: 'Annuler', run: () => undone++ })
    const [{ id } = { id: '' }] = toasts.state.items
    goOff()
    toasts.act(id)
    expect(undone).toBe(0)
  })
})

describe('The way to another screen', () => {
  it('leaves behind what was said on the one before', () => {
    const { toasts, said, pass, delays } = toastsOf()
    toasts.show('bad', 'Erreur de connexion')
    pass(1000)
    toasts.leaveScreen()
    expect([said(), delays()]).toEqual([[], []])
  })

  it('takes along what was said with it', () => {
    const { toasts, said, pass } = toastsOf()
    toasts.show('ok', 'Connexion réussie !')
    pass(999)
    toasts.leaveScreen()
    expect(said()).toEqual(['Connexion réussie !'])
  })

  it('takes along what can be taken back anywhere, and nothing else that can be taken back', () => {
    const { toasts, said, pass } = toastsOf()
    toasts.show('ok', 'Commande recopiée. Joins le bordereau.', undoToastMs, { label: 'Annuler', run: () => {} })
    toasts.show('info', 'Brouillon effacé', undoToastMs, { label: 'Annuler', onAnyScreen: true, run: () => {} })
    pass(1000)
    toasts.leaveScreen()
    expect(said()).toEqual(['Brouillon effacé'])
  })
})
