import PDFDocument from 'pdfkit'

/** A one-page delivery slip as a supplier's software prints it, visibly sample data. */
export function slipPdf(totalKg = 212): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const pdf = new PDFDocument({ size: 'A4', margin: 50 })
    const chunks: Buffer[] = []
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.on('error', reject)
    pdf.fontSize(18).text('BON DE LIVRAISON (EXEMPLE)')
    pdf
      .fontSize(11)
      .moveDown()
      .text('Client : Exemple SARL')
      .text('Plaques de plâtre BA13 x 10')
      .text(`Poids total : ${totalKg} kg`)
    pdf.end()
  })
}
