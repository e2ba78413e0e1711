import { outsideZoneWords } from '#rules/order/zone.ts'
import { TextField } from '#ui/ask/text-field.tsx'
import { Card } from '#ui/frame/card.tsx'
import { Note } from '#ui/say/note.tsx'
import { partsOfKind } from '../model/settings-view.ts'
import { useSettings } from '../model/use-settings.ts'
import { CodeChips } from './code-chips.tsx'
import { typedRoad } from './typed-road.ts'

/** Where it goes at a fixed price: how postal codes begin at A and at B, and the longest road. */
export function ZoneCard() {
  const { store, state, before, after } = useSettings()
  const [road] = partsOfKind(after, 'road')
  const [wasRoad] = partsOfKind(before, 'road')
  const text = state.road ?? (road === undefined ? '' : String(road.minutes))
  const isWrong = typedRoad(text) === 'wrong'
  const type = (typed: string) => {
    store.type({ road: typed })
    const minutes = typedRoad(typed)
    if (minutes === 'wrong' || minutes === (wasRoad?.minutes ?? null)) store.leave('road')
    else store.set(['road', minutes === null ? null : { of: 'road', minutes }])
  }
  const changed = road?.minutes !== wasRoad?.minutes
  return (
    <Card id="zone" title="Zone">
      <CodeChips end="pickup" />
      <CodeChips end="delivery" />
      <div className="settings-road">
        <TextField
          name="road"
          label="Route la plus longue, en minutes"
          hint={changed ? `au lieu de ${wasRoad === undefined ? 'sans limite' : `${wasRoad.minutes} min`}` : undefined}
          inputMode="numeric"
          autoComplete="off"
          maxLength={8}
          placeholder="sans limite"
          value={text}
          error={isWrong ? 'Écris des minutes, de 1 à 1440, ou rien.' : undefined}
          onChange={({ currentTarget: { value } }) => type(value)}
        />
      </div>
      <Note>Ailleurs : « {outsideZoneWords} »</Note>
    </Card>
  )
}
