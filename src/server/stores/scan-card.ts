import { encode } from 'uqr'
import { colours, type Sheet } from '#server/paper/paper-drawing.ts'

/**
 * A link as a square to scan, its dark modules drawn as they are, on a white card with a border. Around them as much
 * stays white as scanners ask for.
 */
export function drawScanCard(
  sheet: Sheet,
  link: string,
  { x, y, size }: { readonly x: number; readonly y: number; readonly size: number },
): void {
  const line = 2.2
  sheet
    .roundedRect(x + line / 2, y + line / 2, size - line, size - line, 19)
    .lineWidth(line)
    .fillAndStroke('#ffffff', colours.ink)
  const { data, size: modules } = encode(link, { border: 0, ecc: 'M' })
  const module = (size - 2 * line) / (modules + 2 * quietModules)
  const from = line + quietModules * module
  for (const [row, cells] of data.entries())
    for (const { start, length } of darkRuns(cells))
      sheet.rect(x + from + start * module, y + from + row * module, length * module, module)
  sheet.fill(colours.ink)
}

const quietModules = 4.5

/** The dark modules of a row that touch each other are one piece: no hair of white between them. */
function darkRuns(cells: readonly boolean[]) {
  const marks = cells.map((isDark) => (isDark ? '#' : ' ')).join('')
  return Array.from(marks.matchAll(/#+/g), ({ 0: { length }, index: start }) => ({ start, length }))
}
