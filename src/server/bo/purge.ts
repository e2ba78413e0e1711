import { invoicesToForget, toForget } from '#server/account/forget-erased.ts'
import { toErase, toWarn } from '#server/account/unused-accounts.ts'
import type { Database } from '#server/db/database.ts'
import { countFilesToRemove } from '#server/storage/files-to-remove.ts'
import { countUnclaimedSlips } from '#server/slips/slips.ts'
import { keptSince, sweep } from '#server/housekeeping.ts'
import { HttpError } from '#server/log/http-error.ts'
import { Misused, type Command } from './command.ts'

export const purge: Command = {
  async run([option], world) {
    if (option !== undefined && option !== '--yes') throw new Misused(`« ${option} » ne dit rien.`)
    const lines = await oldThings(world.db, world.now())
    if (option === undefined) return [...lines, 'Rien n’est effacé. npm run bo -- purge --yes le fait.']
    const failed = await sweep(world)
    if (failed.length > 0)
      throw new HttpError(500, 'Tout n’est pas effacé : le journal, au-dessus, dit pourquoi. Le reste l’est.')
    return [...lines, 'C’est effacé.']
  },
}

/** What the housekeeping would take now, and by what rule. */
async function oldThings(db: Database, now: Date): Promise<string[]> {
  const kept = keptSince(now)
  const old = (
    table: 'abandonments' | 'contact_messages' | 'letters',
    column: 'received_at' | 'created_at' | 'sent_at',
    before: Date,
  ) =>
    db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where(column as never, '<', before.getTime() as never)
      .executeTakeFirstOrThrow()
  return [
    `Formulaires laissés depuis plus de quatre-vingt-dix jours : ${(await old('abandonments', 'received_at', kept.abandonments)).count}`,
    `Messages de plus d’un an : ${(await old('contact_messages', 'created_at', kept.messages)).count}`,
    `E-mails partis depuis plus de trente jours : ${(await old('letters', 'sent_at', kept.sentLetters)).count}`,
    `Comptes inutilisés à prévenir : ${(await toWarn(db, now)).length}`,
    `Comptes inutilisés depuis trois ans et prévenus, à supprimer si aucune commande ne les retient : ${(await toErase(db, now)).length}`,
    `Comptes supprimés dont les factures ont dix ans : ${(await toForget(db, now)).length}`,
    `Factures d’entreprises parties, de dix ans et sans commande gardée : ${(await invoicesToForget(db, now)).length}`,
    `Fichiers que rien ne nomme plus : ${await countFilesToRemove(db)}`,
    `Bordereaux qu’aucune commande n’a pris en sept jours : ${await countUnclaimedSlips(db, now)}`,
  ]
}
