import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { addressOf, captionsAndValues } from './form-parts.ts'

type Bundle = readonly [words: string, pieces: number, length: number, kg: number]

export const trussConvoy = layout(
  'truss-convoy',
  [
    { seed: 11_311, bundles: [['Fermettes W portée 9,40', 22, 10.2, 1540], ['Contreventements', 1, 5.1, 310], ['Entretoises et liteaux', 1, 4, 265]] as readonly Bundle[] },
    { seed: 11_312, bundles: [['Fermes A entrait retroussé', 16, 8.6, 1980], ['Demi-fermes croupe', 12, 5.4, 620], ['Pannes lamellé-collé', 4, 11, 850]] as readonly Bundle[] },
  ],
  ({ seed, bundles }) => {
    const kg = bundles.reduce((sum, bundle) => sum + bundle[3], 0)
    return {
      expectedKg: kg,
      paper: { landscape: true },
      draw(sheet) {
        const { date, slip } = marks(seed)
        const face = 'condensed'
        const bold = 'condensedBold'
        sheet.write('CHARPENTES MODÈLE', 40, 34, { face: bold, size: 20, color: '#7f4f24' })
        sheet.write('FICHE DE CHARGEMENT', 802, 34, { face: bold, size: 18, align: 'right' })
        sheet.rule(40, 62, 802, 62, 1.5, '#7f4f24')
        const [client, site, siteTown] = addressOf(seed)
        captionsAndValues(sheet, [['Affaire', slip.replace('BL', 'AF')], ['Client', client], ['Chantier', `${site}, ${siteTown}`]], 40, 100, 74, 17, { face, size: 12 }, { face: bold, size: 12 })
        captionsAndValues(sheet, [['Départ usine', `${date} 6 h`], ['Camion', 'Plateau 10,50 m – charge utile 12 t'], ['Pilote', 'Non']], 520, 600, 74, 17, { face, size: 12 }, { face: bold, size: 12 })
        const longest = Math.max(...bundles.map((bundle) => bundle[2]))
        const columns = [{ title: 'Fardeau', width: 80, align: 'center' }, { title: 'Composition', width: 302 }, { title: 'Pièces', width: 100, align: 'right' }, { title: 'Long. max (m)', width: 130, align: 'right' }, { title: 'Masse (kg)', width: 150, align: 'right' }] as const
        const foot = table(sheet, { x: 40, y: 140, columns, rows: bundles.map(([words, pieces, length, each], at) => [String.fromCodePoint(65 + at), words, String(pieces), fr(length, 2), fr(each, 0, ' ')]), lines: 'grid', rowHeight: 24, headHeight: 26, headFill: '#ede0d4', style: { face, size: 12.5 }, headStyle: { face: bold, size: 12 } })
        sheet.write(`Longueur hors tout : ${fr(longest, 2)} m`, 44, foot + 10, { face, size: 12.5 })
        sheet.write(`Masse totale chargée : ${fr(kg, 0, ' ')} kg`, 798, foot + 10, { face: bold, size: 14, align: 'right' })
        sheet.box(40, foot + 44, 762, 70, undefined, '#7f4f24')
        ;['Levage : grue de chantier, élingues textiles 2 t mini, points de levage repérés en rouge.', 'Stockage à plat sur cales, hors sol, bâché. Ne pas charger les fermes posées de plus de 100 kg/ml.', 'Contrôle arrimage chauffeur :                              Visa chef de quai :'].forEach((line, at) => sheet.write(line, 50, foot + 51 + at * 20, { face, size: 11.5 }))
      },
    }
  },
)
