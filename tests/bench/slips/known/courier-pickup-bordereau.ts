import { table } from '../drawing/table.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { desk, type Trade } from './lowland-desk.ts'
import { figure } from './lowland-print.ts'

interface Variant { readonly seed: number; readonly trade: Trade; readonly kilos: readonly number[] }

const variants: readonly Variant[] = [
  { seed: 9791, trade: 'electric', kilos: [12.4, 8.75, 21.3, 4.2, 17.6] },
  { seed: 9792, trade: 'roof', kilos: [29.5, 28.9, 30, 14.65] },
]

/** A parcel carrier's collection sheet, every parcel of one order to one craftsman. */
export const courierPickupBordereau = layout('courier-pickup-bordereau-lowland', variants, ({ seed, trade, kilos }) => {
  const who = desk(seed, trade)
  const kg = Math.round(kilos.reduce((sum, each) => sum + each, 0) * 100) / 100
  return {
    expectedKg: kg,
    draw(sheet) {
      const style = { face: 'condensed', size: 10.5 } as const
      sheet.box(36, 28, 523, 34, '#1f2a6b', '#1f2a6b')
      sheet.write('MODÈLE EXPRESS', 48, 35, { face: 'condensedBold', size: 18, color: '#fff' })
      sheet.write('Bordereau de remise des colis', 547, 38, { face: 'condensed', size: 14, color: '#fff', align: 'right' })
      writtenLines(sheet, [`Expéditeur : ${who.supplier}, ${who.street}, ${who.town}`, `Destinataire : ${who.client}, ${who.siteStreet}, ${who.siteTown}`, `Référence : commande ${who.order} – BL ${who.slip}`, `Remis le ${who.date} à 16 h 30 – Compte ${who.account}`], 36, 76, 16, style)
      const under = table(sheet, {
        x: 36, y: 152, lines: 'grid', style, headStyle: { face: 'condensedBold', size: 10 }, headFill: '#e3e6f5', rowHeight: 21,
        columns: [{ title: 'N°', width: 35, align: 'center' }, { title: 'N° de colis', width: 190 }, { title: 'Service', width: 120 }, { title: 'Assurance', width: 88, align: 'right' }, { title: 'Poids (kg)', width: 90, align: 'right' }],
        rows: kilos.map((each, at) => [String(at + 1), `EX ${who.slip} ${String(seed * 3 + at)} FR`, 'Professionnel 24 h', '33,00 €/kg', figure(each, 2)]),
      })
      sheet.box(36, under, 523, 26, '#e3e6f5')
      sheet.write(`Total : ${kilos.length} colis`, 44, under + 7, { face: 'condensedBold', size: 12 })
      sheet.write(`${figure(kg, 2)} kg`, 555, under + 7, { face: 'condensedBold', size: 12, align: 'right' })
      writtenLines(sheet, ['Colis limités à 30 kg et 3 m de développé.', 'Le chauffeur atteste du nombre de colis, non de leur contenu.'], 36, under + 44, 15, { ...style, size: 9.5, color: '#444' })
      ;['Signature de l’expéditeur', 'Signature du chauffeur – heure'].forEach((words, at) => {
        sheet.box(36 + at * 270, under + 90, 253, 76)
        sheet.write(words, 44 + at * 270, under + 96, style)
      })
    },
  }
})
