import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { seller } from '#content/company.ts'
import { invoiceBytes } from '#server/invoices/invoice-bytes.ts'
import { createPapers, type Papers } from '#server/invoices/papers.ts'
import { shownName } from '#server/invoices/serve-invoices.ts'
import { writeNewFolder } from '#server/storage/new-folder.ts'
import { cashRows, invoiceRows } from './accounting-rows.ts'
import { issuedInvoices } from './issued-invoices.ts'
import { movements } from './movements.ts'
import { Misused, type Command, type CommandWorld } from './command.ts'
import { eReportingRows } from './e-reporting.ts'
import { checkCount, csvOf, spanOf } from './export.ts'
import { writeNew } from './write-new.ts'

/** `npm run bo -- factures --du AAAA-MM-JJ --au AAAA-MM-JJ DOSSIER` */
export const factures: Command = {
  async run(words, { db, files }) {
    const { first, last, folder } = asked(words)
    const span = spanOf(first, last)
    const [issued, moved] = await Promise.all([issuedInvoices(db, span), movements(db, span)])
    checkCount(issued.length)
    checkCount(moved.length)
    const receipts = moved.flatMap(({ receipt }) => receipt ?? [])
    const papers = createPapers()
    try {
      await writeNewFolder(folder, async (draft) => {
        const [platform, accountant] = [join(draft, 'plateforme'), join(draft, 'comptable')]
        for (const part of [platform, accountant]) await mkdir(part, { mode: 0o700 })
        const place = { db, files, papers }
        await copyPapers(
          issued.flatMap(({ file }) => file || []),
          platform,
          place,
        )
        await copyPapers(receipts, accountant, place)
        const reported = eReportingRows(issued, moved, { vatOnDebits: seller.vatOnDebits ?? false })
        await writeNew(join(platform, 'e-reporting.csv'), csvOf(reported))
        await writeNew(join(accountant, 'factures.csv'), csvOf(invoiceRows(issued)))
        await writeNew(join(accountant, 'encaissements.csv'), csvOf(cashRows(moved)))
      })
    } finally {
      await papers.stop()
    }
    const credits = issued.filter(({ corrects }) => corrects !== null)
    const old = issued.filter(({ isElectronic }) => !isElectronic).length
    return [
      `${folder} est écrit : ${[
        counted(issued.length - credits.length, 'facture'),
        ...(credits.length === 0 ? [] : [counted(credits.length, 'avoir')]),
        counted(receipts.length, 'reçu'),
      ].join(', ')}.`,
      ...(old === 0 ? [] : [`Sans données dans le PDF, car d’avant Factur-X : ${old}.`]),
    ]
  },
}

function asked(words: readonly string[]) {
  const options = { du: { type: 'string', default: '' }, au: { type: 'string', default: '' } } as const
  const { positionals, values } = parsed(() => parseArgs({ args: [...words], options, allowPositionals: true }))
  const [folder, ...others] = positionals
  if (folder === undefined || others.length > 0) throw new Misused('Il manque le dossier à écrire.')
  return { first: values.du, last: values.au, folder }
}

function parsed<Parsed>(parse: () => Parsed): Parsed {
  try {
    return parse()
  } catch {
    throw new Misused('Il manque --du, --au ou le dossier à écrire.')
  }
}

/** Draws those that nobody has opened yet. */
async function copyPapers(
  names: readonly string[],
  folder: string,
  place: Pick<CommandWorld, 'db' | 'files'> & { readonly papers: Papers },
): Promise<void> {
  for (const name of names) {
    const bytes = await invoiceBytes(name, place)
    if (bytes === null) throw new Error(`no paper ${name}`)
    await writeNew(join(folder, shownName(name)), bytes)
  }
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count > 1 ? 's' : ''}`
}
