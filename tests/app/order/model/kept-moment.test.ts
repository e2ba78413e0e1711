import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, it } from 'vitest'
import { readDraft } from '#app/order/model/draft-content.ts'
import { DraftSummary } from '#app/order/open/draft-summary.tsx'
import { FlexFields } from '#app/order/fields/moment/flex-fields.tsx'
import { PlannedFields } from '#app/order/fields/moment/planned-fields.tsx'
import { OrderContext } from '#app/order/model/order-context.ts'
import { createOrderStore } from '#app/order/order-store.ts'
import type { OrderValues } from '#app/order/model/order-values.ts'
import { WorldContext } from '#app/world.ts'
import { textOf } from '#tests/builders/drawn-screen.tsx'
import { camille, friday10h, pretendProvider, pretendWorld } from '#tests/builders/pretend-world.ts'
import { filledValues } from '../filled-values.ts'
import { lateHere } from '../late-here.ts'

beforeAll(lateHere)

const friday1235 = new Date('2026-11-20T12:35:00+01:00')
const passed = 'Le moment que tu avais choisi est passé.'

describe('The moment of a draft', () => {
  it.each<[string, Partial<OrderValues>]>([
    ['a half-day that has passed', { flexDate: '2026-11-19', flexHalfDay: 'PM' }],
    ['the last day there is', { flexDate: '2027-01-19', flexHalfDay: 'AM' }],
    ['a day beyond it', { flexDate: '2027-01-20', flexHalfDay: 'AM' }],
    ['a planned time that still stands', { livraisonType: 'planifiee', deliveryDateTime: '2026-11-20 13:30' }],
    ['a planned time that is too soon now', { livraisonType: 'planifiee', deliveryDateTime: '2026-11-20 13:00' }],
    ['a planned day without a time', { livraisonType: 'planifiee', deliveryDateTime: '2026-11-23' }],
    ['a planned time beyond the last day', { livraisonType: 'planifiee', deliveryDateTime: '2027-01-20 10:00' }],
  ])('comes back as it was chosen, whatever became of it: %s', (_, changes) => {
    expect(kept(changes)).toMatchObject(changes)
  })

  it.each<[string, Partial<OrderValues>, object]>([
    ['a Sunday to come', { flexDate: '2026-11-22' }, { flexDate: '2026-11-20', flexHalfDay: 'PM' }],
    ['no day at all', { flexDate: '2026-1-1' }, { flexDate: '2026-11-20', flexHalfDay: 'PM' }],
    [
      'a slot that has passed under another type',
      { livraisonType: 'urgent', flexDate: '2026-11-19' },
      { flexDate: '2026-11-20', flexHalfDay: 'PM' },
    ],
    ['a time that has passed under another type', { deliveryDateTime: '2026-11-20 13:00' }, { deliveryDateTime: '' }],
    [
      'a planned time in the night',
      { livraisonType: 'planifiee', deliveryDateTime: '2026-11-23 02:00' },
      { deliveryDateTime: '' },
    ],
    ['no planned time', { livraisonType: 'planifiee', deliveryDateTime: 'demain' }, { deliveryDateTime: '' }],
  ])('gives way where nobody chose it, or sees it: %s', (_, changes, instead) => {
    expect(kept(changes)).toMatchObject(instead)
  })
})

describe('A draft whose half-day has passed', () => {
  it('says so when it is reopened: which one was chosen, and which one is open now', async () => {
    const { visit, world, now } = await reopened({})
    expect(visit.state.values).toMatchObject({ flexDate: '2026-11-20', flexHalfDay: 'PM' })
    const html = renderToStaticMarkup(
      createElement(
        WorldContext,
        { value: world },
        createElement(OrderContext, { value: { ...visit, now } }, createElement(FlexFields)),
      ),
    )
    expect(html).toContain(passed)
    expect(textOf(html)).toContain('Ton choix : cet après-midi.')
    expect(textOf(html)).toContain('Prendre demain matin')
  })

  it('says so of a planned time as well', async () => {
    const { visit, world, now } = await reopened({ livraisonType: 'planifiee', deliveryDateTime: '2026-11-20 14:30' })
    const html = renderToStaticMarkup(
      createElement(
        WorldContext,
        { value: world },
        createElement(OrderContext, { value: { ...visit, now } }, createElement(PlannedFields)),
      ),
    )
    expect(html).toContain(passed)
    expect(html.replaceAll('\u00A0', ' ')).toContain('Ton choix : aujourd’hui à 14 h 30.')
    expect(html).toContain('La date doit être au moins 3 heures après maintenant')
  })

  it('says so in its offer', () => {
    expect(summary(friday10h)).toContain('Moment Flex · cet après-midi Client')
    expect(summary(friday1235)).toContain('Moment Flex · cet après-midi : passé, à choisir à nouveau Client')
  })
})

const draftOf = (changes: Partial<OrderValues>) => {
  const { deliveryReceipt: _, ...values } = filledValues(changes)
  return { values }
}

function kept(changes: Partial<OrderValues>) {
  return readDraft(draftOf(changes), friday10h).values
}

function summary(now: Date): string {
  const found = { content: readDraft(draftOf({}), now), slip: null, savedAt: null, discardedId: null }
  return textOf(renderToStaticMarkup(createElement(DraftSummary, { found, now })))
}

/** The draft of a form that was filled at 10:00, at 12:35. */
async function reopened(changes: Partial<OrderValues>) {
  const world = pretendWorld(pretendProvider({}).fetch, friday1235)
  await world.drafts.drop(camille.id)
  await world.drafts.writeText(camille.id, draftOf(changes), friday10h)
  const visit = createOrderStore(world, camille)
  visit.start()
  while (visit.state.status !== 'open') await new Promise(setImmediate)
  return { visit, world, now: friday1235 }
}
