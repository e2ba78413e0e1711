import type { Sheet } from '../drawing/sheet.ts'
import { layout } from '../layout.ts'
import { ridgeParties } from './ridge-parties.ts'
import { figure } from './ridge-print.ts'

function cell(sheet: Sheet, title: string, lines: readonly string[], x: number, y: number, width: number, height: number): void {
  sheet.box(x, y, width, height, undefined, '#b00020')
  sheet.write(title, x + 4, y + 3, { face: 'sans', size: 6, color: '#b00020' })
  lines.forEach((line, at) => sheet.write(line, x + 8, y + 15 + at * 12, { face: 'mono', size: 9.5 }))
}

const lists = [
  [['4', 'palettes', 'carreaux de grès, plinthes', 4180], ['1', 'palette', 'colle en sacs', 1050]],
  [['6', 'colis', 'châssis aluminium vitrés', 1342], ['2', 'caisses', 'quincaillerie', 86], ['1', 'fagot', 'profilés 6 m', 214]],
] as const

/** The red international consignment note, typed: two or three goods, their gross kilos and the sum. */
export const crossBorderConsignmentRidge = layout('cross-border-consignment-ridge', [{ seed: 16235, list: 0 }, { seed: 16236, list: 1 }], ({ seed, list }) => {
  const goods = lists[list]!
  const kg = goods.reduce((sum, [, , , each]) => sum + each, 0)
  const on = ridgeParties(seed)
  return {
    expectedKg: kg,
    draw(sheet) {
      cell(sheet, '1  Expéditeur (nom, adresse, pays)', ['MODELLO ESEMPIO SRL', 'VIA ESEMPIO 14', '41049 SASSUOLO  ITALIA'], 30, 30, 262, 70)
      sheet.box(292, 30, 273, 70, undefined, '#b00020')
      sheet.write('LETTRE DE VOITURE INTERNATIONALE', 300, 38, { face: 'sansBold', size: 11, color: '#b00020' })
      sheet.write('CMR', 540, 56, { face: 'sansBold', size: 20, color: '#b00020', align: 'right' })
      sheet.write(`N° ${on.slip}`, 300, 62, { face: 'mono', size: 12 })
      sheet.write('Ce transport est soumis, nonobstant toute clause contraire, à la Convention CMR.', 300, 86, { size: 6, color: '#b00020' })
      cell(sheet, '2  Destinataire (nom, adresse, pays)', [on.client.toUpperCase(), on.siteStreet.toUpperCase(), `${on.siteTown}  FRANCE`], 30, 100, 262, 66)
      cell(sheet, '16  Transporteur', ['TRANSPORTS SPECIMEN', `TRACTEUR ${on.plate}`], 292, 100, 273, 66)
      cell(sheet, '3  Lieu prévu pour la livraison', [on.siteTown], 30, 166, 262, 44)
      cell(sheet, '18  Réserves et observations du transporteur', ['PTRA 44 T'], 292, 166, 273, 44)
      cell(sheet, '4  Lieu et date de la prise en charge', [`SASSUOLO  ${on.date}`], 30, 210, 262, 44)
      cell(sheet, '5  Documents annexés', [`DDT ${on.order}`], 292, 210, 273, 44)
      const titles = [['6-7  Marques, nombre', 30, 90], ['8  Emballage', 120, 82], ['9  Nature de la marchandise', 202, 178], ['10  N° stat.', 380, 55], ['11  Poids brut, kg', 435, 75], ['12  Cubage m³', 510, 55]] as const
      titles.forEach(([title, x, width]) => cell(sheet, title, [], x, 254, width, 130))
      goods.forEach(([count, packing, nature, each], at) => {
        const y = 276 + at * 18
        ;[[count, 40], [packing, 128], [nature, 210]].forEach(([words, x]) => sheet.write(String(words), Number(x), y, { face: 'mono', size: 9.5 }))
        sheet.write(figure(each, 0), 504, y, { face: 'mono', size: 9.5, align: 'right' })
      })
      sheet.rule(445, 338, 506, 338, 0.8)
      sheet.write('TOTAL', 374, 344, { face: 'mono', size: 9.5, align: 'right' })
      sheet.write(figure(kg, 0), 504, 344, { face: 'mono', size: 9.5, align: 'right' })
      cell(sheet, '13  Instructions de l’expéditeur', ['LIVRER 8H-16H, PREVENIR LA VEILLE'], 30, 384, 262, 70)
      cell(sheet, '19  Frais à payer par', ['EXPEDITEUR : FRANCO'], 292, 384, 273, 70)
      cell(sheet, '22  Signature de l’expéditeur', [], 30, 454, 178, 84)
      cell(sheet, '23  Signature du transporteur', [], 208, 454, 178, 84)
      cell(sheet, '24  Marchandises reçues', ['Lieu          le'], 386, 454, 179, 84)
    },
  }
})
