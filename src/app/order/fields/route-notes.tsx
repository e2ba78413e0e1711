import { RouteQuestion } from '../price/route-question.tsx'
import { RouteFilledNote } from '../repeat/route-filled-note.tsx'

/** What is said of a route under its two ends: where it came from, and what to look at again. */
export function RouteNotes() {
  return (
    <>
      <RouteFilledNote />
      <RouteQuestion />
    </>
  )
}
