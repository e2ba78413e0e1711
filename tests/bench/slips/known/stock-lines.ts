import { chance } from '../drawing/chance.ts'

/** One line of a note. Weights in kg, money in euros. */
export interface StockLine {
  readonly code: string
  readonly words: string
  readonly unit: string
  readonly count: number
  readonly unitKg: number
  readonly kg: number
  readonly price: number
  readonly total: number
}

/** What a supplier of one trade delivered, and what it weighs and costs together. */
export interface Stock {
  readonly lines: readonly StockLine[]
  readonly kg: number
  readonly total: number
}

interface Wanted {
  readonly lines: number
  readonly from: number
  readonly upTo: number
  /** The most pieces of one article. */
  readonly most?: number
  readonly decimals?: number
}

/** Code, words, unit, kg a unit, euros a unit. */
type Good = readonly [string, string, string, number, number]

const shelves = {
  masonry: [
    ['BLC20', 'Bloc béton creux 20x20x50 B40', 'U', 18.2, 1.74],
    ['CPJ35', 'Ciment CPJ 32,5 R sac 35 kg', 'SAC', 35, 9.9],
    ['CHX25', 'Chaux NHL 3,5 sac 25 kg', 'SAC', 25, 13.4],
    ['LIN120', 'Linteau précontraint 1,20 m', 'U', 22.5, 11.2],
    ['TSP10', 'Treillis soudé PAF 10 2,40x3,60', 'U', 10.9, 14.8],
    ['SEM35', 'Semelle filante 15x35 barre 6 m', 'U', 11.1, 17.9],
    ['HYD20', 'Hydrofuge de masse bidon 5 L', 'BID', 5.6, 21.7],
    ['REG30', 'Regard 30x30 avec rehausse', 'U', 38, 19.6],
    ['BOIS27', 'Planche de coffrage 27x200 4 m', 'U', 10.4, 12.3],
    ['FILM150', 'Film polyane 150 microns 6x25 m', 'RLX', 21, 46],
    ['MOR25', 'Mortier prêt à l’emploi 25 kg', 'SAC', 25, 7.6],
    ['ETAN20', 'Enduit d’imperméabilisation 20 kg', 'SEAU', 20, 58],
  ],
  paint: [
    ['P-MAT15', 'Peinture mate velours blanc 15 L', 'U', 22.8, 96],
    ['P-FAC15', 'Peinture façade siloxane 15 L', 'U', 23.6, 142],
    ['P-SAT10', 'Satin acrylique blanc 10 L', 'U', 13.9, 88],
    ['P-IMP5', 'Impression universelle 5 L', 'U', 7.2, 41],
    ['E-LIS25', 'Enduit de lissage poudre 25 kg', 'SAC', 25, 24],
    ['E-REB15', 'Enduit de rebouchage 15 kg', 'SAC', 15, 19],
    ['T-VER50', 'Toile de verre 145 g rlx 50 m', 'RLX', 7.6, 49],
    ['C-COL20', 'Colle revêtements muraux 20 kg', 'SEAU', 20.9, 61],
    ['A-ROU18', 'Rouleau antigoutte 180 mm', 'U', 0.24, 8.5],
    ['A-BAC', 'Bâche de protection 4x5 m', 'U', 0.35, 3.9],
    ['L-LAS5', 'Lasure bois chêne clair 5 L', 'U', 5.4, 67],
  ],
  timber: [
    ['SAP6322', 'Bastaing sapin 63x175 C24 5,00 m', 'U', 24.8, 29],
    ['DOUG145', 'Lame terrasse douglas 27x145 4,00 m', 'U', 8.6, 16.2],
    ['LAMB45', 'Lambourde pin traité 45x70 3,00 m', 'U', 5.2, 7.4],
    ['CTBX18', 'Contreplaqué CTBX 18 mm 2500x1220', 'U', 29.5, 71],
    ['OSB12', 'Panneau OSB3 12 mm 2500x1250', 'U', 23.1, 26],
    ['LIT27', 'Liteau sapin traité 27x40 paquet 10', 'PQT', 19.4, 24],
    ['VOL18', 'Volige sapin 18x150 2,50 m', 'U', 3.2, 4.1],
    ['LC160', 'Lamellé-collé 80x160 GL24 6,00 m', 'U', 36.9, 88],
    ['BARD21', 'Bardage mélèze 21x132 3,60 m', 'U', 5.8, 14.9],
  ],
  tile: [
    ['GC6060G', 'Grès cérame Gris Perle 60x60 rect.', 'BTE', 28.8, 33],
    ['GC2080B', 'Imitation parquet Chêne 20x120', 'BTE', 25.2, 41],
    ['FA2040', 'Faïence blanche brillante 20x40', 'BTE', 19.6, 17],
    ['PL45', 'Plinthe assortie 7x60', 'U', 0.9, 5.4],
    ['CCF25', 'Colle C2S1 grise 25 kg', 'SAC', 25, 28],
    ['JTF5', 'Joint fin gris 5 kg', 'SAC', 5, 14],
    ['PRI5', 'Primaire d’accrochage 5 kg', 'BID', 5.3, 39],
    ['CRX2', 'Croisillons autonivelants 2 mm x 250', 'SCH', 0.8, 15],
    ['DALX20', 'Dalle extérieure 60x60x2 R11', 'U', 16.3, 22],
  ],
  roof: [
    ['TUR12', 'Tuile canal rouge flammée 50 cm', 'U', 2.4, 1.1],
    ['FAIT40', 'Faîtière à emboîtement 40 cm', 'U', 3.9, 7.3],
    ['ECR75', 'Écran sous-toiture HPV 75 m²', 'RLX', 11.6, 94],
    ['ZINC65', 'Feuille zinc naturel 0,65 2x1 m', 'U', 9.4, 63],
    ['GOUT4', 'Gouttière demi-ronde zinc 25 4 m', 'U', 6.1, 48],
    ['DES80', 'Descente zinc Ø80 2 m', 'U', 2.8, 23],
    ['CROC', 'Crochet bandeau galva 25', 'U', 0.31, 2.6],
    ['PSTF', 'Plaque sous-tuiles fibres-ciment 2,00', 'U', 24, 31],
    ['SOL10', 'Solin plomb 250 mm rlx 10 m', 'RLX', 37, 132],
  ],
  fixing: [
    ['VBA540', 'Vis bois agglo TF Torx 5x40 bte 500', 'BTE', 1.35, 18],
    ['VBA680', 'Vis charpente 6x80 TX30 bte 200', 'BTE', 1.9, 26],
    ['CHM8', 'Cheville nylon 8x40 bte 200', 'BTE', 0.42, 12],
    ['SCE300', 'Scellement chimique vinylester 300 ml', 'U', 0.62, 11],
    ['TIG12', 'Tige filetée M12 zinguée 1 m', 'U', 0.72, 3.1],
    ['EQR90', 'Équerre renforcée 90x90x65', 'U', 0.24, 1.8],
    ['SAB150', 'Sabot de charpente 76x152', 'U', 0.53, 3.7],
    ['DIS125', 'Disque tronçonner métal 125 bte 25', 'BTE', 0.98, 24],
    ['FOR10', 'Foret béton SDS+ 10x160', 'U', 0.11, 6.2],
    ['POI90', 'Pointe annelée 3,1x90 carton 2500', 'CTN', 13.2, 71],
  ],
  plumbing: [
    ['PER16', 'Tube PER prégainé Ø16 couronne 100 m', 'CRN', 13.4, 79],
    ['MUL20', 'Tube multicouche 20x2 couronne 50 m', 'CRN', 7.3, 98],
    ['CU16', 'Tube cuivre écroui 14x16 5 m', 'U', 2.1, 34],
    ['CHE150', 'Chauffe-eau blindé 150 L vertical', 'U', 38, 312],
    ['WCS', 'Bâti-support WC autoportant', 'U', 17.6, 178],
    ['CUV', 'Cuvette suspendue sans bride', 'U', 21.3, 142],
    ['LAV60', 'Lavabo céramique 60 cm', 'U', 14.9, 68],
    ['RAC', 'Raccord laiton à compression 16', 'U', 0.12, 3.4],
    ['COL5', 'Collecteur 5 départs', 'U', 1.1, 37],
    ['PVC40', 'Tube PVC Ø40 4 m', 'U', 2.3, 6.9],
    ['SECH', 'Sèche-serviettes eau 500 W', 'U', 11.8, 146],
  ],
  electric: [
    ['U1000G', 'Câble U1000 R2V 3G2,5 touret 100 m', 'T', 17.2, 142],
    ['U10G6', 'Câble U1000 R2V 5G6 couronne 50 m', 'C', 22.6, 210],
    ['ICT20', 'Gaine ICTA Ø20 préfilée 3x1,5 100 m', 'C', 12.9, 84],
    ['COF3R', 'Coffret 3 rangées 39 modules', 'U', 3.7, 92],
    ['DJ16', 'Disjoncteur 16 A courbe C', 'U', 0.12, 9.8],
    ['BE67', 'Boîte d’encastrement Ø67 x100', 'CT', 3.1, 58],
    ['TPC63', 'Gaine TPC rouge Ø63 couronne 50 m', 'C', 13.5, 61],
    ['LUM', 'Réglette étanche LED 1,50 m', 'U', 1.9, 34],
    ['CDC', 'Chemin de câbles 200x54 3 m', 'U', 4.6, 29],
  ],
  insulation: [
    ['LM120', 'Laine minérale 120 mm R3,75 rlx 6,48 m²', 'RLX', 10.9, 47],
    ['LB140', 'Panneau laine de bois 140 mm pqt 4', 'PQT', 31.6, 102],
    ['XPS100', 'XPS 100 mm 1250x600 pqt 4', 'PQT', 9.7, 64],
    ['PU80', 'Panneau PU 80 mm 1200x600 pqt 6', 'PQT', 12.1, 89],
    ['OUA12', 'Ouate de cellulose sac 12,5 kg', 'SAC', 12.5, 17],
    ['PVAP', 'Pare-vapeur 1,5x50 m', 'RLX', 8.4, 77],
    ['FOUR17', 'Fourrure F530 5,30 m', 'U', 3.2, 6.8],
    ['BA13S', 'Plaque BA13 standard 2,50x1,20', 'U', 26, 9.1],
    ['MAP25', 'Mortier adhésif MAP sac 25 kg', 'SAC', 25, 15],
    ['ADHV', 'Adhésif pare-vapeur 60 mm 40 m', 'RLX', 0.5, 19],
  ],
  steel: [
    ['IPE160', 'IPE 160 S275 lg 6,00 m', 'BAR', 94.8, 148],
    ['HEA140', 'HEA 140 S275 lg 6,00 m', 'BAR', 148.2, 236],
    ['UPN100', 'UPN 100 lg 6,00 m', 'BAR', 63.6, 104],
    ['COR50', 'Cornière 50x50x5 lg 6,00 m', 'BAR', 22.6, 38],
    ['TUB60', 'Tube carré 60x60x3 lg 6,00 m', 'BAR', 31.9, 61],
    ['PLA80', 'Plat 80x8 lg 6,00 m', 'BAR', 30.1, 47],
    ['TOL3', 'Tôle noire 3 mm 2000x1000', 'U', 47.1, 82],
    ['RND16', 'Rond étiré Ø16 lg 6,00 m', 'BAR', 9.5, 21],
  ],
  garden: [
    ['TER40', 'Terreau plantation 40 L', 'SAC', 14.5, 8.9],
    ['GALB', 'Galets blancs 20/40 sac 20 kg', 'SAC', 20, 9.8],
    ['ECO50', 'Écorces de pin 50 L', 'SAC', 13, 7.4],
    ['BORB', 'Bordurette béton courbe 50 cm', 'U', 11.8, 5.2],
    ['TRAV', 'Traverse paysagère chêne 2,00 m', 'U', 58, 39],
    ['GRI25', 'Grillage simple torsion 1,50 m rlx 25 m', 'RLX', 31.5, 86],
    ['POT175', 'Piquet T plastifié 1,75 m', 'U', 3.1, 7.6],
    ['PAS40', 'Pas japonais pierre 40 cm', 'U', 12.4, 8.1],
    ['BAC60', 'Bac à fleurs béton 60 cm', 'U', 46, 69],
  ],
} satisfies Record<string, readonly Good[]>

