import type { Sheet, Style } from '../drawing/sheet.ts'

/** Lines of words one under the other; answers the y under them. */
export function block(sheet: Sheet, lines: readonly string[], x: number, y: number, step: number, style: Style = {}): number {
  lines.forEach((words, at) => sheet.write(words, x, y + at * step, style))
  return y + lines.length * step
}
