import { chance } from '../drawing/chance.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { partiesOf } from './west-parties.ts'

const variants = [
  { seed: 9651, parcel: '1 / 1', weight: 'Poids : 23,60 kg', kg: 23.6 },
  { seed: 9652, parcel: '2 / 4', weight: 'Poids expédition : 78,5 kg', kg: 78.5 },
  { seed: 9653, parcel: '2 / 3', weight: 'Poids colis : 18,20 kg', kg: null },
] as const

/** A parcel carrier's sticker; of one parcel among several, the shipment's weight may not be said. */
export const parcelSticker = layout('parcel-sticker-west', variants, ({ seed, parcel, weight, kg }) => {
  const who = partiesOf(seed)
  const luck = chance(seed)
  return {
    expectedKg: kg,
    paper: { size: [283, 425] },
    draw(sheet) {
      sheet.box(10, 10, 263, 405)
      sheet.write('EXEMPLE COLIS', 20, 18, { face: 'sansBold', size: 16 })
      sheet.write('PRO 24 h', 264, 20, { face: 'sansBold', size: 13, align: 'right' })
      sheet.rule(10, 42, 273, 42)
      writtenLines(sheet, ['Expéditeur', 'Outillage Modèle en ligne', `${who.street}, ${who.town}`], 20, 48, 11, { size: 8 }, { size: 7, color: '#444' })
      sheet.rule(10, 84, 273, 84)
      writtenLines(sheet, ['Destinataire', who.client, who.siteStreet, who.siteTown], 20, 90, 18, { face: 'sansBold', size: 13 }, { size: 8, color: '#444' })
      sheet.rule(10, 166, 273, 166)
      writtenLines(sheet, [`Colis ${parcel}`, weight, `Date : ${who.date}`, `Réf. : CDE ${who.order}`], 20, 174, 18, { face: 'sansBold', size: 12 })
      sheet.box(196, 174, 66, 66, '#111')
      sheet.write(who.siteTown.slice(0, 2), 229, 190, { face: 'sansBold', size: 30, color: '#fff', align: 'center' })
      sheet.rule(10, 252, 273, 252)
      let x = 30
      while (x < 248) {
        const wide = luck.whole(1, 3)
        sheet.box(x, 264, wide, 84, '#111')
        x += wide + luck.whole(2, 4)
      }
      sheet.write(`EX ${luck.digits(4)} ${luck.digits(4)} ${luck.digits(3)} FR`, 141, 356, { face: 'mono', size: 11, align: 'center' })
      sheet.write(`Tournée ${luck.whole(100, 999)}   Agence ${who.siteTown.slice(6)}`, 20, 380, { size: 8.5 })
      sheet.write(`Édité ${who.date} ${who.time}`, 20, 394, { size: 7 })
    },
  }
})
