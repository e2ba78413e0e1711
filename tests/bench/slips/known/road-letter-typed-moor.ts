import { fr } from '../drawing/french-number.ts'
import type { Sheet } from '../drawing/sheet.ts'
import { layout } from '../layout.ts'
import { moorParties, shipTo } from './moor-parties.ts'
import { headed } from './moor-print.ts'

const variants = [
  { seed: 14219, goods: [['MOD 1-12', '12', 'PALETTES', 'CARREAUX CERAMIQUES', '6907', 14520]], pay: 'FRANCO' },
  { seed: 14217, goods: [['SPEC A', '3', 'CAISSES', 'MENUISERIES BOIS', '4418', 1265.5], ['SPEC B', '1', 'COLIS', 'QUINCAILLERIE', '8302', 48]], pay: 'PORT DU' },
] as const

/** An international road letter filled by typewriter: two languages in the small captions, gross weight in case 11. */
export const roadLetterTyped = layout('road-letter-typed-moor', variants, ({ seed, goods, pay }) => {
  const total = goods.reduce((sum, line) => sum + line[5], 0)
  return {
    expectedKg: total,
    draw(sheet) {
      const who = moorParties(seed, ['CERAMICA ESEMPIO S.R.L.', 'MODELO CARPINTERIA S.L.'])
      const typed = { face: 'typewriter', size: 10 } as const
      const cased = (x: number, y: number, width: number, height: number, caption: string, words: readonly string[] = []) => {
        sheet.box(x, y, width, height, undefined, '#b02a2a')
        sheet.write(caption, x + 3, y + 3, { size: 6.5, color: '#b02a2a' })
        headed(sheet, words, x + 12, y + 16, 13, typed)
      }
      sheet.write('LETTRE DE VOITURE INTERNATIONALE', 300, 30, { face: 'sansBold', size: 10, color: '#b02a2a' })
      sheet.write('INTERNATIONAL CONSIGNMENT NOTE', 300, 43, { size: 8, color: '#b02a2a' })
      sheet.write('CMR', 500, 28, { face: 'sansBold', size: 22, color: '#b02a2a' })
      sheet.write(`N° ${who.slip}`, 300, 58, typed)
      cased(36, 28, 255, 74, '1  Expéditeur / Sender', who.sender.startsWith('MODELO') ? [who.sender, 'CALLE EJEMPLO 12', 'EJEMPLO – ESPAÑA'] : [who.sender, 'VIA ESEMPIO 12', 'ESEMPIO – ITALIA'])
      cased(36, 102, 255, 80, '2  Destinataire / Consignee', shipTo(who).map((line) => line.toUpperCase()))
      cased(291, 76, 268, 60, '16  Transporteur / Carrier', [who.carrier.toUpperCase(), who.plate])
      cased(291, 136, 268, 46, '17  Transporteurs successifs / Successive carriers')
      cased(36, 182, 255, 40, '3  Lieu de livraison / Place of delivery', [`${who.siteTown} FRANCE`])
      cased(36, 222, 255, 40, '4  Prise en charge / Taking over', [`LE ${who.date}`])
      cased(291, 182, 268, 80, '5  Documents annexés / Documents attached', ['FACTURE, PACKING LIST'])
      goodsCase(sheet, goods, total)
      cased(36, 450, 255, 60, '13  Instructions de l’expéditeur / Sender’s instructions', ['LIVRER LE MATIN'])
      cased(291, 450, 268, 60, '14-15  Paiement du port / Payment', [pay])
      ;['22  Signature expéditeur', '23  Signature transporteur', '24  Marchandises reçues'].forEach((caption, at) => cased(36 + at * 174.3, 510, 174.3, 90, caption, at === 2 ? ['LIEU            LE'] : []))
      sheet.write('Exemplaire destinataire (bleu) – Copy for consignee', 297, 610, { size: 7, color: '#b02a2a', align: 'center' })
    },
  }
})

function goodsCase(sheet: Sheet, goods: (typeof variants)[number]['goods'], total: number): void {
  const edges = [36, 110, 165, 235, 385, 435, 510, 559]
  const titles = ['6 Marques', '7 Nombre', '8 Emballage', '9 Nature / Nature of goods', '10 Stat.', '11 Poids brut kg', '12 m³']
  sheet.box(36, 262, 523, 188, undefined, '#b02a2a')
  titles.forEach((title, at) => {
    if (at > 0) sheet.rule(edges[at]!, 262, edges[at]!, 450, 0.6, '#b02a2a')
    sheet.write(title, edges[at]! + 3, 265, { size: 6.5, color: '#b02a2a' })
  })
  goods.forEach((line, row) => line.forEach((words, at) => {
    const y = 288 + row * 20
    if (at === 5) sheet.write(fr(Number(words), Number.isInteger(total) ? 0 : 1), 504, y, { face: 'typewriter', size: 10, align: 'right' })
    else sheet.write(String(words), edges[at]! + 5, y, { face: 'typewriter', size: at === 3 ? 9 : 10 })
  }))
  if (goods.length === 1) return
  sheet.rule(440, 290 + goods.length * 20, 505, 290 + goods.length * 20)
  sheet.write(fr(total, 1), 504, 298 + goods.length * 20, { face: 'typewriter', size: 10, align: 'right' })
}
