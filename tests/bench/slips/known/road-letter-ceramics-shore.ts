import { fr } from '../drawing/french-number.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { shore } from './shore-parties.ts'

type Goods = readonly [marks: string, count: string, goods: string, kg: number, cubic: number]

const variants: readonly { readonly seed: number; readonly goods: readonly Goods[] }[] = [
  { seed: 11524, goods: [['ORD. 4471', '6 pallet', 'Piastrelle / carreaux céramique', 6120, 5.1], ['ORD. 4471/B', '1 pallet', 'Battiscopa / plinthes', 742, 0.9]] },
  { seed: 11525, goods: [['CONF. 208', '11 pallet', 'Gres porcellanato 60 × 60', 12540, 9.4]] },
]

/** An international road letter with the numbered boxes, from a tile works abroad. */
export const roadLetterCeramics = layout('road-letter-ceramics-shore', variants, ({ seed, goods }) => {
  const kg = goods.reduce((sum, line) => sum + line[3], 0)
  return {
    expectedKg: kg,
    draw(sheet) {
      const { client, site, siteStreet, siteTown, date, slip, luck } = shore(seed)
      const box = (x: number, y: number, width: number, height: number, number: string, caption: string, lines: readonly string[]) => {
        sheet.box(x, y, width, height, undefined, '#b2222b')
        sheet.write(`${number}  ${caption}`, x + 4, y + 3, { size: 6.5, color: '#b2222b' })
        writtenLines(sheet, lines, x + 10, y + 15, 13, { face: 'mono', size: 9.5 })
      }
      box(36, 36, 262, 72, '1', 'Mittente / Expéditeur (nom, adresse, pays)', ['CERAMICA ESEMPIO SPA', 'VIA DEL MODELLO 14', '41049 SASSUOLO – ITALIA'])
      sheet.box(298, 36, 261, 72, undefined, '#b2222b')
      sheet.write('CMR', 310, 46, { face: 'sansBold', size: 22, color: '#b2222b' })
      sheet.write('LETTRE DE VOITURE INTERNATIONALE', 368, 48, { size: 8.5, color: '#b2222b' })
      sheet.write(`N° ${slip}`, 368, 64, { face: 'mono', size: 13 })
      sheet.write('Ce transport est soumis à la convention CMR', 310, 92, { size: 6.5, color: '#b2222b' })
      box(36, 108, 262, 76, '2', 'Destinatario / Destinataire', [client.toUpperCase(), siteStreet.toUpperCase(), siteTown, 'FRANCIA'])
      box(298, 108, 261, 76, '16', 'Vettore / Transporteur', ['AUTOTRASPORTI MODELLO SRL', 'TARGA EX000MD / RIM. XA000ES'])
      box(36, 184, 262, 46, '3', 'Lieu prévu pour la livraison', [`${site.toUpperCase()}, ${siteTown}`])
      box(298, 184, 261, 46, '17', 'Transporteurs successifs', [])
      box(36, 230, 262, 46, '4', 'Lieu et date de la prise en charge', [`SASSUOLO (MO)  ${date}`])
      box(298, 230, 261, 46, '18', 'Réserves et observations du transporteur', ['CARICO A CURA DEL MITTENTE'])
      box(36, 276, 523, 34, '5', 'Documents annexés', [`DDT ${luck.digits(4)} / FATTURA ${luck.digits(4)}`])
      const across: readonly (readonly [number: string, caption: string, width: number])[] = [['6', 'Marques et numéros', 92], ['7-8', 'Colis / emballage', 78], ['9', 'Nature de la marchandise', 184], ['11', 'Poids brut, kg', 92], ['12', 'Cubage m³', 77]]
      across.reduce((left, [number, caption, width], at) => {
        sheet.box(left, 310, width, 190, undefined, '#b2222b')
        sheet.write(`${number}  ${caption}`, left + 4, 314, { size: 6.5, color: '#b2222b' })
        goods.forEach((line, row) => {
          const words = at === 3 ? fr(line[3], 0, '.') : at === 4 ? fr(line[4], 2) : line[at as 0 | 1 | 2]
          sheet.write(words, at > 2 ? left + width - 8 : left + 5, 336 + row * 18, { face: 'mono', size: at === 2 ? 8.5 : 9.5, align: at > 2 ? 'right' : 'left' })
        })
        if (at === 3) {
          sheet.rule(left + 8, 466, left + width - 8, 466)
          sheet.write(fr(kg, 0, '.'), left + width - 8, 474, { face: 'mono', size: 10.5, align: 'right' })
        }
        return left + width
      }, 36)
      box(36, 500, 262, 60, '13', 'Instructions de l’expéditeur', ['SPONDA IDRAULICA / HAYON', 'TEL. AVANT LIVRAISON'])
      box(298, 500, 261, 60, '14-15', 'Affranchissement / remboursement', ['FRANCO / PORT PAYE'])
      box(36, 560, 523, 34, '21', 'Établie à', [`SASSUOLO   le ${date}`])
      ;[['22', 'Signature de l’expéditeur'], ['23', 'Signature du transporteur'], ['24', 'Marchandises reçues']].forEach(([number, caption], at) => box(36 + at * 174.3, 594, 174.3, 100, number!, caption!, []))
    },
  }
})
