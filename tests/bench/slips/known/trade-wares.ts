import { consigned, type Ware } from './consigned.ts'

/** Invented articles of a plumber's merchant. */
export const plumbing: readonly Ware[] = [
  ['WCS210', 'Pack WC suspendu bâti-support 82 cm', 'U', 34.5, 289],
  ['RCV912', 'Receveur extra-plat 90 × 120 blanc', 'U', 38.2, 214],
  ['TUC16', 'Tube multicouche Ø 16 couronne 100 m', 'CRN', 11.4, 96],
  ['TCU22', 'Tube cuivre écroui Ø 22 barre 5 m', 'BAR', 2.95, 38.4],
  ['BAL150', 'Chauffe-eau électrique 150 L vertical', 'U', 39, 312],
  ['MEU80', 'Meuble vasque 80 cm deux tiroirs', 'U', 41.6, 398],
  ['PVC40', 'Tube PVC NF Ø 40 longueur 4 m', 'U', 1.52, 6.9],
  ['RAD11', 'Radiateur acier type 22 600 × 1100', 'U', 36.8, 241],
  ['COL50', 'Collier isophonique Ø 50 boîte de 50', 'BTE', 4.1, 29],
  ['BAI170', 'Baignoire acrylique 170 × 70', 'U', 24.3, 198],
]

/** Invented articles of an electrician's merchant. */
export const electrical: readonly Ware[] = [
  ['CAB3G2', 'Câble R2V 3G2,5 couronne 100 m', 'CRN', 17.2, 118],
  ['CAB3G1', 'Câble R2V 3G1,5 couronne 100 m', 'CRN', 11.9, 79],
  ['TGB4R', 'Coffret 4 rangées 13 modules équipé', 'U', 6.85, 164],
  ['ICT20', 'Gaine ICTA Ø 20 avec tire-fil 100 m', 'CRN', 8.6, 33],
  ['CDC95', 'Chemin de câbles dalle 95 × 50 lg 3 m', 'U', 4.9, 27],
  ['CUT25', 'Câblette cuivre nu 25 mm² au mètre', 'M', 0.22, 3.1],
  ['BLP40', 'Dalle LED 600 × 600 40 W', 'U', 2.7, 41],
  ['BDE12', 'Boîte d’encastrement prof. 50 lot de 100', 'LOT', 3.4, 44],
  ['CNV15', 'Radiateur à inertie 1 500 W', 'U', 14.6, 236],
  ['TPC63', 'Fourreau TPC Ø 63 rouge 50 m', 'CRN', 14.8, 62],
]

/** Invented articles of a roofer's merchant. */
export const roofing: readonly Ware[] = [
  ['TCM14', 'Tuile à emboîtement rouge 14/m²', 'U', 3.25, 1.6],
  ['FAI40', 'Faîtière ventilée 40 cm', 'U', 3.9, 8.2],
  ['LIT27', 'Liteau sapin traité 27 × 40 lg 4 m', 'U', 2.3, 3.1],
  ['ECR75', 'Écran sous-toiture HPV rouleau 75 m²', 'RLX', 11.3, 112],
  ['GOU25', 'Gouttière zinc demi-ronde dév. 25 lg 4 m', 'U', 5.2, 41],
  ['DES80', 'Descente zinc Ø 80 lg 2 m', 'U', 2.6, 19],
  ['ZNC65', 'Zinc naturel 0,65 bobine 50 kg', 'BOB', 50, 262],
  ['FEN78', 'Fenêtre de toit 78 × 98', 'U', 31, 312],
  ['ARD32', 'Ardoise 32 × 22 par 100', 'CT', 41, 188],
  ['CLO5', 'Clous crantés 2,5 × 50 boîte 5 kg', 'BTE', 5.1, 24],
]

/** Invented articles of a joiner's timber merchant. */
export const timber: readonly Ware[] = [
  ['OSB18', 'Panneau OSB3 18 mm 2500 × 1250', 'U', 35.4, 33],
  ['MDF19', 'Panneau MDF 19 mm 2800 × 2070', 'U', 83.5, 64],
  ['CTP15', 'Contreplaqué okoumé 15 mm 2500 × 1220', 'U', 22.9, 71],
  ['PAR14', 'Parquet contrecollé chêne 14 mm', 'PQT', 17.8, 92],
  ['BLP83', 'Bloc-porte isoplane 204 × 83', 'U', 24.6, 98],
  ['CHE63', 'Chevron sapin 63 × 75 lg 5 m', 'U', 11.2, 17],
  ['LAM25', 'Lambris sapin 12 mm botte 2,5 m²', 'BOT', 13.4, 31],
  ['PLN70', 'Plinthe MDF 70 mm lg 2,40 m', 'U', 1.9, 5],
  ['STR22', 'Stratifié HPL 3050 × 1300 0,8 mm', 'U', 4.7, 88],
]

/** Invented articles of a painter's merchant. */
export const paint: readonly Ware[] = [
  ['ACM15', 'Peinture acrylique mate blanche 15 L', 'SEAU', 22.8, 96],
  ['ACV10', 'Peinture satinée velours base A 10 L', 'SEAU', 14.2, 108],
  ['END25', 'Enduit de lissage poudre 25 kg', 'SAC', 25.2, 31],
  ['ENP25', 'Enduit pelliculaire pâte 25 kg', 'SEAU', 26.1, 38],
  ['FAC15', 'Peinture façade siloxane 15 L', 'SEAU', 24.4, 131],
  ['PRI15', 'Impression universelle 15 L', 'SEAU', 21.5, 72],
  ['TVE50', 'Toile de verre maille 50 m²', 'RLX', 7.9, 47],
  ['COL20', 'Colle revêtement mural 20 kg', 'SEAU', 20.9, 52],
  ['BCH30', 'Bâche de protection 4 × 5 m lot de 10', 'LOT', 3.2, 19],
  ['WSP05', 'White spirit 5 L', 'BID', 4.15, 14],
]

/** What a slip carries, written '<article>:<count> …': '0:2 7:1'. Weights in kg. */
export function basket(wares: readonly Ware[], written: string, decimals = 2) {
  const take = written.split(' ').map((part) => {
    const [at, count] = part.split(':').map(Number)
    return [at!, count!] as const
  })
  return consigned(wares, take, decimals)
}