export type Shelf = keyof typeof shelves

/** Goods of one trade weighing between two bounds; the same seed gives the same goods. */
export function stock(shelf: Shelf, seed: number, wanted: Wanted): Stock {
  for (let turn = 0; ; turn++) {
    const found = drawn(shelf, seed * 7919 + turn, wanted)
    if (found.kg >= wanted.from && found.kg <= wanted.upTo) return found
  }
}

function drawn(shelf: Shelf, seed: number, { lines, most = 24, decimals = 2 }: Wanted): Stock {
  const luck = chance(seed)
  const goods: readonly Good[] = shelves[shelf]
  const left = [...goods]
  const chosen = Array.from({ length: lines }, () => {
    const taken = left.splice(luck.whole(0, left.length - 1), 1)[0]
    const [code, words, unit, unitKg, price] = taken ?? luck.pick(goods)
    const count = luck.whole(1, unitKg > 30 ? Math.max(2, Math.round(most / 4)) : most)
    return { code, words, unit, count, unitKg, kg: Number((unitKg * count).toFixed(decimals)), price, total: Number((price * count).toFixed(2)) }
  })
  const sum = (what: 'kg' | 'total') => Number(chosen.reduce((all, line) => all + line[what], 0).toFixed(3))
  return { lines: chosen, kg: sum('kg'), total: sum('total') }
}
