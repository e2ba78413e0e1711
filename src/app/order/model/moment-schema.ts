import * as v from 'valibot'
import { orderSentences } from '#contract/wire/sentences.ts'
import { closedDay, type Availability } from '#rules/moment/availability.ts'
import { dayIsOpen, halfDayIsOpen, halfDays } from '#rules/moment/flex-slots.ts'
import type { Moment } from '#rules/moment/moment.ts'
import { closureOf, isFullAt } from '#rules/moment/moment-possible.ts'
import { parisDay } from '#rules/moment/paris-time.ts'
import { plannedProblem } from '#rules/moment/planned-slot.ts'
import { lastDay } from '#rules/moment/day-strip.ts'
import { plannedInstant } from './planned-instant.ts'

/** The moment of the form, by delivery type: only the chosen type's fields count. */
export function momentSchema(now: Date, availability: Availability) {
  return v.pipe(
    v.variant('livraisonType', [flex(now, availability), planned(now, availability), urgent(now, availability)]),
    v.transform((chosen) => ({ moment: momentOf(chosen) })),
  )
}

const say = orderSentences
const dayGone = 'Ce jour est passé, choisis-en un autre.'
const dayFull = 'Ce jour est complet, choisis-en un autre.'
const halfDayGone = 'Cette demi-journée n’est plus disponible, choisis-en une autre.'

export const urgentFull = 'Plus de place pour un retrait urgent : choisis Flex ou Planifiée.'

function flex(now: Date, availability: Availability) {
  return v.pipe(
    v.object({
      livraisonType: v.literal('flex'),
      flexDate: v.pipe(
        v.string(),
        v.check((day) => day >= parisDay(now), dayGone),
        v.check((day) => day <= lastDay(now), say.dateTooFar),
        openDay(availability.closure),
        v.check(
          (day) => dayIsOpen(day, now, availability),
          ({ input: day }) =>
            halfDays.some((halfDay) => availability.isFull({ day, halfDay })) ? dayFull : say.noFlexSlotToday,
        ),
      ),
      flexHalfDay: v.picklist(halfDays, halfDayGone),
    }),
    v.forward(
      v.check(
        ({ flexDate, flexHalfDay }) =>
          !dayIsOpen(flexDate, now, availability) ||
          halfDayIsOpen({ day: flexDate, halfDay: flexHalfDay }, now, availability),
        halfDayGone,
      ),
      ['flexHalfDay'],
    ),
  )
}

function planned(now: Date, availability: Availability) {
  return v.object({
    livraisonType: v.literal('planifiee'),
    deliveryDateTime: v.pipe(
      v.string(),
      v.transform(plannedInstant),
      v.date(say.plannedRequired),
      v.check((at) => plannedProblem(at, now) !== 'too-soon', say.plannedTooSoon),
      v.check((at) => plannedProblem(at, now) !== 'too-far', say.dateTooFar),
      openDay((at) => availability.closure(parisDay(at))),
      v.check((at) => plannedProblem(at, now) !== 'outside-hours', say.plannedOutsideHours),
      v.check((at) => !isFullAt({ type: 'planifiee', at }, now, availability), halfDayGone),
    ),
  })
}

function urgent(now: Date, availability: Availability) {
  return v.pipe(
    v.object({ livraisonType: v.literal('urgent') }),
    v.forward(
      openDay(() => closureOf({ type: 'urgent' }, now, availability)),
      ['livraisonType'],
    ),
    v.forward(
      v.check(() => !isFullAt({ type: 'urgent' }, now, availability), urgentFull),
      ['livraisonType'],
    ),
  )
}

/** What is asked for does not fall on a day that is closed (R57). `closure`: why it does. */
function openDay<Input>(closure: (input: Input) => string | null) {
  return v.check<Input, v.ErrorMessage<v.CheckIssue<Input>>>(
    (input) => closure(input) === null,
    ({ input }) => closedDay(closure(input) ?? ''),
  )
}

type Chosen = v.InferOutput<ReturnType<typeof flex> | ReturnType<typeof planned> | ReturnType<typeof urgent>>

function momentOf(chosen: Chosen): Moment {
  switch (chosen.livraisonType) {
    case 'flex':
      return { type: 'flex', slot: { day: chosen.flexDate, halfDay: chosen.flexHalfDay } }
    case 'planifiee':
      return { type: 'planifiee', at: chosen.deliveryDateTime }
    case 'urgent':
      return { type: 'urgent' }
  }
}
