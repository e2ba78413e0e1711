import { useId, useState } from 'react'
import { bannerWords, openingHours } from '#rules/opening-words.ts'
import { LineIcon } from '#ui/line-icon.tsx'
import './opening-hours.css'

/** The sentence of the hours (section 1), which are never cut at the end of a line. */
export function OpeningSentence() {
  return openingHours.split(/(\d+h-\d+h)/).map((part, at) => (at % 2 === 0 ? part : <span key={part} className="opening-hours-word">{part}</span>))
}

/** The sentence; on a phone one line of hours, which opens on it. */
export function OpeningHours() {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <div className="opening-hours" data-open={isOpen || undefined}>
      <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        <LineIcon d="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zm0-10v5.5m0-9v.1" />
        <span>
          Lun.-ven. {bannerWords.weekdays}, sam. <span className="opening-hours-word">{bannerWords.saturday}</span>
        </span>
        <LineIcon d="m6 9 6 6 6-6" />
      </button>
      <p id={id}>
        <OpeningSentence />
      </p>
    </div>
  )
}
