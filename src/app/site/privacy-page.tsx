import { paths } from '#app/paths.ts'
import { company } from '#content/company.ts'
import { LegalPage } from './legal-page.tsx'
import { WhoElseSees } from './who-else-sees.tsx'

/** /politique: what is kept, where, why and how long (R4). It must stay true: whoever keeps something new writes it here. */
export default function PrivacyPage() {
  return (
    <LegalPage here={paths.privacy} title="Politique de confidentialité" lead="Ce que nous gardons, pourquoi, et combien de temps.">
      <h2>Ce que tu nous donnes</h2>
      <ul>
        <li>
          <b>Ton compte</b> : nom, prénom, e-mail, téléphone, adresse de facturation, et ta société si tu l’indiques. Ton mot de passe n’est gardé que sous une forme
          qui ne se relit pas. Nous les gardons tant que le compte existe.
        </li>
        <li>
          <b>Tes commandes</b> : adresses, destinataire, poids, moment, prix, bordereau, état de la livraison. Elles servent à livrer et à facturer ; ce qui tient à la
          facture se garde dix ans, c’est la loi.
        </li>
        <li>
          <b>Tes messages</b> envoyés par la page de contact, avec leur fichier : pour te répondre.
        </li>
      </ul>
      <p>Ton numéro de carte n’est pas gardé par {company.brand} : il va à celui qui traite le paiement.</p>
      <p>Pour arrêter les abus, nous comptons les demandes par adresse réseau. Elle n’est écrite dans aucun journal, et n’est gardée que sous une forme qui ne se relit pas.</p>
      <h2>La commande commencée et laissée</h2>
      <p>
        Quand tu quittes le formulaire de commande sans l’envoyer, ou que tu l’envoies avec des erreurs, nous notons : les deux adresses, le poids, la formule, le prix
        affiché, le temps passé, la raison et les erreurs, avec le numéro de ton compte. Cela sert à corriger ce qui gêne dans le formulaire et à rien d’autre. Chaque
        note est effacée au bout de 90 jours.
      </p>
      <h2>Ce qui reste sur ton appareil</h2>
      <ul>
        <li>ta session (12 heures, ou 30 jours si tu coches « Se souvenir de moi ») et ton nom, pour ne pas te les redemander ;</li>
        <li>ton thème, clair ou sombre, si tu en choisis un ;</li>
        <li>le brouillon de ta commande, bordereau compris, pour que rien ne se perde. Il part quand la commande est passée ;</li>
        <li>
          un paiement en cours, pour que tu le retrouves : la commande avec ses noms et ses adresses, et le numéro du paiement, jamais ta carte. Il part dès qu’on sait
          s’il est payé ou refusé, et, si ta carte n’a pas été envoyée, la première fois que tu reviens après un jour ;
        </li>
        <li>le message que tu commences dans le formulaire de commande pour la page de contact, avec son fichier. Il part quand cette page s’ouvre.</li>
      </ul>
      <h2>Aucun traceur</h2>
      <p>
        Pas de publicité, pas de mesure d’audience, pas de cookie de notre part. Rien de nous ne te suit d’un site à l’autre : c’est pourquoi aucun bandeau ne te demande
        ton accord.
      </p>
      <WhoElseSees google={Boolean(import.meta.env['VITE_GOOGLE_MAPS_KEY'])} />
      <h2>Tes droits</h2>
      <p>
        Tu peux lire, corriger, récupérer ou faire effacer tes données : <a href={paths.contact}>écris-nous</a>, ou à{' '}
        <a href={`mailto:${company.email}`}>{company.email}</a>. Si notre réponse ne te convient pas, la CNIL peut être saisie.
      </p>
    </LegalPage>
  )
}
