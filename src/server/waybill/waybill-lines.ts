import { dayInFigures } from '#rules/price/invoice.ts'
import type { Instant } from '#server/db/database.ts'
import { hands, inner } from '#server/paper/a4-sheet.ts'
import { colours, heightOf, write } from '#server/paper/paper-drawing.ts'
import { put, type LimitedSheet } from './waybill-drawing.ts'
import type { WaybillLine } from './waybill-facts.ts'

/** What was told later than this had no network: milliseconds. */
const offlineAfterMs = 120_000

const columns = { words: 0, phone: 176, server: 280, digest: 440 } as const

/**
 * The events, each with its two times and its digest, as many of the last ones as there is room for down to `bottom`;
 * false: there is none.
 */
export function drawLines(
  limited: LimitedSheet,
  lines: readonly WaybillLine[],
  { y, bottom }: { readonly y: number; readonly bottom: number },
): boolean {
  const { sheet } = limited
  const x = (column: keyof typeof columns) => inner.left + columns[column]
  const digestHand = { ...hands.label, width: inner.width - columns.digest, align: 'right' } as const
  write(sheet, 'Événement', { x: x('words'), y }, hands.label)
  write(sheet, 'Heure du téléphone', { x: x('phone'), y }, hands.label)
  write(sheet, 'Reçu par le serveur', { x: x('server'), y }, hands.label)
  let at = write(sheet, 'Empreinte', { x: x('digest'), y }, digestHand) + 3
  rule(limited, at, colours.ink)
  const hand = { ...hands.strong, width: columns.phone - 10 }
  const rowOf = ({ words }: WaybillLine) =>
    Math.min(2, Math.round(heightOf(sheet, words, hand) / oneLine)) * oneLine + 10
  const oneLine = heightOf(sheet, 'x', hand)
  const shown = lastThatFit(lines, rowOf, { room: bottom - at, folded: oneLine + 10 })
  const folded = lines.length - shown.length
  if (folded > 0) {
    put(limited, `et ${folded} ${folded > 1 ? 'autres' : 'autre'} avant`, { x: x('words'), y: at + 6 }, hands.text)
    at += oneLine + 10
    rule(limited, at, colours.line)
  }
  for (const line of shown) {
    const top = at + 6
    put(limited, line.words, { x: x('words'), y: top }, hand, 2)
    write(sheet, toTheSecond(line.phoneAt), { x: x('phone'), y: top }, hands.text)
    write(sheet, toTheSecond(line.receivedAt), { x: x('server'), y: top }, hands.text)
    if (line.receivedAt - line.at > offlineAfterMs)
      write(sheet, 'hors ligne', { x: x('server') + 99, y: top + 0.8 }, hands.label)
    write(sheet, `${line.digest.slice(0, 4)}…${line.digest.slice(-4)}`, { x: x('digest'), y: top + 0.8 }, digestHand)
    at += rowOf(line)
    if (line !== shown.at(-1)) rule(limited, at, colours.line)
  }
  return shown.length > 0
}

function lastThatFit(
  lines: readonly WaybillLine[],
  heightOfRow: (line: WaybillLine) => number,
  { room, folded }: { readonly room: number; readonly folded: number },
): readonly WaybillLine[] {
  const sum = (some: readonly WaybillLine[]) => some.reduce((all, line) => all + heightOfRow(line), 0)
  if (sum(lines) <= room) return lines
  const from = lines.findIndex((_, index) => sum(lines.slice(index)) + folded <= room)
  return from < 0 ? [] : lines.slice(from)
}

function rule({ sheet }: LimitedSheet, y: number, colour: string): void {
  sheet.moveTo(inner.left, y).lineTo(inner.right, y).lineWidth(0.8).strokeColor(colour).stroke()
}

/** '24/11/2026 08:14:37', on the Paris calendar and clock. */
function toTheSecond(at: Instant): string {
  return `${dayInFigures(new Date(at))} ${seconds.format(new Date(at))}`
}

const seconds = new Intl.DateTimeFormat('fr-FR', { timeStyle: 'medium', timeZone: 'Europe/Paris' })
