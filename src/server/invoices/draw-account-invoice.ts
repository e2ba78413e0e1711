import { longDate } from '#rules/moment/french.ts'
import { dayInFigures } from '#rules/price/invoice.ts'
import { formatEuros } from '#rules/price/money.ts'
import { spacedIban } from '#rules/text/iban.ts'
import { drawPaper } from '#server/paper/draw-paper.ts'
import { colours, write, type Hand, type Sheet } from '#server/paper/paper-drawing.ts'
import { inKnownLetters, readTypefaces } from '#server/paper/typefaces.ts'
import type { AccountInvoiceFacts, BilledDelivery } from './account-invoice-facts.ts'
import { accountInvoiceXml } from './account-invoice-xml.ts'
import { vatExempt } from './xml-settlement.ts'
import { facturX } from './factur-x.ts'
import { drawTotals } from './invoice-amounts.ts'
import { footerOf, hands, inner, page, roomFor, tear, type Room } from '#server/paper/a4-sheet.ts'
import { drawHead } from '#server/paper/paper-head.ts'
import { drawCells, type JourneyCells } from './invoice-journey.ts'
import { drawParties } from './invoice-parties.ts'

/** The PDF of an invoice of several deliveries, with its data inside. The same facts give the same bytes. */
export async function drawAccountInvoice(frozen: AccountInvoiceFacts): Promise<Uint8Array> {
  const archived = facturX(frozen.number, accountInvoiceXml(frozen))
  // The data inside keeps the true letters.
  const facts = inKnownLetters(frozen, await readTypefaces())
  const { number, issuedAt, seller } = facts
  const title = `Facture ${number}`
  return await drawPaper({ title, author: frozen.seller.name, at: issuedAt, archived, numbered: true }, (sheet) => {
    const parties = drawHead(sheet, seller, { title, day: `Date d’émission : ${dayInFigures(new Date(issuedAt))}` })
    const box = drawParties(sheet, facts, parties)
    const footer = footerOf(sheet, sentencesOf(facts))
    const below = drawDeliveries(sheet, facts.deliveries, { y: drawBox(sheet, facts, box), bottom: footer.top })
    drawDue(sheet, facts, { y: below, bottom: footer.top })
    footer.draw()
  })
}

/** What it is, of when, how many, and until when it is settled. */
function drawBox(sheet: Sheet, { deliveries, dueDay, from, to }: AccountInvoiceFacts, y: number): number {
  const count = deliveries.length
  const cells: JourneyCells = [
    ['Nature', 'Prestation de services'],
    [
      'Période',
      from === to
        ? inFigures(from)
        : `${inFigures(from).slice(0, from.slice(0, 4) === to.slice(0, 4) ? 5 : 10)} au ${inFigures(to)}`,
    ],
    ['Livraisons', count === 1 ? '1, livrée' : `${count}, toutes livrées`],
    ['À régler avant le', longDay(dueDay)],
  ]
  const bottom = drawCells(sheet, cells, { x: inner.left + 20, y: y + 14, width: inner.width - 40 }) + 14
  sheet
    .roundedRect(inner.left, y, inner.width, bottom - y, 10)
    .lineWidth(1)
    .strokeColor(colours.line)
    .stroke()
  return bottom + 20
}

/** Where the columns begin, and how wide they are, as parts of the sheet. */
const columns = [
  { from: 0, width: 0.08 },
  { from: 0.08, width: 0.09 },
  { from: 0.17, width: 0.38 },
  { from: 0.55, width: 0.3 },
  { from: 0.85, width: 0.15, align: 'right' },
] as const

/** One line each, under heads that each sheet repeats; the y below. */
function drawDeliveries(sheet: Sheet, deliveries: readonly BilledDelivery[], room: Room): number {
  let below = drawTableHead(sheet, room.y)
  for (const { day, from, orderId, reference, site, to, totalHT } of deliveries) {
    if (below + rowHeight > room.bottom) {
      sheet.addPage()
      below = drawTableHead(sheet, page.margin)
    }
    const cells = [
      inFigures(day).slice(0, 5),
      `${orderId}`,
      `${from} → ${to}`,
      [reference, site].filter(Boolean).join(' · '),
      formatEuros(totalHT),
    ]
    below = drawRow(sheet, cells, below + 4, hands.text) + 2
    sheet.moveTo(inner.left, below).lineTo(inner.right, below).lineWidth(0.5).strokeColor(colours.line).stroke()
  }
  return below + 14
}

/** A route that wraps takes two lines. */
const rowHeight = 36

function drawTableHead(sheet: Sheet, y: number): number {
  const below = drawRow(sheet, ['Livré le', 'N°', 'Trajet', 'Référence, chantier', 'Total HT'], y, hands.label) + 4
  sheet.moveTo(inner.left, below).lineTo(inner.right, below).lineWidth(1).strokeColor(colours.ink).stroke()
  return below
}

function drawRow(sheet: Sheet, cells: readonly string[], y: number, hand: Hand): number {
  const bottoms = columns.map(({ from, width, ...more }, index) =>
    write(
      sheet,
      cells[index] ?? '',
      { x: inner.left + from * inner.width, y },
      { ...hand, ...more, width: width * inner.width - 4 },
    ),
  )
  return Math.max(...bottoms)
}

/** How it is settled, beside what it comes to. */
function drawDue(sheet: Sheet, facts: AccountInvoiceFacts, room: Room): void {
  const y = roomFor(sheet, 106 + 18 * facts.taxes.length, room)
  tear(sheet, y)
  const beside = drawTotals(sheet, { ...facts, total: 'Total TTC' }, y + 14)
  const hand = { ...hands.text, width: beside.width }
  let below =
    write(sheet, `Par virement, avant le ${longDay(facts.dueDay)}`, { x: inner.left, y: beside.y }, strong) + 8
  for (const line of [`IBAN ${spacedIban(facts.iban)}`, `BIC ${facts.bic}`, `Libellé à rappeler ${facts.number}`])
    below = write(sheet, line, { x: inner.left, y: below }, hand) + 4
}

const strong = { ...hands.strong, size: 11 }

function sentencesOf({ data, days, emission, energy, seller, taxes }: AccountInvoiceFacts): string[] {
  return [
    `Prestation de services. Règlement à ${days} jours de l’émission (art. L441-11 du code de commerce) ; pas d’escompte pour paiement anticipé.`,
    ...(data.vatOnDebits ? ['Option pour le paiement de la taxe d’après les débits.'] : []),
    ...(taxes.some(({ vatPercent }) => vatPercent === 0) ? [`${vatExempt}.`] : []),
    `Pénalités de retard : ${seller.latePenalty}. Indemnité forfaitaire pour frais de recouvrement : ${formatEuros(40_00)}.`,
    ...[energy, emission].filter((words) => words !== undefined).map((words) => `${words}.`),
  ]
}

/** '2026-10-31' → '31/10/2026'. */
function inFigures(day: string): string {
  return day.split('-').toReversed().join('/')
}

/** '2026-11-30' → '30 novembre 2026'. */
function longDay(day: string): string {
  return longDate(new Date(`${day}T12:00:00Z`))
}
