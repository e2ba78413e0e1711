/** Brings a field to the top of the page when there is too little room under it for its suggestions: a phone with its keyboard open. */
export function scrollForSuggestions(control: HTMLElement): void {
  const below = innerHeight - control.getBoundingClientRect().bottom
  if (below < roomPx) control.closest('.field')?.scrollIntoView({ block: 'start' })
}

const roomPx = 340
