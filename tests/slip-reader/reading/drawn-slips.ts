import PDFDocument from 'pdfkit'
import sharp, { type Sharp } from 'sharp'
import type { GreyPicture } from '#slip-reader/grey-picture.ts'
import type { PdfAnswer, PdfQuestion } from '#slip-reader/pdf/pdf-question.ts'
import { createThread } from '#slip-reader/thread/thread.ts'

type Pdf = PDFKit.PDFDocument

/** A PDF whose pages are drawn by the test. */
export async function drawnPdf(
  pages: readonly ((pdf: Pdf) => void)[],
  options: PDFKit.PDFDocumentOptions = {},
): Promise<Uint8Array> {
  const pdf = new PDFDocument({ size: 'A4', margin: 50, autoFirstPage: false, ...options })
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise((resolve) => pdf.on('end', resolve))
  for (const draw of pages) {
    pdf.addPage()
    draw(pdf)
  }
  pdf.end()
  await ended
  return new Uint8Array(Buffer.concat(chunks))
}

/** The sheet of every test, visibly sample data; without a weight when there is none to show. */
export function sheet(kg: number | null): (pdf: Pdf) => void {
  return (pdf) => {
    pdf.fontSize(18).text('BON DE LIVRAISON (EXEMPLE)', 50, 60)
    pdf.fontSize(12).text('Client : Exemple SARL', 50, 110).text('Chantier des Lilas', 50, 130)
    pdf.text('Plaques de plâtre : 10', 50, 180).text('Sacs de mortier : 4', 50, 200)
    if (kg !== null) pdf.fontSize(14).text(`Poids total : ${kg} kg`, 50, 250)
  }
}

export const textPdf = (kg: number | null, options?: PDFKit.PDFDocumentOptions) => drawnPdf([sheet(kg)], options)

/** The sheet as a scanner sees it. */
export async function pictureOf(pdf: Uint8Array): Promise<Sharp> {
  const { width, height, pixels } = await seen(pdf)
  return sharp(pixels, { raw: { width, height, channels: 1 } })
}

/** A PDF that is nothing but pictures of sheets. */
export async function scannedPdf(...weights: readonly (number | null)[]): Promise<Uint8Array> {
  const pictures = await Promise.all(weights.map(async (kg) => (await pictureOf(await textPdf(kg))).jpeg().toBuffer()))
  return drawnPdf(pictures.map((picture) => (pdf) => void pdf.image(picture, 0, 0, { width: 595 })))
}

/** A printed sheet on which only the weight is a picture. */
export async function pictureInPdf(kg: number): Promise<Uint8Array> {
  const label = await (
    await pictureOf(
      await drawnPdf([(pdf) => void pdf.fontSize(14).text(`Poids total : ${kg} kg`, 20, 20)], {
        size: [260, 60],
        margin: 0,
      }),
    )
  )
    .png()
    .toBuffer()
  return drawnPdf([(pdf) => void (sheet(null)(pdf), pdf.image(label, 50, 250, { width: 260 }))])
}

async function seen(bytes: Uint8Array): Promise<GreyPicture> {
  const thread = createThread<PdfQuestion, PdfAnswer>(
    new URL('../../../src/slip-reader/pdf/pdf-thread.ts', import.meta.url),
    60_000,
  )
  const answer = await thread.ask({ kind: 'picture', bytes, number: 0, part: 1 }, new AbortController().signal)
  await thread.stop()
  if (answer.kind !== 'picture') throw new Error(answer.kind)
  return answer.picture
}
