import * as v from 'valibot'
import { useEffect, useState, type FormEvent, type RefObject } from 'react'
import { closing as closingSchema } from '#contract/settings/closing.ts'
import { dayOfMonth } from '#contract/settings/change-words.ts'
import { partName } from '#contract/settings/setting-parts.ts'
import type { ParisDay } from '#rules/moment/paris-time.ts'
import { Button } from '#ui/act/button.tsx'
import { TextField } from '#ui/ask/text-field.tsx'
import { Card } from '#ui/frame/card.tsx'
import { Stack } from '#ui/frame/stack.tsx'
import { Banner } from '#ui/say/banner.tsx'
import type { ClosingDraft } from '../model/settings-store.ts'
import { useSettings } from '../model/use-settings.ts'

interface ClosingFormProps {
  readonly draft: ClosingDraft
  readonly today: ParisDay
  /** The first field, which has the focus when it opens. */
  readonly first: RefObject<HTMLInputElement | null>
  /** Has the calendar show that day. */
  onShow(day: ParisDay): void
  onClose(): void
}

/** From when to when it is closed, and why, with what customers will read. What is typed is kept. */
export function ClosingForm({ draft, today, first, onShow, onClose }: ClosingFormProps) {
  const { store, before } = useSettings()
  const [errors, tell] = useState<Partial<Record<keyof ClosingDraft, string>>>({})
  useEffect(() => first.current?.focus(), [first])
  const written = v.safeParse(closingSchema, draft)
  const type = (typed: Partial<ClosingDraft>) => {
    tell({})
    store.type({ closing: { ...draft, ...typed } })
  }
  const keep = (event: FormEvent) => {
    event.preventDefault()
    const wrong = written.success ? pastDay(draft, today) : errorsOf(written.issues)
    tell(wrong)
    if (!written.success || Object.keys(wrong).length > 0) return
    const part = { of: 'closings', closing: written.output } as const
    const { replaces } = draft
    const name = partName(part)
    if (replaces !== null && replaces !== name) {
      if (before.has(replaces)) store.set([replaces, null])
      else store.leave(replaces)
    }
    store.set([name, part])
    onShow(written.output.from > today ? written.output.from : today)
    onClose()
  }
  const day = (name: 'from' | 'to', label: string) => (
    <TextField
      ref={name === 'from' ? first : undefined}
      type="date"
      name={name}
      label={label}
      min={name === 'to' && draft.from > today ? draft.from : today}
      value={draft[name]}
      error={errors[name]}
      onChange={({ currentTarget: { value } }) => type(name === 'from' ? fromTyped(draft, value) : { to: value })}
    />
  )
  return (
    <Card title={draft.from === '' ? 'Nouvelle fermeture' : `Fermeture du ${dayOfMonth(draft.from)}`}>
      <form className="settings-form" noValidate onSubmit={keep}>
        <Stack row>
          {day('from', 'Du')}
          {day('to', 'Au')}
        </Stack>
        <TextField
          name="reason"
          label="Raison, lue par les clients"
          maxLength={60}
          autoComplete="off"
          value={draft.reason}
          error={errors.reason}
          onChange={({ currentTarget: { value } }) => type({ reason: value })}
        />
        {written.success && (
          <Banner title={`Fermé ${spanInSentence(written.output)} : ${written.output.reason}`}>
            Ces jours sont barrés dans le formulaire, avec cette raison.
          </Banner>
        )}
        <div className="settings-acts">
          <Button type="submit" variant="secondary" small>
            {draft.replaces === null ? 'Ajouter' : 'Changer'}
          </Button>
          <Button variant="quiet" small onClick={onClose}>
            Laisser
          </Button>
        </div>
      </form>
    </Card>
  )
}

/** A first day is the last one, too, until that is typed. */
function fromTyped({ from, to }: ClosingDraft, value: string): Partial<ClosingDraft> {
  return { from: value, ...((to === '' || to === from || to < value) && { to: value }) }
}

function pastDay({ to, replaces }: ClosingDraft, today: ParisDay) {
  return to < today && replaces === null ? { to: 'Ces jours sont passés.' } : {}
}

/** Each field's first sentence; what is wrong of both days is told at the last. */
function errorsOf(issues: readonly v.BaseIssue<unknown>[]): Partial<Record<keyof ClosingDraft, string>> {
  return Object.fromEntries(issues.toReversed().map((issue) => [v.getDotPath(issue) ?? 'to', issue.message] as const))
}

/** 'le 25 décembre', 'du 28 décembre au 2 janvier' */
function spanInSentence({ from, to }: { readonly from: ParisDay; readonly to: ParisDay }): string {
  return from === to ? `le ${dayOfMonth(from)}` : `du ${dayOfMonth(from)} au ${dayOfMonth(to)}`
}
