import PDFDocument from 'pdfkit'
import { openFaces, type Face, type Faces } from './faces.ts'

/** How words are set; sizes and places are PDF points, y from the top of the page. */
export interface Style {
  readonly face?: Face
  readonly size?: number
  readonly color?: string
  /** Where x is: the left edge, the right edge or the middle of the words. */
  readonly align?: 'left' | 'right' | 'center'
  /** Points between letters. */
  readonly spacing?: number
  readonly opacity?: number
}

export interface Paper {
  readonly size?: 'A4' | 'A5' | readonly [number, number]
  readonly landscape?: boolean
}

/** A page to draw on, and the pages after it. */
export interface Sheet {
  readonly width: number
  readonly height: number
  write(words: string, x: number, y: number, style?: Style): void
  /** Words that wrap at a width; answers where the next line starts. */
  flow(words: string, x: number, y: number, width: number, style?: Style): number
  widthOf(words: string, style?: Style): number
  rule(x1: number, y1: number, x2: number, y2: number, thick?: number, color?: string, dash?: number): void
  box(x: number, y: number, width: number, height: number, fill?: string, line?: string, round?: number): void
  picture(bytes: Uint8Array, x: number, y: number, width: number): void
  /** What is drawn inside is turned about a point, in degrees. */
  turned(degrees: number, x: number, y: number, draw: () => void): void
  circle(x: number, y: number, radius: number, color: string, thick: number): void
  nextPage(): void
}

/** The bytes of a PDF, the same for the same drawing. */
export async function pdfOf(paper: Paper, draw: (sheet: Sheet) => void | Promise<void>): Promise<Uint8Array> {
  const { size = 'A4', landscape = false } = paper
  const doc = new PDFDocument({
    size: typeof size === 'string' ? size : [...size],
    layout: landscape ? 'landscape' : 'portrait',
    margin: 0,
    info: { Title: 'Bordereau', CreationDate: new Date(0) },
  })
  const parts: Uint8Array[] = []
  doc.on('data', (part: Uint8Array) => parts.push(part))
  const ended = new Promise((resolve) => doc.on('end', resolve))
  await draw(sheetOf(doc, await openFaces()))
  doc.end()
  await ended
  return new Uint8Array(Buffer.concat(parts))
}

function sheetOf(doc: PDFKit.PDFDocument, faces: Faces): Sheet {
  const set = ({ face = 'sans', size = 9, color = '#111', opacity = 1 }: Style = {}) =>
    doc.font(faces[face]).fontSize(size).fillColor(color, opacity)
  const widthOf = (words: string, style: Style = {}) =>
    set(style).widthOfString(words, { characterSpacing: style.spacing ?? 0 })
  return {
    width: doc.page.width,
    height: doc.page.height,
    widthOf,
    write(words, x, y, style = {}) {
      const left = { left: 0, center: 0.5, right: 1 }[style.align ?? 'left'] * widthOf(words, style)
      set(style).text(words, x - left, y, { lineBreak: false, characterSpacing: style.spacing ?? 0 })
    },
    flow(words, x, y, width, style) {
      set(style).text(words, x, y, { width })
      return doc.y
    },
    rule(x1, y1, x2, y2, thick = 0.6, color = '#111', dash = 0) {
      doc.moveTo(x1, y1).lineTo(x2, y2).lineWidth(thick)
      if (dash > 0) doc.dash(dash, { space: dash })
      doc.stroke(color).undash()
    },
    box(x, y, width, height, fill, line = '#111', round = 0) {
      doc.lineWidth(0.7).roundedRect(x, y, width, height, round)
      if (fill === undefined) doc.stroke(line)
      else doc.fillOpacity(1).fillAndStroke(fill, line)
    },
    picture: (bytes, x, y, width) => void doc.image(Buffer.from(bytes), x, y, { width }),
    turned(degrees, x, y, draw) {
      doc.save().rotate(degrees, { origin: [x, y] })
      draw()
      doc.restore()
    },
    circle: (x, y, radius, color, thick) => void doc.circle(x, y, radius).lineWidth(thick).stroke(color),
    nextPage: () => void doc.addPage(),
  }
}
