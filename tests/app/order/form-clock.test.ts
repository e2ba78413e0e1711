import { createElement, type FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { restore } from '#app/order/model/order-actions.ts'
import { MomentCard } from '#app/order/fields/moment/moment-card.tsx'
import { OrderContext } from '#app/order/model/order-context.ts'
import { createOrderStore, type OrderStore } from '#app/order/order-store.ts'
import { WorldContext } from '#app/world.ts'
import { camille, friday10h, pretendProvider, pretendWorld, said } from '#tests/builders/pretend-world.ts'
import { useClock } from '#app/order/model/use-clock.ts'
import { filledValues } from './filled-values.ts'

const tooSoon = 'La date doit être au moins 3 heures après maintenant'
const passed = 'Le moment que tu avais choisi est passé.'

describe('The clock of the form', () => {
  it('shows at a refused submission the sentence of a time that has passed since its last tick', async () => {
    const { visit, world, setNow, drawn } = await aForm({
      livraisonType: 'planifiee',
      deliveryDateTime: '2026-11-20 13:30',
    })
    setNow('2026-11-20T10:30:01+01:00')
    expect(drawn()).not.toContain(tooSoon)
    expect(await visit.submit()).toBeNull()
    expect(said(world)).toEqual(['Veuillez corriger les 1 erreur(s)'])
    expect(drawn()).toContain(tooSoon)
  })

  it('stands still at a refused submission that is told the same by it', async () => {
    const { visit, world, setNow } = await aForm({ telephone: '' })
    const { at } = visit.state
    setNow('2026-11-20T10:00:30+01:00')
    expect(await visit.submit()).toBeNull()
    expect([said(world), visit.state.at]).toEqual([['Veuillez corriger les 1 erreur(s)'], at])
  })

  it('ticks at once when a phone that slept for minutes is seen again', async () => {
    const { setNow, wake, drawn } = await aForm()
    setNow('2026-11-20T12:34:56+01:00')
    expect(drawn()).not.toContain(passed)
    wake()
    expect(drawn()).toContain(passed)
  })

  it('does not tick any more once the form was left', async () => {
    const { visit, setNow, wake, leave } = await aForm()
    leave()
    setNow('2026-11-20T12:34:56+01:00')
    wake()
    expect(visit.state.at).toEqual(friday10h)
  })
})

/** A form with nothing left to fill, on a page whose clock and sleep are in the test's hands. */
async function aForm(changes = {}) {
  let at = friday10h
  const watching = new Set<() => void>()
  const onVisible = (onReturn: () => void) => {
    watching.add(onReturn)
    return () => void watching.delete(onReturn)
  }
  const world = { ...pretendWorld(pretendProvider({}).fetch), now: () => at, onVisible }
  await world.drafts.drop(camille.id)
  const visit = createOrderStore(world, camille)
  const leave = visit.start()
  while (visit.state.status !== 'open') await new Promise(setImmediate)
  restore(visit.state, filledValues(changes))
  return {
    visit,
    world,
    leave,
    setNow: (moment: string) => void (at = new Date(moment)),
    wake: () => watching.forEach((tell) => tell()),
    drawn: () => renderToStaticMarkup(createElement(WorldContext, { value: world }, createElement(Moment, { visit }))),
  }
}

/** The card of the moment, drawn by the form's own clock. */
const Moment: FunctionComponent<{ readonly visit: OrderStore }> = ({ visit }) =>
  createElement(OrderContext, { value: { ...visit, now: useClock(visit.state) } }, createElement(MomentCard))
