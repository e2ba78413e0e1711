import { keptSession } from '#adapters/kept-session.ts'
import { paths } from '#app/paths.ts'
import { isStaffToken } from '#state/is-staff-token.ts'
import { drawWhole, firstPaintOf } from './first-paint.ts'

// Runs while the document is read, from within it (`scripts/first-paint.ts`): draws the screen of the address, so that nothing is blank until the app is there.
// A screen that one must be signed in for is /login to who is not, as it will be in the app; index.html has looked at the session.

const { path, hasSession } = { path: location.pathname, hasSession: document.documentElement.hasAttribute('data-session') }
const wanted = firstPaintOf(path)
const isClosed = /^(?:private|staff)$/.test(wanted?.dataset['frame'] ?? '')
const screen = isClosed && !hasSession ? firstPaintOf(paths.login) : wanted
if (screen) {
  const { token, name } = keptSession()
  const page = drawWhole(screen)
  for (const place of page.querySelectorAll('.user-name')) place.textContent = name
  for (const link of page.querySelectorAll<HTMLAnchorElement>('.page-header-bar > :not(.page-header-logo) a')) {
    const leads = link.getAttribute('href') ?? ''
    if (leads === paths.staff && !isStaffToken(token)) link.remove()
    else if (path === leads || path.startsWith(`${leads}/`)) link.ariaCurrent = 'page'
  }
  document.getElementById('root')?.append(page)
}
