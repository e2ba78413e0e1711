import { clock, inProse } from '#rules/moment/french.ts'
import { reservesInWords } from '#rules/run/act-words.ts'
import { attemptWords, signatureBox, unsignedWords, type Signature } from '#rules/run/driver-acts.ts'
import { hands, inner } from '#server/paper/a4-sheet.ts'
import { colours, write, type Sheet } from '#server/paper/paper-drawing.ts'
import type { Facts } from './event-facts.ts'
import { dayAndClock, put, type LimitedSheet, type Point } from './waybill-drawing.ts'
import type { WaybillFacts, WaybillLine } from './waybill-facts.ts'

/** What was said and signed where the goods were taken, and where they went, side by side; the y below. */
export function drawHandovers(limited: LimitedSheet, { events, packages }: WaybillFacts, y: number): number {
  const told = events.filter((event): event is Told => event.told !== null)
  const pickup = told.findLast((event) => event.told.kind === 'pickup')
  const end = told.findLast((event) => event.told.kind !== 'pickup')
  const blocks = [
    pickup === undefined ? nothingYet('Pris en charge', 'du remettant') : blockOf(pickup, packages),
    end === undefined ? nothingYet('Pas encore livré', 'du destinataire') : blockOf(end, packages),
  ]
  const { sheet } = limited
  const width = (inner.width - gap) / 2
  const xOf = (index: number) => inner.left + index * (width + gap)
  const top = Math.max(...blocks.map((block, index) => drawRows(limited, block, { x: xOf(index), y, width }))) + 2
  const foot = top + signature.height + 8
  const bottom = foot + 26
  for (const [index, block] of blocks.entries()) {
    const [x, right] = [xOf(index) + pad, xOf(index) + width - pad]
    drawSigned(sheet, block, { x: x + (right - x - signature.width) / 2, y: top })
    sheet.save().moveTo(x, foot).lineTo(right, foot).lineWidth(0.8).dash(2.4, { space: 2 })
    sheet.strokeColor(colours.line).stroke().restore()
    write(sheet, `Signature ${block.signer}`, { x, y: foot + 4 }, hands.label)
    const corner = sheet.roundedRect(xOf(index), y, width, bottom - y, 10)
    corner.lineWidth(0.8).strokeColor(colours.line).stroke()
  }
  return bottom + 12
}

const [pad, gap, labels] = [12, 12, 62]
/** The box of a signature on the sheet, points. */
const signature = { width: 130, height: (130 * signatureBox.height) / signatureBox.width } as const

type Told = WaybillLine & { readonly told: Facts }

interface Block {
  readonly title: string
  readonly at: string
  readonly rows: readonly (readonly [label: string, value: string])[]
  readonly signer: string
  readonly strokes: Signature
}

function nothingYet(title: string, signer: string): Block {
  return { title, at: '', rows: [['', 'Non renseigné']], signer, strokes: [] }
}

function blockOf({ at: instant, told }: Told, packages: number | null): Block {
  const at = dayAndClock(instant)
  const arrival =
    told.arrivedAt === undefined
      ? []
      : [['Arrivée', `${inProse(clock(new Date(told.arrivedAt)))}, à l’ouverture de l’étape`] as const]
  const photos = ['Photos', told.photos.length === 0 ? 'Aucune' : `${told.photos.length}`] as const
  if (told.kind === 'attempt') {
    const why = [attemptWords[told.reason], told.words].filter((words) => words !== '').join(' : ')
    const called = told.calledAt === null ? 'Non' : `À ${inProse(clock(new Date(told.calledAt)))}`
    const rows = [...arrival, ['Motif', why], ['Appelé', called], photos] as const
    return { title: 'Non livré', at, rows, signer: 'du destinataire', strokes: [] }
  }
  const reserves = ['Réserves', reservesInWords(told) || 'Aucune'] as const
  const name = told.name || 'Non renseigné'
  if (told.kind === 'pickup') {
    const { packages: seen } = told
    const words = packages === null || packages === seen ? `${seen} sur ${seen}` : `${seen}, pour ${packages} annoncés`
    const rows = [...arrival, ['Colis vus', words], reserves, ['Remis par', name], photos] as const
    return { title: 'Pris en charge', at, rows, signer: 'du remettant', strokes: told.signature }
  }
  const isNeighbour = told.kind === 'neighbour'
  return {
    title: isNeighbour ? 'Remis à un voisin' : 'Livré',
    at,
    rows: [
      ...arrival,
      reserves,
      ['Reçu par', isNeighbour ? `${name} (voisin)` : name],
      ...(told.unsigned === null ? [] : [['Signature', unsignedWords[told.unsigned]] as const]),
      photos,
    ],
    signer: isNeighbour ? 'du voisin' : 'du destinataire',
    strokes: told.signature,
  }
}

function drawRows(
  limited: LimitedSheet,
  { title, at, rows }: Block,
  { x: from, y, width: wide }: Point & { readonly width: number },
): number {
  const { sheet } = limited
  const [x, width] = [from + pad, wide - 2 * pad]
  put(limited, at, { x, y: y + pad - 1 }, { ...hands.strong, width, align: 'right' })
  let below = put(limited, title, { x, y: y + pad - 2 }, { ...hands.strong, size: 10.5, width: width - 100 }) + 4
  for (const [label, value] of rows) {
    put(limited, label, { x, y: below + 0.5 }, { ...hands.label, width: labels })
    const hand = { ...(label === 'Réserves' && value !== 'Aucune' ? hands.strong : hands.text), width: width - labels }
    // Nobody may cut what was said of the goods.
    below = write(sheet, value, { x: x + labels, y: below }, hand) + 1
  }
  return below
}

/** The strokes as they were drawn; without any, that nobody signed. */
function drawSigned(sheet: Sheet, { strokes, at }: Block, { x, y }: Point): void {
  if (strokes.length === 0) {
    const hand = { ...hands.label, width: signature.width, align: 'center' } as const
    if (at !== '') write(sheet, 'Sans signature', { x, y: y + signature.height / 2 }, hand)
    return
  }
  const scale = signature.width / signatureBox.width
  sheet.save().lineWidth(1.5).lineCap('round').lineJoin('round').strokeColor(colours.ink)
  for (const stroke of strokes) {
    const points = stroke.flatMap((value, index) => (index % 2 === 0 ? [[value, stroke[index + 1] ?? 0] as const] : []))
    const [first] = points
    if (first === undefined) continue
    sheet.moveTo(x + first[0] * scale, y + first[1] * scale)
    for (const [px, py] of points) sheet.lineTo(x + px * scale, y + py * scale)
  }
  sheet.stroke().restore()
}
