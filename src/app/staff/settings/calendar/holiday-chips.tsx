import '#ui/choose/chip.css'
import { regionWords } from '#contract/settings/change-words.ts'
import { holidayRegions } from '#rules/moment/regional-holidays.ts'
import { useSettings } from '../model/use-settings.ts'

/** Whose public holidays are kept: all of France's, and those of a region where it is chosen. */
export function HolidayChips() {
  const { store, before, after } = useSettings()
  const turn = (region: (typeof holidayRegions)[number]) => {
    const name = `holidays ${region}`
    const is = after.has(name)
    if (before.has(name) !== is) store.leave(name)
    else store.set([name, is ? null : { of: 'holidays', region }])
  }
  return (
    <div className="settings-chips" role="group" aria-label="Jours fériés">
      <span className="settings-chip settings-chip-fixed">
        <span aria-hidden="true">✓ </span>Onze fériés
      </span>
      {holidayRegions.map((region) => (
        <button
          key={region}
          type="button"
          className="chip settings-chip"
          aria-pressed={after.has(`holidays ${region}`)}
          onClick={() => turn(region)}
        >
          {after.has(`holidays ${region}`) && <span aria-hidden="true">✓ </span>}
          {regionWords[region].name}
        </button>
      ))}
    </div>
  )
}
