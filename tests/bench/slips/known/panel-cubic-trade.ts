import { table } from '../drawing/table.ts'
import { consigned, type Take } from './consigned.ts'
import { captionedBoxes, writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { desk } from './lowland-desk.ts'
import { figure, smallPrint } from './lowland-print.ts'
import { shelves } from './lowland-shelves.ts'

interface Variant { readonly seed: number; readonly take: Take; readonly tonnes: boolean }

const variants: readonly Variant[] = [
  { seed: 9551, take: [[3, 18], [4, 10], [5, 12], [7, 6]], tonnes: true },
  { seed: 9552, take: [[6, 40], [7, 4], [10, 24], [2, 6]], tonnes: false },
]

/** A panel and timber trader: prices left out, cubic metres and weight in the ruled foot. */
export const panelCubicTrade = layout('panel-cubic-trade-lowland', variants, ({ seed, take, tonnes }) => {
  const { lines, kg, count } = consigned(shelves.joinery, take)
  const who = desk(seed, 'joinery')
  const whole = Math.round(kg)
  return {
    expectedKg: whole,
    draw(sheet) {
      const style = { face: 'narrow', size: 9.5 } as const
      sheet.write(who.supplier, 34, 28, { face: 'narrowBold', size: 16, color: '#3d5a2a' })
      writtenLines(sheet, ['Bois – Panneaux – Dérivés – Agencement', `${who.street} ${who.town}`, `SIRET ${who.siret} – Tél. ${who.phone}`], 34, 48, 12, { ...style, size: 9 })
      sheet.box(340, 28, 221, 86)
      writtenLines(sheet, ['Adresse de livraison', who.client, `${who.site}`, who.siteStreet, who.siteTown], 348, 34, 15.5, style, { ...style, size: 8, color: '#555' })
      captionedBoxes(sheet, [['Bon de livraison', who.slip], ['Date', who.date], ['N° client', who.account], ['Votre référence', `Chantier ${who.order}`], ['Représentant', 'Agence']], 34, 124, [110, 90, 90, 140, 97], style)
      table(sheet, {
        x: 34, y: 168, lines: 'grid', style, headStyle: { face: 'narrowBold', size: 9 }, rowHeight: 19, downTo: 610,
        columns: [
          { title: 'Code', width: 60 }, { title: 'Désignation', width: 262 }, { title: 'Quantité', width: 60, align: 'right' }, { title: 'U', width: 35, align: 'center' }, { title: 'Emplacement', width: 110, align: 'center' },
        ],
        rows: lines.map((line, at) => [line.code, line.words, figure(line.count, 0), line.unit, `Hall ${(at % 3) + 1} – C${10 + at}`]),
      })
      captionedBoxes(
        sheet,
        [['Pièces', String(count)], ['Cubage (m3)', figure(kg / 640, 3)], [tonnes ? 'Poids (T)' : 'Poids (Kg)', tonnes ? figure(whole / 1000, 3) : figure(whole, 0, 'blank')], ['Colis', String(lines.length)], ['Transport', 'Franco camion-plateau']],
        34, 618, [80, 90, 100, 70, 187], { ...style, size: 10.5 },
      )
      writtenLines(sheet, ['Observations :', 'Prévoir moyen de déchargement. Rendez-vous pris avec le chef d’atelier.'], 34, 662, 13, style)
      sheet.box(34, 696, 250, 66)
      sheet.box(311, 696, 250, 66)
      sheet.write('Visa chauffeur', 40, 701, { ...style, size: 8 })
      sheet.write('Visa client', 317, 701, { ...style, size: 8 })
      smallPrint(sheet, 'Bois issus de forêts gérées durablement. Les panneaux voyagent à plat, sous bâche. Tolérances dimensionnelles selon normes en vigueur.', 785, 34)
    },
  }
})
