import type { Ware } from './consigned.ts'

/** Invented plumbing and heating articles. */
export const plumbing: readonly Ware[] = [
  ['20113', 'Receveur extra-plat 90 x 120 blanc', 'U', 38.5, 214],
  ['20447', 'Pack WC sortie horizontale', 'U', 33.2, 189],
  ['30118', 'Chauffe-eau électrique 200 L vertical', 'U', 49, 412],
  ['30260', 'Radiateur acier T22 600 x 1000', 'U', 31.4, 176],
  ['30262', 'Radiateur acier T22 600 x 1400', 'U', 43.9, 231],
  ['41010', 'Tube multicouche Ø 16 couronne 100 m', 'CRN', 11.2, 94.5],
  ['41105', 'Tube cuivre écroui 14 x 1 barre 5 m', 'BAR', 1.82, 31.2],
  ['41109', 'Tube cuivre écroui 22 x 1 barre 5 m', 'BAR', 2.94, 49.8],
  ['43040', 'Tube PVC évacuation Ø 40 – 4 m', 'BAR', 1.46, 6.9],
  ['43100', 'Tube PVC évacuation Ø 100 – 4 m', 'BAR', 5.35, 15.4],
  ['50007', 'Mitigeur lavabo C3 chromé', 'U', 1.65, 68],
  ['50031', 'Colonne de douche thermostatique', 'U', 4.3, 245],
  ['60012', 'Groupe de sécurité 3/4', 'U', 0.78, 19.9],
  ['60120', 'Vase d’expansion 25 L', 'U', 5.9, 54],
  ['21080', 'Meuble vasque 80 cm 2 tiroirs', 'U', 41, 388],
  ['31300', 'Ballon tampon 300 L', 'U', 82, 790],
]

/** Invented electrical articles. */
export const electrical: readonly Ware[] = [
  ['COF213', 'Coffret 2 rangées 13 modules', 'PCE', 3.1, 42],
  ['R2V325', 'Câble U1000R2V 3G2,5 couronne 100 m', 'CRN', 17.4, 118],
  ['R2V5G6', 'Câble U1000R2V 5G6 touret 250 m', 'TRT', 118, 1240],
  ['ICT20', 'Gaine ICTA Ø 20 couronne 100 m', 'CRN', 7.6, 31],
  ['ICT25', 'Gaine ICTA Ø 25 couronne 50 m', 'CRN', 6.2, 27.5],
  ['DJ16', 'Disjoncteur 16 A courbe C', 'PCE', 0.11, 8.9],
  ['ID40', 'Interrupteur différentiel 40 A 30 mA', 'PCE', 0.24, 39],
  ['PC16', 'Prise 2P+T 16 A à vis', 'PCE', 0.08, 4.2],
  ['BE67', 'Boîte d’encastrement Ø 67 lot de 50', 'LOT', 1.9, 24],
  ['CDC15', 'Chemin de câbles 150 x 54 – 3 m', 'LG', 6.3, 33],
  ['LED66', 'Dalle LED 600 x 600 36 W', 'PCE', 2.9, 37],
  ['RAD15', 'Radiateur inertie 1500 W', 'PCE', 21.5, 299],
  ['PIQ15', 'Piquet de terre 1,50 m', 'PCE', 2.2, 17],
  ['CUN25', 'Câble cuivre nu 25² couronne 50 m', 'CRN', 11.4, 162],
  ['ARM18', 'Armoire métallique 1800 x 600', 'PCE', 93, 640],
  ['SSV75', 'Sèche-serviettes 750 W', 'PCE', 14.2, 210],
]

/** Invented roofing articles. */
export const roofing: readonly Ware[] = [
  ['TU14', 'Tuile grand moule rouge', 'U', 3.35, 1.38],
  ['FAI', 'Faîtière demi-ronde', 'U', 3.9, 6.2],
  ['ARD32', 'Ardoise naturelle 32 x 22 (cent)', 'CT', 44.5, 96],
  ['ZN65', 'Zinc naturel 0,65 feuille 1 x 2 m', 'FLE', 9.4, 62],
  ['GOU25', 'Gouttière 1/2 ronde dév. 25 – 4 m', 'LG', 5.1, 41],
  ['DEP80', 'Tuyau de descente Ø 80 – 2 m', 'LG', 2.1, 23],
  ['LIT27', 'Liteau 27 x 40 botte de 10 – 4 m', 'BOT', 21.6, 34],
  ['HPV75', 'Écran sous-toiture HPV rlx 75 m²', 'RLX', 11.3, 98],
  ['FT7898', 'Fenêtre de toit 78 x 98', 'U', 33.5, 325],
  ['BAC40', 'Bac acier 63/100 longueur 4 m', 'U', 26.2, 71],
  ['PLB10', 'Bande plomb 30 cm rlx 10 m', 'RLX', 53, 240],
  ['CRO', 'Crochet inox boîte de 500', 'BTE', 3.4, 58],
  ['EPDM', 'Membrane EPDM 3,05 x 15,25 m', 'RLX', 66, 520],
  ['SBS4', 'Étanchéité bitume 4 mm rlx 10 m²', 'RLX', 42, 66],
  ['PU100', 'Panneau PU 100 mm paquet de 8', 'PQT', 19.8, 152],
]

