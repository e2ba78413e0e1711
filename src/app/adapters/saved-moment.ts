/**
 * When something was kept, as its author remembers it: 'de 14:02', 'd’hier 14:02', 'du 18 novembre', 'du 18 novembre 2025'.
 * On the device's own clock, not the Paris one (decision 043).
 */
export function savedMoment(savedAt: Date, now: Date): string {
  const day = savedAt.toDateString()
  if (day === now.toDateString()) return `de ${clock.format(savedAt)}`
  if (day === dayBefore(now).toDateString()) return `d’hier ${clock.format(savedAt)}`
  const date = (savedAt.getFullYear() === now.getFullYear() ? thisYear : anyYear).format(savedAt)
  return `du ${date.replace(/^1 /, '1er ')}`
}

function dayBefore(now: Date): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1)
}

const clock = new Intl.DateTimeFormat('fr-FR', { hour: '2-digit', minute: '2-digit' })
const thisYear = new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month: 'long' })
const anyYear = new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month: 'long', year: 'numeric' })
