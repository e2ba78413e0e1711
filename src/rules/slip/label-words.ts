import { plainText } from '#rules/french.ts'

/** Whether a word makes the weight beside it another one than the load's: 'Poids moyen', 'Poids emballage', 'Poids facturé'. */
export function changesMeaning(text: string): boolean {
  return changing.has(bare(text))
}

/** Whether a word leaves the weight beside it that of the load: 'Poids constaté au départ', 'Poids pour l’expédition', 'Poids (AAD)'. */
export function isNeutral(text: string): boolean {
  return /^\([A-Z*]{1,3}\)[.:]*$/.test(text) || neutral.has(bare(text))
}

/** Whether a word names what the truck carries as a whole: 'Votre livraison pèse', 'Masse de l’envoi'. */
export function namesWhole(text: string): boolean {
  return whole.has(bare(text))
}

/** What goods are packed in; 'palettes comprises' says that the weight holds it, too. */
export function isPacking(text: string): boolean {
  return packing.has(bare(text))
}

/** 'Poids emballage compris', 'Poids avec palettes' */
export function isIncluding(text: string): boolean {
  return including.has(bare(text))
}

/** 'Poids déclaré par le transporteur' */
export function isAgent(text: string): boolean {
  return agents.has(bare(text))
}

const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/))

const packing = words('emballage emballages palette palettes palettisation conditionnement support supports touret tourets caisse caisses calage calages')
const including = words('compris comprise comprises inclus incluse incluses avec')
const whole = words('livraison expedition envoi chargement cargaison fret marchandise marchandises ensemble tout total materiel materiaux commande fournitures')

const agents = words('fournisseur transporteur expediteur destinataire chauffeur livreur magasin depot client soins')

const changing = words(
  'moyen moyenne moyens moyennes hors sans non sauf excepte facture facturee factures facturable payant payante deja retour retours retourne retournee retournes repris reprise reprises rendu rendus consigne consignes consignee ' +
    'emballage emballages palettisation conditionnement support supports touret tourets caisse caisses calage cale cales container conteneur conteneurs benne bennes bac bacs godet rack racks chevalet chevalets cadre big-bag bigbag ' +
    'tournee tournees jour journee semaine mois annee annuel hier consomme consommee consommable dosage dose doses echantillon eprouvette essieu essieux hayon elingue elingues grue levage engin manutention gerbage ' +
    'sec seche humide specifique volumique surfacique molaire propre mort equivalent equivalente relatif nominal nominale ' +
    'element elements barre barres botte bottes fagot fagots plaque plaques rouleau bobine bobines couronne couronnes bidon bidons pot pots seau seaux fut futs bloc blocs poutre poutres dalle dalles pave paves tuile tuiles brique briques paquet paquets carton sachet boite ' +
    'lot lots zone etage niveau poste postes rang lit couche une franco gratuit gratuite offert offerte si lorsque quand sinon ' +
    'admis admise tolere toleree depasser depassant excedant exceder excede minimal minimale plafond plancher supportee supporte portee portance ancien ancienne annule annulee refuse refusee manquant manquante perdu differe differee attendu demande demandee souhaite restants autre autres suivant suivante precedemment ecart difference tolerance correction prochaine prochain derniere dernier habituel habituelle passee veille',
)

const neutral = words(
  'pour tout tous toute toutes votre vos notre nos ces son sa leur nous vous on y il elle se present presente presents ' +
    'materiel materiels fourniture fournitures cargaison fret document avis bordereau colisage enlevement enlevements chantier depart arrivee quai usine depot sortie client commande ' +
    'prevu prevue prevus previsionnel previsionnelle theor theo estim approche approchee environs presque constate constatee mesure mesuree verifie verifiee controle controlee releve relevee enregistre enregistree pese pesee ' +
    'indique indiquee mentionne annonce annoncee exprime exprimee arrondi arrondie exact exacte effectif effective definitif definitive complet complete entier entiere physique ' +
    'charge chargee charges emporte emportee enleve enlevee remis remise retenu pris prise transportee transportes transportees expediees expedies envoye envoyee declaree recu recue recus embarque embarquee ' +
    'livrons expedions remettons represente representent fait totalise atteint eleve etabli arrete selon bascule pont pont-bascule tables table catalogue fiche fiches donnees informatif titre ' +
    'compris comprise comprises inclus incluse incluses avec sur dans chez ci-dessus ci-contre ci-joint joint jointe suit exp expe liv livr dechargement charger decharger livrer transporter manutentionner porter expedier acheminer ' +
    'fournisseur transporteur expediteur destinataire chauffeur livreur magasin',
)

function bare(text: string): string {
  return plainText(text).replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '').replace(/^(?:[dlns]|qu)['’]/, '')
}
