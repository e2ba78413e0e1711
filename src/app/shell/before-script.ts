import { keptName } from '#adapters/store/kept-name.ts'
import { drawWhole, firstPaintOf } from './first-paint.ts'

// Runs within the document as it is read (`scripts/first-paint.ts`): draws the screen of the address, then starts the
// app, at once where it comes over a network.

try {
  draw()
} finally {
  if (navigator.serviceWorker?.controller && document.visibilityState === 'visible') oncePainted(begin)
  else begin()
}

/** A protected screen is /login without a session, as in the app; index.html has looked at the session. */
function draw(): void {
  const path = location.pathname
  const wanted = firstPaintOf(path)
  const isClosed = /^(?:private|staff)$/.test(wanted?.dataset['frame'] ?? '')
  const screen =
    isClosed && !document.documentElement.hasAttribute('data-session')
      ? document.querySelector<HTMLScriptElement>('[data-frame=door]')
      : wanted
  if (!screen) return
  const page = drawWhole(screen)
  const name = keptName()
  for (const place of page.querySelectorAll('.user-name')) place.textContent = name
  for (const link of page.querySelectorAll<HTMLAnchorElement>('.page-header-bar > :not(.page-header-logo) a')) {
    const leads = link.getAttribute('href') ?? ''
    if (path === leads || path.startsWith(`${leads}/`)) link.ariaCurrent = 'page'
  }
  if (navigator.onLine) page.querySelector('.status-strip')?.remove()
  // A drawing, not to be taken for the app: the focus and an open menu would be gone with it.
  const drawing = document.createElement('div')
  Object.assign(drawing, { className: 'loading', inert: true, ariaHidden: 'true' })
  drawing.append(page)
  document.getElementById('root')?.append(drawing)
}

/** Its styles and scripts; it runs once the styles are there, or did not come: it asks for them again. */
function begin(): void {
  const app = document.querySelector<HTMLTemplateElement>('#app')
  if (app === null) return
  const parts = document.importNode(app.content, true)
  const script = parts.querySelector('script') as HTMLScriptElement
  const sheet = parts.querySelector<HTMLLinkElement>('link[rel=stylesheet]') as HTMLLinkElement
  script.remove()
  for (const end of ['load', 'error']) sheet.addEventListener(end, () => document.head.append(script))
  document.head.append(parts)
}

/** Runs a task once the document shows something, for the first time; after a second whatever it shows. */
function oncePainted(task: () => void): void {
  const watch = new PerformanceObserver(() => run())
  const timer = setTimeout(() => run(), longestMs)
  const run = () => {
    watch.disconnect()
    clearTimeout(timer)
    task()
  }
  watch.observe({ type: 'paint' })
}

const longestMs = 1000
