import { formatEuros } from '#rules/money.ts'
import type { InvoiceFacts } from './invoice-facts.ts'
import { colours, footerTop, hands, inner, write, type Sheet } from './invoice-drawing.ts'

/** What the law wants said, at the footer of the sheet. */
export function drawFooter(sheet: Sheet, { seller, client }: InvoiceFacts): void {
  const sentences = [
    'Prestation de services. Paiement comptant à la commande ; pas d’escompte pour paiement anticipé.',
    ...(client.isCompany ? [`Pénalités de retard : ${seller.latePenalty}. Indemnité forfaitaire pour frais de recouvrement : ${formatEuros(40_00)}.`] : []),
  ]
  sheet.moveTo(inner.left, footerTop).lineTo(inner.right, footerTop).lineWidth(1).strokeColor(colours.line).stroke()
  let below = footerTop + 10
  for (const sentence of sentences) below = write(sheet, sentence, { x: inner.left, y: below }, { ...hands.label, size: 8 }) + 2
}
