/** Scrolls a field to the top when there is too little room for its suggestions: a phone with an open keyboard. */
export function scrollForSuggestions(control: HTMLElement): void {
  const below = innerHeight - control.getBoundingClientRect().bottom
  if (below < roomPx) control.closest('.field')?.scrollIntoView({ block: 'start' })
}

const roomPx = 340
