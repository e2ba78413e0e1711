import './text-link.css'

/** The class of a link in words, for wouter's Link or a button that reads as a link. */
export function textLinkClass(direction?: 'back' | 'forward'): string {
  return direction ? `text-link text-link-${direction}` : 'text-link'
}
