import { reserveWords, type Reserve } from '#rules/run/driver-acts.ts'
import { TextField } from '#ui/ask/text-field.tsx'
import '#ui/choose/chip.css'
import { DriverIcon } from '../pieces/driver-icon.tsx'
import type { ActFieldsProps } from './act-page.tsx'

/** What is not as it should be: none unless one is chosen; then words. */
export function ReservesField({ draft: { reserves, words }, change }: Pick<ActFieldsProps, 'draft' | 'change'>) {
  const toggle = (reserve: Reserve) =>
    change({
      reserves: reserves.includes(reserve) ? reserves.filter((each) => each !== reserve) : [...reserves, reserve],
    })
  return (
    <section className="driver-part">
      <h2>Des réserves ?</h2>
      <div className="driver-chips">
        <Chip isOn={reserves.length === 0} onPress={() => change({ reserves: [], words: '' })}>
          Aucune
        </Chip>
        {Object.entries(reserveWords).map(([reserve, label]) => (
          <Chip key={reserve} isOn={reserves.includes(reserve as Reserve)} onPress={() => toggle(reserve as Reserve)}>
            {label}
          </Chip>
        ))}
      </div>
      {reserves.length > 0 && (
        <TextField
          label="Quoi, et combien"
          optional={!reserves.includes('other')}
          maxLength={200}
          autoCapitalize="sentences"
          value={words}
          onChange={({ currentTarget }) => change({ words: currentTarget.value })}
        />
      )}
    </section>
  )
}

function Chip({ isOn, onPress, children }: { readonly isOn: boolean; onPress(): void; readonly children: string }) {
  return (
    <button type="button" className="chip" aria-pressed={isOn} onClick={onPress}>
      {isOn && <DriverIcon name="done" />}
      {children}
    </button>
  )
}
