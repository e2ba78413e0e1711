import { fr } from '../drawing/french-number.ts'
import { layout } from '../layout.ts'
import { partiesOf } from './delta-parties.ts'
import { stacked } from './delta-print.ts'

const small = { face: 'sans', size: 6.5, color: '#333' } as const
const typed = { face: 'mono', size: 9.5 } as const

/** The international road letter, numbered boxes, typed over. */
export const roadLetterTwentyFour = layout(
  'road-letter-twenty-four-delta',
  [
    { seed: 18828, goods: [['SANITAIRE', 6, 'PALETTES', 'RECEVEURS DE DOUCHE', 1884, 9.2], ['', 2, 'CARTONS', 'BONDES ET SIPHONS', 31.5, 0.2]] as const, from: 'Ceramica Muestra Ejemplo', country: 'ESPAGNE' },
    { seed: 18829, goods: [['DACH 04', 11, 'EUROPAL.', 'FENETRES DE TOIT', 4310, 26.4]] as const, from: 'Muster Dachfenster Beispiel', country: 'ALLEMAGNE' },
  ],
  ({ seed, goods, from, country }) => {
    const p = partiesOf(seed)
    const kg = goods.reduce((all, line) => all + line[4], 0)
    return {
      expectedKg: kg,
      draw(sheet) {
        const box = (number: string, caption: string, x: number, y: number, width: number, height: number, lines: readonly string[]) => {
          sheet.box(x, y, width, height, undefined, '#b22')
          sheet.write(number, x + 4, y + 3, { face: 'sansBold', size: 8, color: '#b22' })
          sheet.write(caption, x + 18, y + 4, small)
          stacked(sheet, lines, x + 10, y + 16, 13, typed)
        }
        sheet.write('LETTRE DE VOITURE INTERNATIONALE', 556, 26, { face: 'sansBold', size: 11, align: 'right', color: '#b22' })
        sheet.write('CMR', 306, 42, { face: 'sansBold', size: 26, color: '#b22' })
        sheet.write(`No ${p.number}${p.page}`, 556, 48, { face: 'mono', size: 11, align: 'right' })
        box('1', 'Expéditeur (nom, adresse, pays)', 40, 26, 258, 66, [from, `Poligono Modelo ${p.page}`, country])
        box('2', 'Destinataire (nom, adresse, pays)', 40, 92, 258, 72, [p.client, p.clientStreet, p.clientTown, 'FRANCE'])
        box('16', 'Transporteur (nom, adresse, pays)', 298, 76, 258, 88, ['Transports Exemple Europe', p.street, p.town, `TRACTEUR ${p.plate}`])
        box('3', 'Lieu prévu pour la livraison de la marchandise', 40, 164, 258, 46, [p.clientTown])
        box('17', 'Transporteurs successifs', 298, 164, 258, 46, [])
        box('4', 'Lieu et date de la prise en charge', 40, 210, 258, 46, [`${country}  ${p.date}`])
        box('18', 'Réserves et observations du transporteur', 298, 210, 258, 86, ['CHARGEMENT PAR EXPEDITEUR'])
        box('5', 'Documents annexés', 40, 256, 258, 40, [`LISTE DE COLISAGE ${p.order}`])
        const edges = [40, 108, 158, 228, 354, 420, 490, 556]
        const captions = [['6', 'Marques et n°'], ['7', 'Nb colis'], ['8', 'Emballage'], ['9', 'Nature de la marchandise'], ['10', 'No stat.'], ['11', 'Poids brut, kg'], ['12', 'Cubage m3']] as const
        sheet.box(40, 296, 516, 170, undefined, '#b22')
        captions.forEach(([number, caption], at) => {
          if (at > 0) sheet.rule(edges[at]!, 296, edges[at]!, 466, 0.6, '#b22')
          sheet.write(number, edges[at]! + 4, 299, { face: 'sansBold', size: 8, color: '#b22' })
          sheet.write(caption, edges[at]! + 15, 300, { ...small, size: 6 })
        })
        goods.forEach(([mark, count, pack, words, one, cubic], at) => {
          const y = 326 + at * 16
          ;[mark, String(count), pack, words].forEach((text, column) => sheet.write(text, edges[column]! + 5, y, { ...typed, size: 9 }))
          sheet.write(fr(one, 1), 486, y, { ...typed, align: 'right' })
          sheet.write(fr(cubic, 1), 552, y, { ...typed, align: 'right' })
        })
        if (goods.length > 1) {
          sheet.write('TOTAL', 233, 400, typed)
          sheet.rule(424, 394, 486, 394, 0.6, '#333')
          sheet.write(fr(kg, 1), 486, 400, { ...typed, align: 'right' })
        }
        box('13', 'Instructions de l’expéditeur', 40, 466, 258, 84, ['LIVRER AVANT 12 H', 'HAYON OBLIGATOIRE'])
        box('19', 'Conventions particulières', 298, 466, 258, 44, ['PALETTES ECHANGEES : 0'])
        box('20', 'À payer par', 298, 510, 258, 40, ['EXPEDITEUR  –  FRANCO'])
        box('21', 'Établie à', 40, 550, 516, 34, [])
        sheet.write(`${country}  le ${p.date}`, 110, 560, typed)
        box('22', 'Signature et timbre de l’expéditeur', 40, 584, 172, 110, [])
        box('23', 'Signature et timbre du transporteur', 212, 584, 172, 110, [])
        box('24', 'Marchandises reçues', 384, 584, 172, 110, [])
        sheet.write('Exemplaire n° 2 – destinataire', 40, 702, small)
      },
    }
  },
)
