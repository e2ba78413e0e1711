import { hasPendingMail } from '#adapters/store/has-pending-mail.ts'
import { registerWorker } from '#adapters/device/register-worker.ts'
import { hydrateOnTouch } from './hydrate-on-touch.ts'

// What a script adds to every public page, complete without it. No React: only /contact's form has it (decision 030).

const hero = document.querySelector<HTMLImageElement>('.hero-image')
hero?.addEventListener('error', () => sayInstead(hero))
// It may have failed before this script ran.
if (hero?.complete && !hero.naturalWidth) sayInstead(hero)

// Coming back to this page must not find its menu open.
addEventListener('pagehide', () => document.querySelector<HTMLElement>(':popover-open')?.hidePopover())

const form = document.querySelector('form')
const later = document.querySelectorAll<HTMLLinkElement>('[data-later]')
const [first] = later
const mailWaits = hasPendingMail()
// The form of /contact shows what waits, lets it leave, and knows who is signed in; any other page lets it leave.
const isShownHere = form?.method === 'post'
if (form && first)
  hydrateOnTouch(
    form,
    () => {
      // Where they are not fetched yet, all at once.
      for (const file of later) file.media = ''
      return import(/* @vite-ignore */ first.href)
    },
    isShownHere && (mailWaits || form.closest('[data-session]')) ? Promise.resolve() : undefined,
  )
if (mailWaits && !isShownHere) bring('[data-mail]')
// The next delivery of who is signed in, once the page stands; they may have signed in since, when it is shown again.
addEventListener('pageshow', () => bring('[data-session] [data-next]'))

// What is read here can be read again without a network.
if (import.meta.env.PROD) registerWorker()

/** Where it does not come, mail leaves from the next page, and the next delivery's place says where it is. */
function bring(part: string): void {
  const file = document.querySelector<HTMLLinkElement>(part)
  if (file) import(/* @vite-ignore */ file.href).then(null, () => {})
}

/** Words in the place of a drawing that did not load, as large as it. */
function sayInstead(image: HTMLImageElement): void {
  const words = document.createElement('p')
  words.className = 'hero-image hero-image-lost'
  words.textContent = image.alt
  image.replaceWith(words)
}
