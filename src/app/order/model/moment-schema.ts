import * as v from 'valibot'
import { orderSentences } from '#contract/wire/sentences.ts'
import { dayIsOpen, halfDayIsOpen, halfDays } from '#rules/moment/flex-slots.ts'
import type { Moment } from '#rules/moment/moment.ts'
import { parisDay } from '#rules/moment/paris-time.ts'
import { plannedProblem } from '#rules/moment/planned-slot.ts'
import { lastDay } from '#rules/moment/day-strip.ts'
import { plannedInstant } from './planned-instant.ts'

/** The moment of the form, by delivery type: only the chosen type's fields count. */
export function momentSchema(now: Date) {
  return v.pipe(
    v.variant('livraisonType', [flex(now), planned(now), urgent]),
    v.transform((chosen) => ({ moment: momentOf(chosen) })),
  )
}

const say = orderSentences
const dayGone = 'Ce jour est passé, choisis-en un autre.'
const halfDayGone = 'Cette demi-journée n’est plus disponible, choisis-en une autre.'

function flex(now: Date) {
  return v.pipe(
    v.object({
      livraisonType: v.literal('flex'),
      flexDate: v.pipe(
        v.string(),
        v.check((day) => day >= parisDay(now), dayGone),
        v.check((day) => day <= lastDay(now), say.dateTooFar),
        v.check((day) => dayIsOpen(day, now), say.noFlexSlotToday),
      ),
      flexHalfDay: v.picklist(halfDays, halfDayGone),
    }),
    v.forward(
      v.check(
        ({ flexDate, flexHalfDay }) =>
          !dayIsOpen(flexDate, now) || halfDayIsOpen({ day: flexDate, halfDay: flexHalfDay }, now),
        halfDayGone,
      ),
      ['flexHalfDay'],
    ),
  )
}

function planned(now: Date) {
  return v.object({
    livraisonType: v.literal('planifiee'),
    deliveryDateTime: v.pipe(
      v.string(),
      v.transform(plannedInstant),
      v.date(say.plannedRequired),
      v.check((at) => plannedProblem(at, now) !== 'too-soon', say.plannedTooSoon),
      v.check((at) => plannedProblem(at, now) !== 'too-far', say.dateTooFar),
      v.check((at) => plannedProblem(at, now) !== 'outside-hours', say.plannedOutsideHours),
    ),
  })
}

const urgent = v.object({ livraisonType: v.literal('urgent') })

type Chosen = v.InferOutput<ReturnType<typeof flex> | ReturnType<typeof planned> | typeof urgent>

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
