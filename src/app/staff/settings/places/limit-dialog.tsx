import { useState, type FormEvent } from 'react'
import { partName } from '#contract/settings/setting-parts.ts'
import { capitalized } from '#rules/moment/french.ts'
import type { HalfDayLimit } from '#rules/order/capacity.ts'
import { halfDayOfWeek } from '#rules/order/week-words.ts'
import { Button } from '#ui/act/button.tsx'
import { Dialog } from '#ui/act/dialog.tsx'
import { TextField } from '#ui/ask/text-field.tsx'
import { Stack } from '#ui/frame/stack.tsx'
import { useSettings } from '../model/use-settings.ts'

const fields = [
  { name: 'orders', label: 'Commandes', most: 1000, error: 'Un nombre de 0 à 1000, ou rien.' },
  { name: 'kg', label: 'Kilos', most: 1_000_000, error: 'Un nombre de 0 à 1 000 000, ou rien.' },
] as const

type LimitDialogProps = Pick<HalfDayLimit, 'weekday' | 'halfDay'> & { onClose(): void }

/** The two figures of a half-day of the week; an empty one bounds nothing. */
export function LimitDialog({ weekday, halfDay, onClose }: LimitDialogProps) {
  const { store, before, after } = useSettings()
  const name = partName({ of: 'capacity', limit: { weekday, halfDay, orders: null, kg: null } })
  const part = after.get(name)
  const [typed, type] = useState(() => ({
    orders: part?.of === 'capacity' ? String(part.limit.orders ?? '') : '',
    kg: part?.of === 'capacity' ? String(part.limit.kg ?? '') : '',
  }))
  const [isTold, tell] = useState(false)
  const read = { orders: typedCount(typed.orders, fields[0].most), kg: typedCount(typed.kg, fields[1].most) }
  const keep = (event: FormEvent) => {
    event.preventDefault()
    tell(true)
    const { orders, kg } = read
    if (orders === 'wrong' || kg === 'wrong') return
    const limit = { weekday, halfDay, orders, kg }
    const next = orders === null && kg === null ? null : ({ of: 'capacity', limit } as const)
    if (JSON.stringify(before.get(name) ?? null) === JSON.stringify(next)) store.leave(name)
    else store.set([name, next])
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={capitalized(halfDayOfWeek({ weekday, halfDay }))}
      inReach
      actions={
        <>
          <Button wide type="submit" form="settings-limit">
            Garder
          </Button>
          <Button wide variant="secondary" onClick={() => type({ orders: '', kg: '' })}>
            Sans limite
          </Button>
        </>
      }
    >
      <form id="settings-limit" noValidate onSubmit={keep}>
        <Stack row>
          {fields.map(({ name: field, label, error }) => (
            <TextField
              key={field}
              name={field}
              label={label}
              inputMode="numeric"
              autoComplete="off"
              placeholder="sans limite"
              value={typed[field]}
              error={isTold && read[field] === 'wrong' ? error : undefined}
              onChange={({ currentTarget: { value } }) => type({ ...typed, [field]: value })}
            />
          ))}
        </Stack>
      </form>
      <p>Appliqué avec le reste, quand tu le décides.</p>
    </Dialog>
  )
}

/** '12' → 12, '2 400' → 2400, '' → null. */
function typedCount(text: string, most: number): number | null | 'wrong' {
  const digits = text.replaceAll(/\s/g, '')
  if (digits === '') return null
  return /^\d{1,7}$/.test(digits) && Number(digits) <= most ? Number(digits) : 'wrong'
}
