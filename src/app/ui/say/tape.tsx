import './tape.css'

/** Barrier tape. Rare: top of public pages, top of a ticket, the urgent option. */
export function Tape() {
  return <div className="tape" aria-hidden="true" />
}
