import { openingHours } from '#rules/opening-words.ts'
import './opening-hours.css'

/** The sentence of the hours (section 1), which are never cut at the end of a line. */
export function OpeningSentence() {
  return openingHours.split(/(\d+h-\d+h)/).map((part, at) => (at % 2 === 0 ? part : <span key={part} className="opening-hours-word">{part}</span>))
}

/** The banner of the hours, whole at every width. */
export function OpeningHours() {
  return (
    <p className="opening-hours">
      <OpeningSentence />
    </p>
  )
}
