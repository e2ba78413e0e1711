import { wireFromInstant } from '#contract/wire/wire.ts'
import { version } from '#server/config/version.ts'
import { backlogKinds, readBacklog } from '#server/health/backlog.ts'
import { strayCharges } from '#server/orders/stray-charges.ts'
import { failedRefunds, givenUpLetters, leaveLetter, refundAgain, sendAgain } from '#server/health/stuck.ts'
import type { Handlers } from '#server/http/handler.ts'
import { HttpError } from '#server/log/http-error.ts'
import { lastBackup } from '#server/storage/site.ts'

export const staffStateCalls = {
  /** How the service is, for the team. */
  staffState: async (_, { db, now }) => {
    const [backlog, letters, refunds, charges, backup] = await Promise.all([
      readBacklog(db, now()),
      givenUpLetters(db, mostListed),
      failedRefunds(db, mostListed),
      strayCharges(db),
      lastBackup(db),
    ])
    return {
      success: true,
      version,
      attente: backlogKinds.map((quoi) => ({
        quoi,
        nombre: backlog[quoi].waiting,
        depuis: wireOrNull(backlog[quoi].since),
        bloques: backlog[quoi].stuck,
      })),
      lettres: letters.map(({ id, channel, to_address: a, subject: sujet, created_at: at, last_error: erreur }) => ({
        id,
        sms: channel === 'sms',
        a,
        sujet,
        ecrit_le: wireFromInstant(new Date(at)),
        erreur,
      })),
      remboursements: refunds.map(({ order_id: commande, cents, asked_at: at, last_error: erreur }) => ({
        commande,
        montant: cents / 100,
        depuis: wireFromInstant(new Date(at)),
        erreur,
      })),
      debits: charges.map(({ orderId: commande, cents, seenAt }) => ({
        commande,
        montant: cents / 100,
        depuis: wireFromInstant(seenAt),
        erreur: null,
      })),
      sauvegarde: wireOrNull(backup),
    }
  },

  /** Tries again what is stuck, or leaves it. */
  handleStuck: async ({ body }, { db, letters, now, refunds }) => {
    const { quoi, id, faire } = body
    const isDone =
      quoi === 'remboursement'
        ? await refundAgain(db, id, now())
        : await (faire === 'laisser' ? leaveLetter(db, id) : sendAgain(db, id, now()))
    if (!isDone) throw new HttpError(404, 'Il n’y a plus rien à faire ici : la liste a changé.')
    if (quoi === 'remboursement') refunds.wake()
    else letters.wake()
    return { success: true }
  },
} satisfies Partial<Handlers>

const mostListed = 50

function wireOrNull(instant: Date | null): string | null {
  return instant && wireFromInstant(instant)
}
