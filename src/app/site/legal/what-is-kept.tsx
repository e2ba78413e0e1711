/** What is kept, on which ground, and how long: housekeeping's terms (decision 071), in the user's words. */
export function WhatIsKept() {
  return (
    <ul className="kept">
      {kept.map(({ name, what, why, howLong, besides }) => (
        <li key={name}>
          <div>
            <h3>{name}</h3>
            <p>{what}</p>
          </div>
          <dl>
            <div>
              <dt>Pourquoi</dt>
              <dd>{why}</dd>
            </div>
            <div>
              <dt>Combien de temps</dt>
              <dd>
                <b>{howLong}</b>
                {besides !== '' && ` ${besides}`}
              </dd>
            </div>
          </dl>
        </li>
      ))}
    </ul>
  )
}

const kept = [
  {
    name: 'Ton compte',
    what: 'Nom, prénom, e-mail, téléphone, adresse de facturation, et ta société avec ses numéros si tu les indiques. Ton mot de passe, chiffré de façon irréversible. Le jour de ta dernière visite, et celui où tu as confirmé ton adresse e-mail.',
    why: 'Te laisser commander : c’est notre contrat.',
    howLong: 'Tant que tu le veux.',
    besides: 'Après trois ans sans visite, un e-mail te prévient ; 30 jours plus tard, il est supprimé.',
  },
  {
    name: 'Tes commandes, leurs bordereaux et leurs factures',
    what: 'Adresses, destinataire et son téléphone, contact au retrait, poids, moment, commentaire, référence et chantier, marchandise et nombre de colis, ce que le destinataire dit de l’accès, de son voisin et d’un dommage, avec ses photos, prix, état de la livraison, date et référence du paiement. Jamais ta carte.',
    why: 'Livrer et facturer : notre contrat, puis la loi, qui fait garder les comptes.',
    howLong: 'Avec ton compte.',
    besides:
      'L’accès et le voisin : trente jours après la livraison. S’il est supprimé, les bordereaux, les commentaires, les références, la nature des marchandises, les noms et les téléphones partent avec lui. Les factures, telles que tu les as reçues, et de tes commandes payées le trajet, le poids, les dates, le prix et les photos restent jusqu’à dix ans après la fin de l’année de ta dernière commande.',
  },
  {
    name: 'Les lettres de voiture',
    what: 'Qui remet et qui reçoit, les signatures, les réserves, les heures, le chauffeur et le véhicule.',
    why: 'La loi, qui la veut à bord ; prouver la livraison.',
    howLong: 'Deux ans après la livraison, même sans ton compte.',
    besides: 'Qui a signé peut demander ce que nous avons de lui.',
  },
  {
    name: 'La carte que tu fais garder',
    what: 'Si tu coches la case en payant : ta carte, chez le prestataire de paiement. Chez nous, le nom de client qu’il te donne, et rien de ta carte.',
    why: 'Payer sans la saisir à nouveau : ton accord.',
    howLong: 'Jusqu’à ce que tu la retires.',
    besides: 'Elle part avec ton compte.',
  },
  {
    name: 'Les liens que tu fais pour faire payer',
    what: 'La commande, son prix, jusqu’à quand. Qui a le lien voit les villes, le créneau, le poids, le prix et ton nom ou celui de ta société. De qui paie, nous ne gardons rien.',
    why: 'Faire payer par qui tu veux : notre contrat.',
    howLong: '30 jours après la fin du lien.',
    besides: 'Ils partent avec ton compte.',
  },
  {
    name: 'Un bordereau envoyé sans commande',
    what: 'Le fichier et son nom, dès qu’il est lu.',
    why: 'Finir la commande que tu as commencée : notre contrat.',
    howLong: 'Sept jours.',
    besides:
      'Un seul si la place manque : part alors aussi celui d’une commande que tu n’as pas payée, si tu n’en as payé aucune.',
  },
  {
    name: 'Les e-mails et les SMS que nous envoyons',
    what: 'Leur texte, ton adresse, le mobile de ton client. Les e-mails dont tu ne veux pas.',
    why: 'Te tenir au courant de tes commandes : notre contrat.',
    howLong: '30 jours.',
    besides:
      'Un an s’ils n’ont pas pu partir. Un refus de SMS reste avec son jour, son numéro chiffré de façon irréversible, tant qu’il n’est pas retiré.',
  },
  {
    name: 'Les appareils que tu fais prévenir',
    what: 'Si tu actives les notifications : l’adresse que le service de ton navigateur donne à cet appareil, et la clé qui les chiffre.',
    why: 'Te prévenir de tes livraisons : ton accord.',
    howLong: 'Jusqu’à ce que tu te déconnectes ou les arrêtes.',
    besides: '90 jours si tu n’y ouvres plus l’application.',
  },
  {
    name: 'Tes messages par la page de contact',
    what: 'Ton nom, ton e-mail, ton texte et le fichier joint.',
    why: 'Te répondre : notre intérêt, et le tien.',
    howLong: 'Un an.',
    besides:
      'Ils n’appartiennent à aucun compte, car chacun peut y écrire n’importe quelle adresse : pour les relire ou les effacer plus tôt, écris-nous.',
  },
  {
    name: 'La commande commencée et abandonnée',
    what: 'Quand tu quittes le formulaire de commande sans l’envoyer, ou que tu l’envoies avec des erreurs : les deux adresses, le poids, la formule, le prix affiché, le temps passé, la raison et les erreurs, avec le numéro de ton compte.',
    why: 'Corriger ce qui gêne dans le formulaire, et rien d’autre : notre intérêt.',
    howLong: '90 jours.',
    besides: '',
  },
  {
    name: 'Le code d’un nouveau mot de passe',
    what: 'Le code que tu as demandé, et d’où il a été demandé, tous deux chiffrés de façon irréversible.',
    why: 'Protéger ton compte : notre contrat.',
    howLong: 'Dix minutes.',
    besides: '',
  },
  {
    name: 'Les trajets calculés',
    what: 'Les deux points d’un trajet et sa durée, sans ton nom.',
    why: 'Tenir le prix annoncé : notre contrat.',
    howLong: 'Un jour.',
    besides: '',
  },
  {
    name: 'Le comptage des demandes',
    what: 'Combien de fois une adresse réseau, un e-mail ou un compte demande la même chose, chiffrés de façon irréversible. L’adresse elle-même n’est écrite nulle part, pas même dans nos journaux.',
    why: 'Arrêter les abus : notre intérêt, et le tien.',
    howLong: 'Un jour au plus.',
    besides: 'Dix jours au plus pour un mot de passe ou un code qui était faux.',
  },
] as const
