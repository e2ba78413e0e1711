import { table } from '../drawing/table.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { desk } from './lowland-desk.ts'
import { figure } from './lowland-print.ts'

type Lot = readonly [model: string, pieces: number, pallets: number, tonnes: number]
interface Variant { readonly seed: number; readonly lots: readonly Lot[] }

const variants: readonly Variant[] = [
  { seed: 9711, lots: [['32 × 22 – épaisseur 3,5 mm', 6000, 4, 3.12], ['40 × 24 – épaisseur 4 mm', 1500, 2, 1.385]] },
  { seed: 9712, lots: [['27 × 18 – épaisseur 3 mm', 4800, 2, 1.44], ['Faîtières et débords', 220, 1, 0.365], ['30 × 20 – épaisseur 3,5 mm', 2000, 1, 0.88]] },
]

/** A slate works' shipping slip: pieces, pallets and tonnes of three decimals. */
export const slateQuarryPallets = layout('slate-quarry-pallets-lowland', variants, ({ seed, lots }) => {
  const who = desk(seed, 'roof')
  const tonnes = lots.reduce((sum, [, , , each]) => sum + each, 0)
  const pallets = lots.reduce((sum, [, , each]) => sum + each, 0)
  return {
    expectedKg: Math.round(tonnes * 1000),
    draw(sheet) {
      const style = { face: 'typewriter', size: 10 } as const
      sheet.box(40, 30, 515, 70, undefined, '#444')
      sheet.write('ARDOISIÈRES DE L’EXEMPLE', 52, 42, { face: 'bookBold', size: 17, color: '#333' })
      sheet.write('Extraction et fente – 49000 Modèle-sur-Loire', 52, 70, { face: 'book', size: 9.5 })
      writtenLines(sheet, ['BON D’EXPÉDITION', `n° ${who.slip}`], 543, 44, 20, { ...style, align: 'right' }, { face: 'bookBold', size: 13, align: 'right' })
      writtenLines(sheet, [`Client ........ ${who.client}`, `Chantier ...... ${who.site}`, `Adresse ....... ${who.siteStreet}, ${who.siteTown}`, `Commande ...... ${who.order} par téléphone`, `Date .......... ${who.date}`, 'Enlèvement .... transporteur du client'], 52, 120, 19, style)
      const under = table(sheet, {
        x: 40, y: 250, lines: 'grid', style, headStyle: { face: 'bookBold', size: 9.5 }, rowHeight: 26, headHeight: 26,
        columns: [{ title: 'Modèle', width: 235 }, { title: 'Pièces', width: 90, align: 'right' }, { title: 'Palettes', width: 80, align: 'right' }, { title: 'Tonnes', width: 110, align: 'right' }],
        rows: [...lots.map(([model, pieces, count, each]) => [model, figure(pieces, 0, 'blank'), String(count), figure(each, 3)]), ['Total chargé', '', String(pallets), figure(tonnes, 3)]],
      })
      writtenLines(sheet, [`Palettes consignées : ${pallets}`, 'Contrôle : 1er choix, conforme NF EN 12326-1', 'Arrimage vérifié au départ par le conducteur.'], 52, under + 22, 18, style)
      sheet.rule(52, under + 150, 230, under + 150)
      sheet.rule(340, under + 150, 540, under + 150)
      sheet.write('Le chef de quai', 52, under + 156, { face: 'book', size: 9 })
      sheet.write('Le conducteur', 340, under + 156, { face: 'book', size: 9 })
    },
  }
})
