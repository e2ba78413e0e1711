import { table } from '../drawing/table.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { desk } from './lowland-desk.ts'
import { figure } from './lowland-print.ts'

type Lot = readonly [code: string, words: string, metres: number, boxes: number, pallets: number, netKg: number]
interface Variant { readonly seed: number; readonly lots: readonly Lot[]; readonly palletKg: number }

const variants: readonly Variant[] = [
  { seed: 9771, palletKg: 22, lots: [['MOD6012R', 'Grès cérame Modèle Pietra 60 × 120', 86.4, 60, 2, 1905.5], ['MOD3060', 'Grès cérame Modèle Cotto 30 × 60', 40.32, 32, 1, 806.4]] },
  { seed: 9772, palletKg: 20, lots: [['ESE2020', 'Carreau Exemple déco 20 × 20', 24, 24, 1, 432]] },
]

/** A tile works beyond the border: two languages, 1.250,50, net and gross with the pallets. */
export const ceramicAbroadDdt = layout('ceramic-abroad-ddt-lowland', variants, ({ seed, lots, palletKg }) => {
  const who = desk(seed, 'tile')
  const pallets = lots.reduce((sum, [, , , , each]) => sum + each, 0)
  const net = lots.reduce((sum, [, , , , , each]) => sum + each, 0)
  const gross = net + pallets * palletKg
  return {
    expectedKg: gross,
    draw(sheet) {
      const style = { size: 8.5 } as const
      sheet.write('CERAMICHE ESEMPIO S.p.A.', 36, 32, { face: 'sansBold', size: 15 })
      sheet.write('Via del Modello 12 – 41000 Esempio (MO) – Italia', 36, 52, style)
      sheet.box(330, 28, 230, 46)
      writtenLines(sheet, ['DOCUMENTO DI TRASPORTO (D.D.T.)', `Bon de livraison  n. ${who.slip.slice(0, 4)}/E  –  ${who.date}`], 338, 36, 18, style, { face: 'sansBold', size: 10.5 })
      ;[['Cliente / Client', who.client, who.clientStreet, who.clientTown], ['Destinazione / Lieu de livraison', `${who.client} – ${who.site}`, who.siteStreet, who.siteTown]].forEach((words, at) => {
        sheet.box(36 + at * 268, 86, 256, 70)
        writtenLines(sheet, words, 42 + at * 268, 91, 15.5, { size: 9.5 }, { size: 7.5, color: '#555' })
      })
      sheet.write(`Vs. ordine / Votre commande : ${who.order}      Resa / Incoterm : DAP ${who.siteTown}      Causale : vendita`, 36, 166, style)
      const under = table(sheet, {
        x: 36, y: 186, lines: 'columns', style, headStyle: { face: 'sansBold', size: 8 }, headFill: '#e8e8e8', headHeight: 30, rowHeight: 20, downTo: 520,
        columns: [
          { title: 'Articolo\nArticle', width: 66 }, { title: 'Descrizione\nDésignation', width: 208 }, { title: 'Tono\nBain', width: 42, align: 'center' }, { title: 'Scatole\nBoîtes', width: 48, align: 'right' },
          { title: 'Pallet\nPalettes', width: 50, align: 'right' }, { title: 'mq\nm²', width: 50, align: 'right' }, { title: 'Kg netti\nKg nets', width: 60, align: 'right' },
        ],
        rows: lots.map(([code, words, metres, boxes, count, each], at) => [code, words, `T${20 + at}`, String(boxes), String(count), figure(metres, 2, 'point'), figure(each, 2, 'point')]),
      })
      const cells = [['Colli / Palettes', String(pallets)], ['Totale mq / Total m²', figure(lots.reduce((sum, [, , metres]) => sum + metres, 0), 2, 'point')], ['Peso netto / Poids net kg', figure(net, 2, 'point')], ['Peso lordo / Poids brut kg', figure(gross, 2, 'point')]] as const
      cells.forEach(([caption, words], at) => {
        sheet.box(36 + at * 131, under + 10, 131, 38)
        sheet.write(caption, 42 + at * 131, under + 14, { size: 7.5 })
        sheet.write(words, 101 + at * 131, under + 29, { face: 'sansBold', size: 11, align: 'center' })
      })
      ;['Vettore / Transporteur : Esempio Trasporti', 'Conducente / Conducteur', 'Destinatario / Destinataire'].forEach((words, at) => {
        sheet.box(36 + at * 174.6, under + 60, 174.6, 70)
        sheet.write(words, 42 + at * 174.6, under + 65, { size: 7.5 })
      })
      sheet.write('Contributo ambientale assolto ove dovuto – Documento modello', 36, under + 146, { size: 7, color: '#555' })
    },
  }
})
