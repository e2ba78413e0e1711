import type { Ware } from './consigned.ts'

export const masonryShelf: readonly Ware[] = [
  ['204518', 'Bloc béton creux B40 20x20x50 NF', 'PAL', 1080, 98.4],
  ['204610', 'Bloc à bancher 20x20x50', 'U', 21, 2.6],
  ['118033', 'Ciment CEM II/B 32,5 R sac 35 kg', 'SAC', 35, 10.2],
  ['118090', 'Chaux hydraulique NHL 3,5 sac 35 kg', 'SAC', 35, 14.1],
  ['120077', 'Sable 0/4 lavé big bag 1 t', 'BB', 1000, 71],
  ['120081', 'Gravier 4/10 roulé big bag', 'BB', 1000, 69.5],
  ['330205', 'Treillis soudé PAF C 2,40x3,60', 'PNX', 15.7, 29.9],
  ['330612', 'Chaînage 4 HA10 15x15 lg 6 m', 'U', 17.4, 24.8],
  ['440120', 'Linteau précontraint 10x20 lg 1,60', 'U', 38.5, 19.6],
  ['450015', 'Appui de fenêtre béton 1,10 m gris', 'U', 47, 33.1],
  ['507712', 'Mortier prêt à gâcher sac 25 kg', 'SAC', 25, 6.3],
  ['601440', 'Film polyéthylène 150 µ 6x25 m', 'RLX', 21, 49],
]

export const plasterShelf: readonly Ware[] = [
  ['PB1325', 'Plaque BA13 standard 250x120', 'PLQ', 26.4, 9.2],
  ['PBH132', 'Plaque BA13 hydro 260x120', 'PLQ', 29.6, 14.6],
  ['PBF150', 'Plaque feu BA15 250x120', 'PLQ', 38.1, 17.3],
  ['RL48-3', 'Rail R48/28 lg 3,00 m', 'U', 1.95, 3.9],
  ['MT48-2', 'Montant M48/35 lg 2,50 m', 'U', 1.85, 4.2],
  ['FR4560', 'Fourrure F45 lg 5,30 m', 'U', 2.86, 4.6],
  ['LV1001', 'Laine de verre GR32 100 mm roul.', 'RLX', 11.8, 52.4],
  ['DB1080', 'Doublage PSE 10+80 th32 250x120', 'PLQ', 29.9, 33.5],
  ['EJ25PR', 'Enduit joint prise rapide 25 kg', 'SAC', 25, 18.7],
  ['MAP30K', 'Mortier adhésif sac 30 kg', 'SAC', 30, 11.4],
  ['VSP351', 'Vis TTPC 25 mm bte 1000', 'BTE', 1.42, 9.8],
  ['SUSP17', 'Suspente réglable bte 50', 'BTE', 3.1, 21],
]

export const roofShelf: readonly Ware[] = [
  ['T-ROM-RV', 'Tuile romane Spécimen rouge vieilli', 'U', 3.35, 1.42],
  ['T-CAN-PA', 'Tuile canal 50 paille', 'U', 2.9, 1.2],
  ['T-FAI-AR', 'Faîtière ventilée à recouvrement', 'U', 4.2, 9.8],
  ['T-RIV-DR', 'Rive universelle droite', 'U', 4.6, 11.7],
  ['ECR-HPV', 'Écran sous-toiture HPV 50 x 1,5 m', 'RLX', 10.5, 92],
  ['LIT-2740', 'Liteau 27x40 traité cl.2 lg 4 m', 'U', 2.2, 2.9],
  ['FEN-7898', 'Fenêtre de toit 78x98 pin', 'U', 31, 312],
  ['GOU-ZN25', 'Gouttière zinc dév. 25 lg 4 m', 'U', 4.9, 41.5],
  ['TUY-ZN80', 'Tuyau de descente zinc Ø 80 lg 2 m', 'U', 2.9, 24],
  ['SOL-ZN', 'Solin zinc 2 m', 'U', 2.1, 17.5],
  ['BAC-0.63', 'Bac acier 0,63 RAL 7016 lg 5 m', 'U', 30.6, 68],
  ['LR-6016', 'Laine de roche 160 mm sarking pqt', 'PQT', 28.8, 87],
]

