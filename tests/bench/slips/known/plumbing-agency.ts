import { table } from '../drawing/table.ts'
import { consigned, type Take, type Ware } from './consigned.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { parties } from './parties.ts'

const wares: readonly Ware[] = [
  ['CU1412', 'TUBE CUIVRE ECROUI 14X1 BARRE 5M', 'BA', 1.82, 32.5],
  ['CU2220', 'TUBE CUIVRE ECROUI 22X1 BARRE 5M', 'BA', 2.94, 51.2],
  ['MIT40', 'MITIGEUR EVIER BEC HAUT CHROME', 'PI', 1.65, 86.9],
  ['WCSUSP', 'PACK WC SUSPENDU BATI + CUVETTE + ABATTANT', 'PI', 41.3, 312],
  ['PERM16', 'TUBE PER GAINE 16X1.5 COURONNE 100M', 'CO', 12.6, 88.4],
  ['BALTH', 'BALLON THERMODYNAMIQUE 200L', 'PI', 98, 1690],
]

/** A plumbers' merchant: capitals and points, and the weight in the last line with the number of parcels. */
export const plumbingAgency = layout('plumbing-agency', [
  { seed: 7141, take: [[0, 10], [1, 6], [2, 2]] as Take, parcels: 3 },
  { seed: 7142, take: [[3, 4], [4, 3]] as Take, parcels: 7 },
  { seed: 7143, take: [[5, 1], [0, 4], [2, 1]] as Take, parcels: 3 },
], ({ seed, take, parcels }) => {
  const { lines, kg, total } = consigned(wares, take, 3)
  return {
    expectedKg: kg,
    draw(sheet) {
      const { client, street, town, number, day, account, site } = parties(seed)
      const text = { size: 8.5 } as const
      sheet.write('SANITHERM EXEMPLE', 30, 30, { face: 'sansBold', size: 17, color: '#c62828' })
      writtenLines(sheet, ['AGENCE 042 – LA CIOTAT', 'ZA DU MODELE', 'TEL 04.00.00.20.20', 'OUVERT DE 7H00 A 17H30'], 30, 52, 11, text)
      sheet.write('BON DE LIVRAISON', 300, 30, { face: 'sansBold', size: 13 })
      writtenLines(sheet, [`NUMERO ${number}.042`, `DATE ${day.replaceAll('/', '.')}`, `CLIENT ${account}0`, `V/REF ${site.toUpperCase()}`], 300, 50, 12, text)
      writtenLines(sheet, [client.toUpperCase(), street.toUpperCase(), town], 300, 112, 13, { size: 9.5 })
      const y = table(sheet, {
        x: 30, y: 166, lines: 'rows', style: text, headStyle: { face: 'sansBold', size: 8.5 }, headFill: '#f3d6d6',
        columns: [{ title: 'ARTICLE', width: 65 }, { title: 'LIBELLE', width: 255 }, { title: 'QTE', width: 45, align: 'right' }, { title: 'UV', width: 35, align: 'center' }, { title: 'PU NET HT', width: 65, align: 'right' }, { title: 'MONTANT HT', width: 70, align: 'right' }],
        rows: lines.map((line) => [line.code, line.words, line.count.toFixed(2), line.unit, line.price.toFixed(2), line.total.toFixed(2)]),
      })
      sheet.write('MONTANT HT', 495, y + 10, { ...text, align: 'right' })
      sheet.write(`${total.toFixed(2)} EUR`, 561, y + 10, { face: 'sansBold', size: 8.5, align: 'right' })
      sheet.write('ECO-PARTICIPATION INCLUSE', 30, y + 10, text)
      sheet.rule(30, 640, 565, 640)
      sheet.write(`COLIS : ${parcels}     POIDS : ${kg.toFixed(2)} KG     TOURNEE : 12     PREPARE PAR : ---`, 30, 648, text)
      sheet.flow('TOUTE RECLAMATION DOIT ETRE FAITE SOUS 48H. LA MARCHANDISE VOYAGE AUX RISQUES DU DESTINATAIRE. RESERVE DE PROPRIETE LOI DU 12.05.1980.', 30, 664, 535, { size: 6.5 })
      sheet.write('NOM ET SIGNATURE', 400, 700, text)
    },
  }
})
