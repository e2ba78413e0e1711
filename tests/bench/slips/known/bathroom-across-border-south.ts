import { captionedBoxes, writtenLines } from './written-lines.ts'
import { consigned, type Take } from './consigned.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { figure, parties } from './south-print.ts'
import { plumbing } from './south-wares.ts'

interface Variant {
  readonly seed: number
  readonly take: Take
  readonly packingKg: number
  readonly parcels: number
}

const columns = [
  { title: 'Codice\nCode', width: 64 },
  { title: 'Descrizione\nDésignation', width: 290 },
  { title: 'U.M.\nUnité', width: 60, align: 'center' },
  { title: 'Quantità\nQuantité', width: 108, align: 'right' },
] as const

/** A bathroom maker across the border: a transport document in two languages, gross and net below. */
export const bathroomAcrossBorderSouth = layout<Variant>(
  'bathroom-across-border-south',
  [
    { seed: 9621, take: [[9, 4], [10, 4], [3, 6]], packingKg: 46, parcels: 3 },
    { seed: 9622, take: [[1, 10], [2, 12], [4, 12], [11, 20]], packingKg: 88, parcels: 6 },
  ],
  ({ seed, take, packingKg, parcels }) => {
    const { lines, kg } = consigned(plumbing, take)
    const gross = Number((kg + packingKg).toFixed(2))
    const { client, place, town, number, order, date, hour } = parties(seed)
    return {
      expectedKg: gross,
      draw(sheet) {
        sheet.write('BAGNO ESEMPIO S.r.l.', 36, 32, { face: 'serifBold', size: 18 })
        writtenLines(sheet, ['Via del Modello 14 – 12100 CUNEO (Italia)', 'P.IVA IT00000000000'], 36, 54, 12, { face: 'serif', size: 9 })
        sheet.box(330, 28, 228, 50)
        sheet.write('DOCUMENTO DI TRASPORTO (D.D.T.)', 444, 36, { face: 'serifBold', size: 11, align: 'center' })
        sheet.write('Bon de livraison', 444, 52, { face: 'serif', size: 10, align: 'center' })
        captionedBoxes(sheet, [['Numero / Numéro', number], ['Data / Date', date], ['Vs. ordine / V. commande', order], ['Causale / Motif', 'Vendita / Vente']], 36, 92, [120, 110, 150, 142], { face: 'serif', size: 10 })
        sheet.box(36, 136, 522, 62)
        writtenLines(sheet, ['Destinatario / Destinataire', client.toUpperCase(), place, `${town} – FRANCIA`], 42, 141, 14, { face: 'serif', size: 10 }, { face: 'serif', size: 7.5 })
        const rows = lines.map((line) => [line.code, line.words, line.unit === 'U' ? 'PZ' : line.unit, figure(line.count)])
        table(sheet, { x: 36, y: 212, columns, rows, style: { face: 'serif', size: 9.5 }, headStyle: { face: 'serifBold', size: 8.5 }, lines: 'columns', headHeight: 28, downTo: 640 })
        captionedBoxes(sheet, [['Aspetto dei beni / Aspect', 'Bancali / Palettes'], ['N. colli / Nb colis', String(parcels)], ['Peso netto Kg / Poids net', figure(kg, 2, '.')], ['Peso lordo Kg / Poids brut', figure(gross, 2, '.')]], 36, 652, [150, 92, 140, 140], { face: 'serif', size: 11 })
        captionedBoxes(sheet, [['Porto / Port', 'Franco'], ['Trasporto a cura / Transport', 'Vettore / Transporteur'], ['Inizio trasporto / Début du transport', `${date} ${hour}`]], 36, 686, [120, 200, 202], { face: 'serif', size: 10 })
        ;['Firma conducente / Chauffeur', 'Firma vettore / Transporteur', 'Firma destinatario / Destinataire'].forEach((words, at) => {
          sheet.box(36 + at * 174, 728, 174, 50)
          sheet.write(words, 42 + at * 174, 732, { face: 'serif', size: 7.5 })
        })
      },
    }
  },
)
