import type { Sheet, Style } from './sheet.ts'

export interface Column {
  /** A line feed makes two lines of it. */
  readonly title: string
  readonly width: number
  readonly align?: 'left' | 'right' | 'center'
}

export interface Table {
  readonly x: number
  readonly y: number
  readonly columns: readonly Column[]
  readonly rows: readonly (readonly string[])[]
  readonly style?: Style
  readonly headStyle?: Style
  readonly headFill?: string
  readonly headHeight?: number
  readonly rowHeight?: number
  readonly lines?: 'grid' | 'rows' | 'columns' | 'none'
  /** Fills every second row. */
  readonly zebra?: string
  /** The table goes down to here, empty or not. */
  readonly downTo?: number
}

/** Draws a table; answers the y under it. */
export function table(
  sheet: Sheet,
  { x, y, columns, rows, style = {}, lines = 'rows', zebra, downTo = 0, ...given }: Table,
): number {
  const { rowHeight = 17, headHeight = 22, headStyle = { ...style, face: style.face ?? 'sansBold' }, headFill } = given
  const width = columns.reduce((sum, column) => sum + column.width, 0)
  const foot = Math.max(downTo, y + headHeight + rows.length * rowHeight)
  if (headFill !== undefined) sheet.box(x, y, width, headHeight, headFill, headFill)
  rows.forEach((_row, row) => {
    const top = y + headHeight + row * rowHeight
    if (zebra !== undefined && row % 2 === 1) sheet.box(x, top, width, rowHeight, zebra, zebra)
    if (lines === 'rows' || lines === 'grid') sheet.rule(x, top + rowHeight, x + width, top + rowHeight, 0.3, '#888')
  })
  if (lines === 'grid' || lines === 'columns') sheet.box(x, y, width, foot - y)
  if (lines !== 'none') sheet.rule(x, y + headHeight, x + width, y + headHeight)
  columns.reduce((left, column, at) => {
    if (at > 0 && (lines === 'grid' || lines === 'columns')) sheet.rule(left, y, left, foot, 0.5)
    const titles = column.title.split('\n')
    titles.forEach((title, line) =>
      put(sheet, title, left, y + headHeight / 2 - (titles.length * 10) / 2 + line * 10, column, headStyle),
    )
    rows.forEach((row, line) => put(sheet, row[at] ?? '', left, y + headHeight + line * rowHeight + 4, column, style))
    return left + column.width
  }, x)
  return foot
}

function put(
  sheet: Sheet,
  words: string,
  left: number,
  y: number,
  { width, align = 'left' }: Column,
  style: Style,
): void {
  const x = { left: left + 4, center: left + width / 2, right: left + width - 4 }[align]
  sheet.write(words, x, y, { ...style, align })
}
