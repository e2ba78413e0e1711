import { boundDate, dayAndMonth, longDay, longDayAndTime } from '#rules/moment/french.ts'
import type { Instant } from '#server/db/database.ts'
import { drawMark, drawTape } from './brand-drawing.ts'
import { drawPaper } from './draw-paper.ts'
import { colours, write, type Hand } from './paper-drawing.ts'

/** What the letter that protests against a damage says. No name, address or price: it is opened by a link. */
export interface DamageFacts {
  readonly brand: string
  /** The carrier's name and address, a line each. */
  readonly carrier: readonly string[]
  readonly orderId: number
  readonly from: string
  readonly to: string
  readonly deliveredAt: Instant
  readonly reportedAt: Instant
  readonly lastDay: string
  readonly words: string
  readonly photos: number
}

/**
 * The letter by which a recipient protests to the carrier against a damage, one sheet of A4: what he told, and room for
 * his name, address and signature, which a link must not show. The same facts, the same bytes.
 */
export async function drawDamageLetter(facts: DamageFacts): Promise<Uint8Array> {
  const { brand, carrier, orderId, reportedAt, words } = facts
  const title = `Protestation, livraison n° ${orderId}`
  return await drawPaper({ title, author: brand, at: reportedAt }, (sheet) => {
    drawTape(sheet, { height: 12, step: 17 })
    drawMark(sheet, brand, { x: left, y: 40, size: 30 })
    const plain: Hand = { face: 'plain', size: 11, colour: colours.ink, width }
    const strong: Hand = { ...plain, face: 'strong' }
    const soft: Hand = { ...plain, size: 9.5, colour: colours.soft }
    let y = 96
    const line = (text: string, hand: Hand, gap = 4) => (y = write(sheet, text, { x: left, y }, hand) + gap)
    line('Protestation au transporteur', { ...strong, face: 'display', size: 22 }, 6)
    line('Article L133-3 du code de commerce', soft, 18)
    line('Au transporteur', soft)
    for (const each of carrier) line(each, each === carrier[0] ? strong : plain, 2)
    y += 14
    line(routeOf(facts), strong)
    line(
      `Livrée le ${longDayAndTime(new Date(facts.deliveredAt))}. Signalé le ${longDayAndTime(new Date(reportedAt))}.`,
      plain,
      16,
    )
    line('Réserves à la réception de cette livraison :', plain, 8)
    const said = words.split(/\n+/)
    const size = words.length > mostInLarge ? 9.5 : 11
    for (const each of said.length > mostLines ? [said.join(' ')] : said) line(each, { ...strong, size }, 3)
    y += 8
    line(photosOf(facts), plain, 20)
    line('Nom et adresse du destinataire', soft, 44)
    sheet
      .moveTo(left, y)
      .lineTo(left + width, y)
      .lineWidth(0.5)
      .stroke(colours.line)
    y += 8
    line('Date et signature', soft, 44)
    sheet
      .moveTo(left, y)
      .lineTo(left + width, y)
      .stroke(colours.line)
    y += 14
    line(
      `Pour garder tous tes droits, envoie ce courrier en recommandé au plus tard le ${boundDate(dayAndMonth(facts.lastDay))} : trois jours après la livraison, dimanches et jours fériés non compris.`,
      soft,
    )
    line(`Fait par la page de suivi le ${longDay(new Date(reportedAt))}.`, soft)
  })
}

const left = 56
/** More is drawn smaller, and more lines as one: all of it stays on the sheet. */
const [mostInLarge, mostLines] = [300, 6]
/** Points, of the 595 of A4. */
const width = 483

function routeOf({ orderId, from, to }: DamageFacts): string {
  return `Livraison n° ${orderId}${from && to ? `, de ${from} à ${to}` : ''}`
}

function photosOf({ photos }: DamageFacts): string {
  if (photos === 0) return 'Sans photo.'
  return photos === 1 ? 'Une photo est chez le transporteur.' : `${photos} photos sont chez le transporteur.`
}
