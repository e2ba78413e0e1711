import { paths } from '#app/paths.ts'
import { company } from '#content/company.ts'
import { salesVersion } from '#content/sales-version.ts'
import { startingPrice } from '#content/starting-price.ts'
import { openingHours, publicWords } from '#rules/moment/opening-words.ts'
import { termsDate } from '#rules/order/sales-terms.ts'
import { quotedVatPercent } from '#rules/price/price.ts'
import { LegalPage } from './legal-page.tsx'
import { Supplement } from './tariff-amounts.tsx'

/** /cgv: section 9's service terms, for as long as the company's own page is not configured (R4). */
export default function SalesPage() {
  const { mediator } = company
  return (
    <LegalPage
      here={paths.sales}
      title="Conditions générales de vente"
      lead="Prix, paiement, délais, annulation, assurance."
      version={termsDate(salesVersion.since)}
    >
      <h2>Le prix</h2>
      <p>
        La livraison démarre à {startingPrice} HT. Le tarif dépend de la distance, du poids et de la zone de livraison,
        et de la formule : Flex, Planifiée (<Supplement of="planifiee" />) ou Urgent (<Supplement of="urgent" />
        ). Le prix HT, la TVA à <VatPercent /> % et le prix TTC sont affichés avant le paiement ; c’est ce prix qui est
        payé. Il comprend l’énergie nécessaire au transport : fixé à la commande et payé aussitôt, il n’est pas révisé.
      </p>
      <h2>La commande et le paiement</h2>
      <p>
        Tu paies par carte, en euros, en validant la commande, ou quelqu’un d’autre la paie par le lien que tu lui
        donnes, au prix affiché, pendant 48 heures. Nous ne gardons pas ton numéro de carte : si tu coches la case, le
        prestataire de paiement garde ta carte jusqu’à ce que tu la retires. Quand le prix ne peut pas être calculé, la
        commande est une simple demande : rien n’est payé avant notre réponse.
      </p>
      <p>
        Une entreprise à qui nous avons ouvert un compte peut commander dessus, jusqu’à son plafond : ses livraisons
        sont facturées ensemble, et la facture se règle par virement, trente jours au plus après sa date.
      </p>
      <h2>Les délais</h2>
      <ul>
        <li>
          Nous livrons du lundi au samedi, {publicWords}, hors jours fériés. Le créneau précis est donné à la validation
          de la commande. {openingHours}
        </li>
        <li>Flex : à la demi-journée choisie, sans engagement d’heure.</li>
        <li>Planifiée : à l’heure que tu choisis, au moins trois heures à l’avance.</li>
        <li>Urgent : retrait dans l’heure.</li>
      </ul>
      <h2>Changer d’avis</h2>
      <p>
        L’annulation et la modification sont gratuites jusqu’à 2 heures avant le retrait prévu. Dans ton historique,
        ouvre la commande : tu peux l’annuler, ou changer son moment pour un autre au même prix. Ce que tu as payé pour
        une commande annulée est rendu en entier, sur la carte du paiement, avec un reçu ; une commande sur le compte
        d’une entreprise n’est alors pas facturée. Pour le reste, <a href={paths.contact}>contacte-nous</a> avec ton
        numéro de commande.
      </p>
      <p>
        Le droit de rétractation de quatorze jours ne s’applique pas à un transport de biens prévu à une date ou dans
        une période déterminée (code de la consommation, article L221-28).
      </p>
      <h2>Le destinataire absent</h2>
      <p>
        Le livreur l’appelle d’abord. La livraison est ensuite reprogrammée, ou remise à un voisin si le destinataire
        est d’accord. Par le lien de suivi, le destinataire donne cet accord, ou choisit un autre moment de la même
        formule, au même prix, tant que le camion n’est pas parti et après un passage manqué ; une livraison urgente, ou
        manquée trois fois, se reprogramme avec nous. Un passage manqué ne coûte rien.
      </p>
      <h2>Notre responsabilité</h2>
      <p>
        Nous répondons de la perte et de l’avarie de ce que nous transportons. Sauf valeur déclarée, l’indemnité est
        celle du contrat type applicable aux transports publics de marchandises : pour un envoi de moins de trois
        tonnes, au plus 33 euros par kilogramme manquant ou avarié, et 1 000 euros par colis.
      </p>
      <h2>L’assurance</h2>
      <p>
        Elle s’ajoute à cette responsabilité. Chaque livraison est assurée jusqu’à 500 euros. Au-delà, une assurance
        complémentaire existe : <a href={paths.contact}>demande-la</a> avant de commander.
      </p>
      <h2>Un dommage</h2>
      <p>
        Écris tes réserves, précises, dès la réception, avec une photo si tu peux. Une protestation motivée nous est
        ensuite adressée dans les trois jours de la réception, dimanches et jours fériés non compris, par lettre
        recommandée ou acte extrajudiciaire (code de commerce, article L133-3) : sans elle, le droit d’agir contre le
        transporteur s’éteint. Pendant ces trois jours, le destinataire peut signaler le dommage par le lien de suivi,
        avec des photos, et y prendre ce courrier prêt à signer : le signalement seul ne le remplace pas.
      </p>
      {mediator && (
        <>
          <h2>Le médiateur</h2>
          <p>
            Si tu es un particulier et que notre réponse ne te convient pas, tu peux saisir sans frais {mediator.name},{' '}
            {mediator.address} : <a href={mediator.href}>{mediator.href}</a>.
          </p>
        </>
      )}
      <h2>Nous joindre</h2>
      <p>
        <a href={paths.contact}>La page de contact</a>, ou <a href={`mailto:${company.email}`}>{company.email}</a>.
      </p>
    </LegalPage>
  )
}

/** The VAT rate in percent: the usual one, until the serving server writes its tariff's in its place (R8). */
function VatPercent() {
  return <data value="vat-percent">{quotedVatPercent}</data>
}
