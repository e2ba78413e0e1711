import { formatSiren } from '#rules/price/invoice.ts'
import type { InvoiceClient, InvoiceFacts, InvoiceSeller } from './invoice-facts.ts'
import { write, type Sheet } from '#server/paper/paper-drawing.ts'
import { hands, inner } from '#server/paper/a4-sheet.ts'

/** Who sells and who buys, side by side; the y below. */
export function drawParties(
  sheet: Sheet,
  { seller, client }: Pick<InvoiceFacts, 'seller' | 'client'>,
  y: number,
): number {
  const gap = 32
  const width = (inner.width - gap) / 2
  const sold = drawParty(
    sheet,
    { title: 'Vendeur', name: seller.name, lines: sellerLines(seller) },
    { x: inner.left, y, width },
  )
  const bought = drawParty(
    sheet,
    { title: 'Client', name: client.name, lines: clientLines(client) },
    { x: inner.left + width + gap, y, width },
  )
  return Math.max(sold, bought) + 24
}

interface Party {
  readonly title: string
  readonly name: string
  readonly lines: readonly string[]
}

function sellerLines({ form, address, siren, register, vatNumber, email, phone }: InvoiceSeller): string[] {
  return [form, ...address, `SIREN ${formatSiren(siren)} · ${register}`, `N° TVA ${vatNumber}`, `${email} · ${phone}`]
}

function clientLines({ contact, address, siren, vatNumber }: InvoiceClient): string[] {
  const label = siren.replaceAll(/\s/g, '').length === 14 ? 'SIRET' : 'SIREN'
  return [contact, ...address, siren && `${label} ${formatSiren(siren)}`, vatNumber && `N° TVA ${vatNumber}`]
}

function drawParty(
  sheet: Sheet,
  { title, name, lines }: Party,
  { x, y, width }: { readonly x: number; readonly y: number; readonly width: number },
): number {
  let below = write(sheet, title, { x, y }, { ...hands.label, width }) + 3
  below = write(sheet, name, { x, y: below }, { ...hands.strong, size: 11.5, width }) + 2
  for (const line of lines) below = write(sheet, line, { x, y: below }, { ...hands.text, width })
  return below
}