/** Invented joinery and panel articles. */
export const joinery: readonly Ware[] = [
  ['OSB18', 'OSB 3 18 mm 2500 x 1250', 'PN', 36.6, 29],
  ['MDF19', 'MDF standard 19 mm 3050 x 1220', 'PN', 52.1, 46],
  ['CTP15', 'Contreplaqué okoumé 15 mm 2500 x 1220', 'PN', 23.2, 71],
  ['BP83', 'Bloc-porte isoplane 83 poussant droit', 'U', 22.4, 97],
  ['PQ14', 'Parquet chêne 14 mm paquet 1,58 m²', 'PQT', 15.1, 84],
  ['PLI', 'Plinthe chêne 14 x 80 – 2,20 m', 'U', 1.9, 14],
  ['TER27', 'Lame terrasse pin 27 x 145 – 4 m', 'U', 8.6, 13.9],
  ['BAS63', 'Bastaing sapin 63 x 175 – 4,50 m', 'U', 25.8, 27],
  ['PAU', 'Paumelles 140 boîte de 20', 'BTE', 3.7, 41],
  ['PT38', 'Plan de travail 38 mm 4100 x 650', 'U', 69, 168],
  ['FEN12', 'Fenêtre bois 2 vtx 120 x 125', 'U', 51.5, 540],
  ['TP3', 'Panneau 3 plis épicéa 19 mm 5000 x 1250', 'PN', 54.4, 162],
]

/** Invented paints and coverings, weighed with their packing. */
export const painting: readonly Ware[] = [
  ['AM15', 'Acrylique mate blanc 15 L', 'PT', 22.3, 92],
  ['SA10', 'Velours acrylique teinté 10 L', 'PT', 13.8, 108],
  ['GL3', 'Laque glycéro 3 L', 'PT', 4.1, 61],
  ['EP25', 'Enduit de rebouchage sac 25 kg', 'SAC', 25.2, 24],
  ['EL20', 'Enduit de lissage pâte seau 20 kg', 'SEA', 20.9, 33],
  ['TV50', 'Toile de verre 150 g rlx 50 m', 'RLX', 8.6, 46],
  ['CO20', 'Colle revêtement mural seau 20 kg', 'SEA', 20.8, 58],
  ['FS15', 'Façade siloxane D3 15 L', 'PT', 24.6, 141],
  ['LA5', 'Lasure chêne clair 5 L', 'BID', 5.3, 72],
  ['IM15', 'Impression acrylique 15 L', 'PT', 21.7, 69],
  ['RO10', 'Manchons 180 mm carton de 10', 'CT', 1.4, 27],
  ['BA4', 'Bâche de protection 4 x 50 m', 'RLX', 6.5, 19],
]

/** Invented tiling articles. */
export const tiling: readonly Ware[] = [
  ['GC60', 'Grès cérame 60 x 60 gris (1,44 m²)', 'BTE', 31.2, 36],
  ['GB120', 'Grès 20 x 120 aspect chêne (1,20 m²)', 'BTE', 25.6, 41],
  ['FA50', 'Faïence 20 x 50 blanc mat (1,50 m²)', 'BTE', 20.4, 29],
  ['CS1', 'Mortier colle C2S1 sac 25 kg', 'SAC', 25, 27],
  ['RAG3', 'Ragréage P3 fibré sac 25 kg', 'SAC', 25, 24],
  ['JT5', 'Joint gris perle 5 kg', 'SAC', 5.1, 12],
  ['NAT10', 'Natte d’étanchéité rlx 10 m²', 'RLX', 6.4, 129],
  ['PRO25', 'Profilé aluminium 10 mm – 2,50 m', 'U', 0.6, 11],
  ['RAC90', 'Receveur à carreler 90 x 120', 'U', 17.5, 268],
  ['PRI5', 'Primaire d’accrochage 5 kg', 'BID', 5.4, 38],
]
