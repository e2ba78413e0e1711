import { openingHours } from '#rules/moment/opening-words.ts'
import { WholeWords } from '#ui/say/whole-words.tsx'
import './opening-hours.css'

/** The banner of the hours (section 1), whole at every width. */
export function OpeningHours() {
  return (
    <p className="opening-hours">
      <WholeWords>{openingHours}</WholeWords>
    </p>
  )
}