export const plumbingShelf: readonly Ware[] = [
  ['CE-200VM', 'Chauffe-eau électrique 200 L vertical mural', 'PCE', 46, 402],
  ['WC-PACK2', 'Pack WC sortie horizontale complet', 'PCE', 31.5, 129],
  ['REC-8012', 'Receveur résine 80 x 120 blanc', 'PCE', 34, 246],
  ['RAD-1500', 'Radiateur acier type 22 600 x 1100', 'PCE', 36.8, 218],
  ['MIT-LAV', 'Mitigeur lavabo C3 chromé', 'PCE', 1.6, 64.5],
  ['TB-PER16', 'Tube PER gainé 16 x 1,5 couronne 100 m', 'CRN', 12.4, 74],
  ['TB-CU22', 'Tube cuivre écroui 22 x 1 barre 5 m', 'BAR', 2.95, 47],
  ['TB-PVC10', 'Tube PVC NF Me Ø 100 barre 4 m', 'BAR', 6.3, 14.9],
  ['CD-PVC87', 'Coude PVC 87° FF Ø 100', 'PCE', 0.28, 2.9],
  ['BAT-SUP', 'Bâti-support autoportant', 'PCE', 17.2, 189],
  ['COL-MLT', 'Collecteur chauffage 6 départs', 'PCE', 5.4, 142],
  ['GRP-SEC', 'Groupe de sécurité inox 3/4', 'PCE', 0.7, 23.8],
]

export const electricShelf: readonly Ware[] = [
  ['R2V3G25', 'Câble R2V 3G2,5 touret 500 m', 'TOU', 78, 495],
  ['R2V5G6', 'Câble R2V 5G6 touret 100 m', 'TOU', 46.5, 388],
  ['H07VU15', 'Fil H07VU 1,5 bleu couronne 100 m', 'CRN', 2, 24],
  ['ICTA25P', 'Gaine ICTA 3422 Ø 25 avec TF 100 m', 'CRN', 6.9, 37],
  ['TAB3R39', 'Coffret 3 rangées 39 modules', 'PCE', 4.8, 58],
  ['DIF63A', 'Interrupteur différentiel 63 A 30 mA type A', 'PCE', 0.23, 89],
  ['DISJ16', 'Disjoncteur PH+N 16 A courbe C', 'PCE', 0.12, 8.6],
  ['CHC200', 'Chemin de câble dalle 200 lg 3 m', 'PCE', 5.3, 33],
  ['CONV15', 'Convecteur rayonnant 1500 W', 'PCE', 6.4, 179],
  ['DAL60', 'Dalle LED 600x600 36 W', 'PCE', 2.7, 41],
  ['TPC63', 'Gaine TPC rouge Ø 63 couronne 50 m', 'CRN', 17, 58],
  ['PQTERR', 'Piquet de terre 1,50 m', 'PCE', 2.4, 12.9],
]

export const toolShelf: readonly Ware[] = [
  ['88.104', 'Brouette 100 L roue gonflée', 'P', 15.8, 89],
  ['88.230', 'Auge maçon 45 L caoutchouc', 'P', 2.1, 14],
  ['70.612', 'Malaxeur 1400 W fourche Ø 120', 'P', 6.2, 212],
  ['71.009', 'Perforateur SDS-Max 8 kg coffret', 'P', 11.5, 689],
  ['12.450', 'Tirefond zingué 10x120 bte 50', 'BT', 3.9, 26],
  ['12.771', 'Pointe torsadée 3,1x90 carton', 'CT', 9.6, 47],
  ['12.902', 'Boulon penture M10x100 bte 25', 'BT', 2.35, 19],
  ['40.115', 'Escabeau alu 6 marches', 'P', 7.4, 118],
  ['40.330', 'Échelle transformable 3x8', 'P', 17.9, 265],
  ['55.018', 'Serrure à encastrer axe 40', 'P', 0.65, 22],
  ['55.240', 'Ferme-porte force 3', 'P', 2.3, 74],
  ['61.700', 'Silicone façade gris cart. 310 ml', 'P', 0.45, 7.2],
]

export const paintShelf: readonly Ware[] = [
  ['4410', 'Mat velouté lessivable blanc 15 L', 'SEAU', 22.4, 148],
  ['4422', 'Impression universelle 15 L', 'SEAU', 23.6, 96],
  ['4507', 'Laque satin glycéro blanc 3 L', 'BID', 3.9, 61],
  ['4631', 'Façade siloxane ton pierre 15 L', 'SEAU', 24.2, 187],
  ['4702', 'Enduit de lissage pâte 20 kg', 'SEAU', 20.9, 34],
  ['4715', 'Enduit de rebouchage poudre 15 kg', 'SAC', 15.2, 27],
  ['4810', 'Toile de verre 25 m²', 'RLX', 3.6, 29],
  ['4822', 'Colle toile de verre 20 kg', 'SEAU', 20.8, 52],
  ['4940', 'White spirit bidon 5 L', 'BID', 4.2, 17],
  ['4955', 'Lasure chêne clair 5 L', 'BID', 5.4, 88],
]
