import type { Database } from '#server/db/database.ts'
import { findUser } from '#server/users/users.ts'
import { withWaybill } from '#server/waybill/waybill-events.ts'
import { waybillAttachment } from '#server/waybill/waybill-paper.ts'
import { accountMailbox } from './account-mailbox.ts'
import { insertLetter } from './letters.ts'
import type { SupplierLetter } from './letter.ts'
import { renderLetter, type LetterPart } from './render-letter.ts'

/**
 * Writes a letter about an order to its account's own address (decision 095). Until that is confirmed it has no typed
 * text and no paper; an erased account gets none. Belongs into the change's transaction.
 */
export async function writeToSupplier(
  transaction: Database,
  supplierId: number,
  letter: SupplierLetter,
  at: Date,
): Promise<void> {
  const user = await findUser(transaction, supplierId)
  const isConfirmed = user.confirmed_at !== null
  if (user.erased_at !== null || (letter.isEcho === true && !isConfirmed)) return
  const { subject, title, parts, attachments, onceKey } = letter
  const words = renderLetter(title, isConfirmed ? parts : bareParts(parts))
  await insertLetter(
    transaction,
    {
      kind: 'account',
      userId: supplierId,
      to: accountMailbox(user),
      replyTo: null,
      subject,
      ...words,
      attachments: isConfirmed ? attachments : [],
      onceKey,
    },
    at,
  )
}

/** The letter of a delivery with its waybill, if there is one. */
export async function enclosingWaybill(db: Database, orderId: number, letter: SupplierLetter): Promise<SupplierLetter> {
  if (!(await withWaybill(db, [{ id: orderId }])).has(orderId)) return letter
  const said = { kind: 'enclosed', text: 'La lettre de voiture est jointe à cet e-mail.' } as const
  const attachments = [...letter.attachments, waybillAttachment(orderId)]
  return { ...letter, parts: letter.parts.toSpliced(1, 0, said), attachments }
}

/** What is left of a letter without anybody's words, and how to have them. */
function bareParts(parts: readonly LetterPart[]): LetterPart[] {
  return [
    ...parts.filter(({ kind }) => ours.has(kind)),
    { kind: 'text', text: 'Pour recevoir tout le détail par e-mail, confirme ton adresse dans « Mon compte ».' },
  ]
}

const ours: ReadonlySet<LetterPart['kind']> = new Set(['text', 'figures', 'total', 'code', 'link'])
