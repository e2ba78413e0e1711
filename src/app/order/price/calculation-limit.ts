import { orderToastMs, type Toasts } from '#state/screen/toasts.ts'
import { mostCalculations } from './quote-cache.ts'

/** Said when ten prices were calculated and another one is wanted (section 8). */
export const limitReached = 'Limite de calculs atteinte. Veuillez soumettre votre commande ou recharger la page.'

/** The eleventh calculation is refused. */
export function tellLimit(toasts: Toasts): void {
  toasts.show('warn', limitReached, orderToastMs)
}

/** The warning at the eighth calculation of ten. */
export function warnNearLimit(toasts: Toasts, count: number): void {
  if (count !== warnedAt) return
  toasts.show(
    'warn',
    `Vous avez effectué ${count} calculs de prix. Il vous reste ${mostCalculations - count} calculs avant la limite.`,
    warningMs,
  )
}

const warnedAt = 8
const warningMs = 5000
