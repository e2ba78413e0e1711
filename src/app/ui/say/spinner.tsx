import './spinner.css'

/** A turning ring; the words beside it say what is being done. */
export function Spinner() {
  return <span className="spinner" aria-hidden="true" />
}
