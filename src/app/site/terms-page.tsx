import { paths } from '#app/paths.ts'
import { company } from '#content/company.ts'
import { LegalPage } from './legal-page.tsx'

/** /cgu: our own plain page, for as long as the company's is not configured (R4). */
export default function TermsPage() {
  return (
    <LegalPage
      here={paths.terms}
      title="Conditions générales d’utilisation"
      lead="Ce que le service fait, et ce qu’il attend de toi."
      since="29 novembre 2026"
    >
      <h2>Le service</h2>
      <p>
        {company.brand} permet de commander en ligne la livraison de matériaux et de colis, d’une adresse de retrait à
        une adresse de livraison, en France et à Monaco. Lire ces pages est libre ; commander demande un compte, qui est
        gratuit.
      </p>
      <h2>Ton compte</h2>
      <ul>
        <li>Les informations que tu donnes sont exactes. Quand elles changent, corrige-les dans « Mon compte ».</li>
        <li>
          Ton mot de passe est à toi : ne le partage pas. Si tu penses que quelqu’un l’a, change-le aussitôt, puis
          écris-nous.
        </li>
        <li>Une commande passée depuis ton compte est la tienne, ou celle de l’entreprise dont tu es membre.</li>
      </ul>
      <h2>Ce que tu fais livrer</h2>
      <ul>
        <li>
          Un colis pèse au plus 30 kg et mesure au plus 120 cm x 80 cm x 80 cm. La commande fournisseur accepte un
          chargement jusqu’à 1350 kg, par tranche de poids.
        </li>
        <li>
          Le poids, les adresses et le bordereau disent la vérité : le prix et la sécurité du livreur en dépendent.
        </li>
        <li>Rien d’interdit au transport.</li>
      </ul>
      <h2>Ce que le site ne garantit pas</h2>
      <p>
        Le site peut être arrêté pour entretien, et une durée de trajet reste une estimation. Si le prix ne peut pas
        être calculé, tu envoies ta demande et nous te répondons par e-mail avant tout paiement.
      </p>
      <h2>Nous joindre</h2>
      <p>
        <a href={paths.contact}>La page de contact</a>, ou <a href={`mailto:${company.email}`}>{company.email}</a>. Les
        ventes suivent <a href={company.legal.sales ?? paths.sales}>les conditions de vente</a>, les données{' '}
        <a href={company.legal.privacy ?? paths.privacy}>la politique de confidentialité</a>.
      </p>
    </LegalPage>
  )
}
